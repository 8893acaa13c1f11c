# Slova kresby.

ui-style-aliens = Posílají bojovníky domů a body berou zdálky.
ui-style-dinosaurs = Velcí, a tento tah ještě větší.
ui-style-ninjas = Přijdou, když se nikdo nedívá.
ui-style-pirates = Plují od základny k základně a berou, co plave.
ui-style-robots = Jeden malý stroj volá další.
ui-style-tricksters = Kazí, co si ostatní vymysleli.
ui-style-wizards = Víc karet, víc akcí, víc kouzel.
ui-style-zombies = Co je odloženo, to se vrací.

ui-factions = Frakce
ui-bases = Základny
ui-jump = Přejít k základně
ui-base-said = síla { $n } z { $need }
ui-pays = dává { $first }, { $second }, { $third }
ui-to-break = { $n ->
    [0] teď padne!
    [one] chybí { $n }
   *[other] chybí { $n }
 }
ui-breakpoint = Obrana
ui-victory-points = Vítězné body podle pořadí a kdo je teď drží
ui-scores-now = vyhodnocuje se
ui-no-ability = Bez schopnosti.
ui-nobody-here = Nikoho tu nemáš
ui-unit-said = { $name }, síla { $n } (tištěná { $printed }), { $seat }
ui-lane-said = { $seat }: síla { $n }, { $place }. místo
ui-place-said = { $place }. místo: { $n ->
    [one] jeden vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
ui-attached-by = { $name } od { $seat-gen }

ui-minion = Bojovník
ui-action = Akce
ui-your-hand = Tvoje ruka
ui-no-hand = Žádné karty v ruce.
ui-minions-left = { $n ->
    [0] žádný bojovník
    [one] jeden bojovník
    [few] { $n } bojovníci
   *[other] { $n } bojovníků
 }
ui-actions-left = { $n ->
    [0] žádná akce
    [one] jedna akce
    [few] { $n } akce
   *[other] { $n } akcí
 }

ui-players = Hráči
ui-you = ty
ui-to-play = na tahu
ui-vp = VB
ui-hand = v ruce
ui-deck = v balíčku
ui-discard = odloženo
ui-points-of = { $n } z { $target } bodů
ui-cards-said = v ruce { $hand }, v balíčku { $deck }, odloženo { $discard }

ui-phases = Fáze tahu
ui-phase-1 = Začátek
ui-phase-2 = Hraní
ui-phase-3 = Vyhodnocení
ui-phase-4 = Dobírání
ui-phase-5 = Konec
ui-first-to = Do { $n } bodů
ui-bases-left = { $n ->
    [0] Žádná další základna nezbývá
    [one] Zbývá { $n } základna
    [few] Zbývají { $n } základny
   *[other] Zbývá { $n } základen
 }

ui-on-the-table = Karty mimo hromádky
ui-being-played = Právě se hraje
ui-choose-from = Vyber z těchto

ui-note-where = { $seat }, { $where }
ui-note-printed = Tištěná síla: { $n }
ui-note-turn = Do konce tahu
ui-note-own = Vlastní text
ui-note-now = Síla teď: { $n }

ui-race = Vítězné body: k výhře je třeba { $n }
