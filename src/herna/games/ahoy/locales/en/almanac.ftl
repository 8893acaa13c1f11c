# Words of the almanac: headings, and things whose pieces are called by their places.

almanac-boards = Boards
almanac-slots = Actions of the boards
almanac-pieces = Ships, dice and tokens
almanac-tile = { $isle }, { $n ->
    [1] first tile
   *[other] second tile
 }
almanac-amounts = gives { $amounts }

almanac-squadron = { role-squadron }
    .text = Rules the sea: wherever the Flagship anchors after Sail or Tailwind, a Patrol may stay, and two Patrols at an Island become a Stronghold. Its fifth die gives a third turn each round.
almanac-union = { role-union }
    .text = Raises Comrades on Islands, where nobody can fight them, and surprises with plans. Its Comrades and ships count against the Squadron in every region.
almanac-smuggler-red = { role-smuggler-red }
    .text = Controls no region. Carries Cargo to Islands for Fame and rewards, and pledges each delivery in secret to one of the two sides.
almanac-smuggler-white = { role-smuggler-white }
    .text = The second Smuggler, with Cargo, rewards and pledges of its own; both play alike.

almanac-slot-sail = Sail
    .text = Move your Flagship one or two spaces. When it anchors, the Squadron may leave a Patrol; the Union, at an Island, may place or gain two Ready Comrades.
almanac-slot-full-sail = Full Sail
    .text = Move your Flagship up to as many spaces as the die shows.
almanac-slot-tailwind = Tailwind
    .text = Move your Flagship straight to a space whose printed die shows the same value.
almanac-slot-cannons = Cannons
    .text = Your figures are loaded until the round ends; in a battle the die here may be turned down for as much strength.
almanac-slot-repair = Repair
    .text = Take up to two damage tokens off your board or Crew. This slot itself is never damaged.
almanac-slot-order = Order
    .text = Up to four Patrols move one space each, one after another.
almanac-slot-bombard = Bombard
    .text = All Comrades on the Island of your Flagship's region go back to the Union's supply.
almanac-slot-deploy = Deploy
    .text = Place a Patrol where your Flagship is, or beside it.
almanac-slot-assemble = Assemble
    .text = Up to four Ready Comrades go to the Island of your Flagship's region.
almanac-slot-inspire = Inspire
    .text = A Ready Comrade goes to each of up to four Islands.
almanac-slot-rally = Rally
    .text = At an Island: four Comrades from the supply get Ready.
almanac-slot-negotiate = Negotiate
    .text = At an Island: recruit any card of the Market for nothing; for a Comrade there, a second one.

almanac-reward-start = Start of the grid
    .text = Both markers begin here. The white one steps to a neighbouring space with each delivery.
almanac-reward-fame = Fame
    .text = Fame at once.
almanac-reward-gold = Gold
    .text = Gold at once.
almanac-reward-spend = Gold into Fame
    .text = Pay up to five gold; each is one Fame.
almanac-reward-fame-and-wealth = Fame and wealth
    .text = Four Fame, and the wealth of your Flagship's region grows by one.
almanac-reward-move = Move on
    .text = Your Flagship moves one or two spaces.
almanac-reward-move-in-peace = Move on in peace
    .text = Your Flagship moves one or two spaces without battles.
almanac-reward-free-tailwind = Free Tailwind
    .text = Your Flagship moves straight to any space with a tailwind die.
almanac-reward-recruit = Recruit
    .text = Any card of the Market becomes your Crew for nothing.
almanac-reward-repair-all = Repair everything
    .text = All your damage tokens go.
almanac-reward-repair-for-fame = Repair for Fame
    .text = All your damage tokens go, and each gives one Fame.
almanac-reward-add-tile = New region
    .text = Draw a tile and lay it at the edge of the map.

almanac-flagship = Flagship
    .text = Every captain has one. It sails, explores, fights, recruits and delivers, and it is never removed: its damage goes to the slots of the board. The Squadron's counts two for control.
almanac-patrol = Patrol
    .text = A small ship of the Squadron: one control in its region. It fights like the Flagship; damaged, it goes back to the supply.
almanac-stronghold = Stronghold
    .text = A fort of the Squadron on an Island: two control, always loaded, +2 in battles. Enemy Flagships there can neither recruit nor smuggle nor deliver.
almanac-ship-cutter = The Cutter
    .text = A ship of the Union, brought by its plan: one control, and every Comrade on its region's Island counts two. It sails with its own slot.
almanac-ship-gunship = The Gunship
    .text = A ship of the Union, brought by its plan: one control, always loaded, +3 in battles. It sails with its own two slots.
almanac-die = Action die
    .text = Rolled when a round begins. Each turn you place two on slots that take their value; gold raises or lowers one by one.
almanac-pledge = Pledge pile
    .text = A Smuggler's delivered Cargo goes under one of two piles. Only its owner knows which side each is; at the end a card gives one Fame for every region of its suit that this side controls.
almanac-comrade = Comrade
    .text = The Union's token on an Island: one control in its region. Nothing can fight it, but some actions remove it.
almanac-gold = Gold
    .text = Pays for Crew, and for altering a die when it is placed.
