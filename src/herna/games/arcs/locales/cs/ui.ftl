# Slova kresby: popisky, vysvětlivky a co je figurka, na kterou se ukáže.

ui-map = Hvězdná mapa
ui-vox = Ozvěna
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
ui-closed-short = Hvězdokupa { $n }
  .below = mimo hru
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
ui-suffered = { $hits ->
    [0] bez zásahu
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
 }{ $lost ->
    [0] {""}
   *[other] , ztráty: { $lost }
 }
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

# co teď figurka znamená: vedle ukazatele a v přehledu
ui-note-yields = Daně odtud: { $what }
ui-note-plots = { $n ->
    [0] Žádné volné pole pro budovu
    [one] 1 volné pole pro budovu
    [few] { $n } volná pole pro budovy
   *[other] { $n } volných polí pro budovy
}
ui-note-rules = Systém ovládá { $seat }.
ui-note-nobody = Systém nikdo neovládá.
ui-note-fresh = { $n ->
    [one] 1 nepoškozená loď
    [few] { $n } nepoškozené lodě
   *[other] { $n } nepoškozených lodí
}
ui-note-damaged = { $n ->
    [one] 1 poškozená loď
    [few] { $n } poškozené lodě
   *[other] { $n } poškozených lodí
}
ui-note-city = město
ui-note-city-hit = poškozené město
ui-note-starport = dok
ui-note-starport-hit = poškozený dok
ui-note-whose = Patří { $seat-dat }
ui-note-whole = Bez poškození: vydrží dva zásahy
ui-note-hurt = Poškozeno: další zásah to zničí
ui-note-room = Volno: dá se tu postavit město nebo dok.
ui-note-raid = { $n ->
    [one] Při nájezdu stojí 1 klíč.
    [few] Při nájezdu stojí { $n } klíče.
   *[other] Při nájezdu stojí { $n } klíčů.
}
ui-note-covered = Zakryto, dokud nepřibude měst
ui-note-agents = { $n ->
    [one] 1 agent
    [few] { $n } agenti
   *[other] { $n } agentů
}
ui-note-secures = Nejvíc agentů tu má { $seat } a smí kartu zajistit.
ui-note-secured-by-none = Nejvíc agentů tu nemá nikdo sám, a tak kartu nikdo zajistit nesmí.
ui-note-undeclared = V této kapitole není vyhlášená: zatím nic nevynáší.
ui-note-has = { $seat }: { $have }
ui-note-gains = { $seat }: { $have }, teď za { $n ->
    [one] 1 bod moci
    [few] { $n } body moci
   *[other] { $n } bodů moci
}
ui-note-left = { $n ->
    [0] V zásobě už nic nezbývá
   *[other] V zásobě zbývá { $n }
}
ui-note-holds = { $seat } jich má { $n }.
ui-note-calm = Bez pobouření: tyto žetony lze v Předzvěsti utrácet.
ui-note-outraged = Pobouření: tyto žetony v Předzvěsti utratit nelze.
ui-expected = Průměrně padne:
ui-roll = Hodit
