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
lobby-makes-room = Who joins now takes a computer’s seat.
lobby-full = All seats are taken. The host can start.
lobby-clock = ⏳ { $clock } a turn
lobby-too-few-people =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-too-few =
    { $missing ->
        [one] One more player is needed; a computer will do.
       *[other] { $missing } more players are needed; computers will do.
    }
button-join = Join
button-leave = Leave
lobby-levels = Add a computer …
button-add = Add { $level }
button-remove = Remove computer
button-start = Start
button-rules = Rules
button-cancel = Cancel

## The table

table-title = ### { $game }
table-round = Round { $round } · { $dealer } dealt
table-turn = It is **{ $name }**’s turn.
table-turn-until = It is **{ $name }**’s turn. ⏳ { $when }
table-paused = ⏸️ The table is paused. The host can let it go on.
name-away = 💤 { $name }
table-computer-turn = **{ $name }** is thinking …
table-seat = **{ $name }** · { $cards } · { $points }
table-seat-turn = ▶ **{ $name }** · { $cards } · { $points }
table-log = -# { $line }
table-goal = -# { $goal }
news-left = { $name } left: a computer plays on
news-removed = { $name } was removed: a computer plays on
news-host = { $name } is the host now
table-vote = Vote to remove { $name }: { $votes } of { $needed } · under *More …*
button-hand = My hand
button-more = More …
button-ready = Ready
button-seat-back = Take my seat back
button-table = To the table
button-rematch = Rematch
button-how-it-went = How it went
button-replay = Replay
button-board = Leaderboard

ping = { $mention }, it is your turn.
ping-until = { $mention }, it is your turn. ⏳ { $when }
ping-reminder = { $mention }, it is your turn. ⏰ A computer plays it { $when }.
ping-direct = **{ $game }**

## Scores

round-title = ### { $game } · end of round { $round }
round-score = **{ $name }** { $score } → { $total }
round-waiting = Not ready yet: { $names }
round-next = The next round is dealt { $when }.
finished-title = ### { $game } · the match is over
finished-early = It was ended with the scores as they stood.
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
finished-last-round = **Last round**
finished-again = *Rematch* keeps the seats. /play opens a new table.
closed-title = ### { $game } · this table is closed
closed-scores = The points as they stood:
closed-again = Start another with /play.

## The private hand

hand-title = **Your hand** · { $cards }
hand-note = > { $note }
hand-detail = -# { $label }: { $detail }
hand-choice = { $action }: { $choice }
hand-until = -# ⏳ A computer plays your turn { $when }.
hand-away = 💤 A computer plays for you.
hand-news-own = -# A computer played for you: { $news }
hand-news-own-more = -# A computer played for you: … { $news }
hand-news = -# Since you looked: { $news }
hand-news-more = -# Since you looked: … { $news }
hint = 💡 **{ $move }** · { $why }
hint-why = 💡 { $why }
button-hint = Hint
button-follow = Do that
hand-lobby = The match has not begun. The host starts it at the table above.
hand-more = More … ({ $page } of { $pages })
button-refresh = Refresh
button-back = Back
button-order = Sort { $order }
button-undo = Undo
note-gone = That is not possible any more. Here is your hand as it is now.
compose-choose =
    { $least ->
        [one] Choose at least one card.
       *[other] Choose at least { $least } cards.
    }
compose-page = Page { $page } of { $pages }. What goes together is on one page.
button-previous = Previous page
button-further = Next page

## More: watching, leaving, voting, managing

menu-host = Host: { $name }
menu-vote = Vote to remove …
button-watch = Watch
button-manage = Manage
button-older = Older
button-newer = Newer
watch-title = ### { $game } · round { $round } so far
watch-title-over = ### { $game } · how round { $round } went
watch-line = { $line }
watch-page = Page { $page } of { $pages }
watch-hidden = -# Hands are shown when the round is over.
watch-hands = **What everybody was left with**
watch-hand = **{ $name }**: { $cards }
watch-no-cards = no cards
vote-under-way = Votes to remove: { $names }
vote-count = { $name } ({ $votes } of { $needed })
vote-noted = Your vote to remove { $name } counts: { $votes } of { $needed }.
vote-carried = The vote is carried: a computer plays on for them.
manage-title = **Manage the table**
manage-expel = Remove a player …
manage-swap = Change a computer …
swap-option = { $name }: play as { $level }
managed-expel = Removed: a computer plays on.
managed-swap = The computer is changed.
managed-pause = Paused: no clock runs, nobody can play.
managed-unpause = The table goes on.
managed-finish = The match is over, with the scores as they stood.
button-pause = Pause
button-unpause = Go on
button-finish = End with these scores
button-end-table = End without counting
sure-go = Leave for good? A computer takes your seat, and the result will not be yours.
sure-finish = End the match with the scores after the last full round? It counts.
sure-end = End this table for everybody? The match will not count.
button-sure-go = Leave
button-sure-finish = End with these scores
button-sure-end = End it

## Settings

clock-0 = no clock
clock-60 = 1 minute
clock-120 = 2 minutes
clock-300 = 5 minutes
clock-900 = 15 minutes
clock-3600 = 1 hour
clock-86400 = 24 hours
language = English
language-auto = as in Discord
openers-everyone = everybody
openers-moderators = moderators only
computers-on = allowed
computers-off = not allowed
thread-on = yes
thread-off = no
limit =
    { $tables ->
        [one] one at a time
       *[other] { $tables } at a time
    }
