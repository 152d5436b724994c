# Queen of Scots. Lines fit a phone; numbers of rules (Q5) and house rulings (Q-R3) stay as they are.

queen-of-scots-name = Rainha da Escócia
queen-of-scots-tagline = Forme conjuntos, pegue o lixo, esvazie a mão.

## Cards

queen-of-scots-card-mary = Maria Stuart
queen-of-scots-card-darnley = Henrique Stuart, lorde Darnley
queen-of-scots-card-elizabeth = Elizabeth I
queen-of-scots-card-james = Jaime VI e I
queen-of-scots-card-rizzio = 🎻 David Rizzio
queen-of-scots-card-throckmorton = 📜 Sir Nicholas Throckmorton
queen-of-scots-card-cecil = 🪶 William Cecil
queen-of-scots-card-bothwell = 🗡️ James Hepburn, lorde Bothwell
queen-of-scots-card-dudley = 🐻 Robert Dudley
queen-of-scots-card-knox = 📖 John Knox
queen-of-scots-card-loch-leven = 🛶 Castelo de Loch Leven
queen-of-scots-card-fotheringhay = 🏰 Castelo de Fotheringhay
queen-of-scots-card-gruesome-end = 🪓 Um Fim Macabro
queen-of-scots-card-geddon = 🐕 Geddon
queen-of-scots-card-crown-jewels = As Joias da Coroa

queen-of-scots-short-mary = Maria
queen-of-scots-short-darnley = Darnley
queen-of-scots-short-elizabeth = Elizabeth
queen-of-scots-short-james = Jaime
queen-of-scots-short-rizzio = 🎻 Rizzio
queen-of-scots-short-throckmorton = 📜 Throckmorton
queen-of-scots-short-cecil = 🪶 Cecil
queen-of-scots-short-bothwell = 🗡️ Bothwell
queen-of-scots-short-dudley = 🐻 Dudley
queen-of-scots-short-knox = 📖 Knox
queen-of-scots-short-loch-leven = 🛶 Loch Leven
queen-of-scots-short-fotheringhay = 🏰 Fotheringhay
queen-of-scots-short-gruesome-end = 🪓 Fim Macabro
queen-of-scots-short-geddon = 🐕 Geddon
queen-of-scots-short-crown-jewels = Joias

# A card by its role; a card of an operator's own deck comes in with its own name.
queen-of-scots-royal = 👑 { $name }
queen-of-scots-wild = 💎 { $name }
queen-of-scots-natural = 🎴 { $name }
queen-of-scots-royals = 👑 Realeza

# Cards of one kind: “👑 Mary ×2”
queen-of-scots-lot =
    { $n ->
        [1] { $card }
       *[other] { $card } ×{ $n }
    }
queen-of-scots-cards = { $cards }

## The table

queen-of-scots-upcard = Em cima do lixo: { $card }
queen-of-scots-no-upcard = Acabaram de pegar o lixo.
queen-of-scots-piles = Lixo { $pile } · Monte { $stock }
queen-of-scots-stock-is-out =
    { $stock_out ->
        [reshuffle] O monte acabou: o lixo vira um novo.
       *[end] O monte acabou: a rodada pode terminar.
    }
queen-of-scots-set =
    { $jewels ->
        [0] { $number }. { $name } ×{ $n } · { $value }
       *[other] { $number }. { $name } ×{ $n } ({ $jewels } 💎) · { $value }
    }
queen-of-scots-set-label = conjunto { $number } { $name }
queen-of-scots-on-table =
    { $n ->
        [1] -# { $n } ponto na mesa
       *[other] -# { $n } pontos na mesa
    }
queen-of-scots-no-sets = -# Nenhum conjunto ainda
queen-of-scots-round-line = -# { $player }: { $table } na mesa − { $hand } na mão = { $score }

## What happened

queen-of-scots-did-deal =
    { $n ->
        [1] Nova rodada: { $cards } em cima do lixo, { $n } carta no monte
       *[other] Nova rodada: { $cards } em cima do lixo, { $n } cartas no monte
    }
queen-of-scots-did-shuffle =
    { $n ->
        [1] { $n } carta volta para o monte
       *[other] { $n } cartas são embaralhadas e voltam para o monte
    }
