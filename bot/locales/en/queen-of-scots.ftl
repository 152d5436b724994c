# Queen of Scots. Lines fit a phone; numbers of rules (Q5) and house rulings (Q-R3) stay as they are.

queen-of-scots-name = Queen of Scots
queen-of-scots-tagline = Collect sets, seize the pile, empty your hand.

## Cards

queen-of-scots-card-mary = Mary Stuart
queen-of-scots-card-darnley = Henry Stuart, Lord Darnley
queen-of-scots-card-elizabeth = Elizabeth I
queen-of-scots-card-james = James VI and I
queen-of-scots-card-rizzio = 🎻 David Rizzio
queen-of-scots-card-throckmorton = 📜 Sir Nicholas Throckmorton
queen-of-scots-card-cecil = 🪶 William Cecil
queen-of-scots-card-bothwell = 🗡️ James Hepburn, Lord Bothwell
queen-of-scots-card-dudley = 🐻 Robert Dudley
queen-of-scots-card-knox = 📖 John Knox
queen-of-scots-card-loch-leven = 🛶 Loch Leven Castle
queen-of-scots-card-fotheringhay = 🏰 Fotheringhay Castle
queen-of-scots-card-gruesome-end = 🪓 A Gruesome End
queen-of-scots-card-geddon = 🐕 Geddon
queen-of-scots-card-crown-jewels = The Crown Jewels

queen-of-scots-short-mary = Mary
queen-of-scots-short-darnley = Darnley
queen-of-scots-short-elizabeth = Elizabeth
queen-of-scots-short-james = James
queen-of-scots-short-rizzio = 🎻 Rizzio
queen-of-scots-short-throckmorton = 📜 Throckmorton
queen-of-scots-short-cecil = 🪶 Cecil
queen-of-scots-short-bothwell = 🗡️ Bothwell
queen-of-scots-short-dudley = 🐻 Dudley
queen-of-scots-short-knox = 📖 Knox
queen-of-scots-short-loch-leven = 🛶 Loch Leven
queen-of-scots-short-fotheringhay = 🏰 Fotheringhay
queen-of-scots-short-gruesome-end = 🪓 Gruesome End
queen-of-scots-short-geddon = 🐕 Geddon
queen-of-scots-short-crown-jewels = Jewels

# A card by its role; a card of an operator's own deck comes in with its own name.
queen-of-scots-royal = 👑 { $name }
queen-of-scots-wild = 💎 { $name }
queen-of-scots-natural = 🎴 { $name }
queen-of-scots-royals = 👑 Royals

# Cards of one kind: “👑 Mary ×2”
queen-of-scots-lot =
    { $n ->
        [1] { $card }
       *[other] { $card } ×{ $n }
    }
queen-of-scots-cards = { $cards }

## The table

queen-of-scots-upcard = Top of the pile: { $card }
queen-of-scots-no-upcard = The pile was just taken.
queen-of-scots-piles = Pile { $pile } · Stock { $stock }
queen-of-scots-stock-is-out =
    { $stock_out ->
        [reshuffle] The stock is out: the pile comes back.
       *[end] The stock is out: the round may end.
    }
queen-of-scots-set =
    { $jewels ->
        [0] { $number }. { $name } ×{ $n } · { $value }
       *[other] { $number }. { $name } ×{ $n } ({ $jewels } 💎) · { $value }
    }
queen-of-scots-set-label = set { $number } { $name }
queen-of-scots-on-table =
    { $n ->
        [one] -# { $n } point on the table
       *[other] -# { $n } points on the table
    }
queen-of-scots-no-sets = -# No sets yet
queen-of-scots-round-line = -# { $player }: { $table } on the table − { $hand } in hand = { $score }

## What happened

queen-of-scots-did-deal =
    { $n ->
        [one] A round is dealt: { $cards } on top, { $n } card in the stock
       *[other] A round is dealt: { $cards } on top, { $n } cards in the stock
    }
queen-of-scots-did-shuffle =
    { $n ->
        [one] { $n } card goes back into the stock
       *[other] { $n } cards are shuffled back into the stock
    }
queen-of-scots-did-draw = { $player } draws
queen-of-scots-did-take-pile =
    { $n ->
        [one] { $player } takes the pile (1 card) and lays { $cards }
       *[other] { $player } takes the pile ({ $n } cards) and lays { $cards }
    }
