# The words about scores: leaderboards, statistics, history, replay, seasons, privacy.
# Names come in as they are to be shown; no particle may follow them.

percent = { $value }%
somebody = 누군가

## Leaderboard

board-title = ### 🏆 순위표 · { $game }
board-by = 기준: { $by } · { $when }
board-row =
    { $rank ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }**{ $rank }** · { $name } · { $value }
board-own = { $row } ← 나
board-gap = …
board-note = -# { $note }
board-value-points = { $points }점
board-value-wins = { $matches }경기 { $wins }승
board-value-win_rate = { $percent }%
board-value-rating = { $rating } ± { $uncertainty }
board-value-best_match = { $best }점
board-value-matches = { $matches }경기
board-empty = 아직 여기서 끝난 경기가 없어요. 첫 주인공이 되어 보세요: /play
board-empty-season = 이 시즌에는 아직 끝난 경기가 없어요.
board-empty-least = 순위에 오르는 데 필요한 { $matches }경기를 채운 사람이 아직 없어요.
board-empty-void = 지금은 여기서 집계되는 경기가 없어요.
board-empty-computers =
    { $matches ->
        [1] 여기서 1경기가 끝났지만, 컴퓨터와 한 경기라 집계되지 않아요.
       *[other] 여기서 { $matches }경기가 끝났지만, 모두 컴퓨터와 한 경기라 집계되지 않아요.
    }
board-own-computers =
    { $matches ->
        [1] 여기서 1경기를 마쳤지만, 컴퓨터와 한 경기라 집계되지 않아요.
       *[other] 여기서 { $matches }경기를 마쳤지만, 모두 컴퓨터와 한 경기라 집계되지 않아요.
    }
board-how-computers = 서버 관리 권한이 있는 사람은 집계되게 바꿀 수 있어요: /settings server, ⚙️ 시즌과 순위
board-own-least = 순위에 오르려면 { $least }경기가 필요해요. 지금까지 { $matches }경기를 했어요.
board-page = { $page } / { $pages }쪽
board-by-points = 점수
board-by-wins = 승리
board-by-win_rate = 승률
board-by-rating = 레이팅
board-by-best_match = 한 경기 최고점
board-by-matches = 경기 수
board-option-by = 기준: { $by }
board-choose-by = 순위 기준…
board-choose-season = 시즌…
board-choose-game = 게임…
board-choose-player = 플레이어 보기…
board-alt = { $by } 막대그래프: { $rows }.
board-alt-row = { $rank }위: { $name }, { $value }
button-show-departed = 떠난 사람 보이기
button-hide-departed = 떠난 사람 숨기기
button-seasons = 시즌과 순위

## Seasons

season-all = 전체 기간
season-option-all = 시즌: 전체 기간
season-number = 시즌 { $number }
season-now = { $season } (진행 중)
seasons-title = ### ⚙️ 시즌과 순위
seasons-none = 진행 중인 시즌이 없어요. 모두 전체 기간으로 집계돼요.
seasons-now = **{ $season }** 진행 중 · { $since } 시작
seasons-monthly = 달마다 자동으로 한 시즌이 돼요.
seasons-past = -# { $season }: { $since } ~ { $until }
seasons-count = 컴퓨터와 한 경기도 순위에 **집계돼요**.
seasons-skip = 컴퓨터와 한 경기는 순위에 **집계되지 않아요**.
seasons-ask = **{ $season } · 종료할까요?** 되돌릴 수 없어요. 집계되는 경기가 있으면 시상대가 이 채널에 올라와 모두에게 보여요.
seasons-did-start = 시즌이 시작됐어요. 모든 순위표에서 볼 수 있어요.
seasons-did-end = 시즌이 끝났어요.
seasons-did-monthly = 이제부터 한 달이 한 시즌이에요. 시상대는 이 채널에 올라와요.
seasons-did-manual = 이제 달마다 시즌이 바뀌지 않아요. 진행 중인 시즌은 계속돼요.
seasons-did-count = 이제 컴퓨터와 한 경기도 집계돼요. 이미 한 경기도 포함돼요.
seasons-did-skip = 이제 컴퓨터와 한 경기는 집계되지 않아요. 이미 한 경기도 마찬가지예요.
button-season-start = 시즌 시작
button-season-next = 다음 시즌 시작
button-season-end = 시즌 종료
button-season-monthly = 매달 새 시즌
button-season-manual = 매달 새 시즌 끄기
button-computers-count = 집계하기
button-computers-skip = 집계하지 않기
button-corrections = 정정 기록
podium-title = ### 🏆 { $season } 종료
podium-when = { $since } ~ { $until }
podium-game = **{ $game }**
podium-board = 순위표: { $game }

