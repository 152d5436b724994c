# The Famous Monarchs of England. A line fits a phone: about 28 Hangul.
# Cards, names and lists come in as they are to be shown; no particle may follow them.

famous-monarchs-name = 잉글랜드의 이름난 군주들
famous-monarchs-tagline = 군주 세 명과 네 명을 연대나 이름으로 이어 보세요.

## Table rules

famous-monarchs-order-date = 연대순
famous-monarchs-order-name = 이름순
famous-monarchs-option-goal = 승리 조건
famous-monarchs-option-goal-points = 목표 점수 먼저 채우기
famous-monarchs-option-goal-rounds = 정해진 라운드 수
famous-monarchs-option-points = 목표 점수
famous-monarchs-option-rounds = 라운드 수
famous-monarchs-option-interregnum = 연대순에서 크롬웰의 자리
famous-monarchs-option-interregnum-strict = 찰스 1세와 찰스 2세 사이
famous-monarchs-option-interregnum-bridged = 연대순에 없음
famous-monarchs-goal-points = { $n }점 먼저 채우기
famous-monarchs-goal-rounds = { $n }라운드 동안 최다 점수
famous-monarchs-rules-line = { $goal } · 크롬웰: { $interregnum }

## The table

famous-monarchs-reign = { $years }
famous-monarchs-no-reign = 왕위 계승자
famous-monarchs-upcard = 버림 더미 맨 위: **{ $card }** · { $reign }
famous-monarchs-no-upcard = 버림 더미에 카드가 없어요.
famous-monarchs-piles = 뽑기 더미 { $stock }장 · 버림 더미 { $pile }장
famous-monarchs-renewals = 뽑기 더미를 { $n }번 새로 만들었어요 (최대 { $most }번).

## What happened

famous-monarchs-did-deal = 카드를 돌렸어요: 버림 더미 맨 위 { $cards }
famous-monarchs-did-shuffle = 버림 더미를 섞어 새 뽑기 더미({ $n }장)를 만들었어요
famous-monarchs-did-draw = { $player }님이 뽑았어요
famous-monarchs-did-take-discard = { $player }님이 가져갔어요: { $cards }
famous-monarchs-did-discard = { $player }님이 버렸어요: { $cards }
famous-monarchs-did-declare = { $player }님이 선언했어요: { $cards }

## A player's statistics

famous-monarchs-stats-declare = 완성 패 선언 { $n }번
famous-monarchs-stats-card = 완성 패에 가장 자주 쓴 카드: { $card } · { $n }번
famous-monarchs-stats-discard = 버림 더미에서 가져온 카드: { $n }장

## Winning hands

famous-monarchs-by-date = 연대순
famous-monarchs-by-name = 이름순
famous-monarchs-set = **{ $order } { $n }장** · { $points }점
    { $cards }
famous-monarchs-stands-for = ⚔ 크롬웰({ $monarch } 대신)
famous-monarchs-joint-by-date = ♛ 메리 2세
famous-monarchs-joint-by-name = ♚ 윌리엄 3세
famous-monarchs-spare = 남은 카드: { $cards }
famous-monarchs-won = 👑 **{ $player }**님의 완성 패:
famous-monarchs-won-score = 이 패는 **{ $points }점**이에요.
famous-monarchs-won-bonus = ⚔ { $holder }님이 크롬웰을 들고 있었어요: { $player }님 **{ $points }점 추가**
famous-monarchs-stuck = 뽑기 더미를 { $n }번 새로 만들었는데 또 바닥났어요. 아무도 점수를 얻지 못했어요.

## A hand

famous-monarchs-hand-card = { $card } · { $reign }{ $new ->
        [0] { "" }
       *[other] { " " }✦ 새 카드
    }
famous-monarchs-hand-brief = { $card }{ $new ->
        [0] { "" }
       *[other] { " " }✦
    }
