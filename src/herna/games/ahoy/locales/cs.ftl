game-title = Ahoj
    .minutes = 60
    .weight = 2
    .tagline = Čtyři frakce a moře, které roste
    .about = Flotila a Unie se přetahují o regiony, Pašeráci mezi nimi vozí náklad. Jakmile má někdo 30 bodů slávy, kolo se dohraje a nejslavnější vítězí.

variant-map = Výchozí mapa
variant-map-standard = Obvyklá
variant-map-mirror = Zrcadlová
variant-enlist = Náborová kampaň a pevnosti
variant-enlist-literal = Rozhoduje jen ostrov vlajkové lodi
variant-enlist-wide = Pevnost chrání svůj ostrov

role-squadron = Žraločí flotila
role-union = Ulitová unie
role-smuggler-red = Červený Pašerák
role-smuggler-white = Bílý Pašerák

score-regions = Regiony
score-deliveries = Doručený náklad
score-rewards = Odměny
score-pledges = Přízeň frakcí

prompt-start-island = Na kterém ostrově začneš?
prompt-start-space = Na kterém poli začneš?
prompt-turn = Co uděláš?
prompt-place = Kam umístíš { $source-acc }?
prompt-sail = Kam popluje { $source }?
prompt-jump = Kam zanese vítr { $source-acc }?
prompt-lay = Kam položíš { $source-acc }?
prompt-rotate = Jak otočíš { $source-acc }?
prompt-leave-map = Proud vede mimo mapu. Co teď?
prompt-drift = Kam se necháš unést { $source-from }?
prompt-collect = Vybereš cestou poklad?
prompt-wreckage = { $source } pluje mezi vraky. Vyhne se jim kormidelník?
prompt-anchor = { $source } { $source-gender ->
    [f] zakotvila
    [n] zakotvilo
   *[i] zakotvil
 }. Co uděláš?
prompt-anchor-order = Co teď čeká { $source-acc }?
prompt-fight = S kým bojuje { $source }?
prompt-battle-plan = Zahraješ v této bitvě plán?
prompt-fire = Vystřelíš z děl?
prompt-grog = Utrpíš 1 poškození a hodíš znovu?
prompt-order = Co se stane dřív?
prompt-spoils = Vítězíš nad { $source-ins }. Co si vezmeš?
prompt-buccaneer = Obětuješ { $source-acc } a zbavíš poraženého dvou členů posádky?
prompt-dismiss = Kdo z posádky opustí hru?
prompt-damage = { $source } { $source-gender ->
    [f] dostala
    [n] dostalo
   *[i] dostal
 } zásah. Které místo se poškodí?
prompt-sacrifice = Které místo své desky poškodíš?
prompt-strike = Kterou figurku poškodíš?
prompt-push = Kam odsuneš { $source-acc }?
prompt-repair = Které poškození opravíš?
prompt-shift = Kterou kostku přesuneš na Děla?
prompt-volley = Na které pole vystřelí tvá vlajková loď?
prompt-command = Která hlídka popluje?
prompt-deploy = Kam umístíš hlídku?
prompt-build = Postavíš ze dvou hlídek pevnost?
prompt-inspire = Na který ostrov umístíš spojence?
prompt-assemble = Kolik spojenců umístíš?
prompt-ship = Jak popluje { $source }?
prompt-recruit = Koho naverbuješ?
prompt-negotiate = Koho naverbuješ bez ohledu na cenu a symbol?
prompt-bargain = Odebereš spojence a naverbuješ druhou kartu?
prompt-drop = Místa pro náklad jsou plná. Co půjde do krabice?
prompt-reward = Kam posuneš bílý žeton odměny?
prompt-take-reward = Vezmeš si odměnu ({ $source })?
prompt-pledge = Na kterou hromádku přízně dáš { $source-acc }?
prompt-steal = Co ukradneš?
prompt-keep = Necháš si kartu { $source } jako posádku, nebo jako náklad?
prompt-comrades-from = Ze kterého ostrova spojenci odejdou?
prompt-comrades-to = Kam půjdou spojenci z { $source-gen }?
prompt-comrades-count = Kolik jich půjde na { $source-acc }?
prompt-evacuate = Který ostrov vyklidíš?
prompt-sneak-where = Ve kterém regionu zaútočíš?
prompt-sneak = Která hlídka se vrátí domů?
prompt-enlist-where = Na kterém ostrově bude nábor?
prompt-enlist = Koho naverbuješ?
prompt-launch = Na kterém ostrově spustíš loď na vodu?
prompt-raise = Kterou kostku bohatství zvýšíš?
prompt-wipe = Pošleš celé tržiště do krabice?

