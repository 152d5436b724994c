# The bot's own words. A line fits a phone: about 45 characters.
# Names and cards come in as they are to be shown.

## Numbers, lists, names

number = { $value }
gain = +{ $points }
list-pair = { $first } e { $last }
list-more = { $first }, { $next }
list-last = { $first } e { $last }
seat-number = Lugar { $number }
computer-name = 🤖 { $level }
computer-name-numbered = 🤖 { $level } { $number }
level-page = Pajem
level-courtier = Cortesão
level-regent = Regente
level-page-detail = joga como iniciante
level-courtier-detail = joga bem
level-regent-detail = ninguém joga melhor; pensa com calma
points =
    { $points ->
        [-1] { $points } ponto
        [1] { $points } ponto
       *[other] { $points } pontos
    }
cards-in-hand =
    { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }

## Lobby

lobby-seats = **Lugares** · { $taken } de { $most }
lobby-host = **{ $number }** · { $name } · comanda a mesa
lobby-person = **{ $number }** · { $name }
lobby-computer = **{ $number }** · { $name } · computador
lobby-free = **{ $number }** · livre
lobby-waiting = Entre! Quem comanda começa quando todos chegarem.
lobby-makes-room = Quem entrar fica no lugar de um computador.
lobby-full = Mesa completa. Quem comanda já pode começar.
lobby-clock = ⏳ { $clock } por jogada
lobby-too-few-people =
    { $missing ->
        [1] Falta uma pessoa.
       *[other] Faltam { $missing } pessoas.
    }
lobby-too-few =
    { $missing ->
        [1] Falta uma pessoa; um computador também serve.
       *[other] Faltam { $missing } pessoas; computadores também servem.
    }
button-join = Entrar
button-leave = Sair
lobby-levels = Pôr um computador…
button-add = Pôr { $level }
button-remove = Tirar computador
button-start = Começar
button-rules = Regras
button-cancel = Cancelar

## The table

table-title = ### { $game }
table-round = Rodada { $round } · { $dealer } deu as cartas
table-turn = Vez de **{ $name }**.
table-turn-until = Vez de **{ $name }**. ⏳ { $when }
table-paused = ⏸️ Mesa em pausa. Quem comanda pode retomar.
name-away = 💤 { $name }
table-computer-turn = **{ $name }** está pensando…
table-seat = **{ $name }** · { $cards } · { $points }
table-seat-turn = ▶ **{ $name }** · { $cards } · { $points }
table-log = -# { $line }
table-goal = -# { $goal }
news-left = { $name } saiu: um computador continua
news-removed = Fora da mesa: { $name }. Um computador continua
news-host = Agora quem comanda a mesa: { $name }
table-vote = Votação para tirar { $name }: { $votes } de { $needed } · em *Mais…*
button-hand = Minha mão
button-more = Mais…
button-ready = Tudo pronto
button-seat-back = Voltar ao meu lugar
button-table = Ir para a mesa
button-rematch = Revanche
button-how-it-went = Como foi
button-replay = Rever a partida
button-board = Ranking

ping = { $mention }, é a sua vez.
ping-until = { $mention }, é a sua vez. ⏳ { $when }
ping-reminder = { $mention }, é a sua vez. ⏰ Um computador joga por você { $when }.
ping-direct = **{ $game }**

## Scores

round-title = ### { $game } · fim da rodada { $round }
round-score = **{ $name }** { $score } → { $total }
round-waiting = Esperando por: { $names }
round-next = A próxima rodada começa { $when }.
finished-title = ### { $game } · fim da partida
finished-early = Acabou antes da hora, com os pontos como estavam.
finished-won = 👑 Vitória de **{ $name }**!
finished-shared = 👑 { $names } dividem a vitória!
place =
    { $place ->
        [1] 🥇 1º
        [2] 🥈 2º
        [3] 🥉 3º
       *[other] { $place }º
    }
standing = { $place } · **{ $name }** · { $points }
finished-last-round = **Última rodada**
finished-again = *Revanche* mantém os lugares. /play abre outra mesa.
closed-title = ### { $game } · mesa fechada
closed-scores = Os pontos como estavam:
closed-again = Para abrir outra, use /play.

## The private hand

