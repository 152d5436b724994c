# The Famous Monarchs of England. A line fits a phone: about 45 characters.
# Cards, names and lists come in as they are to be shown.

famous-monarchs-name = Monarcas Famosos da Inglaterra
famous-monarchs-tagline = Alinhe três monarcas e mais quatro, por data ou por nome.

## Table rules

famous-monarchs-order-date = por data
famous-monarchs-order-name = por nome
famous-monarchs-option-goal = Objetivo
famous-monarchs-option-goal-points = chegar primeiro a uma meta
famous-monarchs-option-goal-rounds = um número de rodadas
famous-monarchs-option-points = Meta em pontos
famous-monarchs-option-rounds = Número de rodadas
famous-monarchs-option-interregnum = Lugar de Cromwell por data
famous-monarchs-option-interregnum-strict = entre Carlos 1 e Carlos 2
famous-monarchs-option-interregnum-bridged = fora da ordem das datas
famous-monarchs-goal-points = Até { $n } pontos
famous-monarchs-goal-rounds =
    { $n ->
        [1] Mais pontos em uma rodada
       *[other] Mais pontos depois de { $n } rodadas
    }
famous-monarchs-rules-line = { $goal } · Cromwell: { $interregnum }

## The table

famous-monarchs-reign = { $years }
famous-monarchs-no-reign = herdeiro do trono
famous-monarchs-upcard = Em cima do lixo: **{ $card }** · { $reign }
famous-monarchs-no-upcard = Não há carta virada para cima.
famous-monarchs-piles =
    { $stock ->
        [1] 1 carta no monte
       *[other] { $stock } cartas no monte
    } · { $pile } no lixo
famous-monarchs-renewals =
    { $n ->
        [1] O monte foi refeito uma vez; o máximo é { $most }.
       *[other] O monte foi refeito { $n } de { $most } vezes.
    }

## What happened

famous-monarchs-did-deal = Nova rodada, virada para cima: { $cards }
famous-monarchs-did-shuffle =
    { $n ->
        [1] O lixo vira um novo monte de 1 carta
       *[other] O lixo vira um novo monte de { $n } cartas
    }
famous-monarchs-did-draw = { $player } compra
famous-monarchs-did-take-discard = { $player } pega { $cards }
famous-monarchs-did-discard = { $player } descarta { $cards }
famous-monarchs-did-declare = { $player } bate com { $cards }

## A player's statistics

famous-monarchs-stats-declare =
    { $n ->
        [1] Bateu uma vez
       *[other] Bateu { $n } vezes
    }
famous-monarchs-stats-card =
    { $n ->
        [1] Carta mais presente ao bater: { $card }
       *[other] Carta mais presente ao bater: { $card }, { $n } vezes
    }
famous-monarchs-stats-discard =
    { $n ->
        [1] Pegou do lixo uma vez
       *[other] Pegou do lixo { $n } vezes
    }

## Winning hands

