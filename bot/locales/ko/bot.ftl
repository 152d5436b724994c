# The bot's own words. A line fits a phone: about 28 Hangul.
# Names and cards come in as they are to be shown; no particle may follow them.

## Numbers, lists, names

number = { $value }
gain = +{ $points }
list-pair = { $first }, { $last }
list-more = { $first }, { $next }
list-last = { $first }, { $last }
seat-number = { $number }번 플레이어
computer-name = 🤖 { $level }
computer-name-numbered = 🤖 { $level } { $number }
level-page = 시종
level-courtier = 신하
level-regent = 섭정
level-page-detail = 초보자처럼 플레이
level-courtier-detail = 탄탄한 실력
level-regent-detail = 최고의 실력, 생각은 느긋하게
points = { $points }점
cards-in-hand = { $cards }장

## Lobby

lobby-seats = **자리** · { $taken } / { $most }
lobby-host = **{ $number }** · { $name } · 방장
lobby-person = **{ $number }** · { $name }
lobby-computer = **{ $number }** · { $name } · 컴퓨터
lobby-free = **{ $number }** · 빈자리
lobby-waiting = 참가하세요! 다 모이면 방장이 시작해요.
lobby-makes-room = 지금 참가하면 컴퓨터 자리에 앉아요.
lobby-full = 자리가 다 찼어요. 방장이 시작할 수 있어요.
lobby-clock = ⏳ 차례당 { $clock }
lobby-too-few-people = 플레이어가 { $missing }명 더 필요해요.
lobby-too-few = { $missing }명 더 필요해요. 컴퓨터도 좋아요.
button-join = 참가
button-leave = 나가기
lobby-levels = 컴퓨터 추가…
button-add = { $level } 추가
button-remove = 컴퓨터 빼기
button-start = 시작
button-rules = 규칙
button-cancel = 취소

## The table

table-title = ### { $game }
table-round = { $round }라운드 · 딜러 { $dealer }님
table-turn = **{ $name }**님 차례예요.
table-turn-until = **{ $name }**님 차례예요. ⏳ { $when }
table-paused = ⏸️ 일시 정지 중이에요. 방장이 재개할 수 있어요.
name-away = 💤 { $name }
table-computer-turn = **{ $name }**님이 생각 중…
table-seat = **{ $name }** · { $cards } · { $points }
table-seat-turn = ▶ **{ $name }** · { $cards } · { $points }
table-log = -# { $line }
table-goal = -# { $goal }
news-left = { $name }님이 나갔어요: 컴퓨터가 이어서 플레이해요
news-removed = { $name }님이 강퇴됐어요: 컴퓨터가 이어서 플레이해요
news-host = 이제 { $name }님이 방장이에요
table-vote = 강퇴 투표 · { $name }: { $needed }표 중 { $votes }표 · *더 보기…*
button-hand = 내 손패
button-more = 더 보기…
button-ready = 준비
button-seat-back = 자리 되찾기
button-table = 테이블로 가기
button-rematch = 한 판 더
button-how-it-went = 마지막 라운드
button-replay = 다시 보기
button-board = 순위표

ping = { $mention } · 차례가 왔어요.
ping-until = { $mention } · 차례가 왔어요. ⏳ { $when }
ping-reminder = { $mention } · 차례가 왔어요. ⏰ { $when } 컴퓨터가 대신해요.
ping-direct = **{ $game }**

## Scores

round-title = ### { $game } · { $round }라운드 끝
round-score = **{ $name }** { $score } → { $total }
round-waiting = 준비를 기다리는 중: { $names }
round-next = 다음 라운드 시작: { $when }
finished-title = ### { $game } · 경기 끝
finished-early = 그때까지의 점수로 경기를 끝냈어요.
finished-won = 👑 **{ $name }**님의 승리!
finished-shared = 👑 공동 우승: { $names }
place =
    { $place ->
        [1] 🥇 1위
        [2] 🥈 2위
        [3] 🥉 3위
       *[other] { $place }위
    }