## Statistics

stats-title = ### 📈 { $name } · { $game }
stats-none = 이 플레이어가 여기서 이 게임을 끝까지 마친 경기가 없어요.
stats-matches = **{ $matches }**경기 · **{ $wins }**승 ({ $percent }%)
stats-rating = 레이팅 **{ $rating }** ± { $uncertainty }
stats-unrated = 레이팅은 { $least }경기부터 (지금 { $matches }경기)
stats-points = 모두 **{ $points }**
stats-streak = 연승: 지금 **{ $now }**, 최고 **{ $best }**
stats-margin = 평균 점수 차: **{ $points }**점
stats-best-match = 한 경기 최고점: **{ $points }**
stats-best-round = 한 라운드 최고점: **{ $points }**
stats-uncounted = -# 이 밖에 끝난 { $matches }경기는 순위에 집계되지 않아요.
stats-against = ⚔️ **나와의 대결:** { $matches }경기
stats-against-places = 내가 앞선 경기 { $ahead }, 뒤진 경기 { $behind }, 동률 { $even }
stats-against-points = 점수: 나 { $own }점, 상대 { $other }점
stats-note = -# { $note }
stats-chart-rating = { $matches }경기의 레이팅: 처음 { $first }, 지금 { $last }, 최저 { $lowest }, 최고 { $highest }.
stats-chart-total = { $matches }경기의 누적 점수: 처음 { $first }, 지금 { $last }, 최저 { $lowest }, 최고 { $highest }.
button-chart-rating = 레이팅 그래프
button-chart-total = 누적 점수 그래프
button-history = 경기 목록

## History and replay

history-title = ### 📜 끝난 경기
history-of = 참가자: { $names }
history-count = -# { $matches }경기
history-match = **{ $number }** · { $game } · { $when }
history-seat =
    { $place ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }{ $name }: { $points }
joint = {" · "}
history-void = -# 집계되지 않음: 관리자가 무효로 처리했어요.
history-uncounted = -# 순위에 집계되지 않아요.
history-empty = 조건에 맞는 끝난 경기가 아직 없어요.
history-none = 여기서 끝난 경기가 아직 없어요. /play로 시작해 보세요.
history-option = { $number }번 경기 · { $game }
history-choose = 경기 다시 보기…
history-all-games = 모든 게임
replay-title = ### ⏪ { $number }번 경기 · { $game }
replay-turn = -# 차례 { $turn } / { $turns } · { $round }라운드
replay-move = ➤ { $line }
replay-cards =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
replay-hand = 🎴 { $cards }
replay-round = { $round }라운드
replay-choose-round = 라운드로 이동…
button-turn-first = ⏮
button-turn-back = ◀ 이전
button-turn-next = 다음 ▶
button-turn-last = ⏭
button-record = 내려받기
button-correct = 정정…
button-to-match = 경기로 가기
record-title = **{ $number }**번 경기의 기록: 돌린 카드와 모든 플레이.
record-use = -# `python -m engine verify { $name }`: 경기를 다시 진행해 점수 합계를 증명해요.
correct-ask = 이 경기를 집계에서 뺄까요? 합계, 레이팅, 순위표를 다시 계산해요. 누가, 언제, 왜 했는지 기록에 남아요.
correct-ask-again = 무효로 처리된 경기예요. 다시 집계할까요? 누가, 언제, 왜 했는지 기록에 남아요.
correct-why = 이유는?
reason-test = 시험 삼아 한 경기
reason-mistake = 실수로 한 경기
reason-unfair = 공정하지 못한 경기
reason-other = 다른 이유
corrected-void = 이제 집계되지 않아요. 합계와 레이팅을 모두 다시 계산했어요.
corrected-again = 다시 집계돼요. 합계와 레이팅을 모두 다시 계산했어요.
corrections-title = ### 정정 기록
corrections-none = 여기서는 결과를 정정한 적이 없어요.
correction = **{ $number }**번 경기 · { $when } · { $who }
correction-void = -# 무효 처리: { $reason }
correction-again = -# 다시 집계: { $reason }

