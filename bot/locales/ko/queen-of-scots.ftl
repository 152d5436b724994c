# Queen of Scots. Lines fit a phone; numbers of rules (Q5) and house rulings (Q-R3) stay as they are.

queen-of-scots-name = 스코틀랜드의 여왕
queen-of-scots-tagline = 세트를 모으고, 더미를 차지하고, 손패를 비우세요.

## Cards

queen-of-scots-card-mary = 메리 스튜어트
queen-of-scots-card-darnley = 단리 경 헨리 스튜어트
queen-of-scots-card-elizabeth = 엘리자베스 1세
queen-of-scots-card-james = 제임스 6세 겸 1세
queen-of-scots-card-rizzio = 🎻 다비드 리치오
queen-of-scots-card-throckmorton = 📜 니컬러스 스록모턴 경
queen-of-scots-card-cecil = 🪶 윌리엄 세실
queen-of-scots-card-bothwell = 🗡️ 보스웰 경 제임스 헵번
queen-of-scots-card-dudley = 🐻 로버트 더들리
queen-of-scots-card-knox = 📖 존 녹스
queen-of-scots-card-loch-leven = 🛶 로크리븐성
queen-of-scots-card-fotheringhay = 🏰 포더링헤이성
queen-of-scots-card-gruesome-end = 🪓 참혹한 최후
queen-of-scots-card-geddon = 🐕 게돈
queen-of-scots-card-crown-jewels = 왕실 보석

queen-of-scots-short-mary = 메리
queen-of-scots-short-darnley = 단리
queen-of-scots-short-elizabeth = 엘리자베스
queen-of-scots-short-james = 제임스
queen-of-scots-short-rizzio = 🎻 리치오
queen-of-scots-short-throckmorton = 📜 스록모턴
queen-of-scots-short-cecil = 🪶 세실
queen-of-scots-short-bothwell = 🗡️ 보스웰
queen-of-scots-short-dudley = 🐻 더들리
queen-of-scots-short-knox = 📖 녹스
queen-of-scots-short-loch-leven = 🛶 로크리븐
queen-of-scots-short-fotheringhay = 🏰 포더링헤이
queen-of-scots-short-gruesome-end = 🪓 참혹한 최후
queen-of-scots-short-geddon = 🐕 게돈
queen-of-scots-short-crown-jewels = 보석

# A card by its role; a card of an operator's own deck comes in with its own name.
queen-of-scots-royal = 👑 { $name }
queen-of-scots-wild = 💎 { $name }
queen-of-scots-natural = 🎴 { $name }
queen-of-scots-royals = 👑 왕족

# Cards of one kind: “👑 메리 ×2”
queen-of-scots-lot =
    { $n ->
        [1] { $card }
       *[other] { $card } ×{ $n }
    }
queen-of-scots-cards = { $cards }

## The table

queen-of-scots-upcard = 버림 더미 맨 위: { $card }
queen-of-scots-no-upcard = 방금 버림 더미를 가져갔어요.
queen-of-scots-piles = 버림 더미 { $pile }장 · 뽑기 더미 { $stock }장
queen-of-scots-stock-is-out =
    { $stock_out ->
        [reshuffle] 뽑기 더미가 바닥났어요. 버림 더미를 다시 써요.
       *[end] 뽑기 더미가 바닥났어요. 라운드가 끝날 수 있어요.
    }
queen-of-scots-set =
    { $jewels ->
        [0] { $number }. { $name } ×{ $n } · { $value }점
       *[other] { $number }. { $name } ×{ $n } ({ $jewels } 💎) · { $value }점
    }
queen-of-scots-set-label = { $number }번 세트 { $name }
queen-of-scots-on-table = -# 내려놓은 카드 { $n }점
queen-of-scots-no-sets = -# 아직 세트 없음
queen-of-scots-round-line = -# { $player }: 내려놓은 카드 { $table } − 손패 { $hand } = { $score }