standing = { $place } · **{ $name }** · { $points }
finished-last-round = **마지막 라운드**
finished-again = *한 판 더*: 같은 자리로 다시. 새 테이블은 /play
closed-title = ### { $game } · 닫힌 테이블
closed-scores = 닫을 때의 점수:
closed-again = /play로 새로 시작해 보세요.

## The private hand

hand-title = **내 손패** · { $cards }
hand-note = > { $note }
hand-detail = -# { $label }: { $detail }
hand-choice = { $action }: { $choice }
hand-until = -# ⏳ { $when } 컴퓨터가 내 차례를 대신해요.
hand-away = 💤 컴퓨터가 대신 플레이하고 있어요.
hand-news-own = -# 컴퓨터가 대신 플레이했어요: { $news }
hand-news-own-more = -# 컴퓨터가 대신 플레이했어요: … { $news }
hand-news = -# 그사이 소식: { $news }
hand-news-more = -# 그사이 소식: … { $news }
hint = 💡 **{ $move }** · { $why }
hint-why = 💡 { $why }
button-hint = 힌트
button-follow = 힌트대로 하기
hand-lobby = 아직 시작 전이에요. 방장이 위쪽 테이블에서 시작해요.
hand-more = 더 보기… ({ $page } / { $pages })
button-refresh = 새로고침
button-back = 뒤로
button-order = 정렬: { $order }
button-undo = 되돌리기
note-gone = 이제 그렇게 할 수 없어요. 지금의 손패를 보여 드릴게요.
compose-choose = 카드를 { $least }장 이상 고르세요.
compose-page = { $pages }쪽 중 { $page }쪽. 함께 내려놓을 카드는 같은 쪽에 있어요.
button-previous = 이전 쪽
button-further = 다음 쪽

## More: watching, leaving, voting, managing

menu-host = 방장: { $name }
menu-vote = 강퇴 투표…
button-watch = 진행 보기
button-manage = 테이블 관리
button-older = 더 이전
button-newer = 더 최근
watch-title = ### { $game } · { $round }라운드 진행 상황
watch-title-over = ### { $game } · { $round }라운드 돌아보기
watch-line = { $line }
watch-page = { $page } / { $pages }쪽
watch-hidden = -# 손패는 라운드가 끝나면 공개돼요.
watch-hands = **모두의 남은 손패**
watch-hand = **{ $name }**: { $cards }
watch-no-cards = 카드 없음
vote-under-way = 강퇴 투표 중: { $names }
vote-count = { $name } ({ $votes } / { $needed })
vote-noted = 강퇴 투표에 반영했어요 · { $name }: { $needed }표 중 { $votes }표
vote-carried = 투표가 통과됐어요. 컴퓨터가 이어서 플레이해요.
manage-title = **테이블 관리**
manage-expel = 플레이어 강퇴…
manage-swap = 컴퓨터 바꾸기…
swap-option = { $name } → { $level }
managed-expel = 강퇴했어요. 컴퓨터가 이어서 플레이해요.
managed-swap = 컴퓨터를 바꿨어요.
managed-pause = 일시 정지: 시간이 멈추고 아무도 플레이할 수 없어요.
managed-unpause = 테이블을 재개했어요.
managed-finish = 그때까지의 점수로 경기를 끝냈어요.
button-pause = 일시 정지
button-unpause = 재개
button-finish = 이 점수로 끝내기
button-end-table = 기록 없이 끝내기
sure-go = 정말 나갈까요? 컴퓨터가 자리를 이어받고, 결과는 내 기록이 되지 않아요.
sure-finish = 마지막으로 끝난 라운드까지의 점수로 경기를 끝낼까요? 결과가 기록돼요.
sure-end = 이 테이블을 끝낼까요? 모두 나가게 되고, 경기는 기록되지 않아요.
button-sure-go = 나가기
button-sure-finish = 이 점수로 끝내기
button-sure-end = 끝내기

## Settings

