# Místa mají v sobě předložku: .loc kde (na farmě 12), .gen odkud (z farmy 12), .dat kam (na farmu 12).

game-title = Scythe
    .minutes = 100
    .weight = 3
    .tagline = Hospodářství a válka ve stínu Továrny
    .about = Veď frakci neklidným mírem: produkuj, stavěj, nasazuj mechy, potkávej lidi a umísti šest hvězd dřív než ostatní.

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
alone-end-of-turn = Ukončíš tah?
prompt-move = Kterou jednotkou pohneš?
prompt-go = Kam půjde { $source }?
prompt-carry = Kolik { $source-gen } naložíš?
prompt-pay = Odkud vezmeš { $source-acc } na zaplacení?
prompt-pay-card = Kterou bojovou kartu odhodíš?
prompt-gain = Kolik si toho vezmeš?
prompt-onto = Kam položíš suroviny?
prompt-get = Které suroviny si vezmeš { $source-loc }?
prompt-produce = Kde budeš produkovat?
prompt-welcome = Vezmeš si dělníka { $source-loc }?
prompt-one-of = { $source }: co si vezmeš?
prompt-upgrade = Kterou kostku přesuneš?
prompt-lower = Která spodní akce zlevní?
prompt-deploy = Kterého mecha nasadíš?
prompt-deploy-at = Kam ho nasadíš?
prompt-build = Co postavíš?
prompt-build-at = Kde postavíš { $source-acc }?
prompt-enlist = Kterého rekruta naverbuješ?
prompt-bonus = Jaký bonus ti přinese { $source }?
prompt-fight = Kde budeš bojovat nejdřív?
prompt-ability = Použiješ dovednost { $source }?
prompt-scout = Která karta mění majitele?
prompt-dial = Kolik moci nasadíš?
prompt-add-card = Přidáš bojovou kartu?
prompt-retreat = Kam ustoupí { $source }?
prompt-along = Kolik dělníků vezme mech { $source-dat }?
prompt-encounter = Co uděláš?
prompt-factory = Kterou kartu Továrny si necháš?
prompt-deal = S kým se dohodneš?
prompt-bargain = Dohodneš se před bojem?
prompt-amount = O kolik mincí půjde v dohodě s { $source-ins }?
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
verb-move = Pohnout { $target-ins }
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
verb-pay = Vzít { $target-gen }
verb-pay-card = { $target }
verb-gain = { $value ->
    [0] Nic
    [one] Vzít { $target-acc }
    [few] Vzít { $value } { $target-few }
   *[other] Vzít { $value } { $target-many }
 }
verb-onto = { $target }
verb-get = { $value ->
    [one] Vzít { $target-acc }
    [few] Vzít { $value } { $target-few }
   *[other] Vzít { $value } { $target-many }
 }
verb-produce = { $target }: { $value }
verb-welcome = Vzít { $target-acc }
verb-lift = { $target }
verb-lower = { $target }
verb-mech = { $target }
verb-build = { $target }
verb-enlist = { $target }
verb-bonus = { $target }
verb-fight = { $target }
verb-use = Použít { $target-acc }
verb-stolen = { $target }
verb-dial = { $value }
verb-add-card = Přidat { $target-acc }
verb-retreat = { $target }
verb-along = { $value ->
    [0] Žádného
    [one] Jednoho { $target-dat }
   *[other] { $value } { $target-dat }
 }
verb-option = { $target }
verb-keep = { $target }
verb-deal = Navrhnout dohodu
verb-offer = Nabídnout mince { $target-dat }
verb-request = Požádat { $target-acc } o mince
verb-amount = { $value ->
    [one] { $value } minci
    [few] { $value } mince
   *[other] { $value } mincí
 }
verb-accept = { $value ->
    [one] Přijmout { $value } minci
    [few] Přijmout { $value } mince
   *[other] Přijmout { $value } mincí
 }
verb-charge = Vzít 2 popularity

