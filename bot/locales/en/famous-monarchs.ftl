# The Famous Monarchs of England. A line fits a phone: about 45 characters.
# Cards, names and lists come in as they are to be shown.

famous-monarchs-name = The Famous Monarchs of England
famous-monarchs-tagline = Line up three monarchs and four, by date or by name.

## Table rules

famous-monarchs-order-date = by date
famous-monarchs-order-name = by name
famous-monarchs-option-goal = Goal
famous-monarchs-option-goal-points = first to a target
famous-monarchs-option-goal-rounds = a number of rounds
famous-monarchs-option-points = Target in points
famous-monarchs-option-rounds = Number of rounds
famous-monarchs-option-interregnum = Cromwell’s place by date
famous-monarchs-option-interregnum-strict = between Charles 1 and Charles 2
famous-monarchs-option-interregnum-bridged = not in the order of dates
famous-monarchs-goal-points = First to { $n } points
famous-monarchs-goal-rounds =
    { $n ->
        [one] Most points in one round
       *[other] Most points after { $n } rounds
    }
famous-monarchs-rules-line = { $goal } · Cromwell: { $interregnum }

## The table

famous-monarchs-reign = { $years }
famous-monarchs-no-reign = heir to the throne
famous-monarchs-upcard = Face up: **{ $card }** · { $reign }
famous-monarchs-no-upcard = No card lies face up.
famous-monarchs-piles =
    { $stock ->
        [one] 1 card in the pack
       *[other] { $stock } cards in the pack
    } · { $pile } on the pile
famous-monarchs-renewals =
    { $n ->
        [one] The pack was made new once; { $most } times at most.
       *[other] The pack was made new { $n } of { $most } times.
    }

## What happened

famous-monarchs-did-deal = A round is dealt: { $cards } lies face up
famous-monarchs-did-shuffle =
    { $n ->
        [one] The pile becomes a new pack of 1 card
       *[other] The pile becomes a new pack of { $n } cards
    }
famous-monarchs-did-draw = { $player } draws
famous-monarchs-did-take-discard = { $player } takes { $cards }
famous-monarchs-did-discard = { $player } discards { $cards }
famous-monarchs-did-declare = { $player } declares { $cards }

## A player's statistics

famous-monarchs-stats-declare =
    { $n ->
        [one] One winning hand declared
       *[other] { $n } winning hands declared
    }
famous-monarchs-stats-card =
    { $n ->
        [one] Most often in one: { $card }
       *[other] Most often in one: { $card }, { $n } times
    }
famous-monarchs-stats-discard =
    { $n ->
        [one] A discard taken once
       *[other] Discards taken: { $n }
    }

## Winning hands

famous-monarchs-by-date = by date
famous-monarchs-by-name = by name
famous-monarchs-set = **{ $n } { $order }** · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    { $cards }
famous-monarchs-stands-for = ⚔ Cromwell as { $monarch }
famous-monarchs-joint-by-date = ♛ Mary 2
famous-monarchs-joint-by-name = ♚ William 3
famous-monarchs-spare = Left over: { $cards }
famous-monarchs-won = 👑 **{ $player }** declared a winning hand:
famous-monarchs-won-score =
    { $points ->
        [one] The hand counts **1 point**.
       *[other] The hand counts **{ $points } points**.
    }
famous-monarchs-won-bonus = ⚔ { $holder } held Cromwell: **{ $points } more** for { $player }.
famous-monarchs-stuck = The pack was made new { $n } times and is empty again: nobody scores.

## A hand

famous-monarchs-hand-card = { $card } · { $reign }{ $new ->
        [0] { "" }
       *[other] { " " }✦ new
    }
famous-monarchs-hand-brief = { $card }{ $new ->
        [0] { "" }
       *[other] { " " }✦
    }
