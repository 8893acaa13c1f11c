# Slova almanachu: nadpisy a věci, jejichž kusy se jmenují podle místa.

almanac-boards = Desky
almanac-slots = Akce na deskách
almanac-pieces = Lodě, kostky a žetony
almanac-tile = { $isle }, { $n ->
    [1] první destička
   *[other] druhá destička
 }
almanac-amounts = dává { $amounts }

almanac-squadron = { role-squadron }
    .text = Vládne moři: kde vlajková loď po Plavbě nebo Příznivém větru zakotví, smí zůstat hlídka, a ze dvou hlídek na ostrově je pevnost. Díky páté kostce má v kole třetí tah.
almanac-union = { role-union }
    .text = Sbírá spojence na ostrovech, kde s nimi nikdo nemůže bojovat, a překvapuje plány. Její spojenci a lodě se v každém regionu počítají proti Flotile.
almanac-smuggler-red = { role-smuggler-red }
    .text = Žádný region neovládá. Vozí náklad na ostrovy za slávu a odměny a každé doručení tajně věnuje jedné ze dvou stran.
almanac-smuggler-white = { role-smuggler-white }
    .text = Druhý Pašerák s vlastním nákladem, odměnami a přízní; oba hrají stejně.

almanac-slot-sail = Plavba
    .text = Pohni vlajkovou lodí o jedno nebo dvě pole. Když zakotví, Flotila tam smí nechat hlídku; Unie smí na ostrově umístit nebo získat dva připravené spojence.
almanac-slot-full-sail = Rychlá plavba
    .text = Pohni vlajkovou lodí až o tolik polí, kolik ukazuje kostka.
almanac-slot-tailwind = Příznivý vítr
    .text = Přesuň vlajkovou loď rovnou na pole, jehož vytištěná kostka má stejnou hodnotu.
almanac-slot-cannons = Děla
    .text = Tvé figurky jsou do konce kola nabité; v bitvě lze tuto kostku otočit níž a o tolik zesílit.
almanac-slot-repair = Oprava
    .text = Odstraň až dva žetony poškození ze své desky nebo posádky. Toto místo se samo nikdy nepoškodí.
almanac-slot-order = Rozkaz
    .text = Až čtyři hlídky se pohnou každá o jedno pole, jedna po druhé.
almanac-slot-bombard = Bombardování
    .text = Všichni spojenci z ostrova v regionu tvé vlajkové lodi se vrátí do zásoby Unie.
almanac-slot-deploy = Nasazení
    .text = Umísti hlídku k vlajkové lodi nebo na sousední pole.
almanac-slot-assemble = Povstání
    .text = Až čtyři připravení spojenci jdou na ostrov v regionu tvé vlajkové lodi.
almanac-slot-inspire = Šeptanda
    .text = Na každý z až čtyř ostrovů jde jeden připravený spojenec.
almanac-slot-rally = Přesvědčování
    .text = Na ostrově: čtyři spojenci ze zásoby jsou připravení.
almanac-slot-negotiate = Vyjednávání
    .text = Na ostrově: naverbuj zdarma kteroukoli kartu tržiště; za tamního spojence ještě druhou.

almanac-reward-start = Začátek tabulky
    .text = Odsud vycházejí oba žetony. Bílý při každém doručení popojde na sousední pole.
almanac-reward-fame = Sláva
    .text = Sláva hned.
almanac-reward-gold = Zlato
    .text = Zlato hned.
almanac-reward-spend = Zlato za slávu
    .text = Utrať až pět zlata; za každé je jeden bod slávy.
almanac-reward-fame-and-wealth = Sláva a bohatství
    .text = Čtyři body slávy a region tvé vlajkové lodi je o jedna bohatší.
almanac-reward-move = Pohyb
    .text = Vlajková loď se pohne o jedno nebo dvě pole.
almanac-reward-move-in-peace = Pohyb bez bitev
    .text = Vlajková loď se pohne o jedno nebo dvě pole a nebojuje.
almanac-reward-free-tailwind = Příznivý vítr zdarma
    .text = Vlajková loď se přesune rovnou na kterékoli pole s příznivým větrem.
almanac-reward-recruit = Naverbování
    .text = Kterákoli karta tržiště je zdarma tvá posádka.
almanac-reward-repair-all = Oprava všeho
    .text = Všechny tvé žetony poškození zmizí.
almanac-reward-repair-for-fame = Oprava za slávu
    .text = Všechny tvé žetony poškození zmizí a každý dá jeden bod slávy.
almanac-reward-add-tile = Nový region
    .text = Dober destičku a přilož ji k okraji mapy.

almanac-flagship = Vlajková loď
    .text = Každý kapitán má jednu. Pluje, objevuje, bojuje, verbuje a doručuje a nikdy se neodstraní: její poškození jde na místa desky. Loď Flotily ovládá za dva.
almanac-patrol = Hlídka
    .text = Malá loď Flotily: ve svém regionu ovládá za jedna. Bojuje jako vlajková loď; poškozená se vrací do zásoby.
almanac-stronghold = Pevnost
    .text = Pevnost Flotily na ostrově: ovládá za dva, je vždy nabitá a v bitvě má +2. Cizí vlajková loď tam nemůže verbovat, pašovat ani doručovat.
almanac-ship-cutter = Kutr
    .text = Loď Unie, kterou přiveze její plán: ovládá za jedna a každý spojenec na ostrově jejího regionu se počítá za dva. Pluje vlastním místem pro kostku.
almanac-ship-gunship = Dělový člun
    .text = Loď Unie, kterou přiveze její plán: ovládá za jedna, je vždy nabitá a v bitvě má +3. Pluje vlastními dvěma místy pro kostky.
almanac-die = Kostka akcí
    .text = Hází se na začátku kola. V tahu položíš dvě na místa, která jejich hodnotu berou; zlato kostku zvýší nebo sníží o jedna.
almanac-pledge = Hromádka přízně
    .text = Doručený náklad Pašeráka jde pod jednu ze dvou hromádek. Jen vlastník ví, které straně patří; na konci dá karta bod slávy za každý region se svým symbolem, který tato strana ovládá.
almanac-comrade = Spojenec
    .text = Žeton Unie na ostrově: v regionu ovládá za jedna. Nelze s ním bojovat, některé akce ho ale odstraní.
almanac-gold = Zlato
    .text = Platí se jím posádka a úprava kostky při položení.