event-plays = { $seat } hraje za { $a-acc } s { $b-ins } deskou
event-chose-faction = { $seat } si vybírá { $a-acc }
event-chose-mat = { $seat } si vybírá { $a-acc } desku
event-top = { $seat } provádí { $a-acc }
event-bottom = { $seat } provádí { $a-acc } za { $n ->
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
event-unpopular = { $seat } ztrácí { $n ->
    [one] { $n } popularitu
   *[other] { $n } popularity
 }
event-weakened = { $seat } ztrácí { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 }
event-drew = { $seat } si dobírá { $a-acc }
event-drew-hidden = { $seat } si dobírá bojovou kartu
event-reshuffled = Odhozené bojové karty se míchají do nového balíčku, na tahu je { $seat }
event-paid = { $seat } platí { $a-ins } { $b-gen }
event-coerced = { $seat } platí místo suroviny { $a-ins }
event-discarded = { $seat } odhazuje { $a-acc }
event-resources = { $seat } získává { $n ->
    [one] { $a-acc }
    [few] { $n } { $a-few }
   *[other] { $n } { $a-many }
 } { $b-loc }
event-worker = { $seat } získává dělníka { $a-loc }
event-upgraded = { $seat } přesouvá { $a-acc } a zlevňuje { $b-acc }
event-deployed = { $seat } nasazuje mecha { $b-dat } a odkrývá dovednost { $a }
event-built = { $seat } staví { $a-acc } { $b-loc }
event-enlisted = { $seat } verbuje { $a-acc } a bere si { $b-acc }
event-moved-character = { $seat } přesouvá postavu { $a-gen } { $b-dat }{ $n ->
    [0] {""}
    [1] {" "}i s jedním kusem nákladu
    [2] {" "}i se dvěma kusy nákladu
    [3] {" "}i se třemi kusy nákladu
    [4] {" "}i se čtyřmi kusy nákladu
   *[other] {" "}i s { $n } kusy nákladu
 }
event-moved-mech = { $seat } přesouvá mecha { $a-gen } { $b-dat }{ $n ->
    [0] {""}
    [1] {" "}i s jedním kusem nákladu
    [2] {" "}i se dvěma kusy nákladu
    [3] {" "}i se třemi kusy nákladu
    [4] {" "}i se čtyřmi kusy nákladu
   *[other] {" "}i s { $n } kusy nákladu
 }
event-moved-worker = { $seat } přesouvá dělníka { $a-gen } { $b-dat }{ $n ->
    [0] {""}
    [1] {" "}i s jedním kusem nákladu
    [2] {" "}i se dvěma kusy nákladu
    [3] {" "}i se třemi kusy nákladu
    [4] {" "}i se čtyřmi kusy nákladu
   *[other] {" "}i s { $n } kusy nákladu
 }
event-drove-off = { $seat } zahání { $c-dat } { $n ->
    [1] dělníka
    [2] dva dělníky
    [3] tři dělníky
    [4] čtyři dělníky
   *[other] { $n } dělníků
 } { $a-gen } { $b-dat }
event-combat = { $seat } útočí { $a-loc } na { $b-acc }
event-disarmed = { $seat } odzbrojuje { $a-acc }
event-artillery = { $seat } pálí z děl na { $a-acc }
event-scouted = { $seat } bere { $b-dat } { $a-acc }
event-scouted-hidden = { $seat } bere soupeři bojovou kartu
event-committed = { $seat } nasazuje { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 } a žádnou kartu
event-committed-cards = { $seat } nasazuje { $n ->
    [one] { $n } moc
   *[other] { $n } moci
 } a k tomu { $all-acc }
event-won = { $seat } poráží { $a-loc } { $b-acc }
event-offered = { $seat } nabízí { $a-dat } { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
event-requested = { $seat } žádá { $a-acc } o { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
event-declined = { $seat } odmítá dohodu s { $a-ins }
event-bribed = { $seat } dává { $a-dat } { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
event-encounter = { $seat } potkává { $b-loc } lidi ({ $a })
event-impossible = { $seat } volí „{ $a }“, ale provést to nejde
event-chose = { $seat } volí „{ $a }“
event-kept = { $seat } si nechává { $a-acc }
event-factory = { $seat } používá { $a-acc }
event-revealed = { $seat } odhaluje úkol „{ $a }“
event-star = { $seat } umisťuje { $n }. hvězdu za { $a-acc }
event-last-star = { $seat } má šestou hvězdu a hra končí
event-went-back = { $seat } stahuje jednotky { $a-gen }, k boji tam nedojde
event-sample = V ukázce bodování má { $seat } { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
event-charged = { $seat } trestá { $a-acc } za zdržování
event-turn-limit = { $seat } dohrává poslední tah: hra trvá příliš dlouho a končí
event-victory = { $seat } vítězí se ziskem { $n ->
    [one] { $n } mince
   *[other] { $n } mincí
 }

why-not-your-turn = Nejsi na tahu.
why-busy = Nejdřív odpověz na otázku.
why-section-last = Na této části stála tvá akční figurka i v minulém tahu.
why-factory-last = Karta Továrny se nesmí použít dvakrát po sobě.
why-no-factory-card = Nemáš kartu Továrny: ukonči Pohyb s postavou v Továrně.
why-other-section = Akční figurka stojí na jiné části.
why-no-coin = Stojí to 1 minci a ty žádnou nemáš.
why-no-worker = Nemáš dělníka na souši, kam by šly položit suroviny.
why-produce = Produkce teď stojí moc, popularitu nebo minci, které nemáš; ve hře { $n ->
    [one] je { $n } dělník
    [few] jsou { $n } dělníci
   *[other] je { $n } dělníků
 }.
why-resources = Chybí ti { $n ->
    [one] { $n } { $a }
    [few] { $n } { $a-few }
   *[other] { $n } { $a-many }
 }.
why-factory-cost = Cenu karty nemůžeš zaplatit.
why-unit-moved = Tato jednotka už v této akci šla.
why-worker-stuck = Tento dělník nemá kam jít.
why-objective-late = Smí se odhalit jen na konci tahu.
why-objective-mountain = Ze tří potřebných hor kontroluješ { $n ->
    [0] zatím žádné
    [1] zatím jedny
    [2] zatím dvoje
   *[other] zatím { $n }
 }.
why-objective-farm = Ze tří potřebných farem kontroluješ { $n ->
    [0] zatím žádnou
    [1] zatím jednu
    [2] zatím dvě
   *[other] zatím { $n }
 }.
why-objective-tundra = Ze tří potřebných tunder kontroluješ { $n ->
    [0] zatím žádnou
    [1] zatím jednu
    [2] zatím dvě
   *[other] zatím { $n }
 }.
why-objective-forest = Ze tří potřebných lesů kontroluješ { $n ->
    [0] zatím žádný
    [1] zatím jeden
    [2] zatím dva
   *[other] zatím { $n }
 }.
why-objective-village = Ze tří potřebných vesnic kontroluješ { $n ->
    [0] zatím žádnou
    [1] zatím jednu
    [2] zatím dvě
   *[other] zatím { $n }
 }.
why-objective-tunnels = Ze tří potřebných tunelů kontroluješ { $n ->
    [0] zatím žádný
    [1] zatím jeden
    [2] zatím dva
   *[other] zatím { $n }
 }.
why-objective-factory = Nekontroluješ Továrnu.
why-objective-strongest = Větší moc než ty { $n ->
    [one] má jeden soupeř
    [few] mají { $n } soupeři
   *[other] má { $n } soupeřů
 }.
why-objective-driven = V tomto tahu před tebou žádný dělník neutekl.
why-objective-power = Tvá moc je jen { $n }.
why-objective-no-power = Tvá moc je { $n }, ne 0.
why-objective-factory-card = Nemáš kartu Továrny.
why-objective-no-factory-card = Máš kartu Továrny.
why-objective-mechs = Nemáš nasazeného žádného mecha.
why-objective-no-mechs = Máš { $n ->
    [one] nasazeného mecha
    [few] { $n } nasazené mechy
   *[other] { $n } nasazených mechů
 }.
why-objective-workers = Máš jen { $n ->
    [one] { $n } dělníka
    [few] { $n } dělníky
   *[other] { $n } dělníků
 }.
why-objective-few-workers = Máš { $n ->
    [one] { $n } dělníka
    [few] { $n } dělníky
   *[other] { $n } dělníků
 }, to je moc.
why-objective-coins = Máš jen { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }.
why-objective-few-coins = Máš { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }, to je moc.
why-objective-popularity = Tvá popularita je jen { $n }.
why-objective-varied-pile = V největší hromadě se všemi čtyřmi surovinami { $n ->
    [one] je { $n } surovina
    [few] jsou { $n } suroviny
   *[other] je { $n } surovin
 }, potřebuješ 9.
why-objective-pieces = Na jednom území { $n ->
    [one] máš nejvýš { $n } figurku
    [few] máš nejvýš { $n } figurky
   *[other] máš nejvýš { $n } figurek
 }, potřebuješ 6.
why-objective-upgrades = Nemáš žádné vylepšení.
why-objective-no-upgrades = Máš už { $n } vylepšení.
why-objective-structures = Máš jen { $n ->
    [one] { $n } budovu
    [few] { $n } budovy
   *[other] { $n } budov
 }.
why-objective-recruits = Nemáš žádného rekruta.
why-objective-each-resource = Nemáš po jedné od každé suroviny.
why-objective-balance = Počty dělníků a rekrutů se liší o { $n }.
why-objective-wolf = Postava, právě jeden mech a právě jeden dělník musí být na území s 5 surovinami; je jich tam { $n }.
why-objective-factory-ring = Vedle Továrny kontroluješ { $n } území, potřebuješ 2.
why-objective-lake = Kolem jednoho jezera kontroluješ { $n } území, potřebuješ 5.
why-objective-one-resource = Jednoho druhu máš { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
 }, potřebuješ 9.
why-objective-cards = V ruce máš { $n ->
    [one] { $n } bojovou kartu
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }, potřebuješ 8.
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
    .gender = np
    .gen = Severských království
    .acc = Severská království
    .text = Bjorn a Mox. Dělníci plavou přes řeky.
faction-rusviet = Rusvětský svaz
    .gender = i
    .gen = Rusvětského svazu
    .acc = Rusvětský svaz
    .text = Olga a Čanga. Stejnou část smí použít znovu a znovu.
faction-crimea = Krymský chanát
    .gender = i
    .gen = Krymského chanátu
    .acc = Krymský chanát
    .text = Zehra a Kar. Bojová karta zaplatí každý tah jednu surovinu.
faction-saxony = Saská říše
    .gender = f
    .gen = Saské říše
    .acc = Saskou říši
    .text = Günter, Nacht a Tag. Hvězdy za boj a úkoly bez omezení.
faction-polania = Polanská republika
    .gender = f
    .gen = Polanské republiky
    .acc = Polanskou republiku
    .text = Anna a Wojtek. Dvě možnosti z každého Setkání.

mat-industrial = Industriální
    .gender = f
    .acc = Industriální
    .ins = Industriální
mat-engineering = Inženýrská
    .gender = f
    .acc = Inženýrskou
    .ins = Inženýrskou
mat-patriotic = Vlastenecká
    .gender = f
    .acc = Vlasteneckou
    .ins = Vlasteneckou
mat-mechanical = Mechanická
    .gender = f
    .acc = Mechanickou
    .ins = Mechanickou
mat-agricultural = Zemědělská
    .gender = f
    .acc = Zemědělskou
    .ins = Zemědělskou

hex-farm = Farma { $n }
    .gender = f
    .gen = z farmy { $n }
    .dat = na farmu { $n }
    .loc = na farmě { $n }
hex-mountain = Hory { $n }
    .gender = fp
    .gen = z hor { $n }
    .dat = do hor { $n }
    .loc = v horách { $n }
hex-tundra = Tundra { $n }
    .gender = f
    .gen = z tundry { $n }
    .dat = do tundry { $n }
    .loc = v tundře { $n }
hex-forest = Les { $n }
    .gender = i
    .gen = z lesa { $n }
    .dat = do lesa { $n }
    .loc = v lese { $n }
hex-village = Vesnice { $n }
    .gender = f
    .gen = z vesnice { $n }
    .dat = do vesnice { $n }
    .loc = ve vesnici { $n }
hex-lake = Jezero { $n }
    .gender = n
    .gen = z jezera { $n }
    .dat = na jezero { $n }
    .loc = na jezeře { $n }
hex-factory = Továrna
    .gender = f
    .gen = z Továrny
    .dat = do Továrny
    .loc = v Továrně
base-nordic = Severská základna
    .gender = f
    .gen = ze severské základny
    .dat = na severskou základnu
    .loc = na severské základně
base-rusviet = Rusvětská základna
    .gender = f
    .gen = z rusvětské základny
    .dat = na rusvětskou základnu
    .loc = na rusvětské základně
base-crimea = Krymská základna
    .gender = f
    .gen = z krymské základny
    .dat = na krymskou základnu
    .loc = na krymské základně
base-saxony = Saská základna
    .gender = f
    .gen = ze saské základny
    .dat = na saskou základnu
    .loc = na saské základně
base-polania = Polanská základna
    .gender = f
    .gen = z polanské základny
    .dat = na polanskou základnu
    .loc = na polanské základně
base-albion = Základna Albionu
    .gender = f
    .gen = ze základny Albionu
    .dat = na základnu Albionu
    .loc = na základně Albionu
base-togawa = Základna Togawy
    .gender = f
    .gen = ze základny Togawy
    .dat = na základnu Togawy
    .loc = na základně Togawy

unit-character = postava
    .gender = f
    .acc = postavu
    .ins = postavou
unit-mech = mech na poli { $n }
    .gender = m
    .acc = mecha na poli { $n }
    .ins = mechem na poli { $n }
unit-mech-home = mech na základně
    .gender = m
    .acc = mecha na základně
    .ins = mechem na základně
unit-worker = dělník na poli { $n }
    .gender = m
    .acc = dělníka na poli { $n }
    .ins = dělníkem na poli { $n }
unit-worker-home = dělník na základně
    .gender = m
    .acc = dělníka na základně
    .ins = dělníkem na základně

structure-mine = Důl
    .gender = i
    .acc = Důl
    .text = Tvůj vlastní tunel, ať stojí kdekoli.
structure-monument = Památník
    .gender = i
    .acc = Památník
    .text = Podpora dá navíc 1 popularitu.
structure-armory = Zbrojnice
    .gender = f
    .acc = Zbrojnici
    .text = Obchod dá navíc 1 moc.
structure-mill = Mlýn
    .gender = i
    .acc = Mlýn
    .text = Jeho území produkuje nad obvyklý počet a Mlýn pracuje jako dělník.

recruit-upgrade = rekrut pro Vylepšení
    .gender = m
    .acc = rekruta pro Vylepšení
    .text = 1 moc, kdykoli ty nebo soused provede Vylepšení.
recruit-deploy = rekrut pro Nasazení
    .gender = m
    .acc = rekruta pro Nasazení
    .text = 1 mince, kdykoli ty nebo soused provede Nasazení.
recruit-build = rekrut pro Stavbu
    .gender = m
    .acc = rekruta pro Stavbu
    .text = 1 popularita, kdykoli ty nebo soused provede Stavbu.
recruit-enlist = rekrut pro Verbování
    .gender = m
    .acc = rekruta pro Verbování
    .text = Bojová karta, kdykoli ty nebo soused provede Verbování.

section-move = Pohyb a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
    .gender = i
section-bolster = Podpora a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
    .gender = f
section-trade = Obchod a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
    .gender = i
section-produce = Produkce a { $n ->
    [0] Vylepšení
    [1] Nasazení
    [2] Stavba
   *[3] Verbování
 }
    .gender = f
section-factory = Karta Továrny
    .gender = f

half-move = Pohyb
    .gender = i
    .text = Dvě jednotky (s vylepšením tři) se pohnou o území; postava a mechové s Rychlostí o dvě.
half-coins = Zisk mincí
    .gender = i
    .text = 1 mince, s vylepšením 2.
half-power = Podpora mocí
    .gender = f
    .acc = Podporu mocí
    .text = Za 1 minci 2 moci, s vylepšením 3.
half-cards = Podpora kartami
    .gender = f
    .acc = Podporu kartami
    .text = Za 1 minci bojová karta, s vylepšením 2.
half-resources = Obchod se surovinami
    .gender = i
    .text = Za 1 minci 2 libovolné suroviny na území s tvým dělníkem.
half-popularity = Obchod s popularitou
    .gender = i
    .text = Za 1 minci 1 popularita, s vylepšením 2.
half-produce = Produkce
    .gender = f
    .acc = Produkci
    .text = Produkují všichni dělníci na 2 územích (s vylepšením na 3).

bottom-upgrade = Vylepšení
    .gender = n
    .text = Přesuň kostku: jedna horní akce dává víc, jedna spodní stojí míň.
bottom-deploy = Nasazení
    .gender = n
    .text = Postav mecha k svému dělníkovi; jeho dovednost platí hned.
bottom-build = Stavba
    .gender = f
    .acc = Stavbu
    .text = Postav budovu k svému dělníkovi.
bottom-enlist = Verbování
    .gender = n
    .text = Rekrut dá jeden bonus hned a další od příštího tahu.

cube-move = kostka na Pohybu
    .gender = f
    .acc = kostku na Pohybu
    .text = Pohneš třetí jednotkou.
cube-coin = kostka na Zisku mincí
    .gender = f
    .acc = kostku na Zisku mincí
    .text = Získáš druhou minci.
cube-power = kostka na Podpoře mocí
    .gender = f
    .acc = kostku na Podpoře mocí
    .text = Získáš třetí moc.
cube-card = kostka na Podpoře kartami
    .gender = f
    .acc = kostku na Podpoře kartami
    .text = Vezmeš si druhou bojovou kartu.
cube-popularity = kostka na Obchodu
    .gender = f
    .acc = kostku na Obchodu
    .text = Získáš druhou popularitu.
cube-produce = kostka na Produkci
    .gender = f
    .acc = kostku na Produkci
    .text = Produkuješ na třetím území.

bonus-power = 2 moci
    .gender = fp
bonus-coins = 2 mince
    .gender = fp
bonus-popularity = 2 popularity
    .gender = fp
bonus-cards = 2 bojové karty
    .gender = fp

resource-food = jídlo
    .gender = n
    .gen = jídla
    .ins = jídlem
    .few = jídla
    .many = jídel
resource-metal = kov
    .gender = i
    .gen = kovu
    .ins = kovem
    .few = kovy
    .many = kovů
resource-oil = ropa
    .gender = f
    .gen = ropy
    .acc = ropu
    .ins = ropou
    .few = ropy
    .many = rop
resource-wood = dřevo
    .gender = n
    .gen = dřeva
    .ins = dřevem
    .few = dřeva
    .many = dřev

track-coins = mince
    .gender = f
    .acc = minci
    .few = mince
    .many = mincí
track-power = moc
    .gender = f
    .acc = moc
    .few = moci
    .many = moci
track-popularity = popularita
    .gender = f
    .acc = popularitu
    .few = popularity
    .many = popularity

benefit-upgrade = vylepšení
    .gender = n
benefit-mech = mech
    .gender = m
    .acc = mecha
benefit-structure = budova
    .gender = f
    .acc = budovu
benefit-recruit = rekrut
    .gender = m
    .acc = rekruta
benefit-worker = dělník
    .gender = m
    .acc = dělníka

goal-upgrades = všech 6 vylepšení
    .gender = n
    .acc = všech 6 vylepšení
goal-mechs = všichni 4 mechové
    .gender = mp
    .acc = všechny 4 mechy
goal-structures = všechny 4 budovy
    .gender = fp
    .acc = všechny 4 budovy
goal-recruits = všichni 4 rekruti
    .gender = mp
    .acc = všechny 4 rekruty
goal-workers = všech 8 dělníků
    .gender = n
    .acc = všech 8 dělníků
goal-objective = splněný úkol
    .gender = i
    .acc = splněný úkol
goal-combat = vítězství v boji
    .gender = n
    .acc = vítězství v boji
goal-popularity = 18 popularity
    .gender = n
    .acc = 18 popularity
goal-power = 16 moci
    .gender = n
    .acc = 16 moci

tile-tunnels-beside = Tunely sousedící s tvými budovami
    .gender = ip
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-lakes-beside = Jezera sousedící s tvými budovami
    .gender = np
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-encounters-beside = Území Setkání sousedící s tvými budovami
    .gender = np
    .text = 1: 2 mince, 2–3: 4, 4–5: 6, 6 a více: 9
tile-tunnels-built = Tunely s tvými budovami
    .gender = ip
    .text = 1: 2 mince, 2: 4, 3–4: 6
tile-in-a-row = Tvé budovy v řadě
    .gender = fp
    .text = 1: 2 mince, 2: 4, 3: 6, 4: 9
tile-farms-tundras = Farmy a tundry s tvými budovami
    .gender = fp
    .text = 1: 2 mince, 2: 4, 3: 6, 4: 9

ability-nordic-riverwalk = Brodění
    .gender = n
    .text = Překročí řeku do lesů a hor.
ability-nordic-travel = Plavba
    .gender = f
    .acc = Plavbu
    .text = Vstupuje na jezera a ustupuje na sousední jezera.
ability-nordic-combat = Dělostřelectvo
    .gender = n
    .text = Před bojem zaplať 1 moc: soupeř ztratí 2.
ability-nordic-speed = Rychlost
    .gender = f
    .acc = Rychlost
    .text = Pohne se o území dál.
ability-nordic-faction = Plavání
    .gender = n
    .text = Dělníci překračují řeky.
ability-rusviet-riverwalk = Brodění
    .gender = n
    .text = Překročí řeku na farmy a do vesnic.
ability-rusviet-travel = Sovět
    .gender = i
    .text = Tvé vesnice a Továrna spolu sousedí.
ability-rusviet-combat = Lidová armáda
    .gender = f
    .acc = Lidovou armádu
    .text = O bojovou kartu víc v boji, kde máš dělníka.
ability-rusviet-speed = Rychlost
    .gender = f
    .acc = Rychlost
    .text = Pohne se o území dál.
ability-rusviet-faction = Neústupnost
    .gender = f
    .acc = Neústupnost
    .text = Smíš použít stejnou část znovu.
ability-crimea-riverwalk = Brodění
    .gender = n
    .text = Překročí řeku na farmy a do tunder.
ability-crimea-travel = Kočovník
    .gender = m
    .acc = Kočovníka
    .text = Krok na svou základnu nebo na základnu nehrající frakce.
ability-crimea-combat = Průzkumník
    .gender = m
    .acc = Průzkumníka
    .text = Před bojem vezmi soupeři náhodnou bojovou kartu.
ability-crimea-speed = Rychlost
    .gender = f
    .acc = Rychlost
    .text = Pohne se o území dál.
ability-crimea-faction = Nátlak
    .gender = i
    .text = Jednou za tah zaplatí bojová karta surovinu.
ability-saxony-riverwalk = Brodění
    .gender = n
    .text = Překročí řeku do lesů a hor.
ability-saxony-travel = Podzemí
    .gender = n
    .text = Tvé hory, všechny tunely a tvůj Důl spolu sousedí.
ability-saxony-combat = Odzbrojení
    .gender = n
    .text = Před bojem v tunelu nebo na tvém Dole ztratí soupeř 2 moci.
ability-saxony-speed = Rychlost
    .gender = f
    .acc = Rychlost
    .text = Pohne se o území dál.
ability-saxony-faction = Dominance
    .gender = f
    .acc = Dominanci
    .text = Hvězdy za boj a úkoly bez omezení.
ability-polania-riverwalk = Brodění
    .gender = n
    .text = Překročí řeku do vesnic a hor.
ability-polania-travel = Potápění
    .gender = n
    .text = Vstupuje na jezera a z jezera na kterékoli jiné.
ability-polania-combat = Kamarádství
    .gender = n
    .text = Po vyhraném boji neztrácíš popularitu za dělníky.
ability-polania-speed = Rychlost
    .gender = f
    .acc = Rychlost
    .text = Pohne se o území dál.
ability-polania-faction = Vynalézavost
    .gender = f
    .acc = Vynalézavost
    .text = Vezmi si dvě možnosti Setkání.

combat-card = bojová karta { $n }
    .gender = f
    .acc = bojovou kartu { $n }
    .ins = bojovou kartou { $n }
combat-card-unknown = bojová karta
    .gender = f
    .acc = bojovou kartu
    .ins = bojovou kartou
encounter = Setkání { $n }
    .gender = n
encounter-unknown = Setkání
    .gender = n
factory-card-unknown = karta Továrny
    .gender = f
    .acc = kartu Továrny
objective-unknown = úkol
    .gender = i

encounter-1-a = Nech hejno v klidu projít
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-1-b = Kup husy do kuchyně
    .gender = n
    .text = Zaplať 2 mince: získáš 4 jídla.
encounter-1-c = Předhoď husy svému zvířeti a zaber statek
    .gender = n
    .text = Zaplať 2 popularity: získáš budovu.
encounter-2-a = Poslechni důstojníka bez reptání
    .gender = n
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-2-b = Odvez vesničana domů v sedle
    .gender = n
    .text = Zaplať 2 mince: získáš 4 dřeva.
encounter-2-c = Vyhrožuj spuštěním laviny
    .gender = n
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-3-a = Popas den ovce
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-3-b = Připrav jehněčí
    .gender = n
    .text = Zaplať 2 mince: získáš dělníka a 3 jídla.
encounter-3-c = Podraz mechovi nohy stádem
    .gender = n
    .text = Zaplať 3 popularity: získáš mecha.
encounter-4-a = Vyfoť nadšené vojáky
    .gender = n
    .text = Získáš 2 kovy a 1 popularitu.
encounter-4-b = Najmi žoldnéře
    .gender = n
    .text = Zaplať 3 mince: získáš rekruta.
encounter-4-c = Procvič si na nich střelbu
    .gender = n
    .text = Zaplať 2 popularity: získáš 4 kovy.
encounter-5-a = Zarybař si s nimi v přestrojení
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-5-b = Podplať vojáky za jejich mecha
    .gender = n
    .text = Zaplať 4 mince: získáš mecha.
encounter-5-c = Přepadni tábor za šera
    .gender = n
    .text = Zaplať 2 popularity: získáš 2 jídla a 2 kovy.
encounter-6-a = Nech medvědy dovádět
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-6-b = Naverbuj medvěda do jízdy
    .gender = n
    .text = Zaplať 3 mince: získáš rekruta.
encounter-6-c = Dej si medvěda k obědu
    .gender = n
    .text = Zaplať 2 popularity: získáš 4 jídla.
encounter-7-a = Uctivě pozdrav severský tábor
    .gender = n
    .text = Získáš 2 ropy a 1 popularitu.
encounter-7-b = Okouzli oddíl přibarvenou historkou
    .gender = n
    .text = Zaplať 2 mince: získáš vylepšení.
encounter-7-c = Přepadni spící tábor
    .gender = n
    .text = Zaplať 2 popularity: získáš 4 ropy.
encounter-8-a = Pohlaď soby a zalichoť místním
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-8-b = Doplň nádrže na cestu
    .gender = n
    .text = Zaplať 2 mince: získáš 4 ropy.
encounter-8-c = Namluv vojákovi, že sobi neexistují
    .gender = n
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-9-a = Přilož vynálezci ruku k dílu
    .gender = n
    .text = Získáš 2 ropy a 1 popularitu.
encounter-9-b = Zaplať vynálezcovy bláznivé nápady
    .gender = n
    .text = Zaplať 3 mince: získáš budovu.
encounter-9-c = Uteč s jeho palivem
    .gender = n
    .text = Zaplať 2 popularity: získáš 4 ropy.
encounter-10-a = Posviť ztracenému mechovi na cestu
    .gender = n
    .text = Získáš 2 ropy a 1 popularitu.
encounter-10-b = Kup mecha od uvízlého pilota
    .gender = n
    .text = Zaplať 4 mince: získáš mecha.
encounter-10-c = Vylákej mecha blíž a ober ho
    .gender = n
    .text = Zaplať 2 popularity: získáš 2 mince a 2 libovolné suroviny.
encounter-11-a = Pomoz se sklizní ovoce
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-11-b = Zajisti si dodávky ze sadu
    .gender = n
    .text = Zaplať 2 mince: získáš dělníka a 3 jídla.
encounter-11-c = Vystrnaď majitelku ze sadu
    .gender = n
    .text = Zaplať 2 popularity: získáš budovu.
encounter-12-a = Pomoz dřevorubcům splnit normu
    .gender = n
    .text = Získáš 2 dřeva a 1 popularitu.
encounter-12-b = Najmi na den tesaře
    .gender = n
    .text = Zaplať 3 mince: získáš budovu.
encounter-12-c = Vyhrožuj zapálením lesa
    .gender = n
    .text = Zaplať 2 popularity: získáš dělníka a 3 dřeva.
encounter-13-a = Zaveseli se na vesnické slavnosti
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-13-b = Nech se schválně porazit v důvtipu
    .gender = n
    .text = Zaplať 2 mince: získáš 2 moci a 2 popularity.
encounter-13-c = Opij se a vyplundruj sýpku
    .gender = n
    .text = Zaplať 3 popularity: získáš 5 libovolných surovin.
encounter-14-a = Oprav prasečí ohradu
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-14-b = Rozeber mecha na díly
    .gender = n
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-14-c = Vyplaš prasata
    .gender = n
    .text = Zaplať 2 popularity: získáš dělníka a 3 kovy.
encounter-15-a = Užij si plavbu přívozem
    .gender = n
    .text = Získáš 2 popularity.
encounter-15-b = Směňuj s karavanou
    .gender = n
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-15-c = Oloup pocestné
    .gender = n
    .text = Zaplať 3 popularity: získáš 5 libovolných surovin.
encounter-16-a = Pomoz s osevem
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-16-b = Vyprosti zaseknutý pluh
    .gender = n
    .text = Zaplať 2 mince: získáš dělníka a 2 libovolné suroviny.
encounter-16-c = Znič pole a verbuj násilím
    .gender = n
    .text = Zaplať 2 popularity: získáš rekruta.
encounter-17-a = Pochval veteránovu zbraň
    .gender = n
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-17-b = Povolej veterána zpět do zbraně
    .gender = n
    .text = Zaplať 2 mince: získáš 2 moci a 2 bojové karty.
encounter-17-c = Seber mu mecha, když dřímá
    .gender = n
    .text = Zaplať 3 popularity: získáš mecha.
encounter-18-a = Skol kance k obědu
    .gender = n
    .text = Získáš 2 jídla a 1 popularitu.
encounter-18-b = Odežeň kance od města
    .gender = n
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-18-c = Nažeň kance do vesnice
    .gender = n
    .text = Zaplať 2 popularity: získáš dělníka a 3 dřeva.
encounter-19-a = Přines poutníkům dobré zprávy
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-19-b = Vyměň krávu a dej si steak
    .gender = n
    .text = Zaplať 2 mince: získáš 4 jídla.
encounter-19-c = Tvrď, že krávy nosí nepřátelské šifry
    .gender = n
    .text = Zaplať 2 popularity: získáš 2 bojové karty a 3 moci.
encounter-20-a = Sleduj dětskou hru na válku
    .gender = n
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-20-b = Hoď dětem pár mincí
    .gender = n
    .text = Zaplať 2 mince: získáš 3 popularity.
encounter-20-c = Pokácej jejich strom
    .gender = n
    .text = Zaplať 2 popularity: získáš 4 dřeva.
encounter-21-a = Odlákej splašeného mecha jódlováním
    .gender = n
    .text = Získáš 2 popularity.
encounter-21-b = Ovládni mecha a zmiz v lese
    .gender = n
    .text = Zaplať 4 mince: získáš mecha.
encounter-21-c = Nažeň krávu pod mecha
    .gender = n
    .text = Zaplať 2 popularity: získáš 2 bojové karty a 3 moci.
encounter-22-a = Poraď s opravou důlního výtahu
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-22-b = Usmlouvej levnou rudu
    .gender = n
    .text = Zaplať 2 mince: získáš 4 kovy.
encounter-22-c = Odřízni lano výtahu
    .gender = n
    .text = Zaplať 2 popularity: získáš budovu.
encounter-23-a = Zfalšuj odvodní seznam a ušetři rodinu
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-23-b = Předej povolávací rozkaz i žold
    .gender = n
    .text = Zaplať 3 mince: získáš rekruta.
encounter-23-c = Zastraš rodinu a vezmi jí statek
    .gender = n
    .text = Zaplať 2 popularity: získáš dělníka a 3 jídla.
encounter-24-a = Domluv se s lesní hlídkou
    .gender = n
    .text = Získáš 1 bojovou kartu a 1 popularitu.
encounter-24-b = Odlehči vojákům od nákladu
    .gender = n
    .text = Zaplať 2 mince: získáš 3 libovolné suroviny.
encounter-24-c = Připrav vojáky lstí o mecha
    .gender = n
    .text = Zaplať 3 popularity: získáš mecha.
encounter-25-a = Posbírej munici v tajné laboratoři
    .gender = n
    .text = Získáš 2 moci a 1 popularitu.
encounter-25-b = Podplať vědce za zbraň
    .gender = n
    .text = Zaplať 2 mince: získáš 4 moci.
encounter-25-c = Vyzvídej jako falešný přítel
    .gender = n
    .text = Zaplať 2 popularity: získáš vylepšení a 2 libovolné suroviny.
encounter-26-a = Přetlač hospodského siláka
    .gender = n
    .text = Získáš 2 moci a 1 popularitu.
encounter-26-b = Zaplať všem rundu
    .gender = n
    .text = Zaplať 2 mince: získáš 3 popularity.
encounter-26-c = Vyvolej rvačku a seber klíče od krčmy
    .gender = n
    .text = Zaplať 2 popularity: získáš budovu.
encounter-27-a = Pomoz hledat ztracený díl
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-27-b = Vymámi z farmáře levný šrot
    .gender = n
    .text = Zaplať 2 mince: získáš 4 kovy.
encounter-27-c = Ukradni dokončeného mecha
    .gender = n
    .text = Zaplať 3 popularity: získáš mecha.
encounter-28-a = Svez čerstvého rekruta
    .gender = n
    .text = Získáš 2 mince a 1 popularitu.
encounter-28-b = Najmi rekrutovu rodinu
    .gender = n
    .text = Zaplať 2 mince: získáš dělníka a 2 libovolné suroviny.
encounter-28-c = Vyhoď nešťastnou rodinu z domu
    .gender = n
    .text = Zaplať 2 popularity: získáš budovu.

factory-card-1 = Karta Továrny 1
    .gender = f
    .acc = kartu Továrny 1
    .text = Zaplať 1 minci a 1 bojovou kartu: získáš produkci až na 2 územích. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-2 = Karta Továrny 2
    .gender = f
    .acc = kartu Továrny 2
    .text = Zaplať 1 popularitu: získáš rekruta nebo vylepšení. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-3 = Karta Továrny 3
    .gender = f
    .acc = kartu Továrny 3
    .text = Zaplať 1 bojovou kartu: získáš 2 popularity. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-4 = Karta Továrny 4
    .gender = f
    .acc = kartu Továrny 4
    .text = Zaplať 1 bojovou kartu: získáš 3 mince. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-5 = Karta Továrny 5
    .gender = f
    .acc = kartu Továrny 5
    .text = Zaplať 1 moc: získáš 2 popularity. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-6 = Karta Továrny 6
    .gender = f
    .acc = kartu Továrny 6
    .text = Zaplať 1 moc: získáš 3 mince. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-7 = Karta Továrny 7
    .gender = f
    .acc = kartu Továrny 7
    .text = Zaplať 1 popularitu: získáš mecha nebo budovu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-8 = Karta Továrny 8
    .gender = f
    .acc = kartu Továrny 8
    .text = Zaplať 1 bojovou kartu: získáš 3 libovolné suroviny. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-9 = Karta Továrny 9
    .gender = f
    .acc = kartu Továrny 9
    .text = Zaplať 2 mince: získáš vylepšení a 1 popularitu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-10 = Karta Továrny 10
    .gender = f
    .acc = kartu Továrny 10
    .text = Zaplať 2 mince: získáš mecha a 1 moc. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-11 = Karta Továrny 11
    .gender = f
    .acc = kartu Továrny 11
    .text = Zaplať 2 mince: získáš budovu a 1 popularitu. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.
factory-card-12 = Karta Továrny 12
    .gender = f
    .acc = kartu Továrny 12
    .text = Zaplať 2 mince: získáš rekruta a 1 moc. Spodní akce: jedna jednotka se pohne až o 2 území, s Rychlostí o 3.

objective-1 = Výhoda výšin
    .gender = f
    .text = Kontroluj alespoň 3 hory. Na konci tahu.
objective-2 = Výhoda podsvětí
    .gender = f
    .text = Kontroluj alespoň 3 tunely. Na konci tahu.
objective-3 = Výhoda žní
    .gender = f
    .text = Kontroluj alespoň 3 farmy. Na konci tahu.
objective-4 = Výhoda severu
    .gender = f
    .text = Kontroluj alespoň 3 tundry. Na konci tahu.
objective-5 = Král kopce
    .gender = m
    .text = Kontroluj Továrnu a nikdo nemá víc moci než ty. Na konci tahu.
objective-6 = Pošli jednoho zpět jako výstrahu
    .gender = n
    .text = Zažeň v tomto tahu soupeřova dělníka a měj alespoň 7 moci.
objective-7 = Stroje místo svalů
    .gender = ip
    .text = Měj kartu Továrny, alespoň 1 mecha a nejvýš 3 dělníky.
objective-8 = Vyhrň si rukávy s prostým lidem
    .gender = n
    .text = Nejvýš 2 mince, alespoň 4 dělníci, popularita alespoň 7.
objective-9 = Zásoby na zimu
    .gender = fp
    .text = Na jednom území měj 9+ surovin včetně všech čtyř druhů. Na konci tahu.
objective-10 = Výhoda lesů
    .gender = f
    .text = Kontroluj alespoň 3 lesy. Na konci tahu.
objective-11 = Výhoda obyvatel
    .gender = f
    .text = Kontroluj alespoň 3 vesnice. Na konci tahu.
objective-12 = Zbohatni, nebo plač
    .gender = n
    .text = Měj alespoň 20 mincí. Na konci tahu.
objective-13 = Základy říše
    .gender = ip
    .text = Na jednom území měj 6+ svých figurek (postava, dělníci, mechové, budova).
objective-14 = Pojisti se ze všech stran
    .gender = n
    .text = Měj alespoň 1 vylepšení, mecha, budovu, rekruta a po 1 od každé suroviny. Na konci tahu.
objective-15 = Vyvážené síly
    .gender = fp
    .text = Měj stejně dělníků jako rekrutů.
objective-16 = Vlk mezi ovcemi
    .gender = m
    .text = Na jednom území měj postavu, přesně 1 mecha, přesně 1 dělníka a 5+ surovin. Na konci tahu.
objective-17 = Rozděl a panuj
    .gender = n
    .text = Nemej kartu Továrny a kontroluj 2+ území sousedící s Továrnou. Na konci tahu.
objective-18 = Staň se milovaným pacifistou
    .gender = n
    .text = 0 moci, popularita alespoň 13, alespoň 5 dělníků.
objective-19 = Opevni břehy
    .gender = n
    .text = Kontroluj 5+ území kolem téhož jezera. Na konci tahu.
objective-20 = Založ trvalé předmostí
    .gender = n
    .text = Alespoň 3 budovy, popularita alespoň 7, žádný mech.
objective-21 = Ovládni trh
    .gender = n
    .text = Kontroluj 9+ surovin jednoho druhu. Na konci tahu.
objective-22 = Technologický průlom
    .gender = i
    .text = Měj kartu Továrny a žádné vylepšení.
objective-23 = Dosáhni taktického mistrovství
    .gender = n
    .text = Měj v ruce 8+ bojových karet a alespoň 1 hvězdu za boj.