famous-monarchs-prompt-draw = **Your turn.** Draw from the pack, or take the card that lies face up.
famous-monarchs-prompt-discard = Now discard a card.
famous-monarchs-prompt-discard-other = Now discard a card, any but { $card }, which you just took.
famous-monarchs-prompt-declare = 👑 **You hold a winning hand!** Declare it, or discard and play on.
famous-monarchs-prompt-wait = It is { $player }’s turn.
famous-monarchs-prompt-deal = The next round is about to be dealt.
famous-monarchs-prompt-shuffle = The pile is being shuffled into a new pack.
famous-monarchs-prompt-over = The match is over.
famous-monarchs-action-draw = Draw
famous-monarchs-action-take = Take { $card }
famous-monarchs-action-discard = Discard
famous-monarchs-action-declare = Declare
famous-monarchs-declare-choice =
    { $points ->
        [one] Declare 1 point, discard { $card }
       *[other] Declare { $points } points, discard { $card }
    }
famous-monarchs-declare-title = 👑 **Your winning hand:**
famous-monarchs-declare-bonus = ⚔ 10 more if another player holds Cromwell.

## Why a hint says so

famous-monarchs-why-declare =
    { $points ->
        [one] It wins the round: 1 point now, before anybody else declares.
       *[other] It wins the round: { $points } points now, before anybody else declares.
    }
famous-monarchs-why-take-wins = { $card } makes it a winning hand.
famous-monarchs-why-take-cromwell = { $card } stands in for any one monarch, and nobody else gets him.
famous-monarchs-why-take-nearer = { $card } brings you a card nearer to a winning hand.
famous-monarchs-why-take-choice = { $card } opens more ways to a winning hand, or better ones.
famous-monarchs-why-draw = { $card } brings you no nearer to a winning hand; a new card may.
famous-monarchs-why-draw-choice = { $card } brings you nearer, but by ways worth too little; a new card may do more.
famous-monarchs-why-discard-spare = The best hand within your reach does without { $card }; it lacks { $missing }.
famous-monarchs-why-discard-least = You lose least with { $card }: what you keep has the best ways to win.

## Refusals

famous-monarchs-error-not-your-turn = It is { $player }’s turn; yours will come.
famous-monarchs-error-phase-deal = The round is over. Wait for the next deal.
famous-monarchs-error-phase-shuffle = The pack is being made new. Try again in a moment.
famous-monarchs-error-phase-draw = Take a card first: from the pack or the pile (M4).
famous-monarchs-error-phase-play = You have your card. Now discard one, or declare (M4).
famous-monarchs-error-phase-over = The match is over.
famous-monarchs-error-not-in-hand = You do not hold { $card }. Choose a card of your hand ({ $rule }).
famous-monarchs-error-just-taken = You just took { $card } from the pile, so it stays this turn ({ $rule }). Discard another card.
famous-monarchs-error-no-set =
    { $missing ->
        [one] No set of three or four is in these seven cards ({ $rule }); one card is missing. Discard and play on.
       *[other] No set of three or four is in these seven cards ({ $rule }); { $missing } cards are missing. Discard and play on.
    }
famous-monarchs-error-only-three =
    { $missing ->
        [one] { $set } are a set of three, but there is no set of four ({ $rule }); one card is missing. Discard and play on.
       *[other] { $set } are a set of three, but there is no set of four ({ $rule }); { $missing } cards are missing. Discard and play on.
    }
famous-monarchs-error-only-four =
    { $missing ->
        [one] { $set } are a set of four, but the rest is no set of three ({ $rule }); one card is missing. Discard and play on.
       *[other] { $set } are a set of four, but the rest is no set of three ({ $rule }); { $missing } cards are missing. Discard and play on.
    }
famous-monarchs-error-one-card-twice =
    { $missing ->
        [one] { $set } are a set of four, but the set of three would use a card of it again ({ $rule }); one card is missing. Discard and play on.
       *[other] { $set } are a set of four, but the set of three would use a card of it again ({ $rule }); { $missing } cards are missing. Discard and play on.
    }
famous-monarchs-error-cromwell-twice =
    { $missing ->
        [one] { $set } are a set of four, but the set of three would need Cromwell again ({ $rule }); one card is missing. Discard and play on.
       *[other] { $set } are a set of four, but the set of three would need Cromwell again ({ $rule }); { $missing } cards are missing. Discard and play on.
    }
