# Words of the drawing: labels, legends and what a piece is when one points at it.

ui-map = Star chart
ui-vox = Vox
ui-court = Court
ui-this-round = This round
ui-nothing-played = No card has been played yet.
ui-mode-lead = Lead
ui-mode-surpass = Surpass
ui-mode-copy = Copy, face down
ui-mode-pivot = Pivot
ui-mode-seize = Seizes the initiative
ui-ambitions = Ambitions
ui-any-ambition = Any
ui-no-ambition = None
ui-marker = First place { $first } Power, second place { $second }
ui-decks = deck { $deck } · discard { $discard }
ui-leads = { $seat } leads
ui-tied = tied
ui-supply = Supply
ui-closed = Cluster { $n } is out of play; gates { $a } and { $b } are adjacent
ui-closed-short = Cluster { $n }
  .below = closed
ui-controls = { $seat } controls it
ui-nobody-controls = nobody controls it
ui-damaged = damaged
ui-fresh = fresh
ui-fleet = { $seat }: { $fresh } fresh and { $damaged } damaged ships, { $where }
ui-chapter = Chapter { $n }
ui-chapter-word = chapter
ui-hand = Your hand
ui-no-cards = No cards in hand.
ui-ships-left = Ships in supply
ui-starports-left = Starports in supply
ui-agents-left = Agents in supply
ui-trophies = Trophies
ui-captives = Captives
ui-outrage = Outrage
ui-calm = free
ui-covered = covered by a city
ui-city-bonus = +{ $n } for each ambition you win, once this city is built
ui-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
ui-pips = { $n ->
    [one] 1 action
   *[other] { $n } actions
 }
ui-zero = Zero marker: the lead counts as 0
ui-face-down = a card face down
ui-act-tax = Tax
ui-act-build = Build
ui-act-move = Move
ui-act-repair = Repair
ui-act-influence = Influence
ui-act-secure = Secure
ui-act-battle = Battle
ui-rivals = Rivals
ui-initiative = initiative
ui-cards-held = Cards in hand
ui-power = Power
ui-power-track = Power; the game ends after a chapter in which somebody has { $n }
ui-battle = Battle: { $where }
ui-attacks = attacks
ui-defends = defends
ui-suffered = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
 }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
 }
ui-sign-self_hit = hits your own ships
ui-sign-intercept = intercept
ui-sign-hit = hit
ui-sign-building_hit = hit on a building
ui-sign-key = key
ui-choose = To choose from
ui-city = city
ui-starport = starport
ui-text-power = Power { $power }, this chapter +{ $gain } as things stand
ui-text-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
 }
ui-text-supply = in supply: { $ships } ships, { $starports } starports, { $agents } agents
ui-text-building = { $where }: { $what } of { $seat }

# beside every question
ui-pips-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
ui-race = Power: { $n } ends the game with the chapter

# what a piece is worth now, beside the pointer and in the drawer
ui-note-yields = Taxes here: { $what }
ui-note-plots = { $n ->
    [0] No free building slot
    [one] 1 free building slot
   *[other] { $n } free building slots
}
ui-note-rules = { $seat } controls this system.
ui-note-nobody = Nobody controls this system.
ui-note-fresh = { $n ->
    [one] 1 fresh ship
   *[other] { $n } fresh ships
}
ui-note-damaged = { $n ->
    [one] 1 damaged ship
   *[other] { $n } damaged ships
}
ui-note-city = a city
ui-note-city-hit = a damaged city
ui-note-starport = a starport
ui-note-starport-hit = a damaged starport
ui-note-whose = Belongs to { $seat }
ui-note-whole = Undamaged: it takes two hits
ui-note-hurt = Damaged: the next hit destroys it
ui-note-room = Free: a city or a starport may be built here.
ui-note-raid = { $n ->
    [one] Raiders pay 1 key for it.
   *[other] Raiders pay { $n } keys for it.
}
ui-note-covered = Covered until more cities are built
ui-note-agents = { $n ->
    [one] 1 agent
   *[other] { $n } agents
}
ui-note-secures = { $seat } has the most agents here and may secure it.
ui-note-secured-by-none = Nobody has the most agents here, so nobody may secure it.
ui-note-undeclared = Not declared this chapter: it pays nothing yet.
ui-note-has = { $seat }: { $have }
ui-note-gains = { $seat }: { $have }, now worth { $n } Power
ui-note-left = { $n ->
    [0] None left in the supply
   *[other] { $n } left in the supply
}
ui-note-holds = { $seat } holds { $n }.
ui-note-calm = No Outrage: these tokens may be spent in the Prelude.
ui-note-outraged = Outrage: these tokens cannot be spent in the Prelude.
ui-expected = Expected:
ui-roll = Roll
