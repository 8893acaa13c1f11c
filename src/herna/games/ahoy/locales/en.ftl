game-title = Ahoy
    .minutes = 60
    .weight = 2
    .tagline = Four factions, one growing sea
    .about = Squadron and Union fight for control of the regions, Smugglers carry Cargo between them. When somebody has 30 Fame, the round is played out and the most famous wins.

variant-map = Starting map
variant-map-standard = Standard
variant-map-mirror = Mirror image
variant-enlist = Enlist and Strongholds
variant-enlist-literal = Only the Flagship's Island matters
variant-enlist-wide = A Stronghold protects its Island

role-squadron = Bluefin Squadron
role-union = Mollusk Union
role-smuggler-red = Red Smuggler
role-smuggler-white = White Smuggler

score-regions = Regions
score-deliveries = Deliveries
score-rewards = Rewards
score-pledges = Pledges

prompt-start-island = On which Island do you start?
prompt-start-space = On which space do you start?
prompt-turn = What do you do?
prompt-place = Where do you place { $source }?
prompt-sail = Where does { $source } sail?
prompt-jump = Where does { $source } go with the wind?
prompt-lay = Where do you lay { $source }?
prompt-rotate = How do you turn { $source }?
prompt-leave-map = The current leads off the map. What now?
prompt-drift = Which way do you drift from { $source }?
prompt-collect = Collect the Treasure on your way?
prompt-wreckage = You are among wrecks with { $source }. Does your Pilot steer clear?
prompt-anchor = You lie at anchor with { $source }. What do you do?
prompt-anchor-order = What comes next for { $source }?
prompt-fight = Whom does { $source } fight?
prompt-battle-plan = Play a plan in this battle?
prompt-fire = Do you fire your Cannons?
prompt-grog = Take 1 damage to roll again?
prompt-order = What happens first?
prompt-spoils = You have beaten { $source }. What do you take?
prompt-buccaneer = Give up { $source } to be rid of two of the loser's Crew?
prompt-dismiss = Which Crew leaves the game?
prompt-damage = A hit on { $source }. Which slot?
prompt-sacrifice = Which slot of your board do you damage?
prompt-strike = Which figure do you damage?
prompt-push = Where do you push { $source }?
prompt-repair = Which damage do you repair?
prompt-shift = Which die do you move to your Cannons?
prompt-volley = Which space does your Flagship fire at?
prompt-command = Which Patrol moves?
prompt-deploy = Where do you place the Patrol?
prompt-build = Build a Stronghold of two Patrols?
prompt-inspire = On which Island do you place a Comrade?
prompt-assemble = How many Comrades do you place?
prompt-ship = How does { $source } move?
prompt-recruit = Whom do you recruit?
prompt-negotiate = Whom do you recruit, whatever the cost and suit?
prompt-bargain = Remove a Comrade to recruit a second card?
prompt-drop = Your hold is full. Which Cargo goes to the box?
prompt-reward = Where does your white marker go?
prompt-take-reward = Take the reward: { $source }?
prompt-pledge = On which pledge pile do you put { $source }?
prompt-steal = What do you steal?
prompt-keep = Keep { $source } as Crew or as Cargo?
prompt-comrades-from = From which Island do Comrades leave?
prompt-comrades-to = Where do the Comrades of { $source } go?
prompt-comrades-count = How many go to { $source }?
prompt-evacuate = Which Island do you evacuate?
prompt-sneak-where = In which region do you attack?
prompt-sneak = Which Patrol goes home?
prompt-enlist-where = Whose Comrades enlist?
prompt-enlist = Whom do you enlist?
prompt-launch = On which Island is the ship launched?
prompt-raise = Which wealth die do you raise?
prompt-wipe = Send the whole Market to the box?