famous-monarchs-error-bad-deal = That is no deal of the whole deck, seven cards a seat ({ $rule }).
famous-monarchs-error-bad-shuffle = A new pack is the pile without its top card, no more and no less ({ $rule }).
famous-monarchs-error-no-such-action = There is nothing to put together here. Open your hand again ({ $rule }).

## The rules

famous-monarchs-rules-aim = Aim
famous-monarchs-rules-aim-1 = The deck has { $cards } cards: the rulers of England in the order of their reigns, from Alfred to the heir of Elizabeth 2.
famous-monarchs-rules-aim-2 = **M1** · You want a winning hand: a set of three **and** a set of four, or one set of seven.
famous-monarchs-rules-aim-3 = **M2** · A set by date is rulers who came one after the other: Edward 6, Mary 1, Elizabeth 1.
famous-monarchs-rules-aim-4 = A set by name shares a name, with numbers in a row: Henry 4, Henry 5, Henry 6.
famous-monarchs-rules-aim-5 = High numbers count more, so it can pay to wait for a better hand.
famous-monarchs-rules-turn = A round
famous-monarchs-rules-turn-1 = **M3** · Everybody gets { $hand } cards. The rest is the pack; its top card is turned up beside it and begins the discard pile.
famous-monarchs-rules-turn-2 = **M4** · On your turn take one card, from the pack or from the top of the pile. Then discard one, face up.
famous-monarchs-rules-turn-3 = The turn goes round clockwise.
famous-monarchs-rules-turn-4 = **M5** · Once you hold a winning hand you may declare it. It is scored, and the round is over. Then all { $cards } cards are shuffled again.
famous-monarchs-rules-turn-5 = **M6** · An empty pack is made new from the discard pile.
famous-monarchs-rules-score = What it counts
famous-monarchs-rules-score-1 = **M7** · Only the winner of a round scores. Each card in a set counts its monarch’s number: Henry 6 counts 6.
famous-monarchs-rules-score-2 = A monarch without a number, such as Victoria, counts 1.
famous-monarchs-rules-score-3 = **M8** · { $goal ->
    [points] This match is won by whoever first reaches { $points } points.
   *[rounds] This match is won by whoever has most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
    }