queen-of-scots-did-take-jewel =
    { $n ->
        [one] { $player } shows two 💎 and takes the pile (1 card) onto set { $set }
       *[other] { $player } shows two 💎 and takes the pile ({ $n } cards), 💎 onto set { $set }
    }
queen-of-scots-did-meld = { $player } lays { $cards }
queen-of-scots-did-lay-off = { $player } adds { $cards } to set { $set }
queen-of-scots-did-discard = { $player } discards { $cards }
queen-of-scots-did-pass = { $player } passes, and the round ends

## A player's statistics

queen-of-scots-stats-set =
    { $n ->
        [one] Favourite set: { $card }, laid once
       *[other] Favourite set: { $card }, laid { $n } times
    }
queen-of-scots-stats-pile =
    { $n ->
        [one] { $cards ->
            [one] Pile taken once, { $cards } card in all
           *[other] Pile taken once, { $cards } cards in all
        }
       *[other] Pile taken { $n } times, { $cards } cards in all
    }

## A hand

queen-of-scots-hand-line =
    { $n ->
        [1] { $new ->
            [0] { $card } · { $value }
           *[other] { $card } · { $value } ✦ new
        }
       *[other] { $new ->
            [0] { $card } ×{ $n } · { $value } each
            [1] { $card } ×{ $n } · { $value } each ✦ new
           *[other] { $card } ×{ $n } · { $value } each ✦ { $new } new
        }
    }
queen-of-scots-hand-brief =
    { $n ->
        [1] { $card }
       *[other] { $card } ×{ $n }
    }{ $new ->
        [0] { "" }
       *[other] { " " }✦
    }
queen-of-scots-top = Top: { $card } · pile { $pile }
queen-of-scots-own-set =
    { $jewels ->
        [0] Your set { $number }: { $name } ×{ $n } · { $value }
       *[other] Your set { $number }: { $name } ×{ $n } ({ $jewels } 💎) · { $value }
    }
queen-of-scots-order-kind = by kind
queen-of-scots-order-most = by copies
queen-of-scots-order-value = by points
queen-of-scots-prompt-draw = Your turn: draw a card.
queen-of-scots-prompt-take = Your turn: draw a card or take the pile.
queen-of-scots-prompt-pass = The stock is out. Take the pile, or pass and end the round.
queen-of-scots-prompt-lay = Lay down what you like, then discard.
queen-of-scots-prompt-discard = Discard a card to end your turn.
queen-of-scots-prompt-wait = { $player } is playing.
queen-of-scots-prompt-deal = The round is over. The next deal is due.
queen-of-scots-prompt-shuffle = The pile is being shuffled.
queen-of-scots-prompt-over = The match is over.
queen-of-scots-draw = Draw
queen-of-scots-take =
    { $n ->
        [0] Take the pile
       *[other] Take the pile (+{ $n })
    }
queen-of-scots-take-one =
    { $n ->
        [0] Take: { $what }
       *[other] Take the pile (+{ $n }): { $what }
    }
queen-of-scots-pass = Pass – end the round
queen-of-scots-pass-confirm = The stock is out. If you pass, the round ends and is scored.
queen-of-scots-lay = Lay down
queen-of-scots-add = Add to a set
queen-of-scots-discard = Discard
queen-of-scots-onto = { $cards } → { $set }
queen-of-scots-keep = { $points } · you keep { $n } more
queen-of-scots-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
queen-of-scots-ends-round = Your last cards: the round ends
queen-of-scots-compose-take = Choose the cards to take it with …
queen-of-scots-compose-lay = Choose the cards to lay …
queen-of-scots-compose-add = Choose the cards to add …
queen-of-scots-compose-take-about =
    { $jewel ->
        [0] To take the pile under { $card }: two or more that match.
       *[other] To take the pile under { $card }: two or more that match each other.
    }
queen-of-scots-compose-lay-about = For a new set: three or more that match, two of them no 💎.
queen-of-scots-compose-add-about = For your sets: cards that match one of them.

## Why not

