# Slova kresby: popisky, vysvětlivky a čím je dílek, na který někdo ukáže.

ui-chart = Námořní mapa: { $n ->
    [one] jeden region
    [few] { $n } regiony
   *[other] { $n } regionů
 }
ui-chart-area = Námořní mapa
ui-chart-of-round = Mapa { $n }. kola
ui-uncharted = { $n ->
    [0] celé moře je zmapováno
    [one] zbývá jedna destička
    [few] zbývají { $n } destičky
   *[other] zbývá { $n } destiček
 }
ui-ahead = Kam by mohl vést další krok
ui-course = { $seat }: plavba sem
ui-explore = Objevit
ui-comrades = { $n ->
    [one] spojenec
    [few] { $n } spojenci
   *[other] { $n } spojenců
 }
ui-sandbar = Mělčina: žádná loď přes ni nepluje
ui-carries-n = unáší lodě na sever
ui-carries-e = unáší lodě na východ
ui-carries-s = unáší lodě na jih
ui-carries-w = unáší lodě na západ
ui-tailwind = příznivý vítr { $n }
ui-treasure = { $n ->
    [one] poklad: { $n } zlato
   *[other] poklad: { $n } zlata
 }
ui-wealth = { $where }: bohatství { $n }, Flotila { $squadron } ku Unii { $union }

ui-legend = Značky na mapě
ui-legend-harbor = Přístav
ui-legend-fog = Mlha
ui-legend-wreckage = Vrakoviště
ui-legend-current = Proud
ui-legend-tailwind = Příznivý vítr
ui-legend-treasure = Poklad
ui-legend-sandbar = Mělčina
ui-legend-squadron = drží Flotila
ui-legend-union = drží Unie

ui-fame = Sláva
ui-fame-track = Stupnice slávy
ui-goal = 30 a konec
ui-has-fame = { $seat }: sláva { $n }.

ui-market = Tržiště
ui-cards-left = { $n ->
    [one] zbývá jedna karta
    [few] zbývají { $n } karty
   *[other] zbývá { $n } karet
 }
ui-kind-passive = stále
ui-kind-free = bez kostky
ui-kind-die = za kostku
ui-deliver-to = doručit na
ui-price-gold = { $n ->
    [one] Cena: { $n } zlato
   *[other] Cena: { $n } zlata
 }
ui-price-die = Cena: jedna kostka jakékoli hodnoty

ui-suit-parrot = Papoušek
ui-suit-skull = Lebka
ui-suit-swords = Meč
ui-suit-tree = Palma
ui-suit-compass = Kompas
ui-suit-fish = Ryba

ui-die = kostka s hodnotou { $n }
ui-die-aside = odložená kostka s hodnotou { $n }
ui-dice-to-place = Kostky k umístění
ui-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
 }
ui-slot-die = leží tu { $n }
ui-slot-hurt = poškozeno
ui-slot-empty = volno
ui-even = sudá

ui-act-sail = Plavba
    .squadron = o 1–2, pak hlídka
    .union = o 1–2, pak spojenci
    .smuggler = o 1 až 2 pole
ui-act-full-sail = Rychlá plavba
    .smuggler = až podle kostky
ui-act-tailwind = Příznivý vítr
    .squadron = skok, pak hlídka
    .union = na stejnou kostku
    .smuggler = stejná kostka
ui-act-cannons = Děla
    .squadron = nabito
    .union = nabito
    .smuggler = nabito celé kolo
ui-act-negotiate = Vyjednávání
    .smuggler = verbuje zdarma
ui-act-repair = Oprava
    .squadron = 2 poškození
    .union = 2 poškození
    .smuggler = až 2 poškození
ui-act-order = Rozkaz
    .squadron = 4 hlídky
ui-act-bombard = Bombardování
    .squadron = spojenci pryč
ui-act-deploy = Nasazení
    .squadron = hlídka poblíž
ui-act-assemble = Povstání
    .union = 4 spojenci zde
ui-act-inspire = Šeptanda
    .union = 4 ostrovy
ui-act-rally = Přesvědčování
    .union = 4 připravení