clock-0 = 제한 없음
clock-60 = 1분
clock-120 = 2분
clock-300 = 5분
clock-900 = 15분
clock-3600 = 1시간
clock-86400 = 24시간
language = 한국어
language-auto = 디스코드 설정 따름
openers-everyone = 누구나
openers-moderators = 관리자만
computers-on = 허용
computers-off = 허용 안 함
thread-on = 예
thread-off = 아니요
limit = 동시에 { $tables }개
setting-language = 언어
setting-clock = 차례당 제한 시간
setting-openers = 테이블을 열 수 있는 사람
setting-computers = 컴퓨터
setting-thread = 테이블마다 스레드 만들기
setting-limit = 테이블 수
setting-channels = 테이블을 열 채널: 전체
settings-option = { $value } · { $name }
settings-server-title = ### 이 서버의 설정
    새 테이블부터 적용돼요. 진행 중인 테이블은 그대로예요.
settings-ask-reset = **이 서버의 설정을 모두 초기화할까요?** 언어, 제한 시간, 채널, 기본 규칙이 처음 설정으로 돌아가요.
settings-reset = 모두 처음 설정으로 되돌렸어요.
settings-rules-title = ### { $game } · 이 서버의 기본 규칙
language-title = ### 내 언어
    나에게만, 모든 서버에서 적용돼요. 채널에서 다 함께 보는 글은 서버의 언어로 나와요(/settings server).
preference-language = 언어
settings-me-title = ### 내 설정
    나에게만, 모든 서버에서 적용돼요.
button-game-rules = 규칙: { $game }
button-reset = 모두 초기화
pings-channel = 내 차례 알림: 채널에서
pings-direct = 내 차례 알림: DM으로
pings-off = 내 차례 알림: 끄기
compact-off = 손패: 종류마다 한 줄
compact-on = 손패: 짧게
order-option = 정렬: { $order } · { $game }

## Rules, cards, help

rules-title = ### { $game } · 규칙
rules-heading = **{ $heading }**
rules-line = - { $line }
rules-house = 하우스 룰: 인쇄된 규칙서에 없는 부분은 여기서 이렇게 해요.
rules-choose = 바로 가기…
rules-option = { $number }. { $heading }
rules-page = { $page } / { $pages }쪽
card-title = ### { $card }
card-game = -# { $game }
card-choice = { $card } · { $game }
help-title = ### 채널에서 즐기는 왕실 카드 게임
help-first = **시작하는 법**
    1. /play로 이 채널에 테이블을 열어요.
    2. 다른 분들은 *참가*를 눌러요. 빈자리는 컴퓨터가 채워요.
    3. 방장이 *시작*을 눌러요.
    4. *내 손패*를 누르면 내 카드가 나에게만 보여요.
help-commands = **명령어**
    /play · 테이블 열기
    /hand · 내 카드 보기
    /table · 테이블을 채널 맨 아래로
    /leave · 컴퓨터에게 자리 넘기기
    /end · 테이블 닫기
    /rules · 게임 방법
    /card · 카드와 그 인물 이야기
    /leaderboard · 이 서버의 순위
    /stats · 내 전적
    /history, /replay · 끝난 경기
    /privacy · 나에 대해 저장된 것
    /settings me · 알림과 손패 모양
    /language · 디스코드와 다른 내 언어 고르기
    /settings server · 관리자용
help-alone = 혼자인가요? 컴퓨터를 추가하고 시작해 보세요.

## Commands, as Discord lists them

