# The words about scores: leaderboards, statistics, history, replay, seasons, privacy.
# Names come in as they are to be shown.

percent = { $value }%
somebody = alguém

## Leaderboard

board-title = ### 🏆 Ranking · { $game }
board-by = Por { $by } · { $when }
board-row =
    { $rank ->
        [1] 🥇{" "}
        [2] 🥈{" "}
        [3] 🥉{" "}
       *[other] {""}
    }**{ $rank }** · { $name } · { $value }
board-own = { $row } ← você
board-gap = …
board-note = -# { $note }
board-value-points = { $points }
board-value-wins = { $wins } de { $matches }
board-value-win_rate = { $percent }%
board-value-rating = { $rating } ± { $uncertainty }
board-value-best_match = { $best }
board-value-matches = { $matches }
board-empty = Ninguém terminou uma partida aqui ainda. Estreie o ranking: /play
board-empty-season = Ninguém terminou uma partida nesta temporada ainda.
board-empty-least =
    Ninguém tem ainda as { $matches } partidas que este ranking exige.
board-empty-void = Nenhuma partida daqui conta no momento.
board-empty-computers =
    { $matches ->
        [1] Uma partida terminou aqui, mas não conta: partidas com computadores não contam.
       *[other] { $matches } partidas terminaram aqui, mas nenhuma conta: partidas com computadores não contam.
    }
board-own-computers =
    { $matches ->
        [1] Você terminou uma partida aqui, mas ela não conta: partidas com computadores não contam.
       *[other] Você terminou { $matches } partidas aqui, mas nenhuma conta: partidas com computadores não contam.
    }
board-how-computers = Quem pode gerenciar o servidor pode mudar isso: ⚙️ Temporadas e ranking, em /settings server.
board-own-least =
    Você tem { $matches } das { $least } partidas que este ranking exige.
board-page = Página { $page } de { $pages }
board-by-points = pontos
board-by-wins = vitórias
board-by-win_rate = aproveitamento
board-by-rating = rating
board-by-best_match = melhor partida
board-by-matches = partidas jogadas
board-option-by = Por { $by }
board-choose-by = Ordenar por…
board-choose-season = Temporada…
board-choose-game = Jogo…
board-choose-player = Ver uma pessoa…
board-alt = Barras por { $by }: { $rows }.
board-alt-row = { $rank }: { $name }, { $value }
button-show-departed = Mostrar quem saiu
button-hide-departed = Ocultar quem saiu
button-seasons = Temporadas e ranking

## Seasons

season-all = desde sempre
season-option-all = Temporada: desde sempre
season-number = Temporada { $number }
season-now = { $season } (agora)
seasons-title = ### ⚙️ Temporadas e ranking
seasons-none = Não há temporada em andamento; tudo entra em “desde sempre”.
seasons-now = **{ $season }** em andamento, desde { $since }.
seasons-monthly = Cada mês é uma temporada.
seasons-past = -# { $season }: de { $since } a { $until }
seasons-count = Partidas com computadores **contam** para o ranking aqui.
seasons-skip = Partidas com computadores **não contam** para o ranking aqui.
seasons-ask = **Encerrar { $season }?** Não dá para desfazer. Se houver alguma partida que conte, o pódio aparece neste canal, para todo mundo.
seasons-did-start = Começou uma temporada. Qualquer ranking pode mostrá-la.
seasons-did-end = A temporada acabou.
seasons-did-monthly = De agora em diante, cada mês é uma temporada. O pódio aparece neste canal.
seasons-did-manual = Os meses não são mais temporadas. A que está em andamento continua.
seasons-did-count = Partidas com computadores contam de agora em diante, e as já jogadas também.
seasons-did-skip = Partidas com computadores não contam mais, nem as já jogadas.
button-season-start = Começar uma temporada
button-season-next = Começar a próxima temporada
button-season-end = Encerrar a temporada
button-season-monthly = Nova temporada todo mês
button-season-manual = Parar temporadas mensais
button-computers-count = Passar a contar
button-computers-skip = Deixar de contar
button-corrections = Correções
podium-title = ### 🏆 { $season } chegou ao fim
podium-when = De { $since } a { $until }
podium-game = **{ $game }**
podium-board = Ranking: { $game }

## Statistics

stats-title = ### 📈 { $name } · { $game }
stats-none = Esta pessoa ainda não terminou uma partida deste jogo aqui.
stats-matches = **{ $matches }** { $matches ->
        [1] partida
       *[other] partidas
    } · **{ $wins }** { $wins ->
        [1] vitória
       *[other] vitórias
    } ({ $percent }%)
stats-rating = Rating **{ $rating }** ± { $uncertainty }
stats-unrated = Rating só com { $least } partidas (até agora: { $matches })
stats-points = **{ $points }** no total
stats-streak = Vitórias seguidas: **{ $now }** agora, recorde **{ $best }**
stats-margin = Diferença média em pontos: **{ $points }**
stats-best-match = Melhor partida: **{ $points }**
stats-best-round = Melhor rodada: **{ $points }**
stats-uncounted =
    { $matches ->
        [1] -# Mais uma partida encerrada não conta para o ranking.
       *[other] -# Mais { $matches } partidas encerradas não contam para o ranking.
    }
stats-against =
    ⚔️ **Contra você:** { $matches ->
        [1] uma partida
       *[other] { $matches } partidas
    }
stats-against-places = Você ficou à frente em { $ahead }, atrás em { $behind }, com empate em { $even }.
stats-against-points = Pontos: você { $own }, rival { $other }.
stats-note = -# { $note }
stats-chart-rating = Rating ao longo de { $matches } partidas: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }.
stats-chart-total = Total de pontos ao longo de { $matches } partidas: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }.
button-chart-rating = Curva do rating
button-chart-total = Curva dos pontos
button-history = Partidas