ui-hold = Náklad
ui-of-two = { $n } ze 2
ui-hold-empty = prázdno
ui-cargo = Náklad
ui-cargo-note = { $cargo }: doručit na ostrov se symbolem { $suit }
ui-pledges = Přízeň
ui-pledges-secret = Strany vidíš jen ty
ui-side-sq = Flotila
ui-side-un = Unie
ui-side-covered = strana neznámá
ui-worth-now = teď za
ui-pile-empty = bez nákladu
ui-rewards = Odměny
ui-marker-white = bílý žeton odměny
ui-marker-black = černý žeton odměny

ui-supply = Zásoba
ui-patrols-left = { $n ->
    [one] jedna hlídka v zásobě
    [few] { $n } hlídky v zásobě
   *[other] { $n } hlídek v zásobě
 }
ui-strongholds-left = { $n ->
    [one] zbývá jedna pevnost
    [few] zbývají { $n } pevnosti
   *[other] zbývá { $n } pevností
 }
ui-patrols-afloat = Hlídky na mapě
ui-ready = { $n ->
    [one] jeden připravený spojenec
    [few] { $n } připravení spojenci
   *[other] { $n } připravených spojenců
 }
ui-comrades-left = { $n ->
    [one] jeden spojenec v zásobě
    [few] { $n } spojenci v zásobě
   *[other] { $n } spojenců v zásobě
 }
ui-holds = Regiony
ui-holds-now = { $n ->
    [0] Teď nedržíš žádný
    [one] Držíš jeden, sláva { $fame }
    [few] Držíš { $n }, sláva { $fame }
   *[other] Držíš { $n }, sláva { $fame }
 }
ui-plans = Plány
ui-plan-hidden = plán rubem vzhůru
ui-crew = Posádka
ui-no-crew = Zatím se nikdo nenalodil.

ui-captains = Kapitáni
ui-you = ty
ui-first = první hráč
ui-loaded = nabito
ui-round = { $n }. kolo
ui-turns = Tahy tohoto kola

ui-battle = Bitva: { $where }
ui-ledger = Co která strana přidává
ui-attacks = útočí, při remíze vítězí
ui-defends = brání se
ui-cannons = Děla
ui-battle-die = Bitevní kostka
ui-bonus = Bonus
ui-total = Součet
ui-wins = { $seat }: { $n } ku { $m }

ui-drawn = Právě tažená destička
ui-lie = takto otočená ({ $n })

ui-text-here = { $where }: { $what }
ui-damaged = Poškozeno
ui-none = žádné
ui-loose = O které karty jde
ui-note-wealth = Bohatství { $n }

# vedle každé otázky
ui-dice-left = { $n ->
    [one] ještě 1 kostka k umístění
    [few] ještě { $n } kostky k umístění
    [many] ještě { $n } kostky k umístění
   *[other] ještě { $n } kostek k umístění
}
ui-race = Sláva: hra končí kolem, v němž někdo dosáhne { $n }

# co teď figurka znamená: vedle ukazatele a v přehledu
ui-note-whose = Patří { $seat-dat }
ui-note-stands = Kde: { $where }
ui-note-ashore = Není na mapě
ui-note-controls = { $n ->
    [one] 1 bod ovládání ve svém regionu
    [few] { $n } body ovládání ve svém regionu
   *[other] { $n } bodů ovládání ve svém regionu
}
ui-note-takes = Přijme kostku s hodnotou { $n }
ui-note-takes-any = Přijme jakoukoli kostku
ui-note-takes-even = Přijme sudou kostku
ui-note-cargo = Leží tu: { $what }
ui-note-worth = Kdyby hra skončila teď, je to { $n ->
    [one] 1 bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
ui-note-open = Volné moře: nic se tu neděje.
ui-note-island = Ostrov: vlajkové lodi tu verbují, pašují a doručují, stojí tu spojenci a pevnosti.
ui-note-current = Silný proud: každou loď, která vpluje, unese o pole dál.
ui-note-harbor = Přístav: vlajková loď, která tu zakotví, opraví až 2 poškození, nebo přesune umístěnou kostku na Děla.
ui-note-fog = Mlha: nikdo tu nemůže bojovat.
ui-note-wreckage = Vrakoviště: každá loď, která vpluje, utrpí 1 poškození.
ui-note-tailwind = Příznivý vítr s kostkou { $n } vede sem.
ui-note-here = Kdo tu je: { $what }
