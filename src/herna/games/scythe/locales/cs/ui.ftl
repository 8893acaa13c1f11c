# Slova kresby: popisky, vysvětlivky a co je figurka, na kterou se ukáže.

ui-map = Mapa Evropy
ui-piece = { $side }: { $what }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
 }
ui-moved = už se pohnul
ui-tunnel = tunel
ui-encounter = Setkání
ui-held = kontroluje { $side }
ui-legend = Co území produkují
ui-gives-farm = Farmy produkují jídlo
ui-gives-forest = Lesy produkují dřevo
ui-gives-mountain = Hory produkují kov
ui-gives-tundra = Tundry produkují ropu
ui-gives-village = Vesnice produkují dělníky
ui-lot-food = jídlo: { $n }
ui-lot-metal = kov: { $n }
ui-lot-oil = ropa: { $n }
ui-lot-wood = dřevo: { $n }
ui-structure-bonus = Stavební bonus
ui-or-more = { $n } a více
ui-coins = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
ui-factory-cards = { $n ->
    [one] 1 karta Továrny
    [few] { $n } karty Továrny
   *[other] { $n } karet Továrny
 }
ui-encounters-left = { $n ->
    [one] 1 Setkání
   *[other] { $n } Setkání
 }
ui-combat-deck = { $n ->
    [one] 1 bojová karta
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }
ui-triumph = Hvězdy: šestá hvězda kohokoli ukončí hru
ui-goal-upgrades = Vylepšení
ui-goal-mechs = Mechové
ui-goal-structures = Budovy
ui-goal-recruits = Rekruti
ui-goal-workers = Dělníci
ui-goal-objective = Úkol
ui-goal-combat = Boj
ui-goal-popularity = Popularita
ui-goal-power = Moc
ui-track-popularity = Stupnice popularity; vedle ní, kolik na konci vynese hvězda, území a dvě suroviny
ui-track-power = Stupnice moci
ui-side-nordic = Sever
ui-side-rusviet = Rusvět
ui-side-crimea = Krym
ui-side-saxony = Sasko
ui-side-polania = Polanie
ui-side-albion = Albion
ui-side-togawa = Togawa
ui-holds = Kontroluje
ui-lands = území; Továrna platí za 3
ui-pawn = Akční figurka
ui-cost = Cena
ui-top-move = Pohyb
ui-top-bolster = Podpora
ui-top-trade = Obchod
ui-top-produce = Produkce
ui-built = { $what }: stojí
ui-have = má { $have } z { $need }
ui-recruit-on = průběžný bonus, za vlastní akci i za akci sousedů
ui-recruit-off = rekrut ještě nebyl naverbován
ui-no-factory = Zatím žádná karta Továrny
ui-locked = zakryto: nasaď mecha, který na dovednosti stojí
ui-recruit-bonus = Jednorázový bonus
ui-taken = vybráno
ui-power = Moc
ui-popularity = Popularita
ui-stars = { $n ->
    [one] 1 hvězda
    [few] { $n } hvězdy
   *[other] { $n } hvězd
 }
ui-hand = Bojové karty v ruce
ui-no-cards = V ruce není bojová karta.
ui-objectives = Úkoly
ui-rivals = Soupeři
ui-estimate = body, kdyby hra skončila teď
ui-mats = desky
ui-mechs = Mechové
ui-workers = Dělníci
ui-structures = Budovy
ui-combat-cards = Bojové karty v ruce
ui-factory-card = Karta Továrny
ui-turn = Tah { $n }
ui-turn-order = Pořadí hráčů
ui-dial = Bojový ukazatel
ui-combat = Boj: { $where }
ui-attacks = útočí, vyhrává remízy
ui-defends = brání se
ui-most-cards = { $n ->
    [0] žádná karta
    [one] nejvýš 1 karta
    [few] nejvýš { $n } karty
   *[other] nejvýš { $n } karet
 }
