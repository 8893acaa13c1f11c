# Místa mají v sobě předložku: .loc kde (na farmě 12), .gen odkud (z farmy 12), .dat kam (na farmu 12).

game-title = Scythe
    .minutes = 100
    .weight = 3
    .tagline = Hospodářství a válka ve stínu Továrny
    .about = Veď frakci neklidným mírem: produkuj, stav, nasazuj mechy, potkávej lidi a umísti šest hvězd dřív než ostatní.

variant-preset = Pravidla
variant-preset-rulebook = Podle knížky pravidel
variant-preset-faq = S oficiálními odpověďmi
variant-mats = Frakce a desky
variant-mats-random = Náhodně rozdané
variant-mats-chosen = Vybrané hráči
variant-coin-transfers = Úplatky
variant-coin-transfers-on = Mince smějí měnit majitele
variant-coin-transfers-off = Bez mincí mezi hráči
variant-blind-encounters = Setkání
variant-blind-encounters-off = Čtou se celá
variant-blind-encounters-on = Volí se naslepo
variant-delay-of-game = Zdržování hry
variant-delay-of-game-off = Bez postihu
variant-delay-of-game-on = Soupeři smějí vzít 2 popularity
variant-sample-scoring = Ukázka bodování
variant-sample-scoring-off = Žádná
variant-sample-scoring-on = Po první hvězdě
variant-turn-limit = Po 200 tazích každého
variant-turn-limit-score = Rozhodnou body
variant-turn-limit-draw = Hra skončí remízou
variant-relentless-factory = Neústupnost a karta Továrny
variant-relentless-factory-preset = Podle pravidel
variant-relentless-factory-on = Smí se použít dvakrát po sobě
variant-relentless-factory-off = Nikdy dvakrát po sobě
variant-ban-pairs = Rusvět s Industriální, Krym s Vlasteneckou
variant-ban-pairs-preset = Podle pravidel
variant-ban-pairs-on = Nerozdávají se
variant-ban-pairs-off = Rozdávají se jako jiné
variant-trade-split = Suroviny z obchodu
variant-trade-split-preset = Podle pravidel
variant-trade-split-on = Na více území
variant-trade-split-off = Na jedno území
variant-wayfare-anywhere = Kočovník z cizí základny
variant-wayfare-anywhere-preset = Podle pravidel
variant-wayfare-anywhere-on = Na kteroukoli dostupnou základnu
variant-wayfare-anywhere-off = Jen přes její hranice
variant-disarm-on-mine = Odzbrojení
variant-disarm-on-mine-on = V tunelech a na vlastním Dole
variant-disarm-on-mine-off = Jen v tunelech
variant-mill-control = Mlýn
variant-mill-control-on = Pracuje na území, které kontroluješ
variant-mill-control-off = Pracuje všude
variant-factory-speed = Pohyb karty Továrny s Rychlostí
variant-factory-speed-3 = 3 území
variant-factory-speed-4 = 4 území

prompt-faction = Kterou frakci povedeš?
prompt-mat = Kterou hráčskou desku si vezmeš?
prompt-section = Kam položíš akční figurku?
prompt-top = Kterou horní akci provedeš?
prompt-bottom = Provedeš spodní akci?
prompt-end-of-turn = Odhalíš před koncem tahu úkol?
prompt-move = Kterou jednotkou pohneš?
prompt-go = Kam půjde { $source }?
prompt-carry = Kolik naložíš? Surovina: { $source }
prompt-pay = Odkud zaplatíš? Surovina: { $source }
prompt-pay-card = Kterou bojovou kartu odhodíš?
prompt-gain = Kolik si toho vezmeš?
prompt-onto = Kam položíš suroviny?
prompt-get = Které suroviny si vezmeš { $source-loc }?
prompt-produce = Kde budeš produkovat?
prompt-welcome = Vezmeš si dělníka { $source-loc }?
prompt-one-of = Co si vezmeš? { $source }
prompt-upgrade = Kterou kostku přesuneš?
prompt-lower = Která spodní akce zlevní?
prompt-deploy = Kterého mecha nasadíš?
prompt-deploy-at = Kam ho nasadíš?
prompt-build = Co postavíš?
prompt-build-at = Kde postavíš { $source-acc }?
prompt-enlist = Kterého rekruta naverbuješ?
prompt-bonus = Jaký bonus si vezmeš? { $source }
prompt-fight = Kde budeš bojovat nejdřív?
prompt-ability = Použiješ dovednost { $source }?
prompt-scout = Která karta mění majitele?
prompt-dial = Kolik moci nasadíš?
prompt-add-card = Přidáš bojovou kartu?
prompt-retreat = Kam ustoupí { $source }?
prompt-along = Kolik dělníků půjde s mechem { $source-dat }?
prompt-encounter = Co uděláš?
prompt-factory = Kterou kartu Továrny si necháš?
prompt-deal = S kým se dohodneš?
prompt-bargain = Dohodneš se před bojem?
prompt-amount = O kolik mincí jde? Druhá strana: { $source }
prompt-consent = { $source } ti nabízí mince. Vezmeš si je?
prompt-consent-paying = { $source } od tebe žádá mince. Zaplatíš?
prompt-delay = Zdržuje { $source } hru?