hand-title = **Sua mão** · { $cards }
hand-note = > { $note }
hand-detail = -# { $label }: { $detail }
hand-choice = { $action }: { $choice }
hand-until = -# ⏳ Um computador joga por você { $when }.
hand-away = 💤 Um computador está jogando por você.
hand-news-own = -# Um computador jogou por você: { $news }
hand-news-own-more = -# Um computador jogou por você: … { $news }
hand-news = -# Desde a última olhada: { $news }
hand-news-more = -# Desde a última olhada: … { $news }
hint = 💡 **{ $move }** · { $why }
hint-why = 💡 { $why }
button-hint = Dica
button-follow = Fazer isso
hand-lobby = A partida ainda não começou. Quem comanda dá início na mesa, ali em cima.
hand-more = Mais… ({ $page } de { $pages })
button-refresh = Atualizar
button-back = Voltar
button-order = Ordenar { $order }
button-undo = Desfazer
note-gone = Isso não dá mais. Veja sua mão como está agora.
compose-choose =
    { $least ->
        [1] Escolha pelo menos uma carta.
       *[other] Escolha pelo menos { $least } cartas.
    }
compose-page = Página { $page } de { $pages }. O que combina está na mesma página.
button-previous = Página anterior
button-further = Próxima página

## More: watching, leaving, voting, managing

menu-host = Comanda a mesa: { $name }
menu-vote = Votar para tirar alguém…
button-watch = Acompanhar
button-manage = Gerenciar
button-older = Mais antigas
button-newer = Mais recentes
watch-title = ### { $game } · rodada { $round } até aqui
watch-title-over = ### { $game } · como foi a rodada { $round }
watch-line = { $line }
watch-page = Página { $page } de { $pages }
watch-hidden = -# As mãos aparecem quando a rodada acabar.
watch-hands = **O que sobrou na mão de cada pessoa**
watch-hand = **{ $name }**: { $cards }
watch-no-cards = nenhuma carta
vote-under-way = Há votos para tirar: { $names }
vote-count = { $name } ({ $votes } de { $needed })
vote-noted = Voto contado para tirar { $name }: { $votes } de { $needed }.
vote-carried = A votação decidiu: um computador joga no lugar dessa pessoa.
manage-title = **Gerenciar a mesa**
manage-expel = Tirar alguém da mesa…
manage-swap = Trocar um computador…
swap-option = { $name }: jogar como { $level }
managed-expel = Fora da mesa: um computador continua.
managed-swap = Computador trocado.
managed-pause = Em pausa: o relógio para e ninguém joga.
managed-unpause = A mesa continua.
managed-finish = A partida acabou, com os pontos como estavam.
button-pause = Pausar
button-unpause = Retomar
button-finish = Encerrar com estes pontos
button-end-table = Encerrar sem contar
sure-go = Sair de vez? Um computador fica no seu lugar, e o resultado não será seu.
sure-finish = Encerrar a partida com os pontos da última rodada completa? Ela conta.
sure-end = Encerrar esta mesa para todo mundo? A partida não vai contar.
button-sure-go = Sair
button-sure-finish = Encerrar com estes pontos
button-sure-end = Encerrar

## Settings

clock-0 = sem limite
clock-60 = 1 minuto
clock-120 = 2 minutos
clock-300 = 5 minutos
clock-900 = 15 minutos
clock-3600 = 1 hora
clock-86400 = 24 horas
language = Português (Brasil)
language-auto = como no Discord
openers-everyone = todo mundo
openers-moderators = só a moderação
computers-on = permitidos
computers-off = não permitidos
thread-on = sim
thread-off = não
limit =
    { $tables ->
        [1] uma de cada vez
       *[other] { $tables } ao mesmo tempo
    }
setting-language = idioma
setting-clock = tempo por jogada
setting-openers = quem abre mesas
setting-computers = computadores
setting-thread = um tópico para cada mesa
setting-limit = mesas
setting-channels = Canais para mesas: todos
settings-option = { $value } · { $name }
settings-server-title = ### Configurações deste servidor
    Valem para mesas novas; as que já estão abertas não mudam.
settings-ask-reset = **Restaurar todas as configurações deste servidor?** Idioma, tempo, canais e regras padrão voltam a ser como no começo.
settings-reset = Tudo voltou a ser como no começo.
settings-rules-title = ### { $game } · regras padrão aqui
language-title = ### Seu idioma
    Só para você, em todos os servidores. O que o canal inteiro lê vai no idioma do servidor (/settings server).