verb-pass = Hotovo
verb-pass-jump = Zůstat zde
verb-pass-battle-plan = Žádný plán
verb-pass-fire = Nestřílet
verb-pass-grog = Nechat hod být
verb-pass-spoils = Nebrat nic
verb-pass-collect = Nechat být
verb-pass-take-reward = Nechat být
verb-pass-wipe = Nechat tržiště být
verb-pass-build = Nestavět
verb-pass-push = Nechat na místě
verb-pass-buccaneer = Ponechat Bukanýra
verb-pass-negotiate = Nikoho neverbovat
verb-pass-bargain = Druhou kartu ne
verb-start = { $target }
verb-face = { $value }
verb-raise = Zvýšit bohatství { $target-gen }
verb-wipe = Vyměnit tržiště
verb-die = Umístit { $target-acc }
    .name = Umístit kostku
verb-change = Zaplatit a změnit na { $value }
verb-slot = { $target }
verb-aside = Odložit { $target-acc } stranou
    .name = Odložit kostku stranou
verb-recruit = Naverbovat { $target-acc }
    .name = Verbovat
verb-smuggle = Vzít kartu { $target } jako náklad
    .name = Pašovat
verb-deliver = Doručit { $target-acc }
    .name = Doručit
verb-use = Využít { $target-acc }
    .name = Akce posádky
verb-plan = Zahrát { $target-acc }
    .name = Zahrát plán
verb-end-turn = Ukončit tah
verb-build = Stavět na { $target-loc }
verb-step = { $target }
verb-explore = Objevovat
verb-witch = Kouzlem { $target-to }
verb-jump = { $target }
verb-anchor = Zakotvit zde
verb-lay = Položit sem
verb-turn = { $value ->
    [0] Jak je natištěna
    [1] O čtvrt otáčky
    [2] O půl otáčky
   *[other] O tři čtvrtě otáčky
 }
verb-carry = Nechat se unést { $target-to }
verb-carry-off = Nechat se unést mimo mapu
verb-ignore = Vyhnout se
verb-suffer = Utrpět poškození
verb-command = { $target }
verb-ship-sail = Plavba
verb-ship-wind = Příznivý vítr
verb-mend = Opravit až 2 poškození
verb-transfer = Přesunout umístěnou kostku na Děla
verb-shift = { $target }
verb-treasure = Vzít poklad
verb-wage = { $target }: vzít 1 zlato
verb-patrol = Umístit hlídku
verb-land-two = Umístit 2 spojence
verb-gain-two = Získat 2 připravené spojence
verb-next = { $value ->
    [0] Přístav
    [1] Poklad
    [2] Kupec
    [3] Potápěč
   *[other] Výhoda desky
 }
verb-collect = Vybrat poklad
verb-fight = Bojovat proti { $target-dat }
verb-bribe = Zaplatit 1 zlato a nebojovat s { $target-ins }
verb-fire = Snížit { $target-acc } o { $value }
verb-grog = Poškodit { $target-acc }
verb-win = { $value ->
    [0] 1 poškození a ukrást 1 zlato
    [1] 2 poškození
    [2] 1 poškození a odebrat spojence
    [3] 1 poškození a umístit spojence
    [4] 1 poškození a odplout
   *[other] 1 poškození a odměna
 }
verb-first-card = Nejdřív { $target }
verb-first-plan = Nejdřív { $target }
verb-first-win = Nejdřív výhoda z vítězství
verb-volley = { $target }
verb-damage = { $target }
verb-fix = { $target }
verb-strike = { $target }
verb-push = { $target }
verb-crew = { $target }
verb-steal = { $target }
verb-as-crew = Nechat si kartu { $target } jako posádku
verb-as-cargo = Nechat si kartu { $target } jako náklad
verb-dismiss = { $target }
verb-drop = { $target }
verb-deploy = { $target }
verb-island = { $target }
verb-land = { $target }
verb-count = { $value ->
    [one] { $value } spojenec
    [few] { $value } spojenci
   *[other] { $value } spojenců
 }
verb-remove = { $target }
verb-marker = { $target }
verb-claim = Vzít si ji
verb-spend = { $value ->
    [one] { $value } zlato za { $value } bod slávy
    [few] { $value } zlata za { $value } body slávy
   *[other] { $value } zlata za { $value } bodů slávy
 }
verb-pledge = { $target }

event-round = { $n }. kolo začíná { $seat }
event-turn = Na tahu je { $seat }
event-first = Příště začíná { $seat }
event-placed = { $seat } umisťuje { $a-acc } { $b-to }
event-removed = { $seat } bere { $a-acc } { $b-from }
event-moved = { $seat } posílá { $a-acc } { $b-to }
event-bewitched = { $seat } posílá { $a-acc } mimo mapu a zpět { $b-to }
event-explored = { $seat } posílá { $a-acc } mimo mapu a objevuje { $b-acc }
event-tile = { $seat } si dobírá { $a-acc }
event-charted = { $seat } pokládá { $a-acc }
event-placed-die = { $seat } klade kostku { $n } na { $b-acc }
event-set-aside = { $seat } odkládá { $a-acc } stranou
event-shifted = { $seat } přesouvá kostku { $n } na { $b-acc }
event-loaded = { $seat } nabíjí děla
event-gold = { $seat } si bere { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
 }