verb-pass = Done
verb-pass-jump = Stay here
verb-pass-battle-plan = No plan
verb-pass-fire = Hold fire
verb-pass-grog = Keep the roll
verb-pass-spoils = Take nothing
verb-pass-collect = Leave it
verb-pass-take-reward = Leave it
verb-pass-wipe = Keep the Market
verb-pass-build = Build nothing
verb-pass-push = Leave it there
verb-pass-buccaneer = Keep the Buccaneer
verb-pass-negotiate = Recruit nobody
verb-pass-bargain = No second card
verb-start = { $target }
verb-face = { $value }
verb-raise = Raise { $target }
verb-wipe = Replace the Market
verb-die = Place { $target }
    .name = Place a die
verb-change = Pay to make it a { $value }
verb-slot = { $target }
verb-aside = Set { $target } aside
    .name = Set a die aside
verb-recruit = Recruit { $target }
    .name = Recruit
verb-smuggle = Take { $target } as Cargo
    .name = Smuggle
verb-deliver = Deliver { $target }
    .name = Deliver
verb-use = Use { $target }
    .name = Crew action
verb-plan = Play { $target }
    .name = Play a plan
verb-end-turn = End the turn
verb-build = Build at { $target }
verb-step = { $target }
verb-explore = Explore
verb-witch = By witchcraft to { $target }
verb-jump = { $target }
verb-anchor = Anchor here
verb-lay = Lay it here
verb-turn = { $value ->
    [0] As printed
    [1] A quarter turn
    [2] Half a turn
   *[other] Three quarter turns
 }
verb-carry = Drift to { $target }
verb-carry-off = Drift off the map
verb-ignore = Stay clear
verb-suffer = Take the damage
verb-command = { $target }
verb-ship-sail = Sail
verb-ship-wind = Tailwind
verb-mend = Repair up to 2 damage
verb-transfer = Move a placed die to Cannons
verb-shift = { $target }
verb-treasure = Take the Treasure
verb-wage = { $target }: take 1 gold
verb-patrol = Place a Patrol
verb-land-two = Place 2 Comrades
verb-gain-two = Gain 2 Ready Comrades
verb-next = { $value ->
    [0] Harbor
    [1] Treasure
    [2] Merchant
    [3] Diver
   *[other] The board's bonus
 }
verb-collect = Collect the Treasure
verb-fight = Fight { $target }
verb-bribe = Pay 1 gold to pass { $target }
verb-fire = Turn { $target } down by { $value }
verb-grog = Damage { $target }
verb-win = { $value ->
    [0] 1 damage and steal 1 gold
    [1] 2 damage
    [2] 1 damage and remove a Comrade
    [3] 1 damage and place a Comrade
    [4] 1 damage and sail away
   *[other] 1 damage and a reward
 }
verb-first-card = { $target } first
verb-first-plan = { $target } first
verb-first-win = The victory option first
verb-volley = { $target }
verb-damage = { $target }
verb-fix = { $target }
verb-strike = { $target }
verb-push = { $target }
verb-crew = { $target }
verb-steal = { $target }
verb-as-crew = Keep { $target } as Crew
verb-as-cargo = Keep { $target } as Cargo
verb-dismiss = { $target }
verb-drop = { $target }
verb-deploy = { $target }
verb-island = { $target }
verb-land = { $target }
verb-count = { $value ->
    [one] { $value } Comrade
   *[other] { $value } Comrades
 }
verb-remove = { $target }
verb-marker = { $target }
verb-claim = Take it
verb-spend = { $value } gold for { $value } Fame
verb-pledge = { $target }

