# Slova kresby: popisky, vysvětlivky a co je figurka, na kterou se ukáže.

ui-map = Hvězdná mapa
ui-court = Dvůr
ui-this-round = Toto kolo
ui-nothing-played = Zatím nebyla zahrána žádná karta.
ui-mode-lead = Hlavní karta
ui-mode-surpass = Překonání
ui-mode-copy = Kopírování, lícem dolů
ui-mode-pivot = Odporování
ui-mode-seize = Uchvácení iniciativy
ui-ambitions = Ambice
ui-any-ambition = Kterákoli
ui-no-ambition = Žádná
ui-marker = Za první místo { $first }, za druhé { $second } bodů moci
ui-decks = v balíčku { $deck } · odhozeno { $discard }
ui-leads = vede { $seat }
ui-tied = remíza
ui-supply = Zásoba
ui-closed = Hvězdokupa { $n } je mimo hru; brány { $a } a { $b } sousedí
ui-closed-short = Hvězdokupa { $n } je mimo hru
ui-controls = ovládá { $seat }
ui-nobody-controls = nikdo neovládá
ui-damaged = poškozená
ui-fresh = nepoškozená
ui-fleet = { $seat }, { $where }: { $fresh ->
    [one] { $fresh } nepoškozená loď
    [few] { $fresh } nepoškozené lodě
   *[other] { $fresh } nepoškozených lodí
 } a { $damaged ->
    [one] { $damaged } poškozená
    [few] { $damaged } poškozené
   *[other] { $damaged } poškozených
 }
ui-chapter = Kapitola { $n }
ui-chapter-word = kapitola
ui-hand = Tvá ruka
ui-no-cards = V ruce není žádná karta.
ui-ships-left = Lodě v zásobě
ui-starports-left = Doky v zásobě
ui-agents-left = Agenti v zásobě
ui-trophies = Trofeje
ui-captives = Zajatci
ui-outrage = Pobouření
ui-calm = volno
ui-covered = zakryto městem
ui-city-bonus = +{ $n } za každou vyhranou ambici, až bude toto město postaveno
ui-keys = { $n ->
    [one] 1 klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
 }
ui-pips = { $n ->
    [one] 1 akční bod
    [few] { $n } akční body
   *[other] { $n } akčních bodů
 }
ui-zero = Nulový žeton: hlavní karta platí za 0
ui-face-down = karta lícem dolů
ui-act-tax = Daně
ui-act-build = Stavba
ui-act-move = Pohyb
ui-act-repair = Oprava
ui-act-influence = Vliv
ui-act-secure = Zajištění
ui-act-battle = Bitva
ui-rivals = Soupeři
ui-initiative = iniciativa
ui-cards-held = Karty v ruce
ui-power = Moc
ui-power-track = Moc; hra končí po kapitole, v níž má někdo { $n }
ui-battle = Bitva: { $where }
ui-attacks = útočí
ui-defends = brání se
ui-sign-self_hit = zásah vlastní lodi
ui-sign-intercept = protiúder
ui-sign-hit = zásah
ui-sign-building_hit = zásah stavby
ui-sign-key = klíč
ui-choose = Na výběr
ui-city = město
ui-starport = dok
ui-text-power = Moc { $power }, tuto kapitolu zatím +{ $gain }
ui-text-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
 }
ui-text-supply = v zásobě { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
 }, { $starports ->
    [one] { $starports } dok
    [few] { $starports } doky
   *[other] { $starports } doků
 } a { $agents ->
    [one] { $agents } agent
    [few] { $agents } agenti
   *[other] { $agents } agentů
 }
ui-text-building = { $where }: { $what }, { $seat }

# vedle každé otázky
ui-pips-left = { $n ->
    [one] zbývá 1 akční bod
    [few] zbývají { $n } akční body
    [many] zbývá { $n } akčního bodu
   *[other] zbývá { $n } akčních bodů
}
ui-race = Moc: hra končí s kapitolou, v níž někdo dosáhne { $n }