famous-monarchs-rules-score-4 = The host chooses: a target from 10 to 500 points (60 is usual), or 1 to 20 rounds (5 are usual).
famous-monarchs-rules-score-5 = **M11** · If somebody else holds Cromwell when you declare, you get { $bonus } points more, and they are named.
famous-monarchs-rules-special = Two unusual cards
famous-monarchs-rules-special-1 = **M9** · ♛♚ **William 3 and Mary 2** share one card. By date it is Mary 2, by name William 3.
famous-monarchs-rules-special-2 = It may lie in two sets at once, one by date and one by name, and then counts in both: 2 and 3.
famous-monarchs-rules-special-3 = So six cards can make a three and a four, and seven can make two fours. No other card may be used twice.
famous-monarchs-rules-special-4 = **M10** · ⚔ **Oliver Cromwell** stands in for any one monarch in a winning hand. He counts nothing.
famous-monarchs-rules-special-5 = Keep him too long, and he hands { $bonus } points to somebody else (M11).
famous-monarchs-rules-examples = Examples
famous-monarchs-rules-examples-1 = Edward 4, 5, 6, 7 by name, and George 5, Edward 8, George 6 by date: 22 + 19 = **41**.
famous-monarchs-rules-examples-2 = Henry 2, Henry 3, Cromwell as Henry 4, Henry 5, and Edward 6, Mary 1, Elizabeth 1: 10 + 8 = **18**.
famous-monarchs-rules-examples-3 = George 2, 3, 4, and Harold 2, William 1, William 2, Henry 1 by date: 9 + 6 = **15**.
famous-monarchs-rules-examples-4 = From Athelstan to Ethelred, seven by date: **7**.
famous-monarchs-rules-examples-5 = William 1, 2, 3, 4 by name, and James 2, Mary 2, Anne by date, six cards in all: 10 + 5 = **15**. The seventh card does not matter.
famous-monarchs-rules-examples-6 = With George 1 as the seventh there are two fours: 10 + 6 = **16**.
famous-monarchs-rules-names = Names that make sets
famous-monarchs-rules-name = { $cards }
famous-monarchs-rules-rulings-turn = House rulings: turns
famous-monarchs-rules-rulings-turn-1 = **M-R1** · Two to six can play.
famous-monarchs-rules-rulings-turn-2 = **M-R2** · The player on the dealer’s left begins. The first dealer is drawn by lot; then the deal goes round clockwise.
famous-monarchs-rules-rulings-turn-3 = **M-R3** · You declare on your own turn, after taking a card, together with your discard. The seven cards left are the winning hand.
famous-monarchs-rules-rulings-turn-4 = **M-R4** · A wrong declaration is refused and told why. It costs nothing; your turn goes on.
famous-monarchs-rules-rulings-turn-5 = **M-R10** · A card just taken from the pile cannot be discarded in the same turn, unless you declare with it.
famous-monarchs-rules-rulings-turn-6 = **M-R13** · A new pack is made when a turn begins with an empty one, before a card is taken. The top of the pile stays where it is.
famous-monarchs-rules-rulings-sets = House rulings: sets
famous-monarchs-rules-rulings-sets-1 = **M-R5** · All seven cards are needed. Only the shared card, used twice, can leave one over; that one counts nothing.
famous-monarchs-rules-rulings-sets-2 = **M-R6** · Where a hand can be read in several ways, the one that counts most is taken. It is found for you.
famous-monarchs-rules-rulings-sets-3 = **M-R7** · { $interregnum ->
    [strict] At this table Cromwell has his own place by date, between Charles 1 and Charles 2. He may fill it and counts nothing there; without him the two are not neighbours.
   *[bridged] At this table Charles 1 and Charles 2 are neighbours by date; Cromwell has no place of his own.
    }
famous-monarchs-rules-rulings-sets-4 = **M-R8** · Cromwell may stand in for William 3 and Mary 2 in one set. Only the real card can lie in two.
famous-monarchs-rules-rulings-sets-5 = **M-R9** · He stands in for rulers of the list only: there was no Harold 3.
famous-monarchs-rules-rulings-sets-6 = **M-R11** · In one set alone, William 3 and Mary 2 counts 2 by date, 3 by name.
famous-monarchs-rules-rulings-end = House rulings: the end
famous-monarchs-rules-rulings-end-1 = **M-R12** · If the lead is shared at the end, rounds go on until one leads.
famous-monarchs-rules-rulings-end-2 = **M-R14** · The pack is made new at most { $renewals } times a round. When it is empty once more, the round ends and nobody scores.
famous-monarchs-rules-rulings-end-3 = **M-R15** · After { $cap } rounds the match ends in any case. The highest total wins, and is shared on a tie.

## The card pages

famous-monarchs-page-reign = **Reign** · { $reign }
famous-monarchs-page-points =
    { $numbered ->
        [yes] { $points ->
            [one] **Counts** · 1 point, for the number
           *[other] **Counts** · { $points } points, for the number
        }
       *[no] **Counts** · { $points ->
            [one] 1 point
           *[other] { $points } points
        }, having no number
    }
famous-monarchs-page-joint = **Counts** · { $date } by date, { $name } by name; in two sets at once, both (M9)
famous-monarchs-page-cromwell = **Counts** · nothing. Stands in for any monarch (M10); in another hand he gives the winner { $bonus } (M11)
famous-monarchs-page-first = **By date** · the first; then { $after }
famous-monarchs-page-last = **By date** · the last, after { $before }
famous-monarchs-page-between = **By date** · after { $before }, before { $after }
famous-monarchs-page-interregnum =
    { $self ->
        [yes] Some tables give him no place of his own (M-R7).
       *[no] At some tables Charles 1 and 2 are neighbours (M-R7).
    }
famous-monarchs-page-name = **By name** · { $cards }
famous-monarchs-page-no-name = **By name** · no set; fewer than three share the name