## What happened

queen-of-scots-did-deal = 카드를 돌렸어요: 맨 위 { $cards }, 뽑기 더미 { $n }장
queen-of-scots-did-shuffle = 카드 { $n }장을 섞어 뽑기 더미로 되돌렸어요
queen-of-scots-did-draw = { $player }님이 뽑았어요
queen-of-scots-did-take-pile = { $player }님이 더미({ $n }장)를 가져가며 내려놓았어요: { $cards }
queen-of-scots-did-take-jewel = { $player }님이 💎 2장을 보이고 더미({ $n }장)를 가져가며 { $set }번 세트에 💎 1장을 붙였어요
queen-of-scots-did-meld = { $player }님이 내려놓았어요: { $cards }
queen-of-scots-did-lay-off = { $player }님이 { $set }번 세트에 붙였어요: { $cards }
queen-of-scots-did-discard = { $player }님이 버렸어요: { $cards }
queen-of-scots-did-pass = { $player }님이 패스해서 라운드가 끝났어요

## A player's statistics

queen-of-scots-stats-set = 가장 자주 내려놓은 세트: { $card } · { $n }번
queen-of-scots-stats-pile = 버림 더미를 { $n }번, 모두 { $cards }장 가져옴

## A hand

queen-of-scots-hand-line =
    { $n ->
        [1] { $new ->
            [0] { $card } · { $value }점
           *[other] { $card } · { $value }점 ✦ 새 카드
        }
       *[other] { $new ->
            [0] { $card } ×{ $n } · 각 { $value }점
            [1] { $card } ×{ $n } · 각 { $value }점 ✦ 새 카드
           *[other] { $card } ×{ $n } · 각 { $value }점 ✦ 새 카드 { $new }장
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
queen-of-scots-top = 맨 위: { $card } · 버림 더미 { $pile }장
queen-of-scots-own-set =
    { $jewels ->
        [0] 내 { $number }번 세트: { $name } ×{ $n } · { $value }점
       *[other] 내 { $number }번 세트: { $name } ×{ $n } ({ $jewels } 💎) · { $value }점
    }
queen-of-scots-order-kind = 종류순
queen-of-scots-order-most = 많은 순
queen-of-scots-order-value = 점수순
queen-of-scots-prompt-draw = 내 차례예요. 카드를 뽑으세요.
queen-of-scots-prompt-take = 내 차례예요. 카드를 뽑거나 더미를 가져오세요.
queen-of-scots-prompt-pass = 뽑기 더미가 바닥났어요. 더미를 가져오거나, 패스해서 라운드를 끝내세요.
queen-of-scots-prompt-lay = 원하는 만큼 내려놓은 다음 한 장을 버리세요.
queen-of-scots-prompt-discard = 카드 한 장을 버리면 차례가 끝나요.
queen-of-scots-prompt-wait = { $player }님이 플레이하고 있어요.
queen-of-scots-prompt-deal = 라운드가 끝났어요. 곧 카드를 새로 돌려요.
queen-of-scots-prompt-shuffle = 버림 더미를 섞고 있어요.
queen-of-scots-prompt-over = 경기가 끝났어요.
queen-of-scots-draw = 뽑기
queen-of-scots-take =
    { $n ->
        [0] 더미 가져오기
       *[other] 더미 가져오기 (+{ $n })
    }
queen-of-scots-take-one =
    { $n ->
        [0] 가져오기: { $what }
       *[other] 더미 가져오기 (+{ $n }): { $what }
    }
queen-of-scots-pass = 패스 – 라운드 끝내기
queen-of-scots-pass-confirm = 뽑기 더미가 바닥났어요. 패스하면 라운드가 끝나고 점수를 매겨요.
queen-of-scots-lay = 내려놓기
queen-of-scots-add = 세트에 붙이기
queen-of-scots-discard = 버리기
queen-of-scots-onto = { $cards } → { $set }
queen-of-scots-keep = { $points } · 같은 카드가 { $n }장 남아요
queen-of-scots-points = { $n }점
queen-of-scots-ends-round = 마지막 카드: 라운드가 끝나요
queen-of-scots-compose-take = 함께 내려놓을 카드 고르기…
queen-of-scots-compose-lay = 내려놓을 카드 고르기…
queen-of-scots-compose-add = 붙일 카드 고르기…
queen-of-scots-compose-take-about =
    { $jewel ->
        [0] 더미 가져오기 · 맨 위 { $card }: 맞는 카드 2장 이상.
       *[other] 더미 가져오기 · 맨 위 { $card }: 서로 맞는 카드 2장 이상.
    }
queen-of-scots-compose-lay-about = 새 세트: 서로 맞는 카드 3장 이상, 그중 2장은 💎 말고요.
queen-of-scots-compose-add-about = 내 세트에 붙이기: 세트 하나에 맞는 카드.

## Why not

queen-of-scots-error-not-your-turn = 지금은 { $player }님 차례예요.
queen-of-scots-error-phase-deal = 다음 라운드의 카드를 아직 돌리지 않았어요.
queen-of-scots-error-phase-draw = 먼저 카드를 뽑거나 더미를 가져오세요 (Q3).
queen-of-scots-error-phase-play = 카드는 이미 받았어요. 내려놓거나, 버려서 차례를 끝내세요 (Q3).
queen-of-scots-error-phase-shuffle = 버림 더미를 섞어 새 뽑기 더미를 만들고 있어요 (Q-R6). 잠시 후 다시 해 보세요.
queen-of-scots-error-phase-over = 경기가 끝났어요. 한 판 더 하면 새 경기가 시작돼요.
queen-of-scots-error-deal-hands = 카드는 { $hands }명에게 { $cards }장씩 돌려요 ({ $rule }).
queen-of-scots-error-deal-cards = 돌릴 때는 모든 카드가 딱 한 번씩 있어야 해요 ({ $rule }).
queen-of-scots-error-shuffle-cards = 새 뽑기 더미는 맨 위 카드를 뺀 버림 더미예요 ({ $rule }).
queen-of-scots-error-no-stock = 뽑기 더미가 바닥났어요 ({ $rule }). 더미를 가져오거나 패스하세요.
queen-of-scots-error-stock-left = 패스는 뽑기 더미가 없을 때만 돼요 ({ $rule }). 뽑으세요.
queen-of-scots-error-jewels-to-show = 맨 위가 { $jewel } 카드면 손에 그 카드가 2장 있어야 가져올 수 있어요 ({ $rule }). 대신 뽑으세요.
queen-of-scots-error-jewel-needs-two = 가져온 { $jewel } 카드에는 내 세트나, 손에 있던 서로 맞는 카드 2장이 필요해요 ({ $rule }).
queen-of-scots-error-take-lays-new-set = 더미 맨 위 카드를 있던 세트에 붙이는 건 { $jewel } 카드일 때만 돼요. 다른 카드면 새 세트로 내려놓아요 ({ $rule }).
queen-of-scots-error-take-needs-two = 더미를 가져오려면 손에 맞는 카드가 2장 있어야 하고, { $jewel } 카드는 세지 않아요 ({ $rule }). 대신 뽑으세요.
queen-of-scots-error-take-mismatch = 더미 맨 위의 { $card } 카드와 맞지 않아요 ({ $rule }). 맞는 카드를 고르거나 뽑으세요.
queen-of-scots-error-not-in-hand = 손에 없는 카드가 섞여 있어요 ({ $rule }). 손패를 다시 보고 고르세요.
queen-of-scots-error-no-cards = 고른 카드가 없어요 ({ $rule }). 한 장 이상 고르세요.
queen-of-scots-error-jewels-alone = { $jewel } 카드만으로는 세트가 안 돼요 ({ $rule }). 서로 맞는 2장과 함께 내려놓으세요.
queen-of-scots-error-too-few-naturals = 세트는 같은 카드 2장이나 왕족 2장으로 시작해요. { $jewel } 카드는 그 위에 더해요 ({ $rule }).
queen-of-scots-error-set-too-small = 세트는 3장 이상이어야 해요 ({ $rule }). 더하거나 그대로 들고 계세요.
queen-of-scots-error-mixed-set = 한 세트에는 한 가지 카드만 돼요. 왕족끼리만 섞여요 ({ $rule }). 따로 내려놓으세요.
queen-of-scots-error-no-such-set = 내게는 { $set }번 세트가 없어요 ({ $rule }). 내 세트에서 고르세요.
queen-of-scots-error-no-match = 그 세트에는 { $card } 카드와 { $jewel } 카드만 붙일 수 있어요 ({ $rule }). 다른 세트를 고르세요.
queen-of-scots-error-no-set-fits = 이 카드를 모두 받을 내 세트가 없어요 ({ $rule }). 나눠서 붙이세요.
queen-of-scots-error-discard-one = 딱 한 장만 버리세요 ({ $rule }).

## Table rules

queen-of-scots-option-target = 목표 점수
queen-of-scots-option-stock-out = 뽑기 더미가 바닥나면
queen-of-scots-option-stock-out-end = 라운드 종료
queen-of-scots-option-stock-out-reshuffle = 버림 더미를 한 번 섞기
queen-of-scots-rules-line = { $target }점 먼저 채우기 · 뽑기 더미가 바닥나면: { $stock_out }
queen-of-scots-goal = { $n }점 먼저 채우기

## The rules

queen-of-scots-rules-aim = 목표
queen-of-scots-rules-aim-1 = 2~{ $seats }명이 같은 카드끼리 세트를 모아요 (Q1).
queen-of-scots-rules-aim-2 = 내 앞에 내려놓은 카드는 더하고, 손에 남은 카드는 빼요 (Q14).
queen-of-scots-rules-aim-3 = 몇 라운드가 걸리든 { $target }점을 먼저 채우면 이겨요 (Q15).
queen-of-scots-rules-aim-4 = 라운드마다 모두 { $hand }장씩 받고, 뽑기 더미 옆에 한 장을 앞면으로 펼쳐 놓아요. 딜러 다음 사람부터 시작하고, 딜러는 시계 방향으로 바뀌어요 (Q2).
queen-of-scots-rules-turn = 내 차례
queen-of-scots-rules-turn-1 = **카드 받기**: 뽑기 더미 맨 위 한 장, 또는 버림 더미 전부 (Q3, Q4).
queen-of-scots-rules-turn-2 = **내려놓기**: 원하는 만큼. 새 세트를 내려놓거나 내 세트에 카드를 붙여요 (Q3, Q9).
queen-of-scots-rules-turn-3 = **버리기**: 한 장을 앞면으로 버리면 다음 사람 차례예요 (Q3).
queen-of-scots-rules-turn-4 = 내려놓은 카드는 그 자리에 그대로 있어요 (Q10).
queen-of-scots-rules-sets = 세트
queen-of-scots-rules-sets-1 = 같은 카드 3장 이상이 한 세트예요 (Q6).
queen-of-scots-rules-sets-2 = 👑 **왕족**끼리는 마음대로 섞을 수 있어요 (Q8). 다른 카드는 섞을 수 없어요 (Q6).
queen-of-scots-rules-sets-3 = 💎 **왕실 보석**은 만능 카드예요. 한 세트에 몇 장이든 넣을 수 있어요 (Q11).
queen-of-scots-rules-sets-4 = 새 세트에는 💎 말고도 같은 카드 2장이나 왕족 2장이 꼭 있어야 해요 (Q7).
queen-of-scots-rules-sets-5 = 내 차례에는 내 세트에 맞는 카드나 💎 카드를 붙일 수 있어요 (Q9).
queen-of-scots-rules-sets-6 = 다른 사람의 세트에는 절대 붙일 수 없어요 (Q9).
queen-of-scots-rules-pile = 버림 더미 가져오기
queen-of-scots-rules-pile-1 = 맨 위 카드와 맞는 카드가 손에 2장 있어야 해요 (Q5).
queen-of-scots-rules-pile-2 = 그 2장과 맨 위 카드는 바로 세트로 내려놓아요 (Q5).
queen-of-scots-rules-pile-3 = 나머지 더미는 모두 손으로 들어와요 (Q4, Q5).
queen-of-scots-rules-pile-4 = 이미 내려놓은 카드는 도움이 되지 않아요 (Q5).
queen-of-scots-rules-pile-5 = 💎 카드가 맨 위라면: 손에 있는 💎 2장을 보여 주고, 맨 위의 💎 카드는 바로 내 세트에 붙이거나 손에 있던 서로 맞는 카드 2장과 함께 내려놓아요 (Q12).
queen-of-scots-rules-end = 끝
queen-of-scots-rules-end-1 = 내려놓든 버리든, 누군가의 손패가 비는 순간 라운드가 끝나요 (Q13).
queen-of-scots-rules-end-2 = 내려놓은 카드의 점수에서 손패의 점수를 빼요. 0점보다 낮을 수도 있어요 (Q14).
queen-of-scots-rules-end-3 = { $target }점 이상이면 경기에서 이겨요. 한 라운드에 여럿이 채우면 점수가 가장 높은 사람이 이겨요 (Q15).
queen-of-scots-rules-end-4 =
    { $stock_out ->
        [reshuffle] 뽑기 더미가 바닥나면: 버림 더미에서 맨 위 카드를 뺀 나머지를 섞어 새 뽑기 더미를 만들어요. 라운드마다 한 번뿐이에요 (Q-R6).
       *[end] 뽑기 더미가 바닥나면: 할 수 있으면 버림 더미를 가져와요. 못 하거나 패스하면 라운드가 끝나요 (Q-R6).
    }
queen-of-scots-rules-deck = 카드 구성 (Q-R1)
queen-of-scots-rules-rulings = 하우스 룰: 세트와 더미
queen-of-scots-rules-rulings-1 = 💎 3장만으로는 세트가 아니에요 (Q-R2).
queen-of-scots-rules-rulings-2 = 💎 카드는 더미를 가져오는 데 필요한 2장에 들지 않아요. 맞는 카드와 💎 카드를 몇 장이든 더 함께 내려놓을 수는 있어요 (Q-R3).
queen-of-scots-rules-rulings-3 = 더미를 가져오면 늘 새 세트를 내려놓아요. 같은 카드의 세트가 여럿이어도 돼요 (Q-R4).
queen-of-scots-rules-rulings-4 = 가져온 💎 카드와 함께 놓는 2장은 더미가 아니라 원래 손에 있던 카드여야 해요 (Q-R5).
queen-of-scots-rules-rulings-5 = 세트는 카드가 있는 한 얼마든지 커질 수 있어요 (Q-R10).
queen-of-scots-rules-rulings-more = 하우스 룰: 라운드와 경기
queen-of-scots-rules-rulings-more-1 = 차례를 시작할 때 뽑기 더미가 없어도 버림 더미는 가져올 수 있어요. 안 가져오면 라운드가 끝나요. 대신 라운드마다 한 번 다시 섞기로 정한 테이블도 있어요 (Q-R6).
queen-of-scots-rules-rulings-more-2 = 목표 점수에서 선두가 동점이면 한 라운드를 더 해요 (Q-R7).
queen-of-scots-rules-rulings-more-3 = 첫 딜러는 제비뽑기로 정해요 (Q-R8).
queen-of-scots-rules-rulings-more-4 = 첫 차례에 바로 손패를 비워도 돼요 (Q-R9).
queen-of-scots-rules-rulings-more-5 = { $rounds }라운드가 지나면 경기가 끝나요. 선두가 이기고, 동점이면 공동 우승이에요 (Q-R11).

## Card by card

queen-of-scots-deck-line = { $card } · { $n }장 · 각 { $value }점
queen-of-scots-page-numbers =
    { $n ->
        [1] { $n }장 · { $value }점
       *[other] { $n }장 · 각 { $value }점
    }
queen-of-scots-part-royal = 왕족: 다른 모든 왕족과 세트가 돼요.
queen-of-scots-part-natural = 같은 카드끼리만 세트가 돼요.
queen-of-scots-part-wild = 만능: 맞는 카드 2장이 있으면 어느 세트에든 들어가요.
queen-of-scots-life-mary = 1542–1587. 태어난 지 일주일도 안 되어 스코틀랜드 여왕, 열여섯에 프랑스 왕비가 됐고, 열여덟에 남편을 여의었어요. 고국에 돌아온 뒤 새 남편과 왕관과 아들을 한 해 사이에 모두 잃었어요. 도움을 청하러 간 잉글랜드에서 19년을 갇혀 지내다 처형대에 올랐어요.
queen-of-scots-life-darnley = 1545–1567. 메리의 키 큰 사촌이자 두 번째 남편, 제임스의 아버지예요. 메리의 비서를 죽이는 데 가담했고, 그 뒤로 1년도 살지 못했어요. 묵고 있던 커크오필드의 집이 폭파됐고, 정원에서 숨진 채 발견됐어요.
queen-of-scots-life-elizabeth = 1533–1603. 1558년부터 잉글랜드의 여왕, 튜더 왕가의 마지막 군주예요. 사촌 메리를 19년 가까이 가두면서 한 번도 만나지 않았고, 사형 집행장에 서명해 놓고는 그대로 집행되자 화를 냈어요.
queen-of-scots-life-james = 1566–1625. 메리의 하나뿐인 아이. 생후 13개월에 어머니의 왕위를 이어받고 어머니 없이 자랐어요. 1603년 엘리자베스가 자식 없이 죽자 잉글랜드 왕도 되어, 두 나라를 함께 다스린 첫 왕이 됐어요.
queen-of-scots-life-rizzio = 1533년경–1566. 피에몬테 출신 음악가로, 베이스 가수에서 메리의 비서까지 올랐어요. 이를 시샘한 귀족들이 단리와 함께 홀리루드 궁의 저녁 식탁에서 그를 끌어내 쉰 번 넘게 찔렀어요.
queen-of-scots-life-throckmorton = 1515년경–1571. 파리에, 나중에는 에든버러에 파견된 엘리자베스의 사절이에요. 메리를 잘 알았고, 1567년에는 메리의 목숨과 자유를 위해 애썼어요. 고국에서는 메리를 너무 좋아한다는 의심을 받았지요.
queen-of-scots-life-cecil = 1520–1598. 40년 동안 엘리자베스의 으뜸 대신이었고, 1571년에 벌리 경이 됐어요. 메리를 시대의 가장 큰 위험으로 여겨, 여왕이 마음을 바꾸기 전에 사형 집행장을 보내 버렸어요.
queen-of-scots-life-bothwell = 1534년경–1578. 국경 지방의 영주이자 메리의 세 번째 남편. 단리 살해 혐의로 재판을 받고 무죄로 풀려났고, 살해 석 달 뒤 메리와 결혼했어요. 메리는 이 결혼으로 왕위를 잃었고, 그는 덴마크의 감옥에서 생을 마쳤어요.
queen-of-scots-life-dudley = 1532–1588. 레스터 백작. 엘리자베스와 결혼할 뻔한 사람을 꼽자면 첫째예요. 여왕은 그를 메리의 남편감으로 내놓았지만 메리가 거절했어요. 무적함대가 온 해에 잉글랜드군을 이끌고, 몇 주 만에 세상을 떠났어요.
queen-of-scots-life-knox = 1514년경–1572. 한때 프랑스 갤리선의 노예였고, 훗날 스코틀랜드 종교 개혁의 목소리가 됐어요. 메리의 면전에서 미사와 결혼을 꾸짖어 여왕을 울렸어요.
queen-of-scots-life-loch-leven = 킨로스의 호수 섬에 있는 성. 메리는 1567년 6월 이곳에 갇혀 7월에 왕위를 내놓았고, 1568년 5월 한 소년의 도움과 훔친 열쇠로 물을 건너 달아났어요.
queen-of-scots-life-fotheringhay = 노샘프턴셔에 있던 성으로, 리처드 3세가 태어난 곳이에요. 메리는 1586년 10월 여기서 재판을 받고 1587년 2월 8일 큰 홀에서 참수됐어요. 지금은 풀로 덮인 둔덕만 남아 있어요.
queen-of-scots-life-gruesome-end = 1587년 2월 8일. 도끼는 한 번으로 끝나지 않았어요. 집행인이 사람들 앞에 머리를 들어 올리자 손에는 가발만 남았어요. 그 아래 머리카락은 짧은 잿빛이었어요.
queen-of-scots-life-geddon = 메리와 함께 갇혀 지낸 작은 개. 스카이테리어였다고 해요. 메리의 치마 밑에 숨어 처형대까지 따라갔고, 모든 것이 끝난 뒤에도 곁을 떠나려 하지 않았어요.
queen-of-scots-life-crown-jewels = ‘스코틀랜드의 영예’라 불리는 왕관과 홀과 검. 1543년 9월 스털링에서 갓난 메리의 대관식에 처음으로 함께 쓰였어요. 크롬웰을 피해 숨겨졌다가 궤짝 속에서 잊혔고, 지금은 에든버러에서 볼 수 있어요.

## Why a courtier would do so

queen-of-scots-why-take = { $card } 2장으로 { $n }장을 가져오면 남는 장사예요.
queen-of-scots-why-take-little = { $card } 2장과 맨 위 카드로 바로 세트가 돼요.
queen-of-scots-why-take-jewel = 💎 카드를 가져오면 내려놓은 카드가 { $value }점 늘어요.
queen-of-scots-why-draw =
    { $n ->
        [0] 가져올 더미가 없어요.
        [1] 1장 때문에 손에 있는 짝을 쓰기는 아까워요.
       *[other] { $n }장 때문에 짝을 쓰기는 아직 아까워요. 더미가 더 커지게 두세요.
    }
queen-of-scots-why-only-draw = 이 더미는 가져올 수 없어요.
queen-of-scots-why-out = 손패를 비우세요. 상대 손에 { $n }장이 남아요.
queen-of-scots-why-hurry = { $player }님 손패가 { $n }장이에요. 라운드가 끝나기 전에 내려놓으세요.
queen-of-scots-why-late =
    { $n ->
        [0] 뽑기 더미가 바닥났어요. 손에 든 카드는 곧 감점이에요.
       *[other] 뽑기 더미가 { $n }장 남았어요. 늦지 않게 내려놓으세요.
    }
queen-of-scots-why-set = 내려놓으면 { $value }점이 안전해져요.
queen-of-scots-why-add = 내 세트에 맞아요. 감점될 { $value }점이 내 점수가 돼요.
queen-of-scots-why-last = 마지막 카드예요. 라운드가 끝나요.
queen-of-scots-why-exhausted = { $player }님은 { $card } 2장을 들고 있을 수 없어요.
queen-of-scots-why-echo = { $player }님이 버린 적 있는 카드예요({ $card }). 짝은 없을 거예요.
queen-of-scots-why-lone = { $card } 1장으로는 세트가 금방 되지 않아요.
queen-of-scots-why-least = 버려도 가장 덜 아쉬운 카드예요.