queen-of-scots-error-not-your-turn = It is { $player }’s turn.
queen-of-scots-error-phase-deal = The next round is not dealt yet.
queen-of-scots-error-phase-draw = First draw a card or take the pile (Q3).
queen-of-scots-error-phase-play = You have your card already. Lay down, or discard to end your turn (Q3).
queen-of-scots-error-phase-shuffle = The pile is being shuffled into a new stock (Q-R6). Try again in a moment.
queen-of-scots-error-phase-over = The match is over. A rematch starts a new one.
queen-of-scots-error-deal-hands = A deal gives { $cards } cards to each of { $hands } players ({ $rule }).
queen-of-scots-error-deal-cards = A deal holds every card of the deck just once ({ $rule }).
queen-of-scots-error-shuffle-cards = The new stock is the pile below its top card ({ $rule }).
queen-of-scots-error-no-stock = The stock is out ({ $rule }). Take the pile, or pass.
queen-of-scots-error-stock-left = You can pass only without a stock ({ $rule }). Draw a card.
queen-of-scots-error-jewels-to-show = To take a pile under { $jewel } you must hold two of them ({ $rule }). Draw instead.
queen-of-scots-error-jewel-needs-two = The taken { $jewel } needs two matching cards from your hand, or a set of yours ({ $rule }).
queen-of-scots-error-take-lays-new-set = Only a taken { $jewel } can join an old set; any other top card lays a new one ({ $rule }).
queen-of-scots-error-take-needs-two = Taking the pile needs two matching cards in hand, { $jewel } not counted ({ $rule }). Draw instead.
queen-of-scots-error-take-mismatch = Those do not match { $card } on top of the pile ({ $rule }). Choose cards that do, or draw.
queen-of-scots-error-not-in-hand = Those cards are not all in your hand ({ $rule }). Look at it again and choose.
queen-of-scots-error-no-cards = No cards are chosen ({ $rule }). Choose at least one.
queen-of-scots-error-jewels-alone = { $jewel } alone are no set ({ $rule }). Lay them with two matching cards.
queen-of-scots-error-too-few-naturals = A set starts with two matching cards or two royals; { $jewel } come on top ({ $rule }).
queen-of-scots-error-set-too-small = A set is three cards or more ({ $rule }). Add another, or keep them.
queen-of-scots-error-mixed-set = One set, one card: only royals mix ({ $rule }). Lay them apart.
queen-of-scots-error-no-such-set = You have no set { $set } ({ $rule }). Choose one of your own.
queen-of-scots-error-no-match = Only { $card } and { $jewel } join that set ({ $rule }). Choose another set.
queen-of-scots-error-no-set-fits = No set of yours takes all of these ({ $rule }). Add them in steps.
queen-of-scots-error-discard-one = Discard exactly one card ({ $rule }).

## Table rules

queen-of-scots-option-target = Points to win
queen-of-scots-option-stock-out = When the stock runs out
queen-of-scots-option-stock-out-end = the round ends
queen-of-scots-option-stock-out-reshuffle = the pile is shuffled once
queen-of-scots-rules-line = First to { $target } · stock out: { $stock_out }
queen-of-scots-goal = First to { $n } points

## The rules