## The cards

famous-monarchs-card-alfred = ♚ Alfred the Great
famous-monarchs-card-edward-the-elder = ♚ Edward the Elder
famous-monarchs-card-athelstan = ♚ Athelstan
famous-monarchs-card-edmund-1 = ♚ Edmund 1
famous-monarchs-card-edred = ♚ Edred
famous-monarchs-card-edwy = ♚ Edwy
famous-monarchs-card-edgar = ♚ Edgar
famous-monarchs-card-edward-the-martyr = ♚ Edward the Martyr
famous-monarchs-card-ethelred = ♚ Ethelred the Unready
famous-monarchs-card-edmund-2 = ♚ Edmund 2
famous-monarchs-card-cnut = ♚ Cnut
famous-monarchs-card-harold-1 = ♚ Harold 1
famous-monarchs-card-harthacnut = ♚ Harthacnut
famous-monarchs-card-edward-the-confessor = ♚ Edward the Confessor
famous-monarchs-card-harold-2 = ♚ Harold 2
famous-monarchs-card-william-1 = ♚ William 1
famous-monarchs-card-william-2 = ♚ William 2
famous-monarchs-card-henry-1 = ♚ Henry 1
famous-monarchs-card-stephen = ♚ Stephen
famous-monarchs-card-henry-2 = ♚ Henry 2
famous-monarchs-card-richard-1 = ♚ Richard 1
famous-monarchs-card-john = ♚ John
famous-monarchs-card-henry-3 = ♚ Henry 3
famous-monarchs-card-edward-1 = ♚ Edward 1
famous-monarchs-card-edward-2 = ♚ Edward 2
famous-monarchs-card-edward-3 = ♚ Edward 3
famous-monarchs-card-richard-2 = ♚ Richard 2
famous-monarchs-card-henry-4 = ♚ Henry 4
famous-monarchs-card-henry-5 = ♚ Henry 5
famous-monarchs-card-henry-6 = ♚ Henry 6
famous-monarchs-card-edward-4 = ♚ Edward 4
famous-monarchs-card-edward-5 = ♚ Edward 5
famous-monarchs-card-richard-3 = ♚ Richard 3
famous-monarchs-card-henry-7 = ♚ Henry 7
famous-monarchs-card-henry-8 = ♚ Henry 8
famous-monarchs-card-edward-6 = ♚ Edward 6
famous-monarchs-card-mary-1 = ♛ Mary 1
famous-monarchs-card-elizabeth-1 = ♛ Elizabeth 1
famous-monarchs-card-james-1 = ♚ James 1
famous-monarchs-card-charles-1 = ♚ Charles 1
famous-monarchs-card-cromwell = ⚔ Oliver Cromwell
famous-monarchs-card-charles-2 = ♚ Charles 2
famous-monarchs-card-james-2 = ♚ James 2
famous-monarchs-card-william-3-mary-2 = ♛♚ William 3 and Mary 2
famous-monarchs-card-anne = ♛ Anne
famous-monarchs-card-george-1 = ♚ George 1
famous-monarchs-card-george-2 = ♚ George 2
famous-monarchs-card-george-3 = ♚ George 3
famous-monarchs-card-george-4 = ♚ George 4
famous-monarchs-card-william-4 = ♚ William 4
famous-monarchs-card-victoria = ♛ Victoria
famous-monarchs-card-edward-7 = ♚ Edward 7
famous-monarchs-card-george-5 = ♚ George 5
famous-monarchs-card-edward-8 = ♚ Edward 8
famous-monarchs-card-george-6 = ♚ George 6
famous-monarchs-card-elizabeth-2 = ♛ Elizabeth 2
famous-monarchs-card-charles-prince-of-wales = ⚜ Charles, Prince of Wales

## Short lives