verb-pass-top = Vynechat horní akci
verb-pass-bottom = Vynechat spodní akci
verb-pass-end-of-turn = Ukončit tah
verb-pass-move = Konec pohybu
verb-pass-go = Zastavit se tu
verb-pass-get = Žádné další suroviny
verb-pass-produce = Konec produkce
verb-pass-upgrade = Bez vylepšení
verb-pass-deploy = Bez mecha
verb-pass-build = Bez budovy
verb-pass-enlist = Bez rekruta
verb-pass-welcome = Bez dělníka
verb-pass-one-of = Nic
verb-pass-ability = Nepoužít
verb-pass-add-card = Žádnou kartu
verb-pass-encounter = Bez druhé možnosti
verb-pass-bargain = Bez dohody
verb-pass-consent = Odmítnout
verb-pass-consent-paying = Odmítnout
verb-pass-delay = Ne
verb-faction = { $target }
verb-mat = { $target }
verb-section = { $target }
    .name = Tato část
verb-top = { $target }
verb-bottom = { $target }
verb-factory-top = Použít { $target-acc }
    .name = Horní akce karty Továrny
verb-factory-move = Pohyb karty Továrny
verb-reveal = Odhalit „{ $target }“
verb-move = Pohnout: { $target }
verb-go = { $target }
verb-load = Naložit { $target-acc }
verb-carry = { $value }
verb-carry-all = Všechno
verb-board = { $value ->
    [one] Vzít s sebou dělníka
    [few] Vzít s sebou { $value } dělníky
   *[other] Vzít s sebou { $value } dělníků
 }
verb-board-walked = { $value ->
    [one] Vzít s sebou dělníka, který už šel
    [few] Vzít s sebou { $value } dělníky, kteří už šli
   *[other] Vzít s sebou { $value } dělníků, kteří už šli
 }
verb-load-all = Naložit všechno
verb-unload = Všechno odložit
verb-pay = Odsud: { $target }
verb-pay-card = { $target }
verb-gain = { $value ->
    [0] Nic
   *[other] { $target }: { $value }
 }
verb-onto = { $target }
verb-get = { $value }× { $target }
verb-produce = { $target }: { $value }
verb-welcome = Vzít { $target-acc }
verb-lift = { $target }
verb-lower = { $target }
verb-mech = { $target }
verb-build = { $target }
verb-enlist = { $target }
verb-bonus = { $target }
verb-fight = { $target }
verb-use = Použít: { $target }
verb-stolen = { $target }
verb-dial = { $value }
verb-add-card = Přidat: { $target }
verb-retreat = { $target }
verb-along = { $value ->
    [0] Žádný
   *[other] { $value } { $target-dat }
 }
verb-option = { $target }
verb-keep = { $target }
verb-deal = Navrhnout dohodu
verb-offer = Nabídnout mince: { $target }
verb-request = Požádat o mince: { $target }
verb-amount = { $value ->
    [one] { $value } mince
    [few] { $value } mince
   *[other] { $value } mincí
 }
verb-accept = { $value ->
    [one] Přijmout: { $value } mince
    [few] Přijmout: { $value } mince
   *[other] Přijmout: { $value } mincí
 }
verb-charge = Vzít 2 popularity

event-plays = { $seat } vede frakci { $a }, hráčská deska: { $b }
event-chose-faction = { $seat } si vybírá frakci { $a }
event-chose-mat = { $seat } si vybírá desku { $a }
event-top = { $seat } provádí akci { $a }
event-bottom = { $seat } provádí akci { $a } za { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
 }