famous-monarchs-prompt-draw = **내 차례예요.** 뽑기 더미에서 뽑거나, 버림 더미 맨 위 카드를 가져오세요.
famous-monarchs-prompt-discard = 이제 한 장을 버리세요.
famous-monarchs-prompt-discard-other = 이제 한 장을 버리세요. 방금 가져온 카드({ $card })는 빼고요.
famous-monarchs-prompt-declare = 👑 **완성 패예요!** 선언하거나, 한 장을 버리고 계속하세요.
famous-monarchs-prompt-wait = { $player }님 차례예요.
famous-monarchs-prompt-deal = 곧 다음 라운드의 카드를 돌려요.
famous-monarchs-prompt-shuffle = 버림 더미를 섞어 새 뽑기 더미를 만들고 있어요.
famous-monarchs-prompt-over = 경기가 끝났어요.
famous-monarchs-action-draw = 뽑기
famous-monarchs-action-take = 가져오기: { $card }
famous-monarchs-action-discard = 버리기
famous-monarchs-action-declare = 선언
famous-monarchs-declare-choice = { $points }점 선언, 버리기: { $card }
famous-monarchs-declare-title = 👑 **내 완성 패:**
famous-monarchs-declare-bonus = ⚔ 다른 플레이어가 크롬웰을 들고 있으면 10점 더!

## Why a hint says so

famous-monarchs-why-declare = 이번 라운드를 이겨요. 남이 먼저 선언하기 전에 지금 { $points }점!
famous-monarchs-why-take-wins = { $card } 카드로 완성 패가 돼요.
famous-monarchs-why-take-cromwell = { $card } 카드는 어느 군주든 한 명을 대신해요. 남에게 넘어가지도 않고요.
famous-monarchs-why-take-nearer = { $card } 카드로 완성 패에 한 장 더 가까워져요.
famous-monarchs-why-take-choice = { $card } 카드로 완성 패를 만들 길이 더 많아지거나 더 좋아져요.
famous-monarchs-why-draw = { $card } 카드로는 완성 패에 가까워지지 않아요. 새 카드라면 혹시 모르죠.
famous-monarchs-why-draw-choice = { $card } 카드로 가까워지지만 점수가 너무 낮은 길이에요. 새 카드가 나을 수 있어요.
famous-monarchs-why-discard-spare = 노릴 수 있는 가장 좋은 패에 { $card } 카드는 필요 없어요. 모자란 카드: { $missing }
famous-monarchs-why-discard-least = { $card } 카드를 버리면 가장 덜 아까워요. 남는 패로 이길 길이 가장 좋아요.

## Refusals

famous-monarchs-error-not-your-turn = 지금은 { $player }님 차례예요. 곧 내 차례가 와요.
famous-monarchs-error-phase-deal = 라운드가 끝났어요. 다음 라운드를 기다려 주세요.
famous-monarchs-error-phase-shuffle = 뽑기 더미를 새로 만들고 있어요. 잠시 후 다시 해 보세요.
famous-monarchs-error-phase-draw = 먼저 뽑기 더미나 버림 더미에서 한 장을 가져오세요 (M4).
famous-monarchs-error-phase-play = 카드는 이미 받았어요. 이제 한 장을 버리거나 선언하세요 (M4).
famous-monarchs-error-phase-over = 경기가 끝났어요.
famous-monarchs-error-not-in-hand = 손에 없는 카드예요: { $card }. 손패에서 고르세요 ({ $rule }).
famous-monarchs-error-just-taken = 방금 버림 더미에서 가져온 카드({ $card })는 이번 차례에 버릴 수 없어요 ({ $rule }). 다른 카드를 버리세요.
famous-monarchs-error-no-set = 이 7장에는 3장 세트도 4장 세트도 없어요 ({ $rule }). { $missing }장이 모자라요. 버리고 계속하세요.
famous-monarchs-error-only-three = 3장 세트는 있어요: { $set }. 하지만 4장 세트가 없어요 ({ $rule }). { $missing }장이 모자라요. 버리고 계속하세요.
famous-monarchs-error-only-four = 4장 세트는 있어요: { $set }. 하지만 나머지가 3장 세트가 아니에요 ({ $rule }). { $missing }장이 모자라요. 버리고 계속하세요.
famous-monarchs-error-one-card-twice = 4장 세트는 있어요: { $set }. 하지만 3장 세트에 그중 한 장을 또 쓰게 돼요 ({ $rule }). { $missing }장이 모자라요. 버리고 계속하세요.
famous-monarchs-error-cromwell-twice = 4장 세트는 있어요: { $set }. 하지만 3장 세트에도 크롬웰이 또 필요해요 ({ $rule }). { $missing }장이 모자라요. 버리고 계속하세요.
famous-monarchs-error-bad-deal = 모든 카드를 써서 자리마다 7장씩 돌려야 해요 ({ $rule }).
famous-monarchs-error-bad-shuffle = 새 뽑기 더미는 버림 더미에서 맨 위 카드만 뺀 것이에요. 더도 덜도 안 돼요 ({ $rule }).
famous-monarchs-error-no-such-action = 여기서는 카드를 조합할 것이 없어요. 손패를 다시 열어 보세요 ({ $rule }).