command-play = 이 채널에 테이블을 열어요
command-play-game = 플레이할 게임
command-play-computers = 함께 앉을 컴퓨터 수
command-play-level = 컴퓨터의 실력
command-play-clock = 한 차례에 쓸 수 있는 시간
command-play-in-thread = 따로 스레드를 만들어서 열기
command-settings = 나와 이 서버의 설정
command-settings-server = 이 서버의 테이블 설정 (관리자용)
command-settings-me = 알림 방식과 손패 모양
command-language = 봇이 답할 언어를 골라요
command-language-language = 사용할 언어. 비워 두면 지금 설정을 보여 드려요
command-about-game = 어떤 게임인지. 비워 두면 여기서 하고 있는 게임
command-hand = 내 카드를 봐요
command-table = 테이블을 채널 맨 아래로 가져와요
command-leave = 테이블에서 나가고 컴퓨터에게 자리를 넘겨요
command-end = 테이블을 닫아요 (방장 또는 관리자)
command-rules = 게임 방법을 봐요
command-card = 카드의 효과와 그 인물 이야기를 봐요
command-card-card = 카드 이름의 일부
command-help = 처음 할 일과 모든 기능을 알려 드려요

## Refusals and notices

missing-permissions = 여기서는 테이블을 열 수 없어요. 없는 권한: { $permissions }. 관리자에게 이 채널의 권한을 부탁해 주세요.
permission-view_channel = 채널 보기
permission-send_messages = 메시지 보내기
permission-send_messages_in_threads = 스레드에서 메시지 보내기
permission-create_public_threads = 공개 스레드 만들기
channel-not-allowed = 여기서는 테이블을 못 열어요. 이쪽은 어때요? { $channels }
thread-opened = 따로 만든 스레드에 테이블을 열었어요: { $link }
channel-taken-link = 여기 있어요: { $link }
table-opened = 채널에 테이블을 열었어요.
rematch-opened = 자리는 그대로예요. 채널에 새 대기실을 열었어요.
rematch-seat-kept = 한 판 더 할 테이블이 열렸어요. 내 자리도 그대로예요.
table-reposted = 테이블을 채널 맨 아래로 가져왔어요.
table-ended = 테이블을 닫았어요.
table-kept = 테이블을 그대로 두었어요.
left-lobby = 테이블에서 나왔어요.
left-last = 테이블에서 나왔어요. 남은 사람이 없어서 테이블을 닫았어요.
left-match = 테이블에서 나왔어요. 내 손패는 컴퓨터가 이어받아요.

notice-end = 이 테이블을 끝낼까요? 모두 나가게 돼요.
notice-end-match = 진행 중인 경기는 기록되지 않아요.
button-end = 끝내기
button-keep = 계속하기
error-reference = 문제가 생겼어요. 사라진 것은 없으니 다시 시도해 주세요. 또 그러면 봇 운영자에게 이 오류 번호를 알려 주세요: `{ $reference }`
error-not-your-turn = 지금은 { $name }님 차례예요. 곧 내 차례가 와요.
error-match-waits = 지금은 플레이할 때가 아니에요.
error-malformed-move = 다른 게임이나 예전 버전의 버튼이에요. 지금 할 수 있는 것은 *내 손패*에서 볼 수 있어요.
error-stale-table = 그사이 테이블이 바뀌어서 아무것도 하지 않았어요.
error-channel-taken = 이 채널에는 이미 테이블이 있어요. 거기에 참가하거나(/table로 여기에 불러올 수 있어요), 먼저 /end로 끝내 주세요.
error-store = 저장하지 못해서 방금 한 플레이가 취소됐어요. 잠시 후 다시 시도해 주세요.
error-unknown = 잘되지 않았어요. *내 손패*와 /table로 지금 상황을 볼 수 있어요.
error-bad-rules = { $name }: “{ $value }” 값은 쓸 수 없어요.
error-no-such-table = 여기에는 그런 테이블이 없어요. /play로 열어 보세요.
error-too-many-computers = 이 테이블에는 컴퓨터가 { $most }명까지만 앉을 수 있어요.
error-already-seated = 이미 이 테이블에 앉아 있어요.
error-not-seated = 이 테이블에 앉아 있지 않아요. 진행을 지켜보거나 다음 경기에 참가하세요.
error-not-seated-yet = 아직 시작 전이에요. *참가*를 눌러 주세요.
error-table-full = 테이블이 { $most }명으로 꽉 찼어요. 다음 경기에 참가하거나 다른 채널에 테이블을 열어 보세요.
error-no-computer = 이 테이블에는 컴퓨터가 없어요.
error-not-host = 방장만 할 수 있어요.
error-not-host-named = 방장만 할 수 있어요: { $name }님
error-too-few-seats =
    { $fewest ->
        [1] 플레이어가 1명 이상 필요해요.
       *[other] 플레이어가 { $fewest }명 이상 필요해요. 친구를 부르거나 컴퓨터를 추가하세요.
    }