preference-language = idioma
settings-me-title = ### Suas configurações
    Só para você, em todos os servidores.
button-game-rules = Regras: { $game }
button-reset = Restaurar tudo
pings-channel = Avisar no canal
pings-direct = Avisar por mensagem direta
pings-off = Não avisar
compact-off = Mão: um tipo por linha
compact-on = Mão: compacta
order-option = Ordenar { $order } · { $game }

## Rules, cards, help

rules-title = ### { $game } · regras
rules-heading = **{ $heading }**
rules-line = - { $line }
rules-house = Regras da casa: onde o manual se cala, aqui se joga assim.
rules-choose = Ir para…
rules-option = { $number }. { $heading }
rules-page = Página { $page } de { $pages }
card-title = ### { $card }
card-game = -# { $game }
card-choice = { $card } · { $game }
help-title = ### Jogos de cartas da realeza no seu canal
help-first = **Para começar**
    1. /play abre uma mesa neste canal.
    2. A turma toca em *Entrar*; computadores completam.
    3. Quem comanda toca em *Começar*.
    4. *Minha mão* mostra suas cartas, só para você.
help-commands = **Comandos**
    /play · abre uma mesa
    /hand · suas cartas
    /table · traz a mesa aqui para baixo
    /leave · um computador fica no seu lugar
    /end · fecha a mesa
    /rules · como se joga
    /card · uma carta e quem foi
    /leaderboard · quem lidera neste servidor
    /stats · o balanço das suas partidas
    /history, /replay · partidas encerradas
    /privacy · o que fica guardado sobre você
    /settings me · avisos e o jeito da sua mão
    /language · o seu, seja qual for o do Discord
    /settings server · para a moderação
help-alone = Sem companhia? Ponha um computador e comece.

## Commands, as Discord lists them

command-play = Abrir uma mesa neste canal
command-play-game = Qual jogo
command-play-computers = Quantos computadores se sentam com você
command-play-level = De que nível eles são
command-play-clock = Quanto tempo pode durar uma jogada
command-play-in-thread = Num tópico próprio
command-settings = O que você e este servidor preferem
command-settings-server = Como são as mesas aqui (para a moderação)
command-settings-me = Como avisar você e como mostrar sua mão
command-language = Em que idioma você recebe respostas
command-language-language = Qual; se não disser, mostra o escolhido
command-about-game = Qual jogo; se não disser, o que se joga aqui
command-hand = Ver suas cartas
command-table = Trazer a mesa para o fim do canal
command-leave = Sair da mesa; um computador fica no seu lugar
command-end = Fechar a mesa (quem comanda a mesa, ou a moderação)
command-rules = Como se joga
command-card = O que uma carta faz e quem foi
command-card-card = Parte do nome
command-help = O que fazer primeiro e o que há por aqui

## Refusals and notices

missing-permissions = Não consigo manter uma mesa aqui. Faltam permissões: { $permissions }. Peça à moderação para liberar neste canal.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
channel-not-allowed = Aqui não se abrem mesas. Tente em { $channels }
thread-opened = A mesa está aberta num tópico próprio: { $link }
channel-taken-link = Está aqui: { $link }
table-opened = Mesa aberta: está no canal.
rematch-opened = Lugares mantidos: a nova mesa está no canal.
rematch-seat-kept = A revanche já está aberta, com o seu lugar guardado.
table-reposted = A mesa está no fim do canal.
table-ended = Mesa fechada.
table-kept = A mesa continua aberta.
left-lobby = Você saiu da mesa.
left-last = Você saiu da mesa. Não havia mais ninguém, então ela foi fechada.
left-match = Você saiu da mesa. Um computador continua com a sua mão.