queen-of-scots-rules-aim = Aim
queen-of-scots-rules-aim-1 = 2 to { $seats } players gather sets of the same card (Q1).
queen-of-scots-rules-aim-2 = Cards on your table count for you, cards left in your hand against you (Q14).
queen-of-scots-rules-aim-3 = First to { $target } points wins, over as many rounds as it takes (Q15).
queen-of-scots-rules-aim-4 = Each round: { $hand } cards for everyone, one face up. The player after the dealer begins, and the deal moves on clockwise (Q2).
queen-of-scots-rules-turn = Your turn
queen-of-scots-rules-turn-1 = **Pick up**: the top of the stock, or the whole pile (Q3, Q4).
queen-of-scots-rules-turn-2 = **Lay down** as much or as little as you like: new sets, or more cards on your own (Q3, Q9).
queen-of-scots-rules-turn-3 = **Discard** one card, face up. Then the next player goes (Q3).
queen-of-scots-rules-turn-4 = What lies on the table stays there, as it lies (Q10).
queen-of-scots-rules-sets = Sets
queen-of-scots-rules-sets-1 = Three or more of the same card make a set (Q6).
queen-of-scots-rules-sets-2 = 👑 **Royals** mix with each other in any way (Q8). Nobody else mixes (Q6).
queen-of-scots-rules-sets-3 = 💎 **Crown Jewels** are wild. As many as you like join a set (Q11).
queen-of-scots-rules-sets-4 = A new set needs two real cards, or two royals, before any 💎 (Q7).
queen-of-scots-rules-sets-5 = Add matching cards or 💎 to your own sets, in your turn (Q9).
queen-of-scots-rules-sets-6 = Never to the set of somebody else (Q9).
queen-of-scots-rules-pile = Taking the pile
queen-of-scots-rules-pile-1 = You need two cards in your hand that match its top card (Q5).
queen-of-scots-rules-pile-2 = Those and the top card go down at once as a set (Q5).
queen-of-scots-rules-pile-3 = The rest of the pile comes into your hand, all of it (Q4, Q5).
queen-of-scots-rules-pile-4 = What you have on the table does not help (Q5).
queen-of-scots-rules-pile-5 = 💎 on top: show two 💎 from your hand, and play the top one at once, onto a set of yours or with two matching cards from your hand (Q12).
queen-of-scots-rules-end = The end
queen-of-scots-rules-end-1 = A round ends the moment a hand is empty, by laying or by discarding (Q13).
queen-of-scots-rules-end-2 = You score your table less your hand. That can be less than nothing (Q14).
queen-of-scots-rules-end-3 = At { $target } or more the match is won. If several get there in one round, the most points win (Q15).
queen-of-scots-rules-end-4 =
    { $stock_out ->
        [reshuffle] No stock left: the pile below its top card is shuffled into a new one, once a round (Q-R6).
       *[end] No stock left: take the pile if you can. If not, or if you pass, the round ends (Q-R6).
    }
queen-of-scots-rules-deck = The deck (Q-R1)
queen-of-scots-rules-rulings = House rulings: sets and piles
queen-of-scots-rules-rulings-1 = Three 💎 alone are not a set (Q-R2).
queen-of-scots-rules-rulings-2 = 💎 do not count as the two cards that take the pile. More matching cards and any 💎 may go down with them (Q-R3).
queen-of-scots-rules-rulings-3 = Taking the pile always lays a new set. You may own several of one card (Q-R4).
queen-of-scots-rules-rulings-4 = The two cards under a taken 💎 come from the hand you had, not from the pile (Q-R5).
queen-of-scots-rules-rulings-5 = A set may grow as large as the deck allows (Q-R10).
queen-of-scots-rules-rulings-more = House rulings: rounds and matches
queen-of-scots-rules-rulings-more-1 = No stock when a turn starts: the pile may still be taken, else the round ends. A table may choose one reshuffle a round instead (Q-R6).
queen-of-scots-rules-rulings-more-2 = A tie for the lead at the target: play another round (Q-R7).
queen-of-scots-rules-rulings-more-3 = The first dealer is drawn by lot (Q-R8).
queen-of-scots-rules-rulings-more-4 = You may empty your hand in your very first turn (Q-R9).
queen-of-scots-rules-rulings-more-5 = After { $rounds } rounds the match ends; the lead wins, shared on a tie (Q-R11).

## Card by card

queen-of-scots-deck-line =
    { $n ->
        [one] { $card } · { $n } card · { $value } each
       *[other] { $card } · { $n } cards · { $value } each
    }
queen-of-scots-page-numbers =
    { $n ->
        [one] { $n } card · { $value } points
       *[other] { $n } cards · { $value } points each
    }