## The rules

famous-monarchs-rules-aim = 목표
famous-monarchs-rules-aim-1 = 카드는 { $cards }장. 앨프레드 대왕부터 엘리자베스 2세의 계승자까지, 잉글랜드의 통치자가 재위 순서대로 있어요.
famous-monarchs-rules-aim-2 = **M1** · 완성 패를 만드세요. 3장 세트 하나**와** 4장 세트 하나, 또는 7장 세트 하나예요.
famous-monarchs-rules-aim-3 = **M2** · 연대순 세트는 차례로 이어진 통치자들이에요: 에드워드 6세, 메리 1세, 엘리자베스 1세.
famous-monarchs-rules-aim-4 = 이름순 세트는 이름이 같고 숫자가 이어져요: 헨리 4세, 헨리 5세, 헨리 6세.
famous-monarchs-rules-aim-5 = 숫자가 클수록 점수가 높으니, 더 좋은 패를 기다리는 것도 방법이에요.
famous-monarchs-rules-turn = 라운드
famous-monarchs-rules-turn-1 = **M3** · 모두 { $hand }장씩 받아요. 나머지는 뽑기 더미예요. 그 맨 위 카드를 옆에 펼쳐 버림 더미를 시작해요.
famous-monarchs-rules-turn-2 = **M4** · 내 차례에는 뽑기 더미나 버림 더미의 맨 위에서 한 장을 가져오고, 한 장을 앞면으로 버려요.
famous-monarchs-rules-turn-3 = 차례는 시계 방향으로 돌아요.
famous-monarchs-rules-turn-4 = **M5** · 완성 패가 되면 선언할 수 있어요. 선언하면 점수를 매기고 라운드가 끝나요. 그다음 { $cards }장을 모두 다시 섞어요.
famous-monarchs-rules-turn-5 = **M6** · 뽑기 더미가 비면 버림 더미로 새로 만들어요.
famous-monarchs-rules-score = 점수
famous-monarchs-rules-score-1 = **M7** · 라운드의 승자만 점수를 얻어요. 세트에 든 카드는 저마다 군주의 숫자만큼이에요: 헨리 6세는 6점.
famous-monarchs-rules-score-2 = 빅토리아처럼 숫자가 없는 군주는 1점이에요.
famous-monarchs-rules-score-3 = **M8** · { $goal ->
    [points] 이 경기는 { $points }점을 먼저 채운 사람이 이겨요.
   *[rounds] 이 경기는 { $rounds }라운드 뒤에 점수가 가장 높은 사람이 이겨요.
    }