## Privacy

privacy-title = ### 나에 대해 저장된 것
privacy-nothing = 나에 대해 저장된 것이 없어요.
privacy-results = - 내 이름이 있는 끝난 경기 결과 { $count }건
privacy-moves = - 내가 한 플레이 { $count }번
privacy-tables = - 내가 앉았던 테이블 { $count }개
privacy-preferences = - 내가 고른 설정 { $count }개
privacy-corrections = - 관리자로서 한 정정 { $count }건
privacy-others = 결과, 레이팅, 끝난 경기는 그 서버의 사람들만 볼 수 있어요. 내가 쓴 메시지는 저장하지 않아요.
privacy-leaving = 서버를 떠나면 그 서버의 내 데이터는 30일 뒤에 삭제돼요.
privacy-export = 모든 서버에서 나에 대해 저장된 전부예요.
privacy-ask = **나에 대해 저장된 것을 삭제할까요?** 되돌릴 수 없어요.
privacy-ask-what = 이름, 순위, 레이팅이 사라져요. 결과는 다른 사람들의 것이기도 해서 익명의 자리로 남아요.
privacy-ask-seats =
    { $tables ->
        [1] 진행 중인 테이블에 앉아 있어요. 컴퓨터가 자리를 이어받아요.
       *[other] 진행 중인 테이블 { $tables }개에 앉아 있어요. 컴퓨터가 자리를 이어받아요.
    }
privacy-forgotten-here = 삭제했어요. 이 서버의 기록에는 이제 내 이름이 없어요. 끝난 테이블의 메시지에서도 몇 분 안에 사라져요.
privacy-forgotten-everywhere = 삭제했어요. 어느 기록에도 이제 내 이름이 없어요. 끝난 테이블의 메시지에서도 몇 분 안에 사라져요.
button-export = 모두 내려받기
button-delete = 삭제…
button-forget-here = 이 서버에서 삭제
button-forget-everywhere = 모든 곳에서 삭제
button-keep-data = 그대로 두기

## Commands, as Discord lists them

command-about-player = 누구인지. 비워 두면 나
command-leaderboard = 이 서버의 순위를 봐요
command-leaderboard-by = 순위를 매기는 기준
command-leaderboard-season = 시즌 또는 전체 기간
command-leaderboard-page = 몇 쪽인지
command-stats = 플레이어의 전적과 그 흐름을 봐요
command-history = 이 서버에서 끝난 경기를 봐요
command-history-player = 이 플레이어의 경기만
command-history-game = 이 게임의 경기만
command-history-against = 이 플레이어와 겨룬 경기만
command-replay = 끝난 경기를 모두의 손패와 함께 넘겨 봐요
command-replay-match = /history에 나오는 경기 번호. 비워 두면 마지막 경기
command-privacy = 나에 대해 저장된 것
command-privacy-show = 나에 대해 저장된 것을 봐요
command-privacy-export = 나에 대해 저장된 전부를 파일로 받아요
command-privacy-delete = 나에 대해 저장된 것을 삭제해요. 먼저 확인을 거쳐요

## Refusals

error-no-such-match = 이 서버의 끝난 경기에 { $number }번은 없어요. /history에서 목록을 볼 수 있어요.
error-no-match-yet = 이 서버에서 끝난 경기가 아직 없어요. /play로 시작해 보세요.
error-match-unreadable = { $number }번 경기는 다른 버전이 저장해서 보여 드릴 수 없어요.
error-no-such-season = 여기에는 “{ $name }” 시즌이 없어요. 목록에서 고르세요.
error-not-steward = 서버 관리 권한이 있는 사람만 할 수 있어요.
