game-title = Přístavy
    .tagline = Lodě, sázky a drby
    .about = Drž nejbohatší přístavy, až skončí osmé kolo.

prompt-bid = Kolik vsadíš na to, že začneš?
prompt-turn = Co uděláš?
prompt-sail-from = Odkud popluješ?
prompt-sail-to = Kam popluješ z { $source-gen }?
prompt-sail-ships = Kolik lodí popluje?
prompt-raid = Kde přepadneš?
prompt-raid-whom = Koho přepadneš?
prompt-storm = Kde se zvedne bouře?
prompt-storm-to = Kam lodě zažene?
prompt-order = Co se stane první?
prompt-die = Kostka

verb-pass-turn = Ukončit tah
verb-bid = Vsadit { $value }
verb-play = Zahrát { $target-acc }
verb-sail = Plout
verb-trade = Obchodovat v { $target-loc }
verb-build = Postavit loď v { $target-loc }
    .name = Postavit loď
verb-raid = Přepadnout
verb-where = { $target }
verb-whom = { $target }
verb-ship = { $value ->
    [one] Jedna loď
    [few] { $value } lodě
   *[other] { $value } lodí
 }
verb-face = { $value }
verb-resolve = Nejdřív { $target }

event-gained = { $seat } bere { $n ->
    [one] zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
 }
event-drew = { $seat } si dobírá kartu { $a }
event-drew-hidden = { $seat } si dobírá kartu
event-played = { $seat } hraje { $a-acc }
event-bid = { $seat } sází { $n }
event-built = { $seat } staví loď v { $a-loc }
event-sailed = { $seat } pluje z { $a-gen } do { $b-gen }, { $n ->
    [one] jedna loď
    [few] { $n } lodě
   *[other] { $n } lodí
 }
event-raid = { $seat } přepadá v { $a-loc }
event-rolled = { $seat } hází { $n }
event-sunk = { $seat } ztrácí loď v { $a-loc }
event-storm = { $seat } posílá bouři z { $a-gen } do { $b-gen }
event-ended = { $seat } vítězí a má { $n ->
    [one] jeden bod
    [few] { $n } body
   *[other] { $n } bodů
 }

why-no-gold = Loď stojí { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
 }.
why-no-ships = Všechny tvé lodě jsou na moři.
why-no-rival = V žádném přístavu nejsi se soupeřem.

score-gold = Zlato
score-harbours = Přístavy
score-crew = Posádka

area = přístav { $n }
    .gender = i
    .gen = přístavu { $n }
    .loc = přístavu { $n }
card-storm = Bouře
    .gender = f
    .acc = Bouři
    .text = Zvol přístav, kde jsi se soupeři, a sousední: od každého soupeře tam zažene jednu loď.
card-windfall = Šťastná náhoda
    .gender = f
    .acc = Šťastnou náhodu
    .text = Vezmi si tři zlaťáky.
card-diver = Potápěč
    .gender = m
    .acc = Potápěče
    .text = Když přijdeš o loď, vezmi si zlaťák.
card-gossip = Drbna
    .gender = f
    .acc = Drbnu
    .text = Když přijdeš o loď, vezmi si kartu.

word-gold = Zlato
word-ships = Zbývající lodě
word-points = Body
word-cards = Karty
text-round = Kolo { $n } z { $of }
text-harbours = Lodě
text-ships = { $where }: { $who } má { $n ->
    [one] jednu loď
    [few] { $n } lodě
   *[other] { $n } lodí
 }

part-points =
    .more = víc bodů
    .less = méně bodů
part-promise =
    .more = lepší vyhlídky
    .less = horší vyhlídky