famous-monarchs-rules-score-4 = 방장이 골라요: 목표 점수 10~500점(보통 60점) 또는 1~20라운드(보통 5라운드).
famous-monarchs-rules-score-5 = **M11** · 선언할 때 다른 사람이 크롬웰을 들고 있으면 { $bonus }점을 더 얻고, 누가 들고 있었는지 알려 줘요.
famous-monarchs-rules-special = 특별한 카드 두 장
famous-monarchs-rules-special-1 = **M9** · ♛♚ **윌리엄 3세와 메리 2세**는 한 장이에요. 연대순에서는 메리 2세, 이름순에서는 윌리엄 3세예요.
famous-monarchs-rules-special-2 = 연대순 하나와 이름순 하나, 두 세트에 한꺼번에 들어갈 수 있어요. 그러면 양쪽에서 점수가 돼요: 2점과 3점.
famous-monarchs-rules-special-3 = 그래서 6장으로 3장 세트와 4장 세트를, 7장으로 4장 세트 둘을 만들 수 있어요. 다른 카드는 두 번 쓸 수 없어요.
famous-monarchs-rules-special-4 = **M10** · ⚔ **올리버 크롬웰**은 완성 패에서 어느 군주든 한 명을 대신해요. 점수는 없어요.
famous-monarchs-rules-special-5 = 너무 오래 들고 있으면 남에게 { $bonus }점을 안겨 줘요 (M11).
famous-monarchs-rules-examples = 예
famous-monarchs-rules-examples-1 = 이름순 에드워드 4, 5, 6, 7세 + 연대순 조지 5세, 에드워드 8세, 조지 6세: 22 + 19 = **41**.
famous-monarchs-rules-examples-2 = 헨리 2세, 헨리 3세, 크롬웰(헨리 4세 대신), 헨리 5세 + 에드워드 6세, 메리 1세, 엘리자베스 1세: 10 + 8 = **18**.
famous-monarchs-rules-examples-3 = 조지 2, 3, 4세 + 연대순 해럴드 2세, 윌리엄 1세, 윌리엄 2세, 헨리 1세: 9 + 6 = **15**.
famous-monarchs-rules-examples-4 = 애설스탠부터 애설레드까지 연대순 7장: **7**.
famous-monarchs-rules-examples-5 = 이름순 윌리엄 1, 2, 3, 4세 + 연대순 제임스 2세, 메리 2세, 앤, 모두 6장: 10 + 5 = **15**. 일곱 번째 카드는 아무거나 괜찮아요.
famous-monarchs-rules-examples-6 = 일곱 번째가 조지 1세면 4장 세트가 둘: 10 + 6 = **16**.
famous-monarchs-rules-names = 세트가 되는 이름
famous-monarchs-rules-name = { $cards }
famous-monarchs-rules-rulings-turn = 하우스 룰: 차례
famous-monarchs-rules-rulings-turn-1 = **M-R1** · 2~6명이 할 수 있어요.
famous-monarchs-rules-rulings-turn-2 = **M-R2** · 딜러의 왼쪽 사람부터 시작해요. 첫 딜러는 제비뽑기로 정하고, 그다음은 시계 방향으로 바뀌어요.
famous-monarchs-rules-rulings-turn-3 = **M-R3** · 내 차례에 카드를 가져온 다음, 버리면서 선언해요. 남은 7장이 완성 패예요.
famous-monarchs-rules-rulings-turn-4 = **M-R4** · 틀린 선언은 이유와 함께 거절돼요. 손해는 없고 차례가 이어져요.
famous-monarchs-rules-rulings-turn-5 = **M-R10** · 방금 버림 더미에서 가져온 카드는 같은 차례에 버릴 수 없어요. 선언하면서 버리는 것은 괜찮아요.
famous-monarchs-rules-rulings-turn-6 = **M-R13** · 차례를 시작할 때 뽑기 더미가 비어 있으면, 카드를 가져오기 전에 새로 만들어요. 버림 더미의 맨 위 카드는 그대로 둬요.
famous-monarchs-rules-rulings-sets = 하우스 룰: 세트
famous-monarchs-rules-rulings-sets-1 = **M-R5** · 7장을 모두 써야 해요. 윌리엄 3세와 메리 2세 카드를 두 번 쓸 때만 한 장이 남을 수 있고, 남은 카드는 점수가 없어요.
famous-monarchs-rules-rulings-sets-2 = **M-R6** · 여러 가지로 볼 수 있는 패는 점수가 가장 높은 쪽으로 쳐요. 알아서 찾아 드려요.
famous-monarchs-rules-rulings-sets-3 = **M-R7** · { $interregnum ->
    [strict] 이 테이블에서는 연대순에 크롬웰의 자리가 찰스 1세와 찰스 2세 사이에 있어요. 크롬웰이 그 자리를 채울 수 있지만 점수는 없고, 크롬웰이 없으면 두 찰스는 이어지지 않아요.
   *[bridged] 이 테이블에서는 연대순에서 찰스 1세와 찰스 2세가 바로 이어져요. 크롬웰의 자리는 없어요.
    }
famous-monarchs-rules-rulings-sets-4 = **M-R8** · 크롬웰은 한 세트에서만 윌리엄 3세와 메리 2세를 대신할 수 있어요. 두 세트에 들어가는 것은 진짜 카드뿐이에요.
famous-monarchs-rules-rulings-sets-5 = **M-R9** · 크롬웰은 목록에 있는 통치자만 대신해요. 해럴드 3세는 없었으니까요.
famous-monarchs-rules-rulings-sets-6 = **M-R11** · 한 세트에만 쓰면 윌리엄 3세와 메리 2세는 연대순 2점, 이름순 3점이에요.
famous-monarchs-rules-rulings-end = 하우스 룰: 끝
famous-monarchs-rules-rulings-end-1 = **M-R12** · 끝날 때 선두가 동점이면, 한 사람이 앞설 때까지 라운드를 이어 가요.
famous-monarchs-rules-rulings-end-2 = **M-R14** · 뽑기 더미는 한 라운드에 { $renewals }번까지만 새로 만들어요. 또 비면 라운드가 끝나고 아무도 점수를 얻지 못해요.
famous-monarchs-rules-rulings-end-3 = **M-R15** · 어떤 경우에도 { $cap }라운드 뒤에는 경기가 끝나요. 총점이 가장 높은 사람이 이기고, 동점이면 공동 우승이에요.