event-stole = { $seat } krade { $a-dat } 1 zlato
event-fame = { $seat } získává { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }
event-wealth = Bohatství { $a-gen } stoupá na { $n }
event-battle = { $seat } útočí { $a-ins } na { $b-acc }
event-called-off = { $seat } hraje Těsně vedle a uniká
event-bribed = { $seat } platí 1 zlato a nebojuje s { $a-ins }
event-fired = { $seat } pálí z děl a přidává { $n }
event-rolled = { $seat } hází bitevní kostkou, padá { $n }
event-rerolled = { $seat } si přihýbá a hází znovu
event-won = { $seat } vítězí { $a-ins } nad { $b-ins } součtem { $n }
event-damaged = { $a } { $a-gender ->
    [f] je poškozena
    [n] je poškozeno
   *[i] je poškozen
 } ({ $b })
event-sacrificed = { $seat } poškozuje vlastní { $a-acc }
event-repaired = { $seat } opravuje { $a-acc }
event-repaired-all = { $seat } opravuje { $n } poškození
event-pushed = { $seat } odsouvá { $a-acc } { $b-to }
event-joined = { $seat } verbuje { $a-acc }
event-boxed = { $seat } nadobro ztrácí { $a-acc }
event-used = { $seat } využívá { $a-acc }
event-robbed = { $seat } krade { $b-dat } { $a-acc }
event-smuggled = { $seat } pašuje { $a-acc }
event-dropped = { $seat } hází přes palubu { $a-acc }
event-delivered = { $seat } doručuje { $a-acc }
event-pledged = { $seat } dává { $a-acc } na { $b-acc }
event-marker = { $seat } posouvá bílý žeton na odměnu ({ $a })
event-drew-plan = { $seat } si dobírá { $a-acc }
event-drew-plan-hidden = { $seat } si dobírá plán
event-played-plan = { $seat } hraje { $a-acc }
event-readied = { $seat } připravuje { $n ->
    [one] spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
 }
event-landed = { $seat } umisťuje { $n ->
    [one] spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
 } na { $a-acc }
event-removed-comrades = { $seat } odebírá { $n ->
    [one] spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
 } z { $a-gen }
event-resettled = { $seat } přesouvá { $n ->
    [one] spojence
    [few] { $n } spojence
   *[other] { $n } spojenců
 } z { $a-gen } na { $b-acc }
event-wiped = { $seat } mění tržiště: { $all }
event-scored = { $seat } získává za regiony { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }
event-revealed = { $seat } odkrývá žetony přízně a získává { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }
event-ended = { $seat } vítězí se ziskem { $n ->
    [one] { $n } bodu slávy
   *[other] { $n } bodů slávy
 }

why-die-fits = Některá tvá kostka se na volné místo hodí, takže musíš umístit kostku.
why-dice-placed = Kostky pro tento tah už máš umístěné.
why-nothing-fits = Žádná kostka se nehodí na tvá volná místa, ani za zlato.
why-dice-due = { $n ->
    [one] Ještě musíš umístit kostku.
    [few] Ještě musíš umístit { $n } kostky.
   *[other] Ještě musíš umístit { $n } kostek.
 }
why-too-many = Akcí bez kostky bylo v tomto tahu dost.
why-no-island = Tvá vlajková loď není na ostrově.
why-stronghold = Pevnost na tomto ostrově to zakazuje.
why-guarded = Na každém ostrově se spojencem stojí pevnost.
why-other-suit = Karta nemá symbol tvého ostrova.
why-no-gold = Stojí to { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
 }.
why-costs-die = Platí se kostkou: polož ji na kartu.
why-no-die = Platí se kostkou a tvé jsou v tomto tahu už umístěné.
why-market-empty = Tržiště je prázdné.
why-nobody-here = Žádná karta tržiště nemá symbol tvého ostrova.
why-hold-empty = Nemáš žádný náklad.
why-other-port = Tento náklad chtějí na ostrovech s jiným symbolem.
why-no-buyer = Tvůj náklad tu nikdo nechce.
why-no-crew = Nikdo z tvé posádky nemá akci bez kostky.
why-no-twin = Druhý ostrov tohoto symbolu není na mapě, nebo nejsi na ostrově.
why-once = Jen jednou za tah, a to už bylo.
why-no-slot = Žádné místo tvé desky nejde poškodit.
why-no-wind = Není tu pole s příznivým větrem, kam by šlo plout.
why-no-plan = Nemáš plán, který jde teď zahrát.
why-in-battle = Tento plán se hraje na začátku bitvy.
why-no-comrades = { $n ->
    [one] Na žádném ostrově není spojenec.
    [few] Na žádném ostrově nejsou { $n } spojenci.
   *[other] Na žádném ostrově není { $n } spojenců.
 }
why-slot-damaged = Toto místo je poškozené.
why-slot-taken = Na tomto místě už leží kostka.
why-slot-value = Na toto místo se { $n } nehodí.