queen-of-scots-part-royal = A royal: makes sets with every other royal.
queen-of-scots-part-natural = Makes sets with its own kind only.
queen-of-scots-part-wild = Wild: joins any set, once two real cards are there.
queen-of-scots-life-mary = 1542–1587. Queen of Scots before she was a week old, queen of France at sixteen, a widow at eighteen. Home again she lost husband, crown and son within a year, fled to England for help, and found nineteen years of locked doors and the block.
queen-of-scots-life-darnley = 1545–1567. Mary’s tall cousin and second husband, father of James. He helped to kill her secretary and lived not a year longer: the house he slept in at Kirk o’ Field was blown up, and he was found dead in its garden.
queen-of-scots-life-elizabeth = 1533–1603. Queen of England from 1558 and the last Tudor. For nearly nineteen years she kept her cousin Mary prisoner, never met her, signed her death warrant, and was angry when it was obeyed.
queen-of-scots-life-james = 1566–1625. Mary’s only child took her throne at thirteen months and grew up without her. When Elizabeth died childless in 1603 he was king of England too, the first to rule both.
queen-of-scots-life-rizzio = About 1533–1566. A musician from Piedmont who rose from bass singer to Mary’s secretary. Jealous lords, Darnley among them, dragged him from her supper table at Holyrood and stabbed him more than fifty times.
queen-of-scots-life-throckmorton = About 1515–1571. Elizabeth’s envoy in Paris and later in Edinburgh. He knew Mary well, argued for her life and her freedom in 1567, and was suspected at home for liking her too much.
queen-of-scots-life-cecil = 1520–1598. Elizabeth’s first minister for forty years, Lord Burghley from 1571. He thought Mary the great danger of the age, and sent off the warrant before his queen could change her mind.
queen-of-scots-life-bothwell = About 1534–1578. Border lord and Mary’s third husband, three months after the murder he was tried for and cleared of. The marriage cost her the throne; he ended his days in a Danish prison.
queen-of-scots-life-dudley = 1532–1588. Earl of Leicester and the man Elizabeth came nearest to marrying. She offered him to Mary instead, who declined. He led England’s army in the Armada year and died within weeks of it.
queen-of-scots-life-knox = About 1514–1572. Once a galley slave of the French, then the voice of the Scottish Reformation. He lectured Mary to her face about her Mass and her marriages, and made her weep.
queen-of-scots-life-loch-leven = An island castle in Kinross. Mary was shut up here in June 1567, gave up her crown in July, and got away over the water in May 1568 with a boy’s help and stolen keys.
queen-of-scots-life-fotheringhay = A castle in Northamptonshire, birthplace of Richard III. Mary was tried here in October 1586 and beheaded in its great hall on 8 February 1587. Only a green mound is left.
queen-of-scots-life-gruesome-end = 8 February 1587. The axe needed more than one stroke. When the headsman raised the head to the crowd, he was left with a wig in his hand: the hair beneath was short and grey.
queen-of-scots-life-geddon = A small dog, they say a Skye terrier, that shared Mary’s captivity. It had crept to the scaffold under her skirts and would not leave her when all was done.
queen-of-scots-life-crown-jewels = The Honours of Scotland: crown, sceptre and sword. They were first used together to crown the infant Mary at Stirling in September 1543. Hidden from Cromwell and then forgotten in a chest, they are shown in Edinburgh today.

## Why a courtier would do so

queen-of-scots-why-take = Taking { $n } cards for two { $card } is a bargain.
queen-of-scots-why-take-little = Two { $card } and the top make a set at once.
queen-of-scots-why-take-jewel = A taken 💎 is { $value } points on your table.
queen-of-scots-why-draw =
    { $n ->
        [0] There is no pile to take.
        [one] One card is not worth a pair from your hand.
       *[other] { $n } cards are not worth a pair yet. Let the pile grow.
    }
queen-of-scots-why-only-draw = You cannot take this pile.
queen-of-scots-why-out =
    { $n ->
        [one] Empty your hand: another is caught with a card.
       *[other] Empty your hand: the others are caught with { $n } cards.
    }
queen-of-scots-why-hurry =
    { $n ->
        [one] { $player } holds one card. Lay down before the round ends.
       *[other] { $player } holds { $n } cards. Lay down before the round ends.
    }
queen-of-scots-why-late =
    { $n ->
        [0] The stock is out. Cards in hand soon count against you.
        [one] One card is left in the stock. Lay down in time.
       *[other] { $n } cards are left in the stock. Lay down in time.
    }
queen-of-scots-why-set =
    { $value ->
        [one] A point on the table is safe there.
       *[other] { $value } points on the table are safe there.
    }
queen-of-scots-why-add =
    { $value ->
        [one] It fits your set: a point for you, not against you.
       *[other] It fits your set: { $value } points for you, not against you.
    }
queen-of-scots-why-last = Your last card: the round ends.
queen-of-scots-why-exhausted = { $player } cannot hold two of { $card }.
queen-of-scots-why-echo = { $player } threw { $card } away: hardly a pair there.
queen-of-scots-why-lone = A lone { $card } makes no set soon.
queen-of-scots-why-least = Of all your cards you will miss this one least.