## The card pages

famous-monarchs-page-reign = **통치** · { $reign }
famous-monarchs-page-points =
    { $numbered ->
        [yes] **점수** · 숫자대로 { $points }점
       *[no] **점수** · 숫자가 없어서 { $points }점
    }
famous-monarchs-page-joint = **점수** · 연대순 { $date }점, 이름순 { $name }점. 두 세트에 함께 쓰면 둘 다 (M9)
famous-monarchs-page-cromwell = **점수** · 없음. 어느 군주든 한 명을 대신해요 (M10). 다른 사람 손에 있으면 승자가 { $bonus }점을 더 얻어요 (M11)
famous-monarchs-page-first = **연대순** · 첫 번째, 다음은 { $after }
famous-monarchs-page-last = **연대순** · 마지막, 앞은 { $before }
famous-monarchs-page-between = **연대순** · 앞은 { $before }, 다음은 { $after }
famous-monarchs-page-interregnum =
    { $self ->
        [yes] 연대순에 크롬웰의 자리가 없는 테이블도 있어요 (M-R7).
       *[no] 찰스 1세와 2세가 바로 이어지는 테이블도 있어요 (M-R7).
    }
famous-monarchs-page-name = **이름순** · { $cards }
famous-monarchs-page-no-name = **이름순** · 세트 없음. 이름이 같은 군주가 3명이 안 돼요

## The cards

famous-monarchs-card-alfred = ♚ 앨프레드 대왕
famous-monarchs-card-edward-the-elder = ♚ 에드워드 장형왕
famous-monarchs-card-athelstan = ♚ 애설스탠
famous-monarchs-card-edmund-1 = ♚ 에드먼드 1세
famous-monarchs-card-edred = ♚ 에드레드
famous-monarchs-card-edwy = ♚ 에드위
famous-monarchs-card-edgar = ♚ 에드거
famous-monarchs-card-edward-the-martyr = ♚ 에드워드 순교왕
famous-monarchs-card-ethelred = ♚ 애설레드 무책왕
famous-monarchs-card-edmund-2 = ♚ 에드먼드 2세
famous-monarchs-card-cnut = ♚ 크누트
famous-monarchs-card-harold-1 = ♚ 해럴드 1세
famous-monarchs-card-harthacnut = ♚ 하르사크누트
famous-monarchs-card-edward-the-confessor = ♚ 에드워드 참회왕
famous-monarchs-card-harold-2 = ♚ 해럴드 2세
famous-monarchs-card-william-1 = ♚ 윌리엄 1세
famous-monarchs-card-william-2 = ♚ 윌리엄 2세
famous-monarchs-card-henry-1 = ♚ 헨리 1세
famous-monarchs-card-stephen = ♚ 스티븐
famous-monarchs-card-henry-2 = ♚ 헨리 2세
famous-monarchs-card-richard-1 = ♚ 리처드 1세
famous-monarchs-card-john = ♚ 존
famous-monarchs-card-henry-3 = ♚ 헨리 3세
famous-monarchs-card-edward-1 = ♚ 에드워드 1세
famous-monarchs-card-edward-2 = ♚ 에드워드 2세
famous-monarchs-card-edward-3 = ♚ 에드워드 3세
famous-monarchs-card-richard-2 = ♚ 리처드 2세
famous-monarchs-card-henry-4 = ♚ 헨리 4세
famous-monarchs-card-henry-5 = ♚ 헨리 5세
famous-monarchs-card-henry-6 = ♚ 헨리 6세
famous-monarchs-card-edward-4 = ♚ 에드워드 4세
famous-monarchs-card-edward-5 = ♚ 에드워드 5세
famous-monarchs-card-richard-3 = ♚ 리처드 3세
famous-monarchs-card-henry-7 = ♚ 헨리 7세
famous-monarchs-card-henry-8 = ♚ 헨리 8세
famous-monarchs-card-edward-6 = ♚ 에드워드 6세
famous-monarchs-card-mary-1 = ♛ 메리 1세
famous-monarchs-card-elizabeth-1 = ♛ 엘리자베스 1세
famous-monarchs-card-james-1 = ♚ 제임스 1세
famous-monarchs-card-charles-1 = ♚ 찰스 1세
famous-monarchs-card-cromwell = ⚔ 올리버 크롬웰
famous-monarchs-card-charles-2 = ♚ 찰스 2세
famous-monarchs-card-james-2 = ♚ 제임스 2세
famous-monarchs-card-william-3-mary-2 = ♛♚ 윌리엄 3세와 메리 2세
famous-monarchs-card-anne = ♛ 앤
famous-monarchs-card-george-1 = ♚ 조지 1세
famous-monarchs-card-george-2 = ♚ 조지 2세
famous-monarchs-card-george-3 = ♚ 조지 3세
famous-monarchs-card-george-4 = ♚ 조지 4세
famous-monarchs-card-william-4 = ♚ 윌리엄 4세
famous-monarchs-card-victoria = ♛ 빅토리아
famous-monarchs-card-edward-7 = ♚ 에드워드 7세
famous-monarchs-card-george-5 = ♚ 조지 5세
famous-monarchs-card-edward-8 = ♚ 에드워드 8세
famous-monarchs-card-george-6 = ♚ 조지 6세
famous-monarchs-card-elizabeth-2 = ♛ 엘리자베스 2세
famous-monarchs-card-charles-prince-of-wales = ⚜ 웨일스 공 찰스

