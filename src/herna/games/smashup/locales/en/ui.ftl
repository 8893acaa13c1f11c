# Words of the drawing.

ui-style-aliens = Beam minions home and pick points from afar.
ui-style-dinosaurs = Big, and bigger still this turn.
ui-style-ninjas = Arrive when nobody is looking.
ui-style-pirates = Sail from base to base, and take what floats.
ui-style-robots = One small machine calls the next.
ui-style-tricksters = Spoil what the others had planned.
ui-style-wizards = More cards, more actions, more tricks.
ui-style-zombies = What was discarded comes back.

ui-factions = Factions
ui-bases = Bases
ui-jump = Go to a base
ui-base-said = power { $n } of { $need }
ui-pays = pays { $first }, { $second }, { $third }
ui-to-break = { $n ->
    [0] breaks now!
   *[other] { $n } to break
 }
ui-breakpoint = Breakpoint
ui-victory-points = Victory points by place, and who holds it now
ui-scores-now = scores now
ui-no-ability = No ability.
ui-nobody-here = You have nobody here
ui-unit-said = { $name }, power { $n } (printed { $printed }), { $seat }
ui-lane-said = { $seat }: { $n } power here, place { $place }
ui-place-said = Place { $place }: { $n ->
    [one] one victory point
   *[other] { $n } victory points
}
ui-attached-by = { $name }, attached by { $seat }

ui-minion = Minion
ui-action = Action
ui-your-hand = Your hand
ui-no-hand = No cards in hand.
ui-minions-left = { $n ->
    [0] no minion
    [one] one minion
   *[other] { $n } minions
 }
ui-actions-left = { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
 }

ui-players = Players
ui-you = you
ui-to-play = to play
ui-vp = VP
ui-hand = hand
ui-deck = deck
ui-discard = discard
ui-points-of = { $n } of { $target } points
ui-cards-said = { $hand } in hand, { $deck } in the deck, { $discard } discarded

ui-phases = Phases of the turn
ui-phase-1 = Start
ui-phase-2 = Play
ui-phase-3 = Score
ui-phase-4 = Draw
ui-phase-5 = End
ui-first-to = First to { $n } VP
ui-bases-left = Bases left: { $n }

ui-on-the-table = Cards out of their piles
ui-being-played = Being played
ui-choose-from = Choose from these

ui-note-where = { $seat }, at { $where }
ui-note-printed = Printed: { $n }
ui-note-turn = Until the end of the turn
ui-note-own = Its own text
ui-note-now = Power now: { $n }

ui-race = Victory points: { $n } win
