# The bot's own words. A line fits a phone: about 45 characters.
# Names and cards come in as they are to be shown.

## Numbers, lists, names

number = { $value }
gain = +{ $points }
list-pair = { $first } and { $last }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
seat-number = Seat { $number }
computer-name = 🤖 { $level }
computer-name-numbered = 🤖 { $level } { $number }
level-page = Page
level-courtier = Courtier
level-regent = Regent
level-page-detail = plays like a beginner
level-courtier-detail = a sound player
level-regent-detail = the best there is; takes its time
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cards-in-hand =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Lobby

lobby-seats = **Seats** · { $taken } of { $most }
lobby-host = **{ $number }** · { $name } · host
lobby-person = **{ $number }** · { $name }
lobby-computer = **{ $number }** · { $name } · computer
lobby-free = **{ $number }** · free
lobby-waiting = Join in. The host starts when everybody is here.
lobby-full = All seats are taken. The host can start.
lobby-too-few =
    { $missing ->
        [one] One more player is needed; a computer will do.
       *[other] { $missing } more players are needed; computers will do.
    }
button-join = Join
button-leave = Leave
lobby-levels = Add a computer: how strong?
button-add = Add computer
button-remove = Remove computer
button-start = Start
button-rules = Rules
button-cancel = Cancel

## The table

table-title = ### { $game }
table-round = Round { $round } · { $dealer } dealt
table-turn = It is **{ $name }**’s turn.
table-computer-turn = **{ $name }** is thinking …
table-seat = **{ $name }** · { $cards } · { $points }
table-seat-turn = ▶ **{ $name }** · { $cards } · { $points }
table-log = -# { $line }
button-hand = My hand
button-next = Next round
button-rematch = Rematch
button-board = Leaderboard

ping = { $mention }, it is your turn.

## Scores

round-title = ### { $game } · end of round { $round }
round-score = **{ $name }** { $score } → { $total }
round-next = Anybody at the table can start the next round.
finished-title = ### { $game } · the match is over
finished-won = 👑 **{ $name }** wins!
finished-shared = 👑 { $names } share the victory!
place =
    { $place ->
        [1] 🥇 1st
        [2] 🥈 2nd
        [3] 🥉 3rd
       *[other] { $place }th
    }
standing = { $place } · **{ $name }** · { $points }
finished-again = *Rematch* keeps the seats. /play opens a new table.
closed-title = ### { $game } · this table is closed
closed-scores = The points as they stood:
closed-again = Start another with /play.

## The private hand

hand-title = **Your hand** · { $cards }
hand-note = > { $note }
hand-detail = -# { $label }: { $detail }
hand-choice = { $action }: { $choice }
hint = 💡 **{ $move }** { $why }
hint-why = 💡 { $why }
button-hint = Hint
button-follow = Do that
hand-lobby = The match has not begun. The host starts it at the table above.
hand-more = More … ({ $page } of { $pages })
button-refresh = Refresh
button-back = Back
button-order = Sort { $order }
note-gone = That is not possible any more. Here is your hand as it is now.
compose-choose =
    { $least ->
        [one] Choose at least one card.
       *[other] Choose at least { $least } cards.
    }
compose-page = Page { $page } of { $pages }. Choose all cards on one page.
button-previous = Back a page
button-further = Next page

## Leaderboard

board-title = ### 🏆 Leaderboard · { $game }
board-by = Ranked by { $by }.
board-row =
    { $rank ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }**{ $rank }** · { $name } · { $value }
board-own = { $row } ← you
board-gap = …
board-value-points = { $points } · { $wins } won of { $matches }
board-value-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $matches } · { $points }
board-value-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } · { $wins } won · { $points }
board-empty = Nobody has finished a match here yet. Be the first: /play
board-page = Page { $page } of { $pages }
board-by-points = points
board-by-wins = wins
board-by-matches = matches played
board-choose-by = Ranked by …
board-choose-game = Game …

## Rules, cards, help