queen-of-scots-did-draw = { $player } compra
queen-of-scots-did-take-pile =
    { $n ->
        [1] { $player } pega o lixo (1 carta) e baixa { $cards }
       *[other] { $player } pega o lixo ({ $n } cartas) e baixa { $cards }
    }
queen-of-scots-did-take-jewel =
    { $n ->
        [1] { $player } mostra duas 💎 e pega o lixo (1 carta) para o conjunto { $set }
       *[other] { $player } mostra duas 💎 e pega o lixo ({ $n } cartas), 💎 no conjunto { $set }
    }
queen-of-scots-did-meld = { $player } baixa { $cards }
queen-of-scots-did-lay-off = { $player } junta { $cards } ao conjunto { $set }
queen-of-scots-did-discard = { $player } descarta { $cards }
queen-of-scots-did-pass = { $player } passa, e a rodada termina

## A player's statistics

queen-of-scots-stats-set =
    { $n ->
        [1] Conjunto favorito: { $card }, baixado uma vez
       *[other] Conjunto favorito: { $card }, baixado { $n } vezes
    }
queen-of-scots-stats-pile =
    { $n ->
        [1] Pegou o lixo uma vez, { $cards ->
            [1] { $cards } carta
           *[other] { $cards } cartas
        } ao todo
       *[other] Pegou o lixo { $n } vezes, { $cards } cartas ao todo
    }

## A hand

