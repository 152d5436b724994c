# The words about scores: leaderboards, statistics, history, replay, seasons, privacy.
# Names come in as they are to be shown.

percent = { $value } %
somebody = somebody

## Leaderboard

board-title = ### 🏆 Leaderboard · { $game }
board-by = Ranked by { $by } · { $when }
board-row =
    { $rank ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }**{ $rank }** · { $name } · { $value }
board-own = { $row } ← you
board-gap = …
board-note = -# { $note }
board-value-points = { $points }
board-value-wins = { $wins } of { $matches }
board-value-win_rate = { $percent } %
board-value-rating = { $rating } ± { $uncertainty }
board-value-best_match = { $best }
board-value-matches = { $matches }
board-empty = Nobody has finished a match here yet. Be the first: /play
board-empty-season = Nobody has finished a match in this season yet.
board-empty-least =
    Nobody has the { $matches } matches yet that it takes to be on this board.
board-empty-void = No match counts here at the moment.
board-empty-computers =
    { $matches ->
        [one] One match was finished here, but it does not count: matches with computers do not.
       *[other] { $matches } matches were finished here, but none counts: matches with computers do not.
    }
board-own-computers =
    { $matches ->
        [one] You have finished a match here, but it does not count: matches with computers do not.
       *[other] You have finished { $matches } matches here, but none counts: matches with computers do not.
    }
board-how-computers = Whoever may manage the server can let them count: ⚙️ Seasons and ranks, in /settings server.
board-own-least =
    You have { $matches } of the { $least } matches it takes to be on this board.
board-page = Page { $page } of { $pages }
board-by-points = points
board-by-wins = wins
board-by-win_rate = win rate
board-by-rating = rating
board-by-best_match = best match
board-by-matches = matches played
board-option-by = Ranked by { $by }
board-choose-by = Ranked by …
board-choose-season = Season …
board-choose-game = Game …
board-choose-player = Look at a player …
board-alt = Bars by { $by }: { $rows }.
board-alt-row = { $rank }: { $name }, { $value }
button-show-departed = Show those who left
button-hide-departed = Hide those who left
button-seasons = Seasons and ranks

## Seasons

season-all = all time
season-option-all = Season: all time
season-number = Season { $number }
season-now = { $season } (now)
seasons-title = ### ⚙️ Seasons and ranks
seasons-none = No season is under way; all counts for all time.
seasons-now = **{ $season }** is under way, since { $since }.
seasons-monthly = Each month is a season by itself.
seasons-past = -# { $season }: { $since } to { $until }
seasons-count = Matches with computers **count** for ranks here.
seasons-skip = Matches with computers **do not count** for ranks here.
seasons-ask = **End { $season }?** It cannot be undone. If any match counts in it, its podium is shown to everybody in this channel.
seasons-did-start = A season has begun. Every board can show it.
seasons-did-end = The season has ended.
seasons-did-monthly = From now on each month is a season. Its podium is shown in this channel.
seasons-did-manual = Months are no seasons any more. The one under way goes on.
seasons-did-count = Matches with computers count from now on, and so do those already played.
seasons-did-skip = Matches with computers count no longer, those already played included.
button-season-start = Start a season
button-season-next = Start the next season
button-season-end = End the season
button-season-monthly = New season each month
button-season-manual = Stop monthly seasons
button-computers-count = Count them
button-computers-skip = Leave them out
button-corrections = Corrections
podium-title = ### 🏆 { $season } is over
podium-when = { $since } to { $until }
podium-game = **{ $game }**
podium-board = Board: { $game }

## Statistics

stats-title = ### 📈 { $name } · { $game }
stats-none = No match of this game has been finished here by this player.
stats-matches = **{ $matches }** { $matches ->
        [one] match
       *[other] matches
    } · **{ $wins }** won ({ $percent } %)
stats-rating = Rating **{ $rating }** ± { $uncertainty }
stats-unrated = Rating after { $least } matches ({ $matches } so far)
stats-points = **{ $points }** in all
stats-streak = Wins in a row: **{ $now }** now, **{ $best }** at best
stats-margin = Average margin: **{ $points }** points
stats-best-match = Best match: **{ $points }**
stats-best-round = Best round: **{ $points }**
stats-uncounted =
    { $matches ->
        [one] -# One more finished match does not count for ranks.
       *[other] -# { $matches } more finished matches do not count for ranks.
    }
