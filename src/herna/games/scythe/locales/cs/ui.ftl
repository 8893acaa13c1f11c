# Slova kresby: popisky, vysvětlivky a co je figurka, na kterou se ukáže.

ui-map = Mapa Evropy
ui-piece = { $side }: { $what }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
 }
ui-moved = už se pohnul
ui-tunnel = tunel
ui-encounter = setkání
ui-held = ovládá { $side }
ui-legend = Co krajina vyrábí
ui-gives-farm = Pole vyrábějí potraviny
ui-gives-forest = Lesy vyrábějí dřevo
ui-gives-mountain = Hory vyrábějí kov
ui-gives-tundra = Tundry vyrábějí ropu
ui-gives-village = Vesnice vyrábějí dělníky
ui-lot-food = potraviny: { $n }
ui-lot-metal = kov: { $n }
ui-lot-oil = ropa: { $n }
ui-lot-wood = dřevo: { $n }
ui-structure-bonus = Bonus za stavby
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
    [one] 1 setkání
   *[other] { $n } setkání
 }
ui-combat-deck = { $n ->
    [one] 1 bojová karta
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }
ui-triumph = Hvězdy: šestá hvězda kohokoli ukončí hru
ui-goal-upgrades = Vylepšení
ui-goal-mechs = Mechy
ui-goal-structures = Stavby
ui-goal-recruits = Rekruti
ui-goal-workers = Dělníci
ui-goal-objective = Cíl
ui-goal-combat = Boj
ui-goal-popularity = Popularita
ui-goal-power = Síla
ui-track-popularity = Stupnice popularity; vedle ní, kolik na konci vynese hvězda, území a dvě suroviny
ui-track-power = Stupnice síly
ui-side-nordic = Sever
ui-side-rusviet = Rusvět
ui-side-crimea = Krym
ui-side-saxony = Sasko
ui-side-polania = Polanie
ui-side-albion = Albion
ui-side-togawa = Togawa
ui-holds = Drží
ui-lands = území; Továrna platí za 3
ui-pawn = Žeton akce
ui-cost = Cena
ui-top-move = Pohyb
ui-top-bolster = Zbrojení
ui-top-trade = Obchod
ui-top-produce = Výroba
ui-built = { $what }: stojí
ui-have = má { $have } z { $need }
ui-recruit-on = trvalý bonus, za vlastní akci i za akci sousedů
ui-recruit-off = rekrut ještě nebyl naverbován
ui-no-factory = Zatím žádná karta Továrny
ui-locked = zamčeno: nasaď jeho mecha
ui-recruit-bonus = Bonus za rekruta
ui-taken = vybráno
ui-power = Síla
ui-popularity = Popularita
ui-stars = { $n ->
    [one] 1 hvězda
    [few] { $n } hvězdy
   *[other] { $n } hvězd
 }
ui-hand = Bojové karty v ruce
ui-no-cards = V ruce není bojová karta.
ui-objectives = Cíle
ui-rivals = Soupeři
ui-estimate = skóre, kdyby hra skončila teď
ui-mats = desky
ui-mechs = Mechy
ui-workers = Dělníci
ui-structures = Stavby
ui-combat-cards = Bojové karty v ruce
ui-factory-card = Karta Továrny
ui-turn = Tah { $n }
ui-turn-order = Pořadí hráčů
ui-dial = Číselník
ui-combat = Boj: { $where }
ui-attacks = útočí, vyhrává remízy
ui-defends = brání se
ui-most-cards = { $n ->
    [0] žádná karta
    [one] nejvýš 1 karta
    [few] nejvýš { $n } karty
   *[other] nejvýš { $n } karet
 }
ui-combat-rule = Oba volí tajně; pak se číselníky a karty ukážou a oba zaplatí, co nastavili.
ui-choose = Na výběr
ui-text-held = { $where }: { $side }
ui-text-tracks = síla { $power }, popularita { $popularity }, mince { $coins }
ui-text-pieces = mechy { $mechs } ze 4, dělníci { $workers } z 8, stavby { $structures } ze 4
ui-text-cards = { $n ->
    [one] 1 bojová karta
    [few] { $n } bojové karty
   *[other] { $n } bojových karet
 }