event-round = Round { $n } begins with { $seat }
event-turn = { $seat } takes a turn
event-first = { $seat } will go first
event-placed = { $seat } places { $a } on { $b }
event-removed = { $seat } takes { $a } off { $b }
event-moved = { $seat } sails { $a } to { $b }
event-bewitched = { $seat } takes { $a } off the map and back to { $b }
event-explored = { $seat } sails { $a } off the map and finds { $b }
event-tile = { $seat } draws { $a }
event-charted = { $seat } lays { $a }
event-placed-die = { $seat } puts a { $n } on { $b }
event-set-aside = { $seat } sets { $a } aside
event-shifted = { $seat } moves a { $n } to { $b }
event-loaded = { $seat } loads the Cannons
event-gold = { $seat } takes { $n } gold
event-stole = { $seat } steals 1 gold from { $a }
event-fame = { $seat } gains { $n } Fame
event-wealth = The wealth of { $a } rises to { $n }
event-battle = { $seat } attacks { $b } with { $a }
event-called-off = { $seat } slips away: a close call
event-bribed = { $seat } pays 1 gold to pass { $a }
event-fired = { $seat } fires for { $n }
event-rolled = { $seat } rolls a { $n }
event-rerolled = { $seat } drinks on it and rolls again
event-won = { $seat } wins with { $a } against { $b }: a total of { $n }
event-damaged = Damage to { $a }: { $b }
event-sacrificed = { $seat } sacrifices { $a }
event-repaired = { $seat } repairs { $a }
event-repaired-all = { $seat } repairs { $n } damage
event-pushed = { $seat } pushes { $a } to { $b }
event-joined = { $seat } recruits { $a }
event-boxed = { $seat } loses { $a } for good
event-used = { $seat } uses { $a }
event-robbed = { $seat } steals { $a } from { $b }
event-smuggled = { $seat } smuggles { $a }
event-dropped = { $seat } throws { $a } overboard
event-delivered = { $seat } delivers { $a }
event-pledged = { $seat } puts { $a } on { $b }
event-marker = { $seat } moves to the reward: { $a }
event-drew-plan = { $seat } draws { $a }
event-drew-plan-hidden = { $seat } draws a plan
event-played-plan = { $seat } plays { $a }
event-readied = { $seat } readies { $n ->
    [one] a Comrade
   *[other] { $n } Comrades
 }
event-landed = { $seat } places { $n ->
    [one] a Comrade
   *[other] { $n } Comrades
 } on { $a }
event-removed-comrades = { $seat } removes { $n ->
    [one] a Comrade
   *[other] { $n } Comrades
 } from { $a }
event-resettled = { $seat } moves { $n ->
    [one] a Comrade
   *[other] { $n } Comrades
 } from { $a } to { $b }
event-wiped = { $seat } replaces the Market: { $all }
event-scored = { $seat } gains { $n } Fame for regions
event-revealed = { $seat } turns the pledge markers: { $n } Fame
event-ended = { $seat } wins with { $n } Fame

why-die-fits = One of your dice fits a slot, so you have to place one.
why-dice-placed = Your dice for this turn are placed.
why-nothing-fits = No die fits any of your free slots, even for gold.
why-dice-due = { $n ->
    [one] You still have to place a die.
   *[other] You still have to place { $n } dice.
 }
why-too-many = You have done enough without dice this turn.
why-no-island = Your Flagship is not at an Island.
why-stronghold = A Stronghold on this Island forbids it.
why-guarded = A Stronghold guards every Island with a Comrade.
why-other-suit = The suit of this card is not that of your Island.
why-no-gold = It costs { $n } gold.
why-costs-die = It costs a die: place one on the card.
why-no-die = It costs a die, and yours for this turn are placed.
why-market-empty = The Market is empty.
why-nobody-here = No market card has the suit of your Island.
why-hold-empty = You have no Cargo.
why-other-port = This Cargo is wanted at Islands of another suit.
why-no-buyer = None of your Cargo is wanted here.
why-no-crew = None of your Crew has an action without a die.
why-no-twin = The other Island of this suit is not on the map, or you are not at an Island.
why-once = Once per turn, and that was it.
why-no-slot = No slot of your board can be damaged.
why-no-wind = There is no Tailwind space to go to.
why-no-plan = You have no plan that can be played now.
why-in-battle = This plan is played at the start of a battle.
why-no-comrades = { $n ->
    [one] No Island has a Comrade.
   *[other] No Island has { $n } Comrades.
 }
why-slot-damaged = This slot is damaged.
why-slot-taken = There is a die on this slot.
why-slot-value = This slot does not take a { $n }.
