# Words of the almanac: headings, printed numbers, and pieces that are called by their places.

almanac-actions = Action cards
almanac-leaders = Leaders
almanac-lore = Lore
almanac-resources = Resources and Outrage
almanac-dice = Dice
almanac-pieces = Pieces
almanac-setups = Setup cards

almanac-declares = Ambition: { $ambition }
almanac-vox = Vox: happens when it is secured
almanac-begins = Begins with { $tokens }
almanac-ships = { $place }: { $n } ships
almanac-with-city = { $place }: { $n } ships and a city
almanac-with-starport = { $place }: { $n } ships and a starport
almanac-players = { $n } players
almanac-out = Clusters out of play: { $clusters }

almanac-ship = Ship
    .text = Moves, fights and controls: a system is yours while you have more fresh ships there than any Rival. Each can take one hit; the second destroys it.
almanac-starport = Starport
    .text = A building that builds ships, one each time, and lets ships catapult away from it. Twice hit it is a Trophy.
almanac-city = City
    .text = A building that can be taxed for its planet's resource. Building it opens resource slots on your board, and the last two add Power to each ambition you win.
almanac-agent = Agent
    .text = Influences cards of the Court: who has the most there may secure the card. Rivals' agents on it become Captives.
almanac-marker = Ambition marker
    .text = Put on an ambition when it is declared; says what the first and second place get at the end of the chapter. Each chapter one is turned to its gold side, which is worth more.
almanac-outrage = Outrage
    .text = Whoever destroys a city provokes the outrage of its planet's type: an agent lies on that slot, its tokens are lost and may no longer be spent in the Prelude, and its guild cards leave.

almanac-assault = Assault die
    .text = Hits hardest, but three of its faces also hit your own ships.
almanac-skirmish = Skirmish die
    .text = Three of its faces hit once, and none of them hurts you.
almanac-raid = Raid die
    .text = Keys with which the attacker steals, and hits on buildings; only where the defender has a building.