rules-title = ### { $game } · rules
rules-heading = **{ $heading }**
rules-line = - { $line }
rules-house = House rulings: where the printed rules are silent, this is how it is played here.
rules-choose = Go to …
rules-option = { $number }. { $heading }
rules-page = Page { $page } of { $pages }
card-title = ### { $card }
card-game = -# { $game }
card-choice = { $card } · { $game }
help-title = ### Royal card games in your channel
help-first = **To begin**
    1. /play opens a table in this channel.
    2. The others press *Join*; computers fill up.
    3. The host presses *Start*.
    4. *My hand* shows your cards, only to you.
help-commands = **Commands**
    /play · open a table
    /hand · your cards
    /table · bring the table down here
    /leave · a computer takes your seat
    /end · close the table
    /rules · how a game is played
    /card · a card and who it was
    /leaderboard · who leads this server
help-alone = Alone? Add a computer and start.

## Commands, as Discord lists them

command-play = Open a table in this channel
command-play-game = Which game to play
command-play-computers = How many computers sit down with you
command-play-level = How strong they are
command-about-game = Which game; without it, the one played here
command-hand = Look at your cards
command-table = Bring the table down to the end of the channel
command-leave = Leave the table; a computer takes your seat
command-end = Close the table (its host, or a moderator)
command-rules = How a game is played
command-card = What a card does, and who it was
command-card-card = Part of its name
command-leaderboard = Who leads in this server
command-help = What to do first, and what there is

## Refusals and notices

missing-permissions = I cannot keep a table here: I lack { $permissions }. Please ask a moderator to grant it in this channel.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
channel-taken-link = It is here: { $link }
table-opened = The table is open: it is in the channel.
rematch-opened = The seats are kept: the new lobby is in the channel.
table-reposted = The table is at the end of the channel.
table-ended = The table is closed.
table-kept = The table stays open.
left-lobby = You have left the table.
left-last = You have left the table. Nobody else was there, so it is closed.
left-match = You have left the table. A computer plays your hand on.

notice-end = End this table for everybody?
notice-end-match = The match under way will not count.
button-end = End it
button-keep = Keep playing
error-reference = Something went wrong here. Nothing you did is lost; try again. If it happens again, tell the host this reference: `{ $reference }`
error-not-your-turn = It is { $name }’s turn now. Yours will come.
error-match-waits = The table is not waiting for a move just now.
error-malformed-move = This button is from another game or an older version. *My hand* shows what you can do now.
error-stale-table = The table has moved on since, so nothing was done.
error-channel-taken = A table is already open in this channel. Join it, or end it first with /end.
error-store = The move could not be saved, so it was not made. Please try again in a moment.
error-unknown = That did not work. *My hand* and /table show how things stand.
error-bad-rules = “{ $value }” is not possible for { $name }.
error-no-such-table = There is no such table here. Open one with /play.
error-too-many-computers =
    { $most ->
        [one] At most one computer fits at this table.
       *[other] At most { $most } computers fit at this table.
    }
error-already-seated = You already sit at this table.
error-not-seated = You do not sit at this table. You can watch, or join the next match.
error-table-full =
    The table is full with { $most ->
        [one] one player
       *[other] { $most } players
    }. Join the next match, or open a table in another channel.
error-no-computer = No computer sits at this table.
error-not-host = Only the host of the table can do that.
error-too-few-seats =
    { $fewest ->
        [one] At least one player is needed.
       *[other] At least { $fewest } players are needed. Ask a friend, or add a computer.
    }
error-unknown-level = This game has no computer called “{ $level }”.
error-no-hint = There is no hint this time. The rules (/rules) may help.
error-round-not-over = The round is still being played, or the next one has begun.
error-table-is-lobby = The match has not begun. The host starts it.
error-table-is-playing = The match is already under way.
error-table-is-round-over = The round is over. Press *Next round* to go on.
error-table-is-finished = This match is over. Press *Rematch*, or open a table with /play.
error-table-is-closed = This table is closed. Open another with /play.
error-no-table-here = There is no table in this channel. Open one with /play.
error-option-of-other-game = { $game } has no rule called “{ $name }”. Leave it out and try again.
error-unknown-card = There is no card of that name. Type a part of it and choose from the list.
error-unknown-button = This button is from an older version. *My hand* and /table show how things stand.