queen-of-scots-hand-line =
    { $n ->
        [1] { $new ->
            [0] { $card } · { $value }
           *[other] { $card } · { $value } ✦ nova
        }
       *[other] { $new ->
            [0] { $card } ×{ $n } · { $value } cada
            [1] { $card } ×{ $n } · { $value } cada ✦ nova
           *[other] { $card } ×{ $n } · { $value } cada ✦ { $new } novas
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
queen-of-scots-top = Em cima: { $card } · lixo { $pile }
queen-of-scots-own-set =
    { $jewels ->
        [0] Conjunto { $number }: { $name } ×{ $n } · { $value }
       *[other] Conjunto { $number }: { $name } ×{ $n } ({ $jewels } 💎) · { $value }
    }
queen-of-scots-order-kind = por tipo
queen-of-scots-order-most = por quantidade
queen-of-scots-order-value = por pontos
queen-of-scots-prompt-draw = Sua vez: compre uma carta.
queen-of-scots-prompt-take = Sua vez: compre uma carta ou pegue o lixo.
queen-of-scots-prompt-pass = O monte acabou. Pegue o lixo, ou passe e termine a rodada.
queen-of-scots-prompt-lay = Baixe o que quiser, depois descarte.
queen-of-scots-prompt-discard = Descarte uma carta para encerrar sua vez.
queen-of-scots-prompt-wait = { $player } está jogando.
queen-of-scots-prompt-deal = A rodada acabou. Já vêm as cartas da próxima.
queen-of-scots-prompt-shuffle = O lixo está sendo embaralhado.
queen-of-scots-prompt-over = A partida acabou.
queen-of-scots-draw = Comprar
queen-of-scots-take =
    { $n ->
        [0] Pegar o lixo
       *[other] Pegar o lixo (+{ $n })
    }
queen-of-scots-take-one =
    { $n ->
        [0] Pegar: { $what }
       *[other] Pegar o lixo (+{ $n }): { $what }
    }
queen-of-scots-pass = Passar – fim da rodada
queen-of-scots-pass-confirm = O monte acabou. Se você passar, a rodada termina e os pontos são contados.
queen-of-scots-lay = Baixar
queen-of-scots-add = Juntar a um conjunto
queen-of-scots-discard = Descartar
queen-of-scots-onto = { $cards } → { $set }
queen-of-scots-keep = { $points } · você fica com mais { $n }
queen-of-scots-points =
    { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
queen-of-scots-ends-round = Suas últimas cartas: a rodada termina
queen-of-scots-compose-take = Escolher com que cartas pegar…
queen-of-scots-compose-lay = Escolher cartas para baixar…
queen-of-scots-compose-add = Escolher cartas para juntar…
queen-of-scots-compose-take-about =
    { $jewel ->
        [0] Para pegar o lixo sob { $card }: duas ou mais que combinem.
       *[other] Para pegar o lixo sob { $card }: duas ou mais que combinem entre si.
    }
queen-of-scots-compose-lay-about = Para um novo conjunto: três ou mais que combinem, duas sem contar 💎.
queen-of-scots-compose-add-about = Para os seus conjuntos: cartas que combinem com um deles.

## Why not

queen-of-scots-error-not-your-turn = É a vez de { $player }.
queen-of-scots-error-phase-deal = A próxima rodada ainda não foi distribuída.
queen-of-scots-error-phase-draw = Primeiro compre uma carta ou pegue o lixo (Q3).
queen-of-scots-error-phase-play = Você já tem sua carta. Baixe, ou descarte para encerrar sua vez (Q3).
queen-of-scots-error-phase-shuffle = O lixo está sendo embaralhado para um novo monte (Q-R6). Tente de novo daqui a pouco.
queen-of-scots-error-phase-over = A partida acabou. Uma revanche começa outra.
queen-of-scots-error-deal-hands = Ao dar as cartas, cada uma das { $hands } mãos recebe { $cards } ({ $rule }).
queen-of-scots-error-deal-cards = Ao dar as cartas, cada carta do baralho entra só uma vez ({ $rule }).
queen-of-scots-error-shuffle-cards = O novo monte é o lixo sem a carta de cima ({ $rule }).
queen-of-scots-error-no-stock = O monte acabou ({ $rule }). Pegue o lixo, ou passe.
queen-of-scots-error-stock-left = Só dá para passar sem monte ({ $rule }). Compre uma carta.
queen-of-scots-error-jewels-to-show = Para pegar o lixo com { $jewel } em cima, você precisa ter duas dessas na mão ({ $rule }). Compre do monte.
queen-of-scots-error-jewel-needs-two = Para levar { $jewel } do lixo, use duas cartas da sua mão que combinem entre si, ou um conjunto seu ({ $rule }).
queen-of-scots-error-take-lays-new-set = Do lixo, só dá para pôr { $jewel } num conjunto já baixado; outra carta de cima sempre forma um novo ({ $rule }).
queen-of-scots-error-take-needs-two = Para pegar o lixo, é preciso ter na mão duas cartas que combinem com a de cima, sem contar { $jewel } ({ $rule }). Compre do monte.
queen-of-scots-error-take-mismatch = Essas não combinam com { $card } em cima do lixo ({ $rule }). Escolha cartas que combinem, ou compre.
queen-of-scots-error-not-in-hand = Nem todas essas cartas estão na sua mão ({ $rule }). Olhe de novo e escolha.
queen-of-scots-error-no-cards = Nenhuma carta escolhida ({ $rule }). Escolha pelo menos uma.
queen-of-scots-error-jewels-alone = Só com { $jewel } não dá conjunto ({ $rule }). Baixe com duas cartas que combinem.
queen-of-scots-error-too-few-naturals = Um conjunto começa com duas cartas iguais ou duas da realeza; { $jewel } só depois ({ $rule }).
queen-of-scots-error-set-too-small = Um conjunto tem três cartas ou mais ({ $rule }). Ponha outra, ou fique com essas.
queen-of-scots-error-mixed-set = Cada conjunto é de uma carta só; apenas a realeza se mistura ({ $rule }). Baixe separado.
queen-of-scots-error-no-such-set = Você não tem conjunto { $set } ({ $rule }). Escolha um dos seus.
queen-of-scots-error-no-match = Esse conjunto só aceita { $card } ou { $jewel } ({ $rule }). Escolha outro conjunto.
queen-of-scots-error-no-set-fits = Nenhum conjunto seu aceita todas essas ({ $rule }). Junte aos poucos.
queen-of-scots-error-discard-one = Descarte exatamente uma carta ({ $rule }).

## Table rules

queen-of-scots-option-target = Pontos para vencer
queen-of-scots-option-stock-out = Quando o monte acaba
queen-of-scots-option-stock-out-end = a rodada termina
queen-of-scots-option-stock-out-reshuffle = o lixo é embaralhado uma vez
queen-of-scots-rules-line = Até { $target } pontos · fim do monte: { $stock_out }
queen-of-scots-goal = Até { $n } pontos

## The rules

queen-of-scots-rules-aim = Objetivo
queen-of-scots-rules-aim-1 = De 2 a { $seats } pessoas formam conjuntos da mesma carta (Q1).
queen-of-scots-rules-aim-2 = Suas cartas na mesa contam a favor; as que ficam na sua mão, contra (Q14).
queen-of-scots-rules-aim-3 = Vence quem primeiro chegar a { $target } pontos, em quantas rodadas for preciso (Q15).
queen-of-scots-rules-aim-4 = A cada rodada: { $hand } cartas por pessoa e uma virada para cima. Começa quem vem depois de quem deu as cartas; a vez de dar roda no sentido horário (Q2).
queen-of-scots-rules-turn = Sua vez
queen-of-scots-rules-turn-1 = **Compre** a carta de cima do monte, ou **pegue** o lixo inteiro (Q3, Q4).
queen-of-scots-rules-turn-2 = **Baixe** o quanto quiser, muito ou pouco: conjuntos novos, ou mais cartas nos seus (Q3, Q9).
queen-of-scots-rules-turn-3 = **Descarte** uma carta no lixo, aberta. Então joga a próxima pessoa (Q3).
queen-of-scots-rules-turn-4 = O que está na mesa fica lá, como está (Q10).
queen-of-scots-rules-sets = Conjuntos
queen-of-scots-rules-sets-1 = Três ou mais da mesma carta formam um conjunto (Q6).
queen-of-scots-rules-sets-2 = 👑 A **realeza** se mistura entre si à vontade (Q8). Ninguém mais se mistura (Q6).
queen-of-scots-rules-sets-3 = 💎 As **Joias da Coroa** são curingas. Entram quantas você quiser num conjunto (Q11).
queen-of-scots-rules-sets-4 = Um conjunto novo precisa de duas cartas iguais, ou duas da realeza, antes de qualquer 💎 (Q7).
queen-of-scots-rules-sets-5 = Na sua vez, junte cartas que combinem ou 💎 aos seus conjuntos (Q9).
queen-of-scots-rules-sets-6 = Nunca ao conjunto de outra pessoa (Q9).
queen-of-scots-rules-pile = Pegar o lixo
queen-of-scots-rules-pile-1 = Você precisa ter na mão duas cartas que combinem com a de cima (Q5).
queen-of-scots-rules-pile-2 = Essas e a de cima descem na hora, como um conjunto (Q5).
queen-of-scots-rules-pile-3 = O resto do lixo vem para a sua mão, inteiro (Q4, Q5).
queen-of-scots-rules-pile-4 = O que você tem na mesa não ajuda (Q5).
queen-of-scots-rules-pile-5 = Com 💎 em cima: mostre duas 💎 da sua mão e use na hora a de cima, num conjunto seu ou com duas cartas da sua mão que combinem entre si (Q12).
queen-of-scots-rules-end = O fim
queen-of-scots-rules-end-1 = A rodada termina no instante em que uma mão fica vazia, ao baixar ou ao descartar (Q13).
queen-of-scots-rules-end-2 = Você marca o que tem na mesa menos o que tem na mão. Pode dar menos que zero (Q14).
queen-of-scots-rules-end-3 = Com { $target } ou mais, a partida está ganha. Se várias pessoas chegam lá na mesma rodada, vence quem tem mais pontos (Q15).
queen-of-scots-rules-end-4 =
    { $stock_out ->
        [reshuffle] Sem monte: o lixo, menos a carta de cima, é embaralhado e vira um novo monte, uma vez por rodada (Q-R6).
       *[end] Sem monte: pegue o lixo, se puder. Se não, ou se passar, a rodada termina (Q-R6).
    }
queen-of-scots-rules-deck = O baralho (Q-R1)
queen-of-scots-rules-rulings = Regras da casa: conjuntos e lixo
queen-of-scots-rules-rulings-1 = Três 💎 sozinhas não são um conjunto (Q-R2).
queen-of-scots-rules-rulings-2 = 💎 não contam como as duas cartas que pegam o lixo. Mais cartas que combinem e quaisquer 💎 podem descer com elas (Q-R3).
queen-of-scots-rules-rulings-3 = Pegar o lixo sempre baixa um conjunto novo. Você pode ter vários da mesma carta (Q-R4).
queen-of-scots-rules-rulings-4 = As duas cartas que descem com uma 💎 tirada do lixo vêm da mão que você já tinha, não do lixo (Q-R5).
queen-of-scots-rules-rulings-5 = Um conjunto pode crescer até onde o baralho deixar (Q-R10).
queen-of-scots-rules-rulings-more = Regras da casa: rodadas e partidas
queen-of-scots-rules-rulings-more-1 = Monte vazio no começo da vez: ainda dá para pegar o lixo; senão, a rodada termina. A mesa pode preferir embaralhar o lixo, uma vez por rodada (Q-R6).
queen-of-scots-rules-rulings-more-2 = Empate na liderança ao chegar à meta: joga-se mais uma rodada (Q-R7).
queen-of-scots-rules-rulings-more-3 = Um sorteio decide quem dá as cartas primeiro (Q-R8).
queen-of-scots-rules-rulings-more-4 = Você pode esvaziar a mão já na sua primeira vez (Q-R9).
queen-of-scots-rules-rulings-more-5 = Depois de { $rounds } rodadas a partida termina; vence quem lidera, e o empate divide a vitória (Q-R11).

## Card by card

queen-of-scots-deck-line =
    { $n ->
        [1] { $card } · { $n } carta · { $value } cada
       *[other] { $card } · { $n } cartas · { $value } cada
    }
queen-of-scots-page-numbers =
    { $n ->
        [1] { $n } carta · vale { $value }
       *[other] { $n } cartas · cada uma vale { $value }
    }
queen-of-scots-part-royal = Realeza: forma conjuntos com o resto da realeza.
queen-of-scots-part-natural = Só forma conjuntos com cartas iguais.
queen-of-scots-part-wild = Curinga: entra em qualquer conjunto que já tenha duas cartas de verdade.
queen-of-scots-life-mary = 1542–1587. Rainha da Escócia antes de completar uma semana de vida, rainha da França aos dezesseis anos, viúva aos dezoito. De volta ao seu país, perdeu marido, coroa e filho no espaço de um ano, fugiu para a Inglaterra em busca de ajuda e encontrou dezenove anos de portas trancadas e o cadafalso.
queen-of-scots-life-darnley = 1545–1567. O primo alto e segundo marido de Maria, pai de Jaime. Ajudou a matar o secretário dela e não viveu nem mais um ano: a casa onde dormia, em Kirk o’ Field, foi pelos ares, e ele foi achado morto no jardim.
queen-of-scots-life-elizabeth = 1533–1603. Rainha da Inglaterra desde 1558 e a última Tudor. Por quase dezenove anos manteve presa a prima Maria, nunca se encontrou com ela, assinou sua sentença de morte e se enfureceu quando a ordem foi cumprida.
queen-of-scots-life-james = 1566–1625. O único filho de Maria assumiu o trono dela aos treze meses e cresceu sem a mãe. Quando Elizabeth morreu sem filhos, em 1603, tornou-se também rei da Inglaterra, o primeiro a reinar nos dois países.
queen-of-scots-life-rizzio = Cerca de 1533–1566. Músico do Piemonte que passou de baixo no coro a secretário de Maria. Lordes enciumados, Darnley entre eles, o arrancaram da mesa onde ela ceava, em Holyrood, e o apunhalaram mais de cinquenta vezes.
queen-of-scots-life-throckmorton = Cerca de 1515–1571. Enviado de Elizabeth em Paris e depois em Edimburgo. Conhecia bem Maria, defendeu a vida e a liberdade dela em 1567, e na própria corte desconfiavam de que gostava dela demais.
queen-of-scots-life-cecil = 1520–1598. Principal ministro de Elizabeth por quarenta anos, lorde Burghley desde 1571. Via em Maria o grande perigo da época, e despachou a ordem de execução antes que sua rainha mudasse de ideia.
queen-of-scots-life-bothwell = Cerca de 1534–1578. Lorde da fronteira e terceiro marido de Maria, três meses depois do assassinato pelo qual foi julgado e absolvido. O casamento custou a ela o trono; ele acabou seus dias numa prisão dinamarquesa.
queen-of-scots-life-dudley = 1532–1588. Conde de Leicester e o homem com quem Elizabeth chegou mais perto de se casar. Ela o ofereceu a Maria, que recusou. Comandou o exército inglês no ano da Invencível Armada e morreu semanas depois.
queen-of-scots-life-knox = Cerca de 1514–1572. Foi remador forçado nas galés francesas e, depois, a voz da Reforma na Escócia. Censurou Maria cara a cara pela missa e pelos casamentos, e a fez chorar.
queen-of-scots-life-loch-leven = Castelo numa ilha de Kinross. Maria foi presa aqui em junho de 1567, abriu mão da coroa em julho e escapou pela água em maio de 1568, com a ajuda de um rapaz e chaves roubadas.
queen-of-scots-life-fotheringhay = Castelo em Northamptonshire, onde nasceu Ricardo III. Maria foi julgada aqui em outubro de 1586 e decapitada no salão principal em 8 de fevereiro de 1587. Hoje só resta um outeiro verde.
queen-of-scots-life-gruesome-end = 8 de fevereiro de 1587. O machado precisou de mais de um golpe. Quando o carrasco ergueu a cabeça diante de todos, ficou com uma peruca na mão: o cabelo por baixo era curto e grisalho.
queen-of-scots-life-geddon = Um cãozinho, dizem que um skye terrier, que dividiu o cativeiro com Maria. Tinha ido ao cadafalso escondido sob as saias dela e, quando tudo acabou, não quis deixá-la.
queen-of-scots-life-crown-jewels = As Honras da Escócia: coroa, cetro e espada. Foram usadas juntas pela primeira vez para coroar a pequena Maria em Stirling, em setembro de 1543. Escondidas de Cromwell e depois esquecidas num baú, hoje estão expostas em Edimburgo.

## Why a courtier would do so

queen-of-scots-why-take = Pegar { $n } cartas por duas de { $card } é uma pechincha.
queen-of-scots-why-take-little = Duas de { $card } e a de cima já formam um conjunto.
queen-of-scots-why-take-jewel = Uma 💎 do lixo vale { $value } pontos na sua mesa.
queen-of-scots-why-draw =
    { $n ->
        [0] Não há lixo para pegar.
        [1] Uma carta não vale um par da sua mão.
       *[other] { $n } cartas ainda não valem um par. Deixe o lixo crescer.
    }
queen-of-scots-why-only-draw = Este lixo você não pode pegar.
queen-of-scots-why-out =
    { $n ->
        [1] Esvazie a mão e deixe alguém com uma carta.
       *[other] Esvazie a mão e deixe o resto da mesa com { $n } cartas.
    }
queen-of-scots-why-hurry =
    { $n ->
        [1] { $player } só tem uma carta. Baixe antes que a rodada acabe.
       *[other] { $player } só tem { $n } cartas. Baixe antes que a rodada acabe.
    }
queen-of-scots-why-late =
    { $n ->
        [0] O monte acabou. Logo as cartas na mão contam contra você.
        [1] Resta uma carta no monte. Baixe a tempo.
       *[other] Restam { $n } cartas no monte. Baixe a tempo.
    }
queen-of-scots-why-set =
    { $value ->
        [1] Um ponto na mesa fica garantido.
       *[other] { $value } pontos na mesa ficam garantidos.
    }
queen-of-scots-why-add =
    { $value ->
        [1] Cabe no seu conjunto: um ponto a favor, não contra.
       *[other] Cabe no seu conjunto: { $value } pontos a favor, não contra.
    }
queen-of-scots-why-last = Sua última carta: a rodada termina.
queen-of-scots-why-exhausted = { $player } não pode ter duas de { $card }.
queen-of-scots-why-echo = { $player } jogou { $card } fora: dificilmente tem um par.
queen-of-scots-why-lone = Só uma de { $card }: o conjunto vai demorar.
queen-of-scots-why-least = De todas as suas cartas, é a que menos fará falta.
