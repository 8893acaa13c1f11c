# Words of the drawing: labels, legends and what a piece is when one points at it.

ui-map = Star chart
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
ui-closed-short = Cluster { $n } closed
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