notice-end = Encerrar esta mesa para todo mundo?
notice-end-match = A partida em andamento não vai contar.
button-end = Encerrar
button-keep = Continuar jogando
error-reference = Algo deu errado aqui. Nada do que você fez se perdeu; tente de novo. Se acontecer outra vez, passe esta referência a quem cuida do bot: `{ $reference }`
error-not-your-turn = Agora é a vez de { $name }. A sua já vem.
error-match-waits = A mesa não está esperando nenhuma jogada agora.
error-malformed-move = Este botão é de outro jogo ou de uma versão antiga. *Minha mão* mostra o que dá para fazer agora.
error-stale-table = A mesa já andou desde então; nada foi feito.
error-channel-taken = Já há uma mesa aberta neste canal. Entre nela (/table traz a mesa aqui para baixo), ou encerre-a antes com /end.
error-store = A jogada não pôde ser salva, por isso não valeu. Tente de novo daqui a pouco.
error-unknown = Não deu certo. *Minha mão* e /table mostram como está o jogo.
error-bad-rules = { $name }: “{ $value }” não é possível.
error-no-such-table = Essa mesa não existe aqui. Abra uma com /play.
error-too-many-computers =
    { $most ->
        [1] Nesta mesa cabe no máximo um computador.
       *[other] Nesta mesa cabem no máximo { $most } computadores.
    }
error-already-seated = Você já está nesta mesa.
error-not-seated = Você não está nesta mesa. Pode acompanhar, ou entrar na próxima partida.
error-not-seated-yet = A partida ainda não começou: toque em *Entrar*.
error-table-full =
    A mesa está cheia, com { $most ->
        [1] um lugar ocupado
       *[other] { $most } lugares ocupados
    }. Entre na próxima partida, ou abra uma mesa em outro canal.
error-no-computer = Não há computador nesta mesa.
error-not-host = Só quem comanda a mesa pode fazer isso.
error-not-host-named = Só quem comanda a mesa pode fazer isso: { $name }.
error-too-few-seats =
    { $fewest ->
        [1] É preciso pelo menos uma pessoa.
       *[other] É preciso ter pelo menos { $fewest } pessoas. Chame alguém, ou ponha um computador.
    }
error-unknown-level = Este jogo não tem computador chamado “{ $level }”.
error-no-hint = Desta vez não há dica. As regras (/rules) podem ajudar.
error-nothing-to-undo = Não há o que desfazer: o que você comprou ou pegou já foi visto.
error-not-away = Você já está na mesa.
error-away = Um computador joga por você. Com *Voltar ao meu lugar*, você joga de novo.
error-table-is-paused = A mesa está em pausa. Quem comanda ou a moderação pode retomar.
error-not-paused = A mesa não está em pausa.
error-no-round-yet = Nenhuma rodada terminou ainda, então não há pontos. Dá para encerrar sem contar.
error-own-vote = Não dá para votar a própria saída. *Sair* está no mesmo menu.
error-too-few-voters = Com só duas pessoas não há votação. A moderação pode ajudar.
error-already-voted = Você já votou.
error-already-ready = Você já deu o seu *Tudo pronto*. Falta o resto da mesa.
error-not-a-computer = Nesse lugar não joga um computador.
error-nobody-to-remove = Essa pessoa não está mais nesta mesa.
error-bad-clock = Aqui uma jogada não pode durar tanto.
error-forgotten-in-part = Nem tudo foi apagado ainda: uma mesa em que você está não pôde ser salva. Use /privacy delete de novo mais tarde.
error-too-many-tables =
    { $most ->
        [1] Neste servidor só pode haver uma mesa. Encerre-a, ou espere ela acabar.
       *[other] Neste servidor só pode haver { $most } mesas. Encerre uma, ou espere uma acabar.
    }
error-only-moderators-open = Neste servidor só a moderação abre mesas.
error-no-computers-here = Este servidor joga sem computadores.
error-no-threads-here = Aqui não dá para criar um tópico. Tente num canal de texto.
error-not-moderator = Só quem pode gerenciar o servidor pode fazer isso.
error-round-not-over = A rodada ainda está em jogo, ou a próxima já começou.
error-table-is-lobby = A partida ainda não começou. Quem comanda dá início.
error-table-is-playing = A partida já está em andamento.
error-table-is-round-over = A rodada acabou. Toque em *Tudo pronto* para seguir.
error-table-is-finished = Esta partida acabou. Toque em *Revanche*, ou abra uma mesa com /play.
error-table-is-closed = Esta mesa está fechada. Abra outra com /play.
error-no-table-here = Não há mesa neste canal. Abra uma com /play.
error-option-of-other-game = Em { $game } não há a regra “{ $name }”. Tire-a e tente de novo.
error-unknown-card = Não há carta com esse nome. Digite uma parte e escolha na lista.
error-unknown-button = Este botão é de uma versão antiga. *Minha mão* e /table mostram como está o jogo.