stats-against =
    ⚔️ **Against you:** { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
stats-against-places = You were ahead in { $ahead }, behind in { $behind }, level in { $even }.
stats-against-points = Points: you { $own }, they { $other }.
stats-note = -# { $note }
stats-chart-rating = Rating over { $matches } matches: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
stats-chart-total = All points over { $matches } matches: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
button-chart-rating = Curve of the rating
button-chart-total = Curve of the points
button-history = Matches

## History and replay

history-title = ### 📜 Finished matches
history-of = With { $names }
history-count =
    { $matches ->
        [one] -# one match
       *[other] -# { $matches } matches
    }
history-match = **{ $number }** · { $game } · { $when }
history-seat =
    { $place ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }{ $name }: { $points }
joint = {" · "}
history-void = -# Does not count: a moderator struck it out.
history-uncounted = -# Does not count for ranks.
history-empty = No such match has been finished here yet.
history-none = No match has been finished here yet. Start one with /play.
history-option = Match { $number } · { $game }
history-choose = Replay a match …
history-all-games = All games
replay-title = ### ⏪ Match { $number } · { $game }
replay-turn = -# Turn { $turn } of { $turns } · round { $round }
replay-move = ➤ { $line }
replay-cards =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
replay-hand = 🎴 { $cards }
replay-round = Round { $round }
replay-choose-round = Go to a round …
button-turn-first = ⏮
button-turn-back = ◀ Back
button-turn-next = Next ▶
button-turn-last = ⏭
button-record = Download
button-correct = Correct …
button-to-match = To the match
record-title = The record of match **{ $number }**: every deal and every move.
record-use = -# `python -m engine verify { $name }` re-plays it and proves the totals.
correct-ask = Shall this match count no longer? Totals, ratings and boards are counted anew. It is written down who did it, when and why.
correct-ask-again = This match was struck out. Shall it count again? It is written down who did it, when and why.
correct-why = Why?
reason-test = It was only a test
reason-mistake = It was played by mistake
reason-unfair = It was not played fairly
reason-other = Another reason
corrected-void = It counts no longer. All totals and ratings are counted anew.
corrected-again = It counts again. All totals and ratings are counted anew.
corrections-title = ### Corrections
corrections-none = No result was ever corrected here.
correction = Match **{ $number }** · { $when } · { $who }
correction-void = -# Struck out: { $reason }
correction-again = -# Counts again: { $reason }

## Privacy

privacy-title = ### What is kept about you
privacy-nothing = Nothing is kept about you.
privacy-results =
    { $count ->
        [one] - one result of a finished match, with your name
       *[other] - { $count } results of finished matches, with your name
    }
privacy-moves =
    { $count ->
        [one] - one move you made
       *[other] - { $count } moves you made
    }
privacy-tables =
    { $count ->
        [one] - one table you sat at
       *[other] - { $count } tables you sat at
    }
privacy-preferences =
    { $count ->
        [one] - one thing you chose
       *[other] - { $count } things you chose
    }
privacy-corrections =
    { $count ->
        [one] - one correction you made as a moderator
       *[other] - { $count } corrections you made as a moderator
    }
privacy-others = The people of a server see its results, ratings and finished matches. Nobody else does, and no message of yours is kept.
privacy-leaving = When you leave a server, your data there is deleted 30 days later.
privacy-export = Everything that is kept about you, from all servers.
privacy-ask = **Delete what is kept about you?** It cannot be undone.
privacy-ask-what = Your name, your standings and your ratings go. Results stay as those of an anonymous seat, because they are the others’ too.
privacy-ask-seats =
    { $tables ->
        [one] You sit at a table under way: a computer will take your seat.
       *[other] You sit at { $tables } tables under way: computers will take your seats.
    }
privacy-forgotten-here = Done. Nothing that is kept for this server has your name any more. Messages of tables that are over lose it in the next minutes.
privacy-forgotten-everywhere = Done. Nothing that is kept has your name any more. Messages of tables that are over lose it in the next minutes.
button-export = Download it all
button-delete = Delete …
button-forget-here = Delete in this server
button-forget-everywhere = Delete everywhere
button-keep-data = Keep it

## Commands, as Discord lists them

command-about-player = Who; without it, you
command-leaderboard = Who leads in this server
command-leaderboard-by = What the ranks go by
command-leaderboard-season = A season, or all time
command-leaderboard-page = Which page
command-stats = What a player’s matches come to, and how it went
command-history = Finished matches of this server
command-history-player = Only those of this player
command-history-game = Only those of this game
command-history-against = Only those against this player
command-replay = Page through a finished match, with all hands
command-replay-match = The number of the match, as in /history; without it, the last one
command-privacy = What is kept about you
command-privacy-show = See what is kept about you
command-privacy-export = Get everything that is kept about you as a file
command-privacy-delete = Delete what is kept about you; it asks first

## Refusals

error-no-such-match = There is no finished match { $number } in this server. /history lists those there are.
error-no-match-yet = No match has been finished in this server yet. Start one with /play.
error-match-unreadable = Match { $number } was kept by another version and cannot be shown.
error-no-such-season = There is no season “{ $name }” here. Choose one from the list.
error-not-steward = Only whoever may manage the server can do that.