ui-combat-rule = Oba volí tajně; pak se ukazatele a karty odhalí a oba zaplatí, co nastavili.
ui-choose = Na výběr
ui-text-held = { $where }: { $side }
ui-text-tracks = moc { $power }, popularita { $popularity }, mince { $coins }
ui-text-pieces = mechové { $mechs } ze 4, dělníci { $workers } z 8, budovy { $structures } ze 4
ui-text-cards = { $n ->
    [one] 1 bojová karta
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }

# vedle každé otázky
ui-units-left = { $n ->
    [one] pohne se ještě 1 jednotka
    [few] pohnou se ještě { $n } jednotky
    [many] pohne se ještě { $n } jednotky
   *[other] pohne se ještě { $n } jednotek
}
ui-halves-left = { $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
    [many] zbývá { $n } akce
   *[other] zbývá { $n } akcí
}
ui-race = Hvězdy: { $n } ukončí hru

# co teď figurka znamená: vedle ukazatele a v přehledu
ui-note-base = Základna: jednotky tu začínají a sem ustupují; není to území.
ui-note-factory = Továrna: kdo tu s postavou skončí Pohyb, jednou si vezme kartu Továrny. Počítá se za tři území.
ui-note-lake = Jezero: dostanou se sem jen některé dovednosti.
ui-note-tunnel = Tunel: sousedí se všemi ostatními tunely
ui-note-encounter = Setkání: postava, která sem přijde, potká lidi.
ui-note-encounter-gone = Setkání tu už proběhlo.
ui-note-lot = { $n ->
    [one] { $n } { $a }
    [few] { $n } { $a-few }
   *[other] { $n } { $a-many }
}
ui-note-lying = Leží tu: { $what }
ui-note-mechs = { $n ->
    [one] 1 mech
    [few] { $n } mechové
   *[other] { $n } mechů
}
ui-note-workers = { $n ->
    [one] 1 dělník
    [few] { $n } dělníci
   *[other] { $n } dělníků
}
ui-note-free = Nikdo ho nekontroluje.
ui-note-worth = Kontroluje { $seat }; kdyby hra skončila teď, je to za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}
ui-note-whose = Patří { $seat-dat }
ui-note-stands = Kde: { $where }
ui-note-moved = V této akci už šla
ui-note-carries = Uveze jakýkoli počet dělníků a surovin.
ui-note-unbuilt = Zatím nestojí
ui-note-costs = { $n ->
    [one] Stojí { $n } { $a-acc }
    [few] Stojí { $n } { $a-few }
   *[other] Stojí { $n } { $a-many }
}
ui-note-have = { $n ->
    [one] Máš { $n } { $a-acc }
    [few] Máš { $n } { $a-few }
   *[other] Máš { $n } { $a-many }
}
ui-note-pays = { $n ->
    [one] A dá 1 minci
    [few] A dá { $n } mince
   *[other] A dá { $n } mincí
}
ui-note-star = S tvou popularitou je hvězda za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
ui-note-unlocked = Odemčeno: už platí.
ui-note-bonus = { $n ->
    [one] Máš { $have }, to je 1 mince
    [few] Máš { $have }, to jsou { $n } mince
   *[other] Máš { $have }, to je { $n } mincí
}
ui-note-open = Ještě k mání
ui-note-pair = S tvou popularitou jsou na konci dvě suroviny za { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
}.
ui-reach = dosáhne nejvýš na { $n }
ui-with-cards = s tvými nejlepšími kartami
ui-chance = { $n ->
    [100] vyhraje, ať druhá strana nasadí cokoli
    [0] prohraje, když druhá strana nasadí všechno
   *[other] vyhraje v { $n } % případů, kdy druhá strana nasadí všechno
 }
ui-commit = Nastavit { $n }
ui-stake = O co jde:
ui-stake-star = hvězda pro { $seat-acc }
ui-stake-workers = { $n ->
    [one] 1 dělník by šel domů, za 1 popularitu
    [few] { $n } dělníci by šli domů, za { $n } popularity
   *[other] { $n } dělníků by šlo domů, za { $n } popularity
 }
ui-won = Vyhrává { $seat }