famous-monarchs-by-date = por data
famous-monarchs-by-name = por nome
famous-monarchs-set = **{ $n } { $order }** · { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
    { $cards }
famous-monarchs-stands-for = ⚔ Cromwell como { $monarch }
famous-monarchs-joint-by-date = ♛ Maria 2
famous-monarchs-joint-by-name = ♚ Guilherme 3
famous-monarchs-spare = De sobra: { $cards }
famous-monarchs-won = 👑 **{ $player }** bateu com esta mão:
famous-monarchs-won-score =
    { $points ->
        [1] A mão vale **1 ponto**.
       *[other] A mão vale **{ $points } pontos**.
    }
famous-monarchs-won-bonus = ⚔ { $holder } estava com Cromwell: **mais { $points }** para { $player }.
famous-monarchs-stuck = O monte foi refeito { $n } vezes e acabou de novo: ninguém pontua.

## A hand

famous-monarchs-hand-card = { $card } · { $reign }{ $new ->
        [0] { "" }
       *[other] { " " }✦ nova
    }
famous-monarchs-hand-brief = { $card }{ $new ->
        [0] { "" }
       *[other] { " " }✦
    }
famous-monarchs-prompt-draw = **Sua vez.** Compre do monte, ou pegue a carta de cima do lixo.
famous-monarchs-prompt-discard = Agora descarte uma carta.
famous-monarchs-prompt-discard-other = Agora descarte uma carta, menos { $card }, que você acabou de pegar.
famous-monarchs-prompt-declare = 👑 **Sua mão é vencedora!** Bata, ou descarte e continue.
famous-monarchs-prompt-wait = É a vez de { $player }.
famous-monarchs-prompt-deal = As cartas da próxima rodada já vêm.
famous-monarchs-prompt-shuffle = O lixo está sendo embaralhado para um novo monte.
famous-monarchs-prompt-over = A partida acabou.
famous-monarchs-action-draw = Comprar
famous-monarchs-action-take = Pegar { $card }
famous-monarchs-action-discard = Descartar
famous-monarchs-action-declare = Bater
famous-monarchs-declare-choice =
    { $points ->
        [1] Bater com 1 ponto, descartar { $card }
       *[other] Bater com { $points } pontos, descartar { $card }
    }
famous-monarchs-declare-title = 👑 **Sua mão vencedora:**
famous-monarchs-declare-bonus = ⚔ Mais 10 se outra pessoa estiver com Cromwell.

## Why a hint says so

famous-monarchs-why-declare =
    { $points ->
        [1] Ganha a rodada: 1 ponto agora, antes que mais alguém bata.
       *[other] Ganha a rodada: { $points } pontos agora, antes que mais alguém bata.
    }
famous-monarchs-why-take-wins = Com { $card }, sua mão fica vencedora.
famous-monarchs-why-take-cromwell = { $card } substitui qualquer monarca, e ninguém mais fica com ele.
famous-monarchs-why-take-nearer = Com { $card }, falta uma carta a menos para bater.
famous-monarchs-why-take-choice = Com { $card }, há mais caminhos para bater, ou caminhos melhores.
famous-monarchs-why-draw = Com { $card } você não fica mais perto de bater; uma carta nova pode ajudar.
famous-monarchs-why-draw-choice = Com { $card } você fica mais perto, mas por caminhos que valem pouco; uma carta nova pode render mais.
famous-monarchs-why-discard-spare = A melhor mão ao seu alcance não usa { $card } e ainda pede { $missing }.
famous-monarchs-why-discard-least = Perder { $card } é o que menos custa: o que fica tem os melhores caminhos para bater.

## Refusals

famous-monarchs-error-not-your-turn = É a vez de { $player }; a sua já vem.
famous-monarchs-error-phase-deal = A rodada acabou. Espere as próximas cartas.
famous-monarchs-error-phase-shuffle = O monte está sendo refeito. Tente de novo daqui a pouco.
famous-monarchs-error-phase-draw = Primeiro pegue uma carta: do monte ou do lixo (M4).
famous-monarchs-error-phase-play = Você já tem sua carta. Agora descarte uma, ou bata (M4).
famous-monarchs-error-phase-over = A partida acabou.
famous-monarchs-error-not-in-hand = Você não tem { $card }. Escolha uma carta da sua mão ({ $rule }).
famous-monarchs-error-just-taken = Você acabou de pegar { $card } do lixo: fica na mão nesta vez ({ $rule }). Descarte outra carta.
famous-monarchs-error-no-set =
    { $missing ->
        [1] Nestas sete cartas não há sequência de três nem de quatro ({ $rule }); falta uma carta. Descarte e continue.
       *[other] Nestas sete cartas não há sequência de três nem de quatro ({ $rule }); faltam { $missing } cartas. Descarte e continue.
    }
famous-monarchs-error-only-three =
    { $missing ->
        [1] { $set } formam uma sequência de três, mas não há uma de quatro ({ $rule }); falta uma carta. Descarte e continue.
       *[other] { $set } formam uma sequência de três, mas não há uma de quatro ({ $rule }); faltam { $missing } cartas. Descarte e continue.
    }
famous-monarchs-error-only-four =
    { $missing ->
        [1] { $set } formam uma sequência de quatro, mas o resto não é uma de três ({ $rule }); falta uma carta. Descarte e continue.
       *[other] { $set } formam uma sequência de quatro, mas o resto não é uma de três ({ $rule }); faltam { $missing } cartas. Descarte e continue.
    }
famous-monarchs-error-one-card-twice =
    { $missing ->
        [1] { $set } formam uma sequência de quatro, mas a de três usaria de novo uma dessas cartas ({ $rule }); falta uma carta. Descarte e continue.
       *[other] { $set } formam uma sequência de quatro, mas a de três usaria de novo uma dessas cartas ({ $rule }); faltam { $missing } cartas. Descarte e continue.
    }
famous-monarchs-error-cromwell-twice =
    { $missing ->
        [1] { $set } formam uma sequência de quatro, mas a de três precisaria de Cromwell outra vez ({ $rule }); falta uma carta. Descarte e continue.
       *[other] { $set } formam uma sequência de quatro, mas a de três precisaria de Cromwell outra vez ({ $rule }); faltam { $missing } cartas. Descarte e continue.
    }
famous-monarchs-error-bad-deal = Assim não se dá o baralho inteiro, sete cartas por lugar ({ $rule }).
famous-monarchs-error-bad-shuffle = Um novo monte é o lixo sem a carta de cima, nem mais nem menos ({ $rule }).
famous-monarchs-error-no-such-action = Aqui não há o que montar. Abra sua mão de novo ({ $rule }).

## The rules

famous-monarchs-rules-aim = Objetivo
famous-monarchs-rules-aim-1 = O baralho tem { $cards } cartas: os governantes da Inglaterra na ordem dos reinados, de Alfredo ao herdeiro de Elizabeth 2.
famous-monarchs-rules-aim-2 = **M1** · Você quer uma mão vencedora: uma sequência de três **e** uma de quatro, ou uma só de sete.
famous-monarchs-rules-aim-3 = **M2** · Sequência por data são governantes que vieram um depois do outro: Eduardo 6, Maria 1, Elizabeth 1.
famous-monarchs-rules-aim-4 = Sequência por nome é o mesmo nome, com números seguidos: Henrique 4, Henrique 5, Henrique 6.
famous-monarchs-rules-aim-5 = Números altos valem mais; às vezes compensa esperar por uma mão melhor.
famous-monarchs-rules-turn = Uma rodada
famous-monarchs-rules-turn-1 = **M3** · Cada pessoa recebe { $hand } cartas. O resto é o monte; a carta de cima dele é virada ao lado e começa o lixo, a pilha de descarte.
famous-monarchs-rules-turn-2 = **M4** · Na sua vez, pegue uma carta, do monte ou de cima do lixo. Depois descarte uma, aberta.
famous-monarchs-rules-turn-3 = A vez roda no sentido horário.
famous-monarchs-rules-turn-4 = **M5** · Com uma mão vencedora, você pode bater. Contam-se os pontos, e a rodada acaba. Então todas as { $cards } cartas são embaralhadas de novo.
famous-monarchs-rules-turn-5 = **M6** · Quando o monte acaba, o lixo vira um novo monte.
famous-monarchs-rules-score = Quanto vale
famous-monarchs-rules-score-1 = **M7** · Só quem vence a rodada pontua. Cada carta numa sequência vale o número do monarca: Henrique 6 vale 6.
famous-monarchs-rules-score-2 = Monarca sem número, como Vitória, vale 1.
famous-monarchs-rules-score-3 = **M8** · { $goal ->
    [points] Vence esta partida quem primeiro chegar a { $points } pontos.
   *[rounds] Vence esta partida quem tiver mais pontos depois de { $rounds ->
        [1] uma rodada
       *[other] { $rounds } rodadas
    }.
    }
famous-monarchs-rules-score-4 = Quem comanda a mesa escolhe: uma meta de 10 a 500 pontos (o comum é 60), ou de 1 a 20 rodadas (o comum é 5).
famous-monarchs-rules-score-5 = **M11** · Se outra pessoa estiver com Cromwell quando você bater, você ganha mais { $bonus } pontos, e o nome dela é revelado.
famous-monarchs-rules-special = Duas cartas diferentes
famous-monarchs-rules-special-1 = **M9** · ♛♚ **Guilherme 3 e Maria 2** dividem uma carta. Por data ela é Maria 2; por nome, Guilherme 3.
famous-monarchs-rules-special-2 = Ela pode ficar em duas sequências ao mesmo tempo, uma por data e outra por nome, e então vale nas duas: 2 e 3.
famous-monarchs-rules-special-3 = Assim, seis cartas podem dar uma de três e uma de quatro, e sete, duas de quatro. Nenhuma outra carta pode ser usada duas vezes.
famous-monarchs-rules-special-4 = **M10** · ⚔ **Oliver Cromwell** substitui um monarca qualquer numa mão vencedora. Ele não vale nada.
famous-monarchs-rules-special-5 = Quem fica com ele tempo demais dá { $bonus } pontos a outra pessoa (M11).
famous-monarchs-rules-examples = Exemplos
famous-monarchs-rules-examples-1 = Eduardo 4, 5, 6, 7 por nome, e Jorge 5, Eduardo 8, Jorge 6 por data: 22 + 19 = **41**.
famous-monarchs-rules-examples-2 = Henrique 2, Henrique 3, Cromwell como Henrique 4, Henrique 5, e Eduardo 6, Maria 1, Elizabeth 1: 10 + 8 = **18**.
famous-monarchs-rules-examples-3 = Jorge 2, 3, 4, e Haroldo 2, Guilherme 1, Guilherme 2, Henrique 1 por data: 9 + 6 = **15**.
famous-monarchs-rules-examples-4 = De Etelstano a Etelredo, sete por data: **7**.
famous-monarchs-rules-examples-5 = Guilherme 1, 2, 3, 4 por nome, e Jaime 2, Maria 2, Ana por data, seis cartas ao todo: 10 + 5 = **15**. A sétima carta não importa.
famous-monarchs-rules-examples-6 = Com Jorge 1 como sétima, são duas de quatro: 10 + 6 = **16**.
famous-monarchs-rules-names = Nomes que formam sequências
famous-monarchs-rules-name = { $cards }
famous-monarchs-rules-rulings-turn = Regras da casa: a vez
famous-monarchs-rules-rulings-turn-1 = **M-R1** · Jogam de duas a seis pessoas.
famous-monarchs-rules-rulings-turn-2 = **M-R2** · Começa quem está à esquerda de quem deu as cartas. Um sorteio decide quem dá primeiro; depois a vez de dar roda no sentido horário.
famous-monarchs-rules-rulings-turn-3 = **M-R3** · Você bate na sua vez, depois de pegar uma carta, junto com o descarte. As sete cartas que ficam são a mão vencedora.
famous-monarchs-rules-rulings-turn-4 = **M-R4** · Uma batida errada é recusada, e você fica sabendo por quê. Não custa nada; sua vez continua.
famous-monarchs-rules-rulings-turn-5 = **M-R10** · Uma carta que acabou de sair do lixo não pode ser descartada na mesma vez, a não ser que você bata ao descartá-la.
famous-monarchs-rules-rulings-turn-6 = **M-R13** · O novo monte é feito quando a vez de alguém começa com o monte vazio, antes de pegar a carta. A carta de cima do lixo fica onde está.
famous-monarchs-rules-rulings-sets = Regras da casa: sequências
famous-monarchs-rules-rulings-sets-1 = **M-R5** · As sete cartas precisam entrar. Só a carta dupla, usada duas vezes, pode deixar uma de sobra; essa não vale nada.
famous-monarchs-rules-rulings-sets-2 = **M-R6** · Se uma mão pode ser lida de vários modos, vale o que dá mais pontos. O jogo acha por você.
famous-monarchs-rules-rulings-sets-3 = **M-R7** · { $interregnum ->
    [strict] Nesta mesa Cromwell tem seu lugar por data, entre Carlos 1 e Carlos 2. Ele pode ocupá-lo e ali não vale nada; sem ele, os dois não são vizinhos.
   *[bridged] Nesta mesa Carlos 1 e Carlos 2 são vizinhos por data; Cromwell não tem lugar próprio.
    }
famous-monarchs-rules-rulings-sets-4 = **M-R8** · Cromwell pode substituir Guilherme 3 e Maria 2 em uma só sequência. Só a carta verdadeira pode ficar em duas.
famous-monarchs-rules-rulings-sets-5 = **M-R9** · Ele só substitui governantes da lista: não houve Haroldo 3.
famous-monarchs-rules-rulings-sets-6 = **M-R11** · Numa sequência só, a carta Guilherme 3 e Maria 2 vale 2 por data, 3 por nome.
famous-monarchs-rules-rulings-end = Regras da casa: o fim
famous-monarchs-rules-rulings-end-1 = **M-R12** · Se a liderança está empatada no fim, há mais rodadas até alguém liderar.
famous-monarchs-rules-rulings-end-2 = **M-R14** · O monte é refeito no máximo { $renewals } vezes por rodada. Quando acaba mais uma vez, a rodada termina e ninguém pontua.
famous-monarchs-rules-rulings-end-3 = **M-R15** · Depois de { $cap } rodadas a partida termina de todo modo. Vence o maior total, e no empate a vitória é dividida.

## The card pages

famous-monarchs-page-reign = **Reinado** · { $reign }
famous-monarchs-page-points =
    { $numbered ->
        [yes] { $points ->
            [1] **Vale** · 1 ponto, pelo número
           *[other] **Vale** · { $points } pontos, pelo número
        }
       *[no] **Vale** · { $points ->
            [1] 1 ponto
           *[other] { $points } pontos
        }, por não ter número
    }
famous-monarchs-page-joint = **Vale** · { $date } por data, { $name } por nome; em duas sequências ao mesmo tempo, os dois (M9)
famous-monarchs-page-cromwell = **Vale** · nada. Substitui qualquer monarca (M10); na mão de outra pessoa, dá { $bonus } a quem vence (M11)
famous-monarchs-page-first = **Por data** · o primeiro; depois { $after }
famous-monarchs-page-last = **Por data** · o último, depois de { $before }
famous-monarchs-page-between = **Por data** · depois de { $before }, antes de { $after }
famous-monarchs-page-interregnum =
    { $self ->
        [yes] Em algumas mesas ele não tem lugar próprio (M-R7).
       *[no] Em algumas mesas Carlos 1 e 2 são vizinhos (M-R7).
    }
famous-monarchs-page-name = **Por nome** · { $cards }
famous-monarchs-page-no-name = **Por nome** · sem sequência; menos de três têm este nome

## The cards

famous-monarchs-card-alfred = ♚ Alfredo o Grande
famous-monarchs-card-edward-the-elder = ♚ Eduardo o Velho
famous-monarchs-card-athelstan = ♚ Etelstano
famous-monarchs-card-edmund-1 = ♚ Edmundo 1
famous-monarchs-card-edred = ♚ Edredo
famous-monarchs-card-edwy = ♚ Eduíno
famous-monarchs-card-edgar = ♚ Edgar
famous-monarchs-card-edward-the-martyr = ♚ Eduardo o Mártir
famous-monarchs-card-ethelred = ♚ Etelredo o Despreparado
famous-monarchs-card-edmund-2 = ♚ Edmundo 2
famous-monarchs-card-cnut = ♚ Canuto
famous-monarchs-card-harold-1 = ♚ Haroldo 1
famous-monarchs-card-harthacnut = ♚ Hardacanuto
famous-monarchs-card-edward-the-confessor = ♚ Eduardo o Confessor
famous-monarchs-card-harold-2 = ♚ Haroldo 2
famous-monarchs-card-william-1 = ♚ Guilherme 1
famous-monarchs-card-william-2 = ♚ Guilherme 2
famous-monarchs-card-henry-1 = ♚ Henrique 1
famous-monarchs-card-stephen = ♚ Estêvão
famous-monarchs-card-henry-2 = ♚ Henrique 2
famous-monarchs-card-richard-1 = ♚ Ricardo 1
famous-monarchs-card-john = ♚ João
famous-monarchs-card-henry-3 = ♚ Henrique 3
famous-monarchs-card-edward-1 = ♚ Eduardo 1
famous-monarchs-card-edward-2 = ♚ Eduardo 2
famous-monarchs-card-edward-3 = ♚ Eduardo 3
famous-monarchs-card-richard-2 = ♚ Ricardo 2
famous-monarchs-card-henry-4 = ♚ Henrique 4
famous-monarchs-card-henry-5 = ♚ Henrique 5
famous-monarchs-card-henry-6 = ♚ Henrique 6
famous-monarchs-card-edward-4 = ♚ Eduardo 4
famous-monarchs-card-edward-5 = ♚ Eduardo 5
famous-monarchs-card-richard-3 = ♚ Ricardo 3
famous-monarchs-card-henry-7 = ♚ Henrique 7
famous-monarchs-card-henry-8 = ♚ Henrique 8
famous-monarchs-card-edward-6 = ♚ Eduardo 6
famous-monarchs-card-mary-1 = ♛ Maria 1
famous-monarchs-card-elizabeth-1 = ♛ Elizabeth 1
famous-monarchs-card-james-1 = ♚ Jaime 1
famous-monarchs-card-charles-1 = ♚ Carlos 1
famous-monarchs-card-cromwell = ⚔ Oliver Cromwell
famous-monarchs-card-charles-2 = ♚ Carlos 2
famous-monarchs-card-james-2 = ♚ Jaime 2
famous-monarchs-card-william-3-mary-2 = ♛♚ Guilherme 3 e Maria 2
famous-monarchs-card-anne = ♛ Ana
famous-monarchs-card-george-1 = ♚ Jorge 1
famous-monarchs-card-george-2 = ♚ Jorge 2
famous-monarchs-card-george-3 = ♚ Jorge 3
famous-monarchs-card-george-4 = ♚ Jorge 4
famous-monarchs-card-william-4 = ♚ Guilherme 4
famous-monarchs-card-victoria = ♛ Vitória
famous-monarchs-card-edward-7 = ♚ Eduardo 7
famous-monarchs-card-george-5 = ♚ Jorge 5
famous-monarchs-card-edward-8 = ♚ Eduardo 8
famous-monarchs-card-george-6 = ♚ Jorge 6
famous-monarchs-card-elizabeth-2 = ♛ Elizabeth 2
famous-monarchs-card-charles-prince-of-wales = ⚜ Carlos, príncipe de Gales

## Short lives

famous-monarchs-life-alfred = Rei de Wessex. Venceu o exército viking em Edington, em 878, ergueu cidades fortificadas e mandou traduzir livros para o inglês, a língua do seu povo.
famous-monarchs-life-edward-the-elder = Filho de Alfredo. Com a irmã Etelfleda da Mércia, retomou dos dinamarqueses as Midlands e a Ânglia Oriental.
famous-monarchs-life-athelstan = O primeiro a governar a Inglaterra inteira. Em 937 derrotou em Brunanburh uma aliança de escoceses e nórdicos.
famous-monarchs-life-edmund-1 = Meio-irmão de Etelstano, rei aos dezoito anos. Foi apunhalado por um fora da lei num banquete, em 946.
famous-monarchs-life-edred = O terceiro dos irmãos a reinar, e muitas vezes doente. No seu tempo a Nortúmbria perdeu seu último rei viking, Érico Machado Sangrento.
famous-monarchs-life-edwy = Coroado ainda jovem e logo em briga com o religioso Dunstano. Ainda em vida, viu metade do reino passar para o irmão.
famous-monarchs-life-edgar = Chamado o Pacífico. Sua coroação em Bath, em 973, criou um modelo que as coroações inglesas seguem até hoje.
famous-monarchs-life-edward-the-martyr = Rei menino, morto em Corfe em 978, quando foi visitar a madrasta. Logo passou a ser honrado como santo.
famous-monarchs-life-ethelred = O apelido original queria dizer “mal aconselhado”. Pagou aos dinamarqueses para irem embora; eles voltaram, e por alguns meses, entre 1013 e 1014, perdeu o trono para Sueno Barba-Bifurcada.
famous-monarchs-life-edmund-2 = Chamado Braço de Ferro por sua coragem. Lutou contra Canuto quase todo o ano de 1016, aceitou dividir a Inglaterra com ele e morreu naquele novembro.
famous-monarchs-life-cnut = Um dinamarquês que reinou na Inglaterra, na Dinamarca e na Noruega. Conta-se que mandou a maré recuar para mostrar aos bajuladores quão pouco pode um rei.
famous-monarchs-life-harold-1 = Chamado Pé de Lebre, filho de Canuto. Primeiro governou em nome do meio-irmão ausente; em 1037 tomou a coroa para si.
famous-monarchs-life-harthacnut = Filho de Canuto com a rainha Ema, rei também da Dinamarca. Tombou num banquete de casamento com a taça na mão.
famous-monarchs-life-edward-the-confessor = Criado na Normandia e conhecido pela devoção. Mandou erguer a Abadia de Westminster e morreu poucos dias depois da consagração.
famous-monarchs-life-harold-2 = Haroldo Godwinson. Venceu em Stamford Bridge, marchou para o sul e tombou em Hastings menos de três semanas depois.
famous-monarchs-life-william-1 = O Conquistador, duque da Normandia. Ganhou a Inglaterra em Hastings, em 1066, e mandou registrar suas terras e riquezas no Domesday Book.
famous-monarchs-life-william-2 = Chamado Rufus pelo rosto vermelho. Uma flecha o matou numa caçada na New Forest; se foi acidente, ninguém sabe.
famous-monarchs-life-henry-1 = O filho mais novo do Conquistador. Seu único filho legítimo se afogou no naufrágio do Navio Branco em 1120, e a herdeira ficou sendo a filha Matilde.
famous-monarchs-life-stephen = Neto do Conquistador, tomou a coroa antes que a prima Matilde pudesse. Seguiram-se anos de guerra civil, a chamada Anarquia.
famous-monarchs-life-henry-2 = Filho de Matilde, o primeiro Plantageneta. Deu à Inglaterra a common law e é lembrado pelo assassinato de Thomas Becket, em 1170.
famous-monarchs-life-richard-1 = O Coração de Leão, um cruzado. Dos dez anos de reinado, passou uns seis meses na Inglaterra e, na volta para casa, ficou preso à espera de resgate.
famous-monarchs-life-john = O João Sem-Terra. Perdeu a Normandia e brigou com o papa. Seus barões o fizeram selar a Magna Carta em Runnymede, em 1215.
famous-monarchs-life-henry-3 = Rei aos nove anos, reinou por cinquenta e seis. Reconstruiu a Abadia de Westminster e viu Simon de Montfort convocar um parlamento.
famous-monarchs-life-edward-1 = Chamado Pernas Longas. Conquistou o País de Gales, cercou-o de castelos e travou longas guerras na Escócia.
famous-monarchs-life-edward-2 = Derrotado por Robert Bruce em Bannockburn, em 1314. Sua mulher Isabel e Roger Mortimer lhe tiraram o trono.
famous-monarchs-life-edward-3 = Reivindicou a coroa da França, começou a Guerra dos Cem Anos e fundou a Ordem da Jarreteira.
famous-monarchs-life-richard-2 = Aos catorze anos enfrentou em pessoa a Revolta dos Camponeses. O primo Henrique lhe tirou a coroa em 1399.
famous-monarchs-life-henry-4 = O primeiro rei da casa de Lancaster. Passou o reinado defendendo o que havia tomado, contra os Percy e Owain Glyndŵr.
famous-monarchs-life-henry-5 = O vencedor de Azincourt, em 1415. Um tratado fez dele herdeiro da França, mas morreu antes do rei francês.
famous-monarchs-life-henry-6 = Rei ainda bebê, mais bondoso que guerreiro. Fundou Eton e o King’s College, e perdeu a coroa duas vezes para Eduardo 4.
famous-monarchs-life-edward-4 = Da casa de York, alto e popular. Venceu em Towton em 1461, foi expulso em 1470 e voltou em menos de um ano.
famous-monarchs-life-edward-5 = Rei por onze semanas, aos doze anos, nunca coroado. Desapareceu na Torre de Londres com o irmão mais novo.
famous-monarchs-life-richard-3 = Pôs o sobrinho de lado e reinou dois anos. Tombou em Bosworth; seu túmulo foi achado sob um estacionamento de Leicester em 2012.
famous-monarchs-life-henry-7 = O primeiro Tudor. Venceu em Bosworth, casou-se com Elizabeth de York, uniu as duas rosas e deixou os cofres cheios.
famous-monarchs-life-henry-8 = Casou-se seis vezes. Rompeu com Roma, fez-se chefe da Igreja na Inglaterra e fechou os mosteiros.
famous-monarchs-life-edward-6 = Filho de Henrique 8 e Jane Seymour, rei aos nove anos. O livro de orações em inglês é do seu tempo; morreu aos quinze.
famous-monarchs-life-mary-1 = A primeira rainha coroada por direito próprio. Levou a Inglaterra de volta a Roma e casou-se com Filipe da Espanha.
famous-monarchs-life-elizabeth-1 = A última Tudor, nunca se casou. Sua frota enfrentou a Invencível Armada em 1588, e Shakespeare despontou no seu reinado.
famous-monarchs-life-james-1 = Rei dos escoceses como Jaime 6, e dos dois reinos desde 1603. Escapou da Conspiração da Pólvora e encomendou uma nova Bíblia em inglês.
famous-monarchs-life-charles-1 = Governou onze anos sem o Parlamento, depois lutou contra ele e perdeu. Foi decapitado em Whitehall em 1649.
famous-monarchs-life-cromwell = Fazendeiro, soldado e nada de rei. Levou o exército do Parlamento à vitória e foi Lorde Protetor de 1653 até morrer, em 1658.
famous-monarchs-life-charles-2 = Chamado de volta do exílio em 1660. Seu reinado viu os teatros reabrirem, a peste e o Grande Incêndio de Londres.
famous-monarchs-life-james-2 = Um rei católico num país protestante. Fugiu para a França em 1688, quando seu genro Guilherme desembarcou.
famous-monarchs-life-william-3-mary-2 = Um príncipe holandês e sua prima inglesa, coroados juntos em 1689, depois de aceitarem a Declaração de Direitos. Maria morreu em 1694; Guilherme reinou sozinho.
famous-monarchs-life-anne = A última Stuart. Em 1707, sob ela, Inglaterra e Escócia se tornaram um só reino. Nenhum de seus muitos filhos viveu mais que ela.
famous-monarchs-life-george-1 = Eleitor de Hanôver e o herdeiro protestante mais próximo de Ana. Sob ele, Robert Walpole se tornou o primeiro primeiro-ministro.
famous-monarchs-life-george-2 = O último rei britânico a comandar tropas em batalha, em Dettingen, em 1743. Händel compôs para ele os hinos da coroação.
famous-monarchs-life-george-3 = Reinou quase sessenta anos, perdeu as colônias americanas e passou doente a última década. O gosto pela lavoura lhe deu o apelido de Jorge, o Fazendeiro.
famous-monarchs-life-george-4 = Regente no lugar do pai desde 1811. Gastou à vontade e construiu o Pavilhão de Brighton.
famous-monarchs-life-william-4 = O rei marinheiro, no trono aos sessenta e quatro anos. A Lei da Reforma de 1832 estendeu o voto a muitos outros homens.
famous-monarchs-life-victoria = Rainha aos dezoito anos, por quase sessenta e quatro. As ferrovias se espalharam, o império cresceu, e seus netos se sentaram em muitos tronos.
famous-monarchs-life-edward-7 = O filho mais velho de Vitória, rei aos cinquenta e nove anos. Gostava de viagens e de companhia, e ajudou a aproximar a Grã-Bretanha e a França.
famous-monarchs-life-george-5 = Rei durante a Primeira Guerra Mundial. Em 1917 rebatizou sua casa de Windsor; em 1932 foi o primeiro a falar ao povo pelo rádio no Natal.
famous-monarchs-life-edward-8 = Rei por menos de um ano, nunca coroado. Renunciou ao trono em 1936 para se casar com Wallis Simpson.
famous-monarchs-life-george-6 = Nunca esperou ser rei. Lutou contra a gagueira e ficou em Londres durante os bombardeios alemães.
famous-monarchs-life-elizabeth-2 = Rainha por setenta anos, mais que qualquer antecessor. Viu passar quinze primeiros-ministros, de Churchill a Truss.
famous-monarchs-life-charles-prince-of-wales = Filho mais velho de Elizabeth 2, príncipe de Gales desde 1958. Esperou mais que qualquer outro herdeiro e em 2022 virou Carlos 3, o Charles dos jornais.
