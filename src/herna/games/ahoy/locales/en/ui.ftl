# Words of the drawing: labels, legends and what a piece is when one points at it.

ui-chart = Sea chart: { $n ->
    [one] one region
   *[other] { $n } regions
 }
ui-chart-area = Sea chart
ui-chart-of-round = Chart of round { $n }
ui-uncharted = { $n ->
    [0] the whole sea is charted
    [one] one tile uncharted
   *[other] { $n } tiles uncharted
 }
ui-ahead = Where the step after next could lead
ui-course = { $seat } sailed here
ui-explore = Explore
ui-comrades = { $n ->
    [one] a Comrade
   *[other] { $n } Comrades
 }
ui-sandbar = Sandbar: no ship steps across
ui-carries-n = carries ships north
ui-carries-e = carries ships east
ui-carries-s = carries ships south
ui-carries-w = carries ships west
ui-tailwind = tailwind { $n }
ui-treasure = treasure: { $n } gold
ui-wealth = { $where }: wealth { $n }, Squadron { $squadron } to Union { $union }

ui-legend = Signs on the chart
ui-legend-harbor = Harbor
ui-legend-fog = Fog
ui-legend-wreckage = Wreckage
ui-legend-current = Current
ui-legend-tailwind = Tailwind
ui-legend-treasure = Treasure
ui-legend-sandbar = Sandbar
ui-legend-squadron = Squadron holds
ui-legend-union = Union holds

ui-fame = Fame
ui-fame-track = Fame track
ui-goal = 30 ends it
ui-has-fame = { $seat }: { $n } Fame.

ui-market = Market
ui-cards-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
 }
ui-kind-passive = always on
ui-kind-free = free action
ui-kind-die = any die
ui-deliver-to = deliver to
ui-price-gold = Price: { $n } gold
ui-price-die = Price: one die of any value

ui-suit-parrot = Parrot
ui-suit-skull = Skull
ui-suit-swords = Swords
ui-suit-tree = Tree
ui-suit-compass = Compass
ui-suit-fish = Fish

ui-die = die showing { $n }
ui-die-aside = die showing { $n }, set aside
ui-dice-to-place = Dice to place
ui-gold = { $n } gold
ui-slot-die = a { $n } is on it
ui-slot-hurt = damaged
ui-slot-empty = empty
ui-even = even

ui-act-sail = Sail
    .squadron = move 1–2, then a Patrol
    .union = move 1–2, then Comrades
    .smuggler = move 1 or 2 spaces
ui-act-full-sail = Full Sail
    .smuggler = up to the die
ui-act-tailwind = Tailwind
    .squadron = jump, then a Patrol
    .union = to a matching die
    .smuggler = matching die
ui-act-cannons = Cannons
    .squadron = loaded
    .union = loaded
    .smuggler = loaded all round
ui-act-negotiate = Negotiate
    .smuggler = recruit for free
ui-act-repair = Repair
    .squadron = 2 damage
    .union = 2 damage
    .smuggler = up to 2 damage
ui-act-order = Order
    .squadron = 4 Patrols
ui-act-bombard = Bombard
    .squadron = Comrades go
ui-act-deploy = Deploy
    .squadron = a Patrol near
ui-act-assemble = Assemble
    .union = 4 Comrades here
ui-act-inspire = Inspire
    .union = 4 Islands
ui-act-rally = Rally
    .union = 4 get ready

ui-hold = Hold
ui-of-two = { $n } of 2
ui-hold-empty = empty
ui-cargo = Cargo
ui-cargo-note = { $cargo }: deliver to an Island of { $suit }
ui-pledges = Pledges
ui-pledges-secret = Only you see the sides
ui-side-sq = Squadron
ui-side-un = Union
ui-side-covered = side unknown
ui-worth-now = worth now
ui-pile-empty = no cargo
ui-rewards = Rewards
ui-marker-white = white reward marker
ui-marker-black = black reward marker

ui-supply = Supply
ui-patrols-left = { $n ->
    [one] one Patrol in supply
   *[other] { $n } Patrols in supply
 }
ui-strongholds-left = { $n ->
    [one] one Stronghold left
   *[other] { $n } Strongholds left
 }
ui-patrols-afloat = Patrols on the map
ui-ready = { $n ->
    [one] one Ready Comrade
   *[other] { $n } Ready Comrades
 }
ui-comrades-left = { $n ->
    [one] one Comrade in supply
   *[other] { $n } Comrades in supply
 }
ui-holds = Regions
ui-holds-now = { $n ->
    [0] You hold none now
    [one] You hold one, worth { $fame } Fame
   *[other] You hold { $n }, worth { $fame } Fame
 }
ui-plans = Plans
ui-plan-hidden = a plan face down
ui-crew = Crew
ui-no-crew = Nobody has signed on yet.

ui-captains = Captains
ui-you = you
ui-first = first player
ui-loaded = loaded
ui-round = Round { $n }
ui-turns = Turns of this round

ui-battle = Battle at { $where }
ui-ledger = What each side adds
ui-attacks = attacks, wins ties
ui-defends = defends
ui-cannons = Cannons
ui-battle-die = Battle die
ui-bonus = Bonus
ui-total = Total
ui-wins = { $seat }: { $n } to { $m }

ui-drawn = The tile just drawn
ui-lie = turned this way ({ $n })

ui-text-here = { $where }: { $what }
ui-damaged = Damaged
ui-none = none
ui-loose = Cards in question
ui-note-wealth = Wealth { $n }

# beside every question
ui-dice-left = { $n ->
    [one] 1 die to place
   *[other] { $n } dice to place
}
ui-race = Fame: { $n } ends the game with the round

# what a piece is worth now, beside the pointer and in the drawer
ui-note-whose = Belongs to { $seat }
ui-note-stands = Where: { $where }
ui-note-ashore = Not on the map
ui-note-controls = { $n ->
    [one] 1 point of control in its region
   *[other] { $n } points of control in its region
}
ui-note-takes = Takes a die showing { $n }
ui-note-takes-any = Takes any die
ui-note-takes-even = Takes an even die
ui-note-cargo = Pledged: { $what }
ui-note-worth = { $n ->
    [one] Worth 1 Fame if the game ended now
   *[other] Worth { $n } Fame if the game ended now
}
ui-note-open = Open sea: nothing happens here.
ui-note-island = Island: Flagships recruit, smuggle and deliver here; Comrades and Strongholds stand here.
ui-note-current = Strong current: carries every ship that moves in one space on.
ui-note-harbor = Harbour: a Flagship that anchors repairs up to 2 damage or moves a placed die to the Cannons.
ui-note-fog = Fog: nobody can battle here.
ui-note-wreckage = Wreckage: every ship that moves in takes 1 damage.
ui-note-tailwind = Tailwind with a die showing { $n } leads here.
ui-note-here = Here: { $what }
