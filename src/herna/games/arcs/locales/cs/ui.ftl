# Slova kresby: popisky, vysvětlivky a co je figurka, na kterou se ukáže.

ui-map = Hvězdná mapa
ui-court = Dvůr
ui-this-round = Toto kolo
ui-nothing-played = Zatím nebyla zahrána žádná karta.
ui-mode-lead = Vynesení
ui-mode-surpass = Přebití
ui-mode-copy = Kopie, lícem dolů
ui-mode-pivot = Odklon
ui-mode-seize = Chápe se iniciativy
ui-ambitions = Ambice
ui-any-ambition = Kterákoli
ui-no-ambition = Žádná
ui-marker = První místo { $first }, druhé místo { $second } bodů moci
ui-decks = balíček { $deck } · odložené { $discard }
ui-leads = vede { $seat }
ui-tied = remíza
ui-supply = Zásoba
ui-closed = Kupa { $n } je mimo hru; brány { $a } a { $b } sousedí
ui-closed-short = Kupa { $n } zavřená
ui-controls = ovládá { $seat }
ui-nobody-controls = nikdo neovládá
ui-damaged = poškozená
ui-fresh = nepoškozená
ui-fleet = { $seat }: lodě nepoškozené { $fresh }, poškozené { $damaged }, { $where }
ui-chapter = Kapitola { $n }
ui-chapter-word = kapitola
ui-hand = Tvá ruka
ui-no-cards = V ruce není žádná karta.
ui-ships-left = Lodě v zásobě
ui-starports-left = Hvězdné přístavy v zásobě
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
    [one] 1 akce
    [few] { $n } akce
   *[other] { $n } akcí
 }
ui-zero = Nulový žeton: vynesená karta platí za 0
ui-face-down = karta lícem dolů
ui-act-tax = Danění
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
ui-sign-intercept = zachycení
ui-sign-hit = zásah
ui-sign-building_hit = zásah stavby
ui-sign-key = klíč
ui-choose = Na výběr
ui-city = město
ui-starport = hvězdný přístav
ui-text-power = Moc { $power }, tuto kapitolu zatím +{ $gain }
ui-text-cards = { $n ->
    [one] 1 karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
 }
ui-text-supply = v zásobě: lodě { $ships }, přístavy { $starports }, agenti { $agents }
ui-text-building = { $where }: { $what }, { $seat }