## History and replay

history-title = ### 📜 Partidas encerradas
history-of = Com { $names }
history-count =
    { $matches ->
        [1] -# uma partida
       *[other] -# { $matches } partidas
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
history-void = -# Não conta: a moderação anulou.
history-uncounted = -# Não conta para o ranking.
history-empty = Nenhuma partida assim terminou aqui ainda.
history-none = Nenhuma partida terminou aqui ainda. Comece uma com /play.
history-option = Partida { $number } · { $game }
history-choose = Rever uma partida…
history-all-games = Todos os jogos
replay-title = ### ⏪ Partida { $number } · { $game }
replay-turn = -# Jogada { $turn } de { $turns } · rodada { $round }
replay-move = ➤ { $line }
replay-cards =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
replay-hand = 🎴 { $cards }
replay-round = Rodada { $round }
replay-choose-round = Ir para uma rodada…
button-turn-first = ⏮
button-turn-back = ◀ Ant.
button-turn-next = Próx. ▶
button-turn-last = ⏭
button-record = Baixar arquivo
button-correct = Corrigir…
button-to-match = Ir para a partida
record-title = O registro da partida **{ $number }**: cada carta dada e cada jogada.
record-use = -# `python -m engine verify { $name }` joga tudo de novo e comprova os totais.
correct-ask = Esta partida deve deixar de contar? Totais, ratings e rankings são recalculados. Fica registrado quem fez isso, quando e por quê.
correct-ask-again = Esta partida foi anulada. Deve voltar a contar? Fica registrado quem fez isso, quando e por quê.
correct-why = Por quê?
reason-test = Era só um teste
reason-mistake = Foi jogada por engano
reason-unfair = Não foi um jogo limpo
reason-other = Outro motivo
corrected-void = Não conta mais. Todos os totais e ratings são recalculados.
corrected-again = Voltou a contar. Todos os totais e ratings são recalculados.
corrections-title = ### Correções
corrections-none = Nenhum resultado foi corrigido aqui.
correction = Partida **{ $number }** · { $when } · { $who }
correction-void = -# Anulada: { $reason }
correction-again = -# Volta a contar: { $reason }

## Privacy

privacy-title = ### O que fica guardado sobre você
privacy-nothing = Nada fica guardado sobre você.
privacy-results =
    { $count ->
        [1] - um resultado de partida encerrada, com seu nome
       *[other] - { $count } resultados de partidas encerradas, com seu nome
    }
privacy-moves =
    { $count ->
        [1] - uma jogada que você fez
       *[other] - { $count } jogadas que você fez
    }
privacy-tables =
    { $count ->
        [1] - uma mesa em que você se sentou
       *[other] - { $count } mesas em que você se sentou
    }
privacy-preferences =
    { $count ->
        [1] - uma preferência que você escolheu
       *[other] - { $count } preferências que você escolheu
    }
privacy-corrections =
    { $count ->
        [1] - uma correção que você fez na moderação
       *[other] - { $count } correções que você fez na moderação
    }
privacy-others = As pessoas de um servidor veem os resultados, ratings e partidas encerradas dele. Mais ninguém vê, e nenhuma mensagem sua é guardada.
privacy-leaving = Quando você sai de um servidor, seus dados de lá são apagados 30 dias depois.
privacy-export = Tudo o que fica guardado sobre você, de todos os servidores.
privacy-ask = **Apagar o que fica guardado sobre você?** Não dá para desfazer.
privacy-ask-what = Seu nome, suas colocações e seus ratings somem. Os resultados ficam, como os de um lugar anônimo, porque também são das outras pessoas.
privacy-ask-seats =
    { $tables ->
        [1] Você está numa mesa em andamento: um computador ficará no seu lugar.
       *[other] Você está em { $tables } mesas em andamento: computadores ficarão nos seus lugares.
    }
privacy-forgotten-here = Pronto. Nada do que fica guardado deste servidor tem o seu nome. As mensagens de mesas já encerradas perdem o nome nos próximos minutos.
privacy-forgotten-everywhere = Pronto. Nada do que fica guardado tem o seu nome. As mensagens de mesas já encerradas perdem o nome nos próximos minutos.
button-export = Baixar tudo
button-delete = Apagar…
button-forget-here = Apagar neste servidor
button-forget-everywhere = Apagar em todo lugar
button-keep-data = Manter tudo

## Commands, as Discord lists them

command-about-player = Quem; se não disser, você
command-leaderboard = Quem lidera neste servidor
command-leaderboard-by = O que decide o ranking
command-leaderboard-season = Uma temporada, ou desde sempre
command-leaderboard-page = Qual página
command-stats = O balanço das partidas de alguém, e como foi
command-history = Partidas encerradas deste servidor
command-history-player = Só as desta pessoa
command-history-game = Só as deste jogo
command-history-against = Só as contra esta pessoa
command-replay = Rever uma partida encerrada, com todas as mãos
command-replay-match = O número da partida, como em /history; se não disser, a última
command-privacy = O que fica guardado sobre você
command-privacy-show = Ver o que fica guardado sobre você
command-privacy-export = Receber num arquivo tudo o que fica guardado sobre você
command-privacy-delete = Apagar o que fica guardado sobre você; pergunta antes

## Refusals

error-no-such-match = Neste servidor não há partida encerrada com o número { $number }. /history mostra as que há.
error-no-match-yet = Nenhuma partida terminou neste servidor ainda. Comece uma com /play.
error-match-unreadable = A partida { $number } foi guardada por outra versão e não pode ser mostrada.
error-no-such-season = Não há temporada “{ $name }” aqui. Escolha uma na lista.
error-not-steward = Só quem pode gerenciar o servidor pode fazer isso.