error-unknown-level = 이 게임에 없는 컴퓨터예요: “{ $level }”
error-no-hint = 이번에는 힌트가 없어요. 규칙(/rules)이 도움이 될 거예요.
error-nothing-to-undo = 되돌릴 것이 없어요. 뽑거나 가져온 카드는 이미 봤으니까요.
error-not-away = 이미 테이블에 있어요.
error-away = 컴퓨터가 대신하고 있어요. *자리 되찾기*를 누르면 돌아올 수 있어요.
error-table-is-paused = 일시 정지 중이에요. 방장이나 관리자가 재개할 수 있어요.
error-not-paused = 일시 정지 중이 아니에요.
error-no-round-yet = 아직 끝난 라운드가 없어서 점수도 없어요. 기록 없이 끝낼 수는 있어요.
error-own-vote = 자신에게는 투표할 수 없어요. 같은 메뉴에 *나가기*가 있어요.
error-too-few-voters = 둘이서는 투표할 수 없어요. 관리자에게 부탁해 보세요.
error-already-voted = 이미 투표했어요.
error-already-ready = 준비됐어요. 다른 분들을 기다리고 있어요.
error-not-a-computer = 그 자리에는 컴퓨터가 없어요.
error-nobody-to-remove = 그분은 이제 이 테이블에 없어요.
error-bad-clock = 여기서는 차례당 시간을 그렇게 정할 수 없어요.
error-forgotten-in-part = 아직 다 삭제하지 못했어요. 앉아 있는 테이블 하나를 저장하지 못했거든요. 잠시 후 /privacy delete를 다시 써 주세요.
error-too-many-tables =
    { $most ->
        [1] 이 서버에는 테이블 1개만 열 수 있어요. 그 테이블을 끝내거나, 끝나기를 기다려 주세요.
       *[other] 이 서버에는 테이블 { $most }개까지 열 수 있어요. 하나를 끝내거나, 끝나기를 기다려 주세요.
    }
error-only-moderators-open = 이 서버에서는 관리자만 테이블을 열 수 있어요.
error-no-computers-here = 이 서버에서는 컴퓨터 없이 플레이해요.
error-no-threads-here = 여기에는 스레드를 만들 수 없어요. 텍스트 채널에서 해 보세요.
error-not-moderator = 서버 관리 권한이 있는 사람만 할 수 있어요.
error-round-not-over = 라운드가 아직 진행 중이거나, 다음 라운드가 시작됐어요.
error-table-is-lobby = 아직 시작 전이에요. 방장이 시작해요.
error-table-is-playing = 경기가 이미 진행 중이에요.
error-table-is-round-over = 라운드가 끝났어요. 계속하려면 *준비*를 누르세요.
error-table-is-finished = 이 경기는 끝났어요. *한 판 더*를 누르거나 /play로 테이블을 열어 보세요.
error-table-is-closed = 닫힌 테이블이에요. /play로 새로 열어 보세요.
error-no-table-here = 이 채널에는 테이블이 없어요. /play로 열어 보세요.
error-option-of-other-game = { $game }: “{ $name }” 규칙이 없는 게임이에요. 빼고 다시 시도해 주세요.
error-unknown-card = 그런 이름의 카드가 없어요. 이름 일부를 입력하고 목록에서 고르세요.
error-unknown-button = 예전 버전의 버튼이에요. *내 손패*와 /table로 지금 상황을 볼 수 있어요.