famous-monarchs-life-alfred = King of Wessex. He beat the Viking army at Edington in 878, built fortified towns, and had books put into English for his people.
famous-monarchs-life-edward-the-elder = Alfred’s son. With his sister Æthelflæd of Mercia he won back the Midlands and East Anglia from the Danes.
famous-monarchs-life-athelstan = The first to rule all of England. In 937 he broke an alliance of Scots and Norsemen at Brunanburh.
famous-monarchs-life-edmund-1 = Half-brother of Athelstan, king at eighteen. He was stabbed by an outlaw at a feast in 946.
famous-monarchs-life-edred = The third of the brothers to reign, and often ill. In his time Northumbria lost its last Viking king, Eric Bloodaxe.
famous-monarchs-life-edwy = Crowned as a youth and soon at odds with the churchman Dunstan. Half his kingdom went over to his brother before he died.
famous-monarchs-life-edgar = Called the Peaceful. His coronation at Bath in 973 set a pattern that English coronations follow to this day.
famous-monarchs-life-edward-the-martyr = A boy king, killed at Corfe in 978 when he came to visit his stepmother. He was soon honoured as a saint.
famous-monarchs-life-ethelred = His nickname meant badly advised. He paid the Danes to go away; they came back, and for some months of 1013 and 1014 he lost the throne to Sweyn Forkbeard.
famous-monarchs-life-edmund-2 = Called Ironside for his courage. He fought Cnut through most of 1016, agreed to share England with him, and died that November.
famous-monarchs-life-cnut = A Dane who ruled England, Denmark and Norway. In the story he ordered back the tide to show flatterers how little a king can do.
famous-monarchs-life-harold-1 = Called Harefoot, a son of Cnut. He first governed for his absent half-brother and took the crown for himself in 1037.
famous-monarchs-life-harthacnut = Cnut’s son by Queen Emma, King of Denmark too. He fell down at a wedding feast with the cup in his hand.
famous-monarchs-life-edward-the-confessor = Brought up in Normandy and known for his piety. He had Westminster Abbey built and died a few days after it was consecrated.
famous-monarchs-life-harold-2 = Harold Godwinson. He won at Stamford Bridge, marched south, and fell at Hastings less than three weeks later.
famous-monarchs-life-william-1 = The Conqueror, Duke of Normandy. He won England at Hastings in 1066 and had its land and wealth written down in Domesday Book.
famous-monarchs-life-william-2 = Called Rufus for his red face. An arrow killed him while hunting in the New Forest; whether by accident nobody knows.
famous-monarchs-life-henry-1 = The Conqueror’s youngest son. His only lawful son drowned with the White Ship in 1120, which left his daughter Matilda as heir.
famous-monarchs-life-stephen = A grandson of the Conqueror who took the crown before his cousin Matilda could. Years of civil war followed, called the Anarchy.
famous-monarchs-life-henry-2 = Matilda’s son, the first Plantagenet. He gave England common law, and is remembered for the murder of Thomas Becket in 1170.
famous-monarchs-life-richard-1 = The Lionheart, a crusader. He spent about half a year of his ten-year reign in England, and was held for ransom on the way home.
famous-monarchs-life-john = He lost Normandy and quarrelled with the Pope. His barons made him seal Magna Carta at Runnymede in 1215.
famous-monarchs-life-henry-3 = King at nine, he reigned for fifty-six years. He rebuilt Westminster Abbey and saw Simon de Montfort call a parliament.
famous-monarchs-life-edward-1 = Called Longshanks. He conquered Wales, ringed it with castles, and fought long wars in Scotland.
famous-monarchs-life-edward-2 = Beaten by Robert Bruce at Bannockburn in 1314. His wife Isabella and Roger Mortimer took his throne from him.
famous-monarchs-life-edward-3 = He claimed the crown of France, began the Hundred Years’ War, and founded the Order of the Garter.
famous-monarchs-life-richard-2 = At fourteen he faced the Peasants’ Revolt in person. His cousin Henry took the crown from him in 1399.
famous-monarchs-life-henry-4 = The first king of the house of Lancaster. He spent his reign holding what he had seized, against Percys and Owain Glyndŵr.
famous-monarchs-life-henry-5 = The victor of Agincourt in 1415. A treaty made him heir of France, but he died before its king did.
famous-monarchs-life-henry-6 = King as a baby, and gentle rather than warlike. He founded Eton and King’s College, and lost his crown twice to Edward 4.
famous-monarchs-life-edward-4 = A Yorkist, tall and popular. He won Towton in 1461, was driven out in 1470, and was back within a year.
famous-monarchs-life-edward-5 = King for eleven weeks at the age of twelve and never crowned. He vanished in the Tower with his younger brother.
famous-monarchs-life-richard-3 = He set his nephew aside and reigned two years. He fell at Bosworth; his grave was found under a car park in Leicester in 2012.
famous-monarchs-life-henry-7 = The first Tudor. He won at Bosworth, married Elizabeth of York, joined the two roses, and left a full treasury.
famous-monarchs-life-henry-8 = Married six times. He broke with Rome, made himself head of the Church in England, and closed the monasteries.
famous-monarchs-life-edward-6 = Son of Henry 8 and Jane Seymour, king at nine. The English prayer book is of his time; he died at fifteen.
famous-monarchs-life-mary-1 = The first queen to be crowned in her own right. She brought England back to Rome and married Philip of Spain.
famous-monarchs-life-elizabeth-1 = The last Tudor, never married. Her fleet met the Spanish Armada in 1588, and Shakespeare began in her reign.
famous-monarchs-life-james-1 = King of Scots as James 6, and of both kingdoms from 1603. He escaped the Gunpowder Plot and ordered a new Bible in English.
famous-monarchs-life-charles-1 = He ruled eleven years without Parliament, then fought it and lost. He was beheaded in Whitehall in 1649.
famous-monarchs-life-cromwell = Farmer, soldier and no king. He led Parliament’s army to victory, and was Lord Protector from 1653 until he died in 1658.
famous-monarchs-life-charles-2 = Called back from exile in 1660. His reign saw theatres open again, the plague, and the Great Fire of London.
famous-monarchs-life-james-2 = A Catholic king over a Protestant country. He fled to France in 1688, when his son-in-law William landed.
famous-monarchs-life-william-3-mary-2 = A Dutch prince and his English cousin, crowned together in 1689 after they had accepted the Declaration of Right. Mary died in 1694; William reigned on alone.
famous-monarchs-life-anne = The last Stuart. In 1707 England and Scotland became one kingdom under her. None of her many children outlived her.
famous-monarchs-life-george-1 = Elector of Hanover and Anne’s nearest Protestant heir. Under him Robert Walpole became the first prime minister.
famous-monarchs-life-george-2 = The last British king to lead troops in battle, at Dettingen in 1743. Handel wrote the coronation anthems for him.
famous-monarchs-life-george-3 = He reigned nearly sixty years, lost the American colonies, and was ill in his last decade. His love of farming got him the name Farmer George.
famous-monarchs-life-george-4 = Regent for his father from 1811. He spent freely and built the Pavilion at Brighton.
famous-monarchs-life-william-4 = The sailor king, on the throne at sixty-four. The Reform Act of 1832 gave many more men the vote.
famous-monarchs-life-victoria = Queen at eighteen, for nearly sixty-four years. Railways spread, the empire grew, and her grandchildren sat on many thrones.
famous-monarchs-life-edward-7 = Victoria’s eldest son, king at fifty-nine. He liked travel and company, and helped to bring Britain and France together.
famous-monarchs-life-george-5 = King through the First World War. In 1917 he renamed his house Windsor; in 1932 he was the first to speak to the people by radio at Christmas.
famous-monarchs-life-edward-8 = King for less than a year, never crowned. He gave up the throne in 1936 to marry Wallis Simpson.
famous-monarchs-life-george-6 = He never expected to be king. He fought a stammer, and stayed in London through the Blitz.
famous-monarchs-life-elizabeth-2 = Queen for seventy years, longer than any before her. She saw fifteen prime ministers, from Churchill to Truss.
famous-monarchs-life-charles-prince-of-wales = Eldest son of Elizabeth 2, made Prince of Wales in 1958. He waited longer than any other heir, and became Charles 3 in 2022.