event-gained-coins = { $seat } získává { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
event-gained-power = { $seat } získává { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 }
event-gained-popularity = { $seat } získává { $n ->
    [one] { $n } popularitu
   *[other] { $n } popularity
 }
event-unpopular = { $seat } ztrácí popularitu: { $n }
event-weakened = { $seat } ztrácí moc: { $n }
event-drew = { $seat } si bere { $a-acc }
event-drew-hidden = { $seat } si bere bojovou kartu
event-reshuffled = Odhozené bojové karty se zamíchaly, na tahu je { $seat }
event-paid = { $seat } platí { $a-acc } { $b-gen }
event-coerced = { $seat } místo toho odevzdává { $a-acc }
event-discarded = { $seat } odhazuje { $a-acc }
event-resources = { $seat } získává { $n }× { $a-acc } { $b-loc }
event-worker = { $seat } získává dělníka { $a-loc }
event-upgraded = { $seat } vylepšuje: { $a }; zlevní { $b }
event-deployed = { $seat } nasazuje mecha { $b-dat } a odkrývá dovednost { $a }
event-built = { $seat } staví { $a-acc } { $b-loc }
event-enlisted = { $seat } verbuje: { $a }; bonus: { $b }
event-moved-character = { $seat } jde s postavou { $a-gen } { $b-dat }{ $n ->
    [0] {""}
   *[other] , náklad: { $n }
 }
event-moved-mech = { $seat } jde s mechem { $a-gen } { $b-dat }{ $n ->
    [0] {""}
   *[other] , náklad: { $n }
 }
event-moved-worker = { $seat } jde s dělníkem { $a-gen } { $b-dat }{ $n ->
    [0] {""}
   *[other] , náklad: { $n }
 }
event-drove-off = { $seat } zahání { $a-gen } { $b-dat } dělníky, které má { $c }: { $n }
event-combat = { $seat } útočí { $a-loc }; brání se { $b }
event-disarmed = { $seat } odzbrojuje soupeře: { $a }
event-artillery = { $seat } pálí z děl; cílem je { $a }
event-scouted = { $seat } bere { $a-acc }; přichází o ni { $b }
event-scouted-hidden = { $seat } bere průzkumem bojovou kartu
event-committed = { $seat } nasazuje { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 } a žádnou kartu
event-committed-cards = { $seat } nasazuje { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 } a { $all-acc }
event-won = { $seat } vítězí { $a-loc }; prohrává { $b }
event-offered = { $seat } nabízí mince: { $n }; příjemce: { $a }
event-requested = { $seat } žádá o mince: { $n }; platit má { $a }
event-declined = { $seat } odmítá dohodu; navrhuje ji { $a }
event-bribed = { $seat } dává mince: { $n }; bere je { $a }
event-encounter = { $seat } potkává lidi { $b-loc }: { $a }
event-impossible = { $seat } to nemůže udělat: { $a }
event-chose = { $seat }: { $a }
event-kept = { $seat } si nechává { $a-acc }
event-factory = { $seat } používá { $a-acc }
event-revealed = { $seat } odhaluje úkol „{ $a }“
event-star = { $seat } umisťuje hvězdu číslo { $n }: { $a }
event-last-star = { $seat } má šestou hvězdu a hra končí
event-went-back = { $seat } se vrací { $a-gen }, boj tam nebude
event-sample = { $seat } by teď měl(a) bodů: { $n }
event-charged = { $seat } trestá zdržování; zdržuje { $a }
event-turn-limit = { $seat } má poslední tah: hra trvá příliš dlouho a končí
event-victory = { $seat } vítězí a má bodů: { $n }

why-not-your-turn = Nejsi na tahu.
why-busy = Nejdřív odpověz na otázku.
why-section-last = Tuto část jsi použil(a) v minulém tahu.
why-factory-last = Karta Továrny se nesmí použít dvakrát po sobě.
why-no-factory-card = Nemáš kartu Továrny: ukonči Pohyb s postavou v Továrně.
why-other-section = Akční figurka stojí na jiné části.
why-no-coin = Stojí to 1 minci a ty žádnou nemáš.
why-no-worker = Nemáš dělníka na souši, kam by šly položit suroviny.
why-produce = Produkce stojí moc, popularitu nebo minci, které nemáš; dělníků ve hře: { $n }.
why-resources = Platí se: { $a }; chybí ti { $n }.
why-factory-cost = Cenu karty nemůžeš zaplatit.
why-unit-moved = Tato jednotka už v této akci šla.
why-worker-stuck = Tento dělník nemá kam jít.
why-objective-late = Smí se odhalit jen na konci tahu.
why-objective-mountain = Kontroluješ hory: { $n }; je třeba 3.
why-objective-farm = Kontroluješ farmy: { $n }; je třeba 3.
why-objective-tundra = Kontroluješ tundry: { $n }; je třeba 3.
why-objective-forest = Kontroluješ lesy: { $n }; je třeba 3.
why-objective-village = Kontroluješ vesnice: { $n }; je třeba 3.
why-objective-tunnels = Kontroluješ tunely: { $n }; je třeba 3.
why-objective-factory = Nekontroluješ Továrnu.
why-objective-strongest = Hráčů s větší mocí: { $n }.
why-objective-driven = V tomto tahu jsi nezahnal(a) žádného dělníka.
why-objective-power = Tvá moc je jen { $n }.
why-objective-no-power = Tvá moc je { $n }, ne 0.
why-objective-factory-card = Nemáš kartu Továrny.
why-objective-no-factory-card = Máš kartu Továrny.
why-objective-mechs = Nenasadil(a) jsi žádného mecha.
why-objective-no-mechs = Máš nasazené mechy: { $n }.
why-objective-workers = Máš málo dělníků: { $n }.
why-objective-few-workers = Máš mnoho dělníků: { $n }.
why-objective-coins = Máš jen { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }.
why-objective-few-coins = Máš mnoho mincí: { $n }.
why-objective-popularity = Tvá popularita je jen { $n }.
why-objective-varied-pile = Největší hromada se všemi surovinami má { $n }; je třeba 9.
why-objective-pieces = Nejvíc tvých figurek na jednom území: { $n }; je třeba 6.
why-objective-upgrades = Nemáš žádné vylepšení.
why-objective-no-upgrades = Máš vylepšení: { $n }.
why-objective-structures = Máš málo budov: { $n }.
why-objective-recruits = Nemáš žádného rekruta.
why-objective-each-resource = Nemáš po jedné od každé suroviny.
why-objective-balance = Počty dělníků a rekrutů se liší o { $n }.
why-objective-wolf = Postava, právě jeden mech a právě jeden dělník musí být na území s 5 surovinami; je jich tam { $n }.
why-objective-factory-ring = Kontroluješ území u Továrny: { $n }; je třeba 2.
why-objective-lake = Kontroluješ území kolem jednoho jezera: { $n }; je třeba 5.
why-objective-one-resource = Máš surovin jednoho druhu: { $n }; je třeba 9.
why-objective-cards = Bojových karet v ruce: { $n }; je třeba 8.
why-objective-combat-stars = Nemáš hvězdu za boj.

score-coins = Mince
score-stars = Hvězdy
score-territories = Území
score-resources = Suroviny
score-structures = Stavební bonus
score-total = Celkem

role-nordic = Severská království
role-rusviet = Rusvětský svaz
role-crimea = Krymský chanát
role-saxony = Saská říše
role-polania = Polanská republika

faction-nordic = Severská království
    .text = Bjorn a Mox. Dělníci plavou přes řeky.
faction-rusviet = Rusvětský svaz
    .text = Olga a Čanga. Stejnou část smí použít znovu a znovu.
faction-crimea = Krymský chanát
    .text = Zehra a Kar. Bojová karta zaplatí každý tah jednu surovinu.
faction-saxony = Saská říše
    .text = Günter, Nacht a Tag. Hvězdy za boj a úkoly bez omezení.
faction-polania = Polanská republika
    .text = Anna a Wojtek. Dvě možnosti z každého Setkání.

mat-industrial = Industriální
mat-engineering = Inženýrská
mat-patriotic = Vlastenecká
mat-mechanical = Mechanická
mat-agricultural = Zemědělská

hex-farm = Farma { $n }
    .gen = z farmy { $n }
    .dat = na farmu { $n }
    .loc = na farmě { $n }
hex-mountain = Hory { $n }
    .gen = z hor { $n }
    .dat = do hor { $n }
    .loc = v horách { $n }
hex-tundra = Tundra { $n }
    .gen = z tundry { $n }
    .dat = do tundry { $n }
    .loc = v tundře { $n }
hex-forest = Les { $n }
    .gen = z lesa { $n }
    .dat = do lesa { $n }
    .loc = v lese { $n }
hex-village = Vesnice { $n }
    .gen = z vesnice { $n }
    .dat = do vesnice { $n }
    .loc = ve vesnici { $n }
hex-lake = Jezero { $n }
    .gen = z jezera { $n }
    .dat = na jezero { $n }
    .loc = na jezeře { $n }
hex-factory = Továrna
    .gen = z Továrny
    .dat = do Továrny
    .loc = v Továrně
base-nordic = Severská základna
    .gen = ze severské základny
    .dat = na severskou základnu
    .loc = na severské základně
base-rusviet = Rusvětská základna
    .gen = z rusvětské základny
    .dat = na rusvětskou základnu
    .loc = na rusvětské základně
base-crimea = Krymská základna
    .gen = z krymské základny
    .dat = na krymskou základnu
    .loc = na krymské základně
base-saxony = Saská základna
    .gen = ze saské základny
    .dat = na saskou základnu
    .loc = na saské základně
base-polania = Polanská základna
    .gen = z polanské základny
    .dat = na polanskou základnu
    .loc = na polanské základně
base-albion = Základna Albionu
    .gen = ze základny Albionu
    .dat = na základnu Albionu
    .loc = na základně Albionu
base-togawa = Základna Togawy
    .gen = ze základny Togawy
    .dat = na základnu Togawy
    .loc = na základně Togawy

unit-character = postava
unit-mech = mech na { $n }
unit-mech-home = mech na základně
unit-worker = dělník na { $n }
unit-worker-home = dělník na základně

structure-mine = Důl
    .acc = Důl
    .text = Tvůj vlastní tunel, ať stojí kdekoli.
structure-monument = Památník
    .acc = Památník
    .text = Podpora dá navíc 1 popularitu.
structure-armory = Zbrojnice
    .acc = Zbrojnici
    .text = Obchod dá navíc 1 moc.
structure-mill = Mlýn
    .acc = Mlýn
    .text = Jeho území produkuje nad obvyklý počet a Mlýn pracuje jako dělník.

recruit-upgrade = rekrut Vylepšení
    .text = 1 moc, kdykoli ty nebo soused provede Vylepšení.
recruit-deploy = rekrut Nasazení
    .text = 1 mince, kdykoli ty nebo soused provede Nasazení.
recruit-build = rekrut Stavby
    .text = 1 popularita, kdykoli ty nebo soused provede Stavbu.
recruit-enlist = rekrut Verbování
    .text = Bojová karta, kdykoli ty nebo soused provede Verbování.

section-move = Pohyb a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
section-bolster = Podpora a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
section-trade = Obchod a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
section-produce = Produkce a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
section-factory = Karta Továrny

half-move = Pohyb: jednotky
    .text = Dvě jednotky (s vylepšením tři) se pohnou o území; postava a mechové s Rychlostí o dvě.
half-coins = Pohyb: zisk mincí
    .text = 1 mince, s vylepšením 2.
half-power = Podpora: moc
    .text = Za 1 minci 2 moci, s vylepšením 3.
half-cards = Podpora: bojové karty
    .text = Za 1 minci bojová karta, s vylepšením 2.
half-resources = Obchod: suroviny
    .text = Za 1 minci 2 libovolné suroviny na území s tvým dělníkem.
half-popularity = Obchod: popularita
    .text = Za 1 minci 1 popularita, s vylepšením 2.
half-produce = Produkce
    .text = Produkují všichni dělníci na 2 územích (s vylepšením na 3).

bottom-upgrade = Vylepšení
    .text = Přesuň kostku: jedna horní akce dává víc, jedna spodní stojí míň.
bottom-deploy = Nasazení
    .text = Postav mecha k svému dělníkovi; jeho dovednost platí hned.
bottom-build = Stavba
    .text = Postav budovu k svému dělníkovi.
bottom-enlist = Verbování
    .text = Rekrut dá jeden bonus hned a další od příštího tahu.

cube-move = kostka na Pohybu
    .text = Pohneš třetí jednotkou.
cube-coin = kostka na Zisku mince
    .text = Získáš druhou minci.
cube-power = kostka na Podpoře (moc)
    .text = Získáš třetí moc.
cube-card = kostka na Podpoře (karty)
    .text = Vezmeš si druhou bojovou kartu.
cube-popularity = kostka na Obchodu
    .text = Získáš druhou popularitu.
cube-produce = kostka na Produkci
    .text = Produkuješ na třetím území.

bonus-power = 2 moci
bonus-coins = 2 mince
bonus-popularity = 2 popularity
bonus-cards = 2 bojové karty

resource-food = jídlo
resource-metal = kov
resource-oil = ropa
    .acc = ropu
resource-wood = dřevo

track-coins = mince
track-power = moc
track-popularity = popularita

benefit-upgrade = vylepšení
benefit-mech = mech
    .acc = mecha
benefit-structure = budova
    .acc = budovu
benefit-recruit = rekrut
    .acc = rekruta
benefit-worker = dělník
    .acc = dělníka

goal-upgrades = všech 6 vylepšení
goal-mechs = všichni 4 mechové
goal-structures = všechny 4 budovy
goal-recruits = všichni 4 rekruti
goal-workers = všech 8 dělníků
goal-objective = splněný úkol
goal-combat = vítězství v boji
goal-popularity = 18 popularity
goal-power = 16 moci

tile-tunnels-beside = Tunely sousedící s tvými budovami
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-lakes-beside = Jezera sousedící s tvými budovami
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-encounters-beside = Území Setkání sousedící s tvými budovami
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-tunnels-built = Tunely s tvými budovami
    .text = 1: 2 mince, 2: 4, 3–4: 6
tile-in-a-row = Tvé budovy v řadě
    .text = 1: 2 mince, 2: 4, 3: 6, 4: 9
tile-farms-tundras = Farmy a tundry s tvými budovami
    .text = 1: 2 mince, 2: 4, 3: 6, 4: 9

ability-nordic-riverwalk = Brodění
    .text = Překročí řeku do lesů a hor.
ability-nordic-travel = Plavba
    .text = Vstupuje na jezera a ustupuje na sousední jezera.
ability-nordic-combat = Dělostřelectvo
    .text = Před bojem zaplať 1 moc: soupeř ztratí 2.
ability-nordic-speed = Rychlost
    .text = Pohne se o území dál.
ability-nordic-faction = Plavání
    .text = Dělníci překračují řeky.
ability-rusviet-riverwalk = Brodění
    .text = Překročí řeku na farmy a do vesnic.
ability-rusviet-travel = Sovět
    .text = Tvé vesnice a Továrna spolu sousedí.
ability-rusviet-combat = Lidová armáda
    .text = O bojovou kartu víc v boji, kde máš dělníka.
ability-rusviet-speed = Rychlost
    .text = Pohne se o území dál.
ability-rusviet-faction = Neústupnost
    .text = Smíš použít stejnou část znovu.
ability-crimea-riverwalk = Brodění
    .text = Překročí řeku na farmy a do tunder.
ability-crimea-travel = Kočovník
    .text = Krok na svou základnu nebo na základnu nehrající frakce.
ability-crimea-combat = Průzkumník
    .text = Před bojem vezmi soupeři náhodnou bojovou kartu.
ability-crimea-speed = Rychlost
    .text = Pohne se o území dál.
ability-crimea-faction = Nátlak
    .text = Jednou za tah zaplatí bojová karta surovinu.
ability-saxony-riverwalk = Brodění
    .text = Překročí řeku do lesů a hor.
ability-saxony-travel = Podzemí
    .text = Tvé hory, všechny tunely a tvůj Důl spolu sousedí.
ability-saxony-combat = Odzbrojení
    .text = Před bojem v tunelu nebo na tvém Dole ztratí soupeř 2 moci.
ability-saxony-speed = Rychlost
    .text = Pohne se o území dál.
ability-saxony-faction = Dominance
    .text = Hvězdy za boj a úkoly bez omezení.
ability-polania-riverwalk = Brodění
    .text = Překročí řeku do vesnic a hor.
ability-polania-travel = Potápění
    .text = Vstupuje na jezera a z jezera na kterékoli jiné.
ability-polania-combat = Kamarádství
    .text = Po vyhraném boji neztrácíš popularitu za dělníky.
ability-polania-speed = Rychlost
    .text = Pohne se o území dál.
ability-polania-faction = Vynalézavost
    .text = Vezmi si dvě možnosti Setkání.

combat-card = bojová karta { $n }
    .acc = bojovou kartu { $n }
combat-card-unknown = bojová karta
    .acc = bojovou kartu
encounter = Setkání { $n }
encounter-unknown = Setkání
factory-card-unknown = karta Továrny
    .acc = kartu Továrny
objective-unknown = úkol

encounter-1-a = Nech hejno v klidu projít
    .text = Získáš 2 mince a 1 popularitu.
encounter-1-b = Kup husy do kuchyně
    .text = Zaplať 2 mince: získáš 4 jídla.
encounter-1-c = Předhoď husy svému zvířeti a zaber statek
    .text = Zaplať 2 popularity: získáš budovu.
encounter-2-a = Poslechni důstojníka bez reptání
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-2-b = Odvez vesničana domů v sedle
    .text = Zaplať 2 mince: získáš 4 dřeva.
encounter-2-c = Vyhrožuj spuštěním laviny
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-3-a = Popas den ovce
    .text = Získáš 2 jídla a 1 popularitu.
encounter-3-b = Připrav jehněčí
    .text = Zaplať 2 mince: získáš dělníka a 3 jídla.
encounter-3-c = Podraz mechovi nohy stádem
    .text = Zaplať 3 popularity: získáš mecha.
encounter-4-a = Vyfoť nadšené vojáky
    .text = Získáš 2 kovy a 1 popularitu.
encounter-4-b = Najmi žoldnéře
    .text = Zaplať 3 mince: získáš rekruta.
encounter-4-c = Procvič si na nich střelbu
    .text = Zaplať 2 popularity: získáš 4 kovy.
encounter-5-a = Zarybař si s nimi v přestrojení
    .text = Získáš 2 jídla a 1 popularitu.
encounter-5-b = Podplať vojáky za jejich mecha
    .text = Zaplať 4 mince: získáš mecha.
encounter-5-c = Přepadni tábor za šera
    .text = Zaplať 2 popularity: získáš 2 jídla a 2 kovy.
encounter-6-a = Nech medvědy dovádět
    .text = Získáš 2 mince a 1 popularitu.
encounter-6-b = Naverbuj medvěda do jízdy
    .text = Zaplať 3 mince: získáš rekruta.
encounter-6-c = Dej si medvěda k obědu
    .text = Zaplať 2 popularity: získáš 4 jídla.
encounter-7-a = Uctivě pozdrav severský tábor
    .text = Získáš 2 ropy a 1 popularitu.
encounter-7-b = Okouzli oddíl přibarvenou historkou
    .text = Zaplať 2 mince: získáš vylepšení.
encounter-7-c = Přepadni spící tábor
    .text = Zaplať 2 popularity: získáš 4 ropy.
encounter-8-a = Pohlaď soby a zalichoť místním
    .text = Získáš 2 mince a 1 popularitu.
encounter-8-b = Doplň nádrže na cestu
    .text = Zaplať 2 mince: získáš 4 ropy.
encounter-8-c = Namluv vojákovi, že sobi neexistují
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-9-a = Přilož vynálezci ruku k dílu
    .text = Získáš 2 ropy a 1 popularitu.
encounter-9-b = Zaplať vynálezcovy bláznivé nápady
    .text = Zaplať 3 mince: získáš budovu.
encounter-9-c = Uteč s jeho palivem
    .text = Zaplať 2 popularity: získáš 4 ropy.
encounter-10-a = Posviť ztracenému mechovi na cestu
    .text = Získáš 2 ropy a 1 popularitu.
encounter-10-b = Kup mecha od uvízlého pilota
    .text = Zaplať 4 mince: získáš mecha.
encounter-10-c = Vylákej mecha blíž a ober ho
    .text = Zaplať 2 popularity: získáš 2 mince a 2 libovolné suroviny.
encounter-11-a = Pomoz se sklizní ovoce
    .text = Získáš 2 jídla a 1 popularitu.
encounter-11-b = Zajisti si dodávky ze sadu
    .text = Zaplať 2 mince: získáš dělníka a 3 jídla.
encounter-11-c = Vystrnaď majitelku ze sadu
    .text = Zaplať 2 popularity: získáš budovu.
encounter-12-a = Pomoz dřevorubcům splnit normu
    .text = Získáš 2 dřeva a 1 popularitu.
encounter-12-b = Najmi na den tesaře
    .text = Zaplať 3 mince: získáš budovu.
encounter-12-c = Vyhrožuj zapálením lesa
    .text = Zaplať 2 popularity: získáš dělníka a 3 dřeva.
encounter-13-a = Zaveseli se na vesnické slavnosti
    .text = Získáš 2 mince a 1 popularitu.
encounter-13-b = Nech se schválně porazit v důvtipu
    .text = Zaplať 2 mince: získáš 2 moci a 2 popularity.
encounter-13-c = Opij se a vyplundruj sýpku
    .text = Zaplať 3 popularity: získáš 5 libovolných surovin.
encounter-14-a = Oprav prasečí ohradu
    .text = Získáš 2 jídla a 1 popularitu.
encounter-14-b = Rozeber mecha na díly
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-14-c = Vyplaš prasata
    .text = Zaplať 2 popularity: získáš dělníka a 3 kovy.
encounter-15-a = Užij si plavbu přívozem
    .text = Získáš 2 popularity.
encounter-15-b = Směňuj s karavanou
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-15-c = Oloup pocestné
    .text = Zaplať 3 popularity: získáš 5 libovolných surovin.
encounter-16-a = Pomoz s osevem
    .text = Získáš 2 jídla a 1 popularitu.
encounter-16-b = Vyprosti zaseknutý pluh
    .text = Zaplať 2 mince: získáš dělníka a 2 libovolné suroviny.
encounter-16-c = Znič pole a verbuj násilím
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-17-a = Pochval veteránovu zbraň
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-17-b = Povolej veterána zpět do zbraně
    .text = Zaplať 2 mince: získáš 2 moci a 2 bojové karty.
encounter-17-c = Seber mu mecha, když dřímá
    .text = Zaplať 3 popularity: získáš mecha.
encounter-18-a = Skol kance k obědu
    .text = Získáš 2 jídla a 1 popularitu.
encounter-18-b = Odežeň kance od města
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-18-c = Nažeň kance do vesnice
    .text = Zaplať 2 popularity: získáš dělníka a 3 dřeva.
encounter-19-a = Přines poutníkům dobré zprávy
    .text = Získáš 2 mince a 1 popularitu.
encounter-19-b = Vyměň krávu a dej si steak
    .text = Zaplať 2 mince: získáš 4 jídla.
encounter-19-c = Tvrď, že krávy nosí nepřátelské šifry
    .text = Zaplať 2 popularity: získáš 2 bojové karty a 3 moci.
encounter-20-a = Sleduj dětskou hru na válku
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-20-b = Hoď dětem pár mincí
    .text = Zaplať 2 mince: získáš 3 popularity.
encounter-20-c = Pokácej jejich strom
    .text = Zaplať 2 popularity: získáš 4 dřeva.
encounter-21-a = Odlákej splašeného mecha jódlováním
    .text = Získáš 2 popularity.
encounter-21-b = Ovládni mecha a zmiz v lese
    .text = Zaplať 4 mince: získáš mecha.
encounter-21-c = Nažeň krávu pod mecha
    .text = Zaplať 2 popularity: získáš 2 bojové karty a 3 moci.
encounter-22-a = Poraď s opravou důlního výtahu
    .text = Získáš 2 mince a 1 popularitu.
encounter-22-b = Usmlouvej levnou rudu
    .text = Zaplať 2 mince: získáš 4 kovy.
encounter-22-c = Odřízni lano výtahu
    .text = Zaplať 2 popularity: získáš budovu.
encounter-23-a = Zfalšuj odvodní seznam a ušetři rodinu
    .text = Získáš 2 mince a 1 popularitu.
encounter-23-b = Předej povolávací rozkaz i žold
    .text = Zaplať 3 mince: získáš rekruta.
encounter-23-c = Zastraš rodinu a vezmi jí statek
    .text = Zaplať 2 popularity: získáš dělníka a 3 jídla.
encounter-24-a = Domluv se s lesní hlídkou
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-24-b = Odlehči vojákům od nákladu
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-24-c = Připrav vojáky lstí o mecha
    .text = Zaplať 3 popularity: získáš mecha.
encounter-25-a = Posbírej munici v tajné laboratoři
    .text = Získáš 2 moci a 1 popularitu.
encounter-25-b = Podplať vědce za zbraň
    .text = Zaplať 2 mince: získáš 4 moci.
encounter-25-c = Vyzvídej jako falešný přítel
    .text = Zaplať 2 popularity: získáš vylepšení a 2 libovolné suroviny.
encounter-26-a = Přetlač hospodského siláka
    .text = Získáš 2 moci a 1 popularitu.
encounter-26-b = Zaplať všem rundu
    .text = Zaplať 2 mince: získáš 3 popularity.
encounter-26-c = Vyvolej rvačku a seber klíče od krčmy
    .text = Zaplať 2 popularity: získáš budovu.
encounter-27-a = Pomoz hledat ztracený díl
    .text = Získáš 2 mince a 1 popularitu.
encounter-27-b = Vymámi z farmáře levný šrot
    .text = Zaplať 2 mince: získáš 4 kovy.
encounter-27-c = Ukradni dokončeného mecha
    .text = Zaplať 3 popularity: získáš mecha.
encounter-28-a = Svez čerstvého rekruta
    .text = Získáš 2 mince a 1 popularitu.
encounter-28-b = Najmi rekrutovu rodinu
    .text = Zaplať 2 mince: získáš dělníka a 2 libovolné suroviny.
encounter-28-c = Vyhoď nešťastnou rodinu z domu
    .text = Zaplať 2 popularity: získáš budovu.

factory-card-1 = Karta Továrny 1
    .acc = kartu Továrny 1
    .text = Zaplať 1 minci a 1 bojovou kartu: získáš produkci až na 2 územích. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-2 = Karta Továrny 2
    .acc = kartu Továrny 2
    .text = Zaplať 1 popularitu: získáš rekruta nebo vylepšení. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-3 = Karta Továrny 3
    .acc = kartu Továrny 3
    .text = Zaplať 1 bojovou kartu: získáš 2 popularity. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-4 = Karta Továrny 4
    .acc = kartu Továrny 4
    .text = Zaplať 1 bojovou kartu: získáš 3 mince. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-5 = Karta Továrny 5
    .acc = kartu Továrny 5
    .text = Zaplať 1 moc: získáš 2 popularity. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-6 = Karta Továrny 6
    .acc = kartu Továrny 6
    .text = Zaplať 1 moc: získáš 3 mince. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-7 = Karta Továrny 7
    .acc = kartu Továrny 7
    .text = Zaplať 1 popularitu: získáš mecha nebo budovu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-8 = Karta Továrny 8
    .acc = kartu Továrny 8
    .text = Zaplať 1 bojovou kartu: získáš 3 libovolné suroviny. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-9 = Karta Továrny 9
    .acc = kartu Továrny 9
    .text = Zaplať 2 mince: získáš vylepšení a 1 popularitu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-10 = Karta Továrny 10
    .acc = kartu Továrny 10
    .text = Zaplať 2 mince: získáš mecha a 1 moc. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-11 = Karta Továrny 11
    .acc = kartu Továrny 11
    .text = Zaplať 2 mince: získáš budovu a 1 popularitu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-12 = Karta Továrny 12
    .acc = kartu Továrny 12
    .text = Zaplať 2 mince: získáš rekruta a 1 moc. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.

objective-1 = Výhoda výšin
    .text = Kontroluj alespoň 3 hory. Na konci tahu.
objective-2 = Výhoda podsvětí
    .text = Kontroluj alespoň 3 tunely. Na konci tahu.
objective-3 = Výhoda žní
    .text = Kontroluj alespoň 3 farmy. Na konci tahu.
objective-4 = Výhoda severu
    .text = Kontroluj alespoň 3 tundry. Na konci tahu.
objective-5 = Král kopce
    .text = Kontroluj Továrnu a nikdo nemá víc moci než ty. Na konci tahu.
objective-6 = Pošli jednoho zpět jako výstrahu
    .text = V tomto tahu jsi zahnal(a) soupeřova dělníka a máš alespoň 7 moci.
objective-7 = Stroje místo svalů
    .text = Měj kartu Továrny, alespoň 1 mecha a nejvýš 3 dělníky.
objective-8 = Vyhrň si rukávy s prostým lidem
    .text = Nejvýš 2 mince, alespoň 4 dělníci, popularita alespoň 7.
objective-9 = Zásoby na zimu
    .text = Na jednom území měj 9+ surovin včetně všech čtyř druhů. Na konci tahu.
objective-10 = Výhoda lesů
    .text = Kontroluj alespoň 3 lesy. Na konci tahu.
objective-11 = Výhoda obyvatel
    .text = Kontroluj alespoň 3 vesnice. Na konci tahu.
objective-12 = Zbohatni, nebo plač
    .text = Měj alespoň 20 mincí. Na konci tahu.
objective-13 = Základy říše
    .text = Na jednom území měj 6+ svých figurek (postava, dělníci, mechové, budova).
objective-14 = Pojisti se ze všech stran
    .text = Měj alespoň 1 vylepšení, mecha, budovu, rekruta a po 1 od každé suroviny. Na konci tahu.
objective-15 = Vyvážené síly
    .text = Měj stejně dělníků jako rekrutů.
objective-16 = Vlk mezi ovcemi
    .text = Na jednom území měj postavu, přesně 1 mecha, přesně 1 dělníka a 5+ surovin. Na konci tahu.
objective-17 = Rozděl a panuj
    .text = Nemej kartu Továrny a kontroluj 2+ území sousedící s Továrnou. Na konci tahu.
objective-18 = Staň se milovaným pacifistou
    .text = 0 moci, popularita alespoň 13, alespoň 5 dělníků.
objective-19 = Opevni břehy
    .text = Kontroluj 5+ území kolem téhož jezera. Na konci tahu.
objective-20 = Založ trvalé předmostí
    .text = Alespoň 3 budovy, popularita alespoň 7, žádný mech.
objective-21 = Ovládni trh
    .text = Kontroluj 9+ surovin jednoho druhu. Na konci tahu.
objective-22 = Technologický průlom
    .text = Měj kartu Továrny a žádné vylepšení.
objective-23 = Dosáhni taktického mistrovství
    .text = Měj v ruce 8+ bojových karet a alespoň 1 hvězdu za boj.