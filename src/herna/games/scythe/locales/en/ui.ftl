# Words of the drawing: labels, legends and what a piece is when one points at it.

ui-map = Map of Europa
ui-piece = { $side }: { $what }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
 }
ui-moved = has moved
ui-tunnel = tunnel
ui-encounter = encounter
ui-held = held by { $side }
ui-legend = What lands produce
ui-gives-farm = Farms produce food
ui-gives-forest = Forests produce wood
ui-gives-mountain = Mountains produce metal
ui-gives-tundra = Tundras produce oil
ui-gives-village = Villages produce workers
ui-lot-food = { $n } food
ui-lot-metal = { $n } metal
ui-lot-oil = { $n } oil
ui-lot-wood = { $n } wood
ui-structure-bonus = Structure bonus
ui-or-more = { $n } or more
ui-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
 }
ui-factory-cards = { $n ->
    [one] 1 Factory card
   *[other] { $n } Factory cards
 }
ui-encounters-left = { $n ->
    [one] 1 encounter
   *[other] { $n } encounters
 }
ui-combat-deck = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
 }
ui-triumph = Stars: the sixth star of anyone ends the game
ui-goal-upgrades = Upgrades
ui-goal-mechs = Mechs
ui-goal-structures = Structures
ui-goal-recruits = Recruits
ui-goal-workers = Workers
ui-goal-objective = Objective
ui-goal-combat = Combat
ui-goal-popularity = Popularity
ui-goal-power = Power
ui-track-popularity = Popularity track; beside it what a star, a territory and two resources are worth at the end
ui-track-power = Power track
ui-side-nordic = Nordic
ui-side-rusviet = Rusviet
ui-side-crimea = Crimea
ui-side-saxony = Saxony
ui-side-polania = Polania
ui-side-albion = Albion
ui-side-togawa = Togawa
ui-holds = Holds
ui-lands = territories; the Factory counts as 3
ui-pawn = Action token
ui-cost = Cost
ui-top-move = Move
ui-top-bolster = Bolster
ui-top-trade = Trade
ui-top-produce = Produce
ui-built = { $what }: built
ui-have = has { $have } of { $need }
ui-recruit-on = ongoing bonus, for one's own action and the neighbours'
ui-recruit-off = recruit not enlisted yet
ui-no-factory = No Factory card yet
ui-locked = locked: deploy its mech
ui-recruit-bonus = Recruit bonus
ui-taken = taken
ui-power = Power
ui-popularity = Popularity
ui-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
 }
ui-hand = Combat cards in hand
ui-no-cards = No combat card in hand.
ui-objectives = Objectives
ui-rivals = Rivals
ui-estimate = score if the game ended now
ui-mats = mats
ui-mechs = Mechs
ui-workers = Workers
ui-structures = Structures
ui-combat-cards = Combat cards in hand
ui-factory-card = Factory card
ui-turn = Turn { $n }
ui-turn-order = Turn order
ui-dial = Dial
ui-combat = Combat: { $where }
ui-attacks = attacks, wins ties
ui-defends = defends
ui-most-cards = { $n ->
    [0] no card may be added
    [one] up to 1 card
   *[other] up to { $n } cards
 }
ui-combat-rule = Both choose in secret; then dials and cards are shown, and both pay what they dialled.
ui-choose = To choose from
ui-text-held = { $where }: { $side }
ui-text-tracks = power { $power }, popularity { $popularity }, coins { $coins }
ui-text-pieces = { $mechs } of 4 mechs, { $workers } of 8 workers, { $structures } of 4 structures
ui-text-cards = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
 }

# beside every question
ui-units-left = { $n ->
    [one] 1 unit to move
   *[other] { $n } units to move
}
ui-halves-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
ui-race = Stars: { $n } end the game

# what a piece is worth now, beside the pointer and in the drawer
ui-note-base = Home base: units begin and retreat here; it is no territory.
ui-note-factory = The Factory: whoever ends a move here with a character takes a Factory card, once. It counts as three territories.
ui-note-lake = Lake: only some abilities lead here.
ui-note-tunnel = Tunnel: adjacent to every other tunnel
ui-note-encounter = Encounter: a character that comes here meets people.
ui-note-encounter-gone = Its encounter has been met.
ui-note-lot = { $n } { $a }
ui-note-lying = Lying here: { $what }
ui-note-mechs = { $n ->
    [one] 1 mech
   *[other] { $n } mechs
}
ui-note-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
ui-note-free = Nobody controls it.
ui-note-worth = { $n ->
    [one] Controlled by { $seat }: 1 coin if the game ended now
   *[other] Controlled by { $seat }: { $n } coins if the game ended now
}
ui-note-whose = Belongs to { $seat }
ui-note-stands = Where: { $where }
ui-note-moved = Has moved already
ui-note-carries = Carries any number of workers and resources.
ui-note-unbuilt = Not built yet
ui-note-costs = Costs { $n } { $a }
ui-note-have = You can spend { $n } { $a }
ui-note-pays = { $n ->
    [one] Gives 1 coin as well
   *[other] Gives { $n } coins as well
}
ui-note-star = { $n ->
    [one] A star is worth 1 coin at your popularity
   *[other] A star is worth { $n } coins at your popularity
}
ui-note-unlocked = Unlocked: it works already.
ui-note-bonus = { $n ->
    [one] You have { $have }: 1 coin
   *[other] You have { $have }: { $n } coins
}
ui-note-open = Still to be had
ui-note-pair = { $n ->
    [one] In the end two resources are worth 1 coin at your popularity
   *[other] In the end two resources are worth { $n } coins at your popularity
}
ui-reach = could reach { $n }
ui-with-cards = with your best cards
ui-chance = { $n ->
    [100] wins, whatever the other side commits
    [0] loses if the other side commits everything
   *[other] wins { $n } % of the time if the other side commits everything
 }
ui-commit = Set { $n }
ui-stake = At stake:
ui-stake-star = a star for { $seat }
ui-stake-workers = { $n ->
    [one] 1 worker would be sent home, for 1 popularity
   *[other] { $n } workers would be sent home, for { $n } popularity
 }
ui-won = { $seat } wins