## Short lives

famous-monarchs-life-alfred = 웨식스의 왕. 878년 에딩턴에서 바이킹 군대를 물리치고, 요새 도시를 세우고, 백성을 위해 책을 영어로 옮기게 했어요.
famous-monarchs-life-edward-the-elder = 앨프레드의 아들. 머시아를 다스린 누이 애설플래드와 함께 미들랜즈와 이스트앵글리아를 데인인에게서 되찾았어요.
famous-monarchs-life-athelstan = 잉글랜드 전체를 다스린 첫 왕. 937년 브루난버에서 스코틀랜드인과 노르드인의 연합을 깨뜨렸어요.
famous-monarchs-life-edmund-1 = 애설스탠의 이복동생으로, 열여덟에 왕이 됐어요. 946년 잔치 자리에서 추방당한 죄인의 칼에 찔려 숨졌어요.
famous-monarchs-life-edred = 형제 가운데 세 번째로 왕위에 올랐고 자주 앓았어요. 그의 시대에 노섬브리아의 마지막 바이킹 왕, ‘피도끼’ 에리크가 쫓겨났어요.
famous-monarchs-life-edwy = 젊은 나이에 왕이 되자마자 성직자 던스턴과 사이가 틀어졌어요. 죽기 전에 왕국의 절반이 동생에게 넘어갔어요.
famous-monarchs-life-edgar = 평화왕이라 불렸어요. 973년 바스에서 올린 대관식은 오늘날까지 잉글랜드 대관식의 본보기가 되고 있어요.
famous-monarchs-life-edward-the-martyr = 소년 왕. 978년 계모를 찾아간 코프에서 살해됐고, 곧 성인으로 받들어졌어요.
famous-monarchs-life-ethelred = 별명은 나쁜 조언을 받았다는 뜻이에요. 데인인에게 돈을 주어 돌려보냈지만 다시 돌아왔고, 1013년에서 1014년에 걸쳐 몇 달 동안 ‘갈퀴수염’ 스벤에게 왕위를 빼앗겼어요.
famous-monarchs-life-edmund-2 = 용맹해서 ‘강철 옆구리’라 불렸어요. 1016년 내내 크누트와 싸우다 잉글랜드를 나눠 다스리기로 합의했고, 그해 11월에 세상을 떠났어요.
famous-monarchs-life-cnut = 잉글랜드, 덴마크, 노르웨이를 다스린 데인인. 밀물에 물러가라고 명령해, 왕의 힘이 얼마나 작은지 아첨꾼들에게 보여 주었다고 해요.
famous-monarchs-life-harold-1 = 크누트의 아들로 ‘토끼발’이라 불렸어요. 처음에는 자리를 비운 이복동생을 대신해 다스리다가 1037년에 스스로 왕관을 썼어요.
famous-monarchs-life-harthacnut = 크누트와 에마 왕비의 아들로, 덴마크의 왕이기도 했어요. 혼인 잔치에서 잔을 든 채 쓰러졌어요.
famous-monarchs-life-edward-the-confessor = 노르망디에서 자랐고 신앙심이 깊기로 이름났어요. 웨스트민스터 사원을 짓게 했고, 사원이 봉헌된 지 며칠 만에 숨졌어요.
famous-monarchs-life-harold-2 = 해럴드 고드윈슨. 스탬퍼드 브리지에서 이기고 남쪽으로 달려갔지만, 3주도 안 되어 헤이스팅스에서 쓰러졌어요.
famous-monarchs-life-william-1 = 정복왕, 노르망디 공작. 1066년 헤이스팅스에서 잉글랜드를 차지하고, 그 땅과 재산을 ‘둠즈데이 북’에 적게 했어요.
famous-monarchs-life-william-2 = 얼굴이 붉어 ‘루퍼스’라 불렸어요. 뉴포리스트에서 사냥하다 화살에 맞아 죽었는데, 사고였는지는 아무도 몰라요.
famous-monarchs-life-henry-1 = 정복왕의 막내아들. 하나뿐인 적자가 1120년 화이트십호와 함께 물에 빠져 죽자 딸 마틸다가 상속자로 남았어요.
famous-monarchs-life-stephen = 정복왕의 외손자로, 사촌 마틸다보다 먼저 왕관을 차지했어요. 그 뒤 여러 해 이어진 내전을 ‘무정부 시대’라고 불러요.
famous-monarchs-life-henry-2 = 마틸다의 아들, 첫 플랜태저넷 왕. 잉글랜드에 보통법을 세웠고, 1170년 토머스 베킷이 살해된 일로 기억돼요.
famous-monarchs-life-richard-1 = 사자심왕, 십자군 전사. 10년 재위 중 잉글랜드에서 지낸 것은 반년쯤이고, 돌아오는 길에 붙잡혀 몸값을 치러야 했어요.
famous-monarchs-life-john = 노르망디를 잃고 교황과 다투었어요. 1215년 러니미드에서 귀족들에게 밀려 대헌장에 인장을 찍었어요.
famous-monarchs-life-henry-3 = 아홉 살에 왕이 되어 56년을 다스렸어요. 웨스트민스터 사원을 다시 지었고, 시몽 드 몽포르가 의회를 소집하는 것을 지켜봤어요.
famous-monarchs-life-edward-1 = ‘긴다리’라 불렸어요. 웨일스를 정복해 성으로 에워쌌고, 스코틀랜드에서 긴 전쟁을 벌였어요.
famous-monarchs-life-edward-2 = 1314년 배넉번에서 로버트 브루스에게 졌어요. 왕비 이사벨라와 로저 모티머가 왕위를 빼앗았어요.
famous-monarchs-life-edward-3 = 프랑스의 왕위를 주장해 백년 전쟁을 일으켰고, 가터 기사단을 만들었어요.
famous-monarchs-life-richard-2 = 열네 살에 농민 반란과 직접 맞섰어요. 1399년에 사촌 헨리에게 왕관을 빼앗겼어요.
famous-monarchs-life-henry-4 = 랭커스터 왕가의 첫 왕. 빼앗은 왕위를 퍼시 가문과 오와인 글린두르에게서 지키느라 재위 기간을 다 보냈어요.
famous-monarchs-life-henry-5 = 1415년 아쟁쿠르 전투의 승자. 조약으로 프랑스의 왕위 계승자가 됐지만, 프랑스 왕보다 먼저 죽었어요.
famous-monarchs-life-henry-6 = 아기 때 왕이 됐고, 싸움보다 평화를 좋아하는 온화한 사람이었어요. 이튼과 킹스 칼리지를 세웠고, 에드워드 4세에게 왕관을 두 번 빼앗겼어요.
famous-monarchs-life-edward-4 = 키 크고 인기 많은 요크파. 1461년 타우턴에서 이겼고, 1470년에 쫓겨났다가 1년도 안 되어 돌아왔어요.
famous-monarchs-life-edward-5 = 열두 살에 11주 동안 왕이었고 대관식은 치르지 못했어요. 남동생과 함께 런던탑에서 자취를 감췄어요.
famous-monarchs-life-richard-3 = 조카를 밀어내고 2년을 다스렸어요. 보즈워스에서 전사했고, 무덤은 2012년 레스터의 주차장 밑에서 발견됐어요.
famous-monarchs-life-henry-7 = 첫 튜더 왕. 보즈워스에서 이기고 요크의 엘리자베스와 결혼해 두 장미를 하나로 합쳤어요. 가득 찬 국고를 남겼어요.
famous-monarchs-life-henry-8 = 여섯 번 결혼했어요. 로마와 갈라서서 스스로 잉글랜드 교회의 우두머리가 됐고, 수도원을 해산했어요.
famous-monarchs-life-edward-6 = 헨리 8세와 제인 시모어의 아들로, 아홉 살에 왕이 됐어요. 영어 기도서가 그의 시대에 나왔고, 열다섯에 숨졌어요.
famous-monarchs-life-mary-1 = 왕비가 아닌 군주로서 대관식을 올린 첫 여왕. 잉글랜드를 로마 교회로 되돌리고 스페인의 펠리페와 결혼했어요.
famous-monarchs-life-elizabeth-1 = 마지막 튜더, 평생 결혼하지 않았어요. 1588년 함대가 스페인 무적함대와 맞섰고, 셰익스피어가 이 시대에 활동을 시작했어요.
famous-monarchs-life-james-1 = 스코틀랜드 왕으로는 제임스 6세, 1603년부터 두 왕국의 왕. 화약 음모를 피했고, 새 영어 성경을 만들게 했어요.
famous-monarchs-life-charles-1 = 11년을 의회 없이 다스리다가 의회와 싸워 졌어요. 1649년 화이트홀에서 참수됐어요.
famous-monarchs-life-cromwell = 농부이자 군인, 왕은 아니었어요. 의회군을 승리로 이끌었고, 1653년부터 1658년에 죽을 때까지 호국경이었어요.
famous-monarchs-life-charles-2 = 1660년 망명지에서 불려 돌아왔어요. 극장이 다시 문을 열었고, 흑사병과 런던 대화재를 겪었어요.
famous-monarchs-life-james-2 = 개신교 나라의 가톨릭 왕. 1688년 사위 윌리엄이 상륙하자 프랑스로 달아났어요.
famous-monarchs-life-william-3-mary-2 = 네덜란드의 오라녜 공과 그의 잉글랜드인 사촌. 권리 선언을 받아들이고 1689년에 함께 왕관을 썼어요. 1694년 메리가 죽자 윌리엄이 홀로 다스렸어요.
famous-monarchs-life-anne = 마지막 스튜어트. 1707년 앤 아래에서 잉글랜드와 스코틀랜드가 한 왕국이 됐어요. 많은 아이를 낳았지만 모두 먼저 떠났어요.
famous-monarchs-life-george-1 = 하노버 선제후이자 앤의 가장 가까운 개신교 상속자. 그의 치세에 로버트 월폴이 첫 총리가 됐어요.
famous-monarchs-life-george-2 = 1743년 데팅겐에서, 전장의 군대를 이끈 마지막 영국 왕이 됐어요. 헨델이 그를 위해 대관식 찬가를 썼어요.
famous-monarchs-life-george-3 = 60년 가까이 다스리며 아메리카 식민지를 잃었고, 마지막 10년은 병중에 보냈어요. 농사를 좋아해 ‘농부 조지’라 불렸어요.
famous-monarchs-life-george-4 = 1811년부터 아버지의 섭정을 맡았어요. 돈을 아낌없이 썼고, 브라이턴에 파빌리온을 지었어요.
famous-monarchs-life-william-4 = 예순넷에 왕위에 오른 뱃사람 왕. 1832년 선거법 개정으로 훨씬 많은 남성이 투표권을 얻었어요.
famous-monarchs-life-victoria = 열여덟에 여왕이 되어 64년 가까이 다스렸어요. 철도가 퍼지고 제국이 커졌으며, 손주들이 여러 나라의 왕좌에 앉았어요.
famous-monarchs-life-edward-7 = 빅토리아의 맏아들로, 쉰아홉에 왕이 됐어요. 여행과 사람을 좋아했고, 영국과 프랑스가 가까워지는 데 힘을 보탰어요.
famous-monarchs-life-george-5 = 제1차 세계 대전을 치른 왕. 1917년 왕가의 이름을 윈저로 바꿨고, 1932년에는 성탄절 라디오로 국민에게 말을 건넨 첫 왕이 됐어요.
famous-monarchs-life-edward-8 = 1년이 못 되게 왕이었고 대관식은 치르지 않았어요. 1936년 월리스 심프슨과 결혼하려고 왕위를 내려놓았어요.
famous-monarchs-life-george-6 = 왕이 되리라고는 생각지 못했어요. 말더듬과 싸웠고, 대공습 내내 런던에 머물렀어요.
famous-monarchs-life-elizabeth-2 = 70년 동안 여왕이었어요. 이전의 어느 군주보다도 길었어요. 처칠부터 트러스까지 총리 열다섯 명을 맞았어요.
famous-monarchs-life-charles-prince-of-wales = 엘리자베스 2세의 맏아들로, 1958년에 웨일스 공이 됐어요. 어느 계승자보다 오래 기다린 끝에 2022년 찰스 3세가 됐어요.