setting-language = language
setting-clock = time for a turn
setting-openers = may open tables
setting-computers = computers
setting-thread = a thread for each table
setting-limit = tables
setting-channels = Channels for tables: all
settings-option = { $value } · { $name }
settings-server-title = ### Settings of this server
    For new tables; those under way stay as they are.
settings-ask-reset = **Reset all settings of this server?** Language, clock, channels and the usual rules go back to what they were at first.
settings-reset = Everything is as it was at first.
settings-rules-title = ### { $game } · usual rules here
language-title = ### Your language
    Only for you, in every server. What a whole channel reads is in the server’s language (/settings server).
preference-language = language
settings-me-title = ### Your settings
    Only for you, in every server.
button-game-rules = Rules: { $game }
button-reset = Reset all
pings-channel = Call me in the channel
pings-direct = Call me by message
pings-off = Do not call me
compact-off = Full hand: a line a kind
compact-on = Compact hand
order-option = Sort { $order } · { $game }

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
    /stats · what your matches come to
    /history, /replay · finished matches
    /privacy · what is kept about you
    /settings me · calls, and how your hand looks
    /language · yours, whatever Discord’s is
    /settings server · for moderators
help-alone = Alone? Add a computer and start.

## Commands, as Discord lists them

command-play = Open a table in this channel
command-play-game = Which game to play
command-play-computers = How many computers sit down with you
command-play-level = How strong they are
command-play-clock = How long a turn may take
command-play-in-thread = In a thread of its own
command-settings = What you and this server like
command-settings-server = How tables are here (for moderators)
command-settings-me = How you are called, and how your hand looks
command-language = In which language you are answered
command-language-language = Which one; without it, see what is chosen
command-about-game = Which game; without it, the one played here
command-hand = Look at your cards
command-table = Bring the table down to the end of the channel
command-leave = Leave the table; a computer takes your seat
command-end = Close the table (its host, or a moderator)
command-rules = How a game is played
command-card = What a card does, and who it was
command-card-card = Part of its name
command-help = What to do first, and what there is

## Refusals and notices

missing-permissions = I cannot keep a table here: I lack { $permissions }. Please ask a moderator to grant it in this channel.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
channel-not-allowed = Tables are not opened here. Try { $channels }
thread-opened = The table is open in a thread of its own: { $link }
channel-taken-link = It is here: { $link }
table-opened = The table is open: it is in the channel.
rematch-opened = The seats are kept: the new lobby is in the channel.
rematch-seat-kept = The rematch is open, and your seat is kept.
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
error-reference = Something went wrong here. Nothing you did is lost; try again. If it happens again, tell whoever runs the bot this reference: `{ $reference }`
error-not-your-turn = It is { $name }’s turn now. Yours will come.
error-match-waits = The table is not waiting for a move just now.
error-malformed-move = This button is from another game or an older version. *My hand* shows what you can do now.
error-stale-table = The table has moved on since, so nothing was done.
error-channel-taken = A table is already open in this channel. Join it (/table brings it down here), or end it first with /end.
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
error-not-seated-yet = The match has not begun: press *Join*.
error-table-full =
    The table is full with { $most ->
        [one] one player
       *[other] { $most } players
    }. Join the next match, or open a table in another channel.
error-no-computer = No computer sits at this table.
error-not-host = Only the host of the table can do that.
error-not-host-named = Only the host of the table can do that: { $name }.
error-too-few-seats =
    { $fewest ->
        [one] At least one player is needed.
       *[other] At least { $fewest } players are needed. Ask a friend, or add a computer.
    }
error-unknown-level = This game has no computer called “{ $level }”.
error-no-hint = There is no hint this time. The rules (/rules) may help.
error-nothing-to-undo = There is nothing to take back: what was drawn or taken has been seen.
error-not-away = You are at the table already.
error-away = A computer plays for you. *Take my seat back* lets you play again.
error-table-is-paused = The table is paused. The host or a moderator can let it go on.
error-not-paused = The table is not paused.
error-no-round-yet = No round is complete yet, so there are no scores. You can end without counting.
error-own-vote = You cannot vote about yourself. *Leave* is in the same menu.
error-too-few-voters = Two alone cannot vote. A moderator can help.
error-already-voted = You have voted already.
error-already-ready = You are ready. The others are still awaited.
error-not-a-computer = No computer plays there.
error-nobody-to-remove = They do not sit at this table any more.
error-bad-clock = A turn cannot take so long here.
error-forgotten-in-part = Not everything is deleted yet: a table you sit at could not be saved. Use /privacy delete again in a while.
error-too-many-tables =
    { $most ->
        [one] Only one table may run in this server. End it, or wait for it.
       *[other] Only { $most } tables may run in this server. End one, or wait for one.
    }
error-only-moderators-open = In this server only moderators open tables.
error-no-computers-here = This server plays without computers.
error-no-threads-here = There can be no thread here. Try it in a text channel.
error-not-moderator = Only people who may manage the server can do that.
error-round-not-over = The round is still being played, or the next one has begun.
error-table-is-lobby = The match has not begun. The host starts it.
error-table-is-playing = The match is already under way.
error-table-is-round-over = The round is over. Press *Ready* to go on.
error-table-is-finished = This match is over. Press *Rematch*, or open a table with /play.
error-table-is-closed = This table is closed. Open another with /play.
error-no-table-here = There is no table in this channel. Open one with /play.
error-option-of-other-game = { $game } has no rule called “{ $name }”. Leave it out and try again.
error-unknown-card = There is no card of that name. Type a part of it and choose from the list.
error-unknown-button = This button is from an older version. *My hand* and /table show how things stand.
