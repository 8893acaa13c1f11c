# What the components are called; a market card is called by its Crew, its Cargo has an entry of its own.

isle = { $n ->
    [0] Parrot Isle
    [1] New Parrot Isle
    [2] Skull Isle
    [3] New Skull Isle
    [4] Swords Isle
    [5] New Swords Isle
    [6] Tree Isle
    [7] New Tree Isle
    [8] Compass Isle
    [9] New Compass Isle
    [10] Fish Isle
   *[11] New Fish Isle
 }
region = { $n ->
    [0] the Parrot region
    [1] the New Parrot region
    [2] the Skull region
    [3] the New Skull region
    [4] the Swords region
    [5] the New Swords region
    [6] the Tree region
    [7] the New Tree region
    [8] the Compass region
    [9] the New Compass region
    [10] the Fish region
   *[11] the New Fish region
 }

space-open-north-west = Open sea north-west of { isle }
space-open-north = Open sea north of { isle }
space-open-north-east = Open sea north-east of { isle }
space-open-west = Open sea west of { isle }
space-open-east = Open sea east of { isle }
space-open-south-west = Open sea south-west of { isle }
space-open-south = Open sea south of { isle }
space-open-south-east = Open sea south-east of { isle }
space-current-north-west = Current north-west of { isle }
space-current-north = Current north of { isle }
space-current-north-east = Current north-east of { isle }
space-current-west = Current west of { isle }
space-current-east = Current east of { isle }
space-current-south-west = Current south-west of { isle }
space-current-south = Current south of { isle }
space-current-south-east = Current south-east of { isle }
space-harbor-north-west = Harbor north-west of { isle }
space-harbor-north = Harbor north of { isle }
space-harbor-north-east = Harbor north-east of { isle }
space-harbor-west = Harbor west of { isle }
space-harbor-east = Harbor east of { isle }
space-harbor-south-west = Harbor south-west of { isle }
space-harbor-south = Harbor south of { isle }
space-harbor-south-east = Harbor south-east of { isle }
space-fog-north-west = Fog north-west of { isle }
space-fog-north = Fog north of { isle }
space-fog-north-east = Fog north-east of { isle }
space-fog-west = Fog west of { isle }
space-fog-east = Fog east of { isle }
space-fog-south-west = Fog south-west of { isle }
space-fog-south = Fog south of { isle }
space-fog-south-east = Fog south-east of { isle }
space-wreckage-north-west = Wreckage north-west of { isle }
space-wreckage-north = Wreckage north of { isle }
space-wreckage-north-east = Wreckage north-east of { isle }
space-wreckage-west = Wreckage west of { isle }
space-wreckage-east = Wreckage east of { isle }
space-wreckage-south-west = Wreckage south-west of { isle }
space-wreckage-south = Wreckage south of { isle }
space-wreckage-south-east = Wreckage south-east of { isle }

cell-a = uncharted sea A{ $n }
cell-b = uncharted sea B{ $n }
cell-c = uncharted sea C{ $n }
cell-d = uncharted sea D{ $n }
cell-e = uncharted sea E{ $n }
cell-f = uncharted sea F{ $n }
cell-g = uncharted sea G{ $n }
cell-h = uncharted sea H{ $n }
cell-i = uncharted sea I{ $n }
cell-j = uncharted sea J{ $n }
cell-k = uncharted sea K{ $n }
cell-l = uncharted sea L{ $n }
cell-m = uncharted sea M{ $n }
cell-n = uncharted sea N{ $n }
cell-o = uncharted sea O{ $n }
cell-p = uncharted sea P{ $n }
cell-q = uncharted sea Q{ $n }
cell-r = uncharted sea R{ $n }
cell-s = uncharted sea S{ $n }
cell-t = uncharted sea T{ $n }
cell-u = uncharted sea U{ $n }
cell-v = uncharted sea V{ $n }
cell-w = uncharted sea W{ $n }
cell-x = uncharted sea X{ $n }
cell-y = uncharted sea Y{ $n }
cell-z = uncharted sea Z{ $n }

flagship-squadron = the Squadron's Flagship
flagship-union = the Union's Flagship
flagship-smuggler-red = the red Smuggler's Flagship
flagship-smuggler-white = the white Smuggler's Flagship
patrol = Patrol { $n }
stronghold = Stronghold { $n }
cutter = the Cutter
gunship = the Gunship

die = die { $n }

slot-sail = Sail slot { $n }
slot-full-sail = Full Sail slot
slot-tailwind = Tailwind slot { $n }
slot-cannons = Cannons slot { $n }
slot-repair = Repair slot
slot-order = Order slot
slot-bombard = Bombard slot
slot-deploy = Deploy slot
slot-assemble = Assemble slot
slot-inspire = Inspire slot
slot-rally = Rally slot
slot-negotiate = Negotiate slot
slot-cutter = the Cutter's slot
slot-gunship = the Gunship's slot { $n }

reward-start = no reward
reward-fame = { $n } Fame
reward-gold = { $n } gold
reward-spend = up to { $n } gold into Fame
reward-fame-and-wealth = { $n } Fame and wealth
reward-move = move up to { $n }
reward-move-in-peace = move up to { $n } without battles
reward-free-tailwind = free Tailwind
reward-recruit = free recruit
reward-repair-all = repair everything
reward-repair-for-fame = repair everything for Fame
reward-add-tile = add a tile

pledge-squadron = the Squadron's pledge pile
pledge-union = the Union's pledge pile
pledge-covered = { $n ->
    [1] the first pledge pile
   *[other] the second pledge pile
 }

card-aeronauts = Aeronauts
    .text = From an Island, pay 1 gold to jump your Flagship to the other Island showing the same suit. May be repeated.
card-middleman = Middleman
    .text = Each gold you pay to alter a die may alter it by 1 or 2.
card-documentarian = Documentarian
    .text = When your turn ends with an enemy Flagship in your Flagship's region, take 1 gold (never more).
card-elder = Elder
    .text = When your turn ends and none of your die slots (board, Crew, ships) is damaged, take 1 gold.
card-sea-witch = Sea Witch
    .text = When your Flagship leaves the map, instead of exploring you may reappear on the space at the nearest opposite edge.
card-buccaneer = Buccaneer
    .text = After winning any battle you may remove Buccaneer from the game to remove 2 Crew of the loser (you choose) as well.
card-mystic = Mystic
    .text = Once per turn: damage one slot of your own board to deal 1 damage to any one figure in your Flagship's region.
card-gunner = Gunner
    .text = When your Flagship wins a battle, deal 1 more damage.
card-gunners-mate = Gunner's Mate
    .text = Whenever you put a die on Cannons (Harbor included), your Flagship may fight one space of its region as though it had just moved in.
card-powder-monkey = Powder Monkey
    .text = Each time you repair (any amount), you may deal 1 damage to any one figure in your Flagship's region.
card-fighters = Fighters
    .text = +1 to your roll in every battle, whichever of your figures fights.
card-cutpurse = Cutpurse
    .text = Take 2 gold whenever any of your figures wins a battle.
card-shipwright = Shipwright
    .text = Place any die: repair all your damage.
card-emissary = Emissary
    .text = On your turn, instead of fighting an enemy figure you may give its owner 1 gold and skip that battle.
card-grogmaster = Grogmaster
    .text = Once per battle of your Flagship, take 1 damage to reroll your battle die (both dice with Secret Weapon).
card-convincing-comrade = Convincing Comrade
    .text = Place any die: shift up to 2 Comrades from one Island to one other Island.
card-convincing-official = Convincing Official
    .text = Place any die: move up to 2 Patrols 1 or 2 spaces each; they fight no battles.
card-naive-noble = Naive Noble
    .text = Remove Naive Noble from the game: take 1 Crew or Cargo from a Flagship in your Flagship's region; keep it as Crew or (Smugglers) Cargo.
card-sailor = Sailor
    .text = Place any die: move your Flagship 1 to 3 spaces (not a Sail action).
card-battering-beakhead = Battering Beakhead
    .text = When you damage an enemy figure that stays on the map, you may push it 1 space (never off the map; it skips battles, Harbors and Treasure).
card-ghastly-gust = Ghastly Gust
    .text = Remove Ghastly Gust from the game: jump your Flagship to any space on the map.
card-whispering-wind = Whispering Wind
    .text = Once per turn, pay 2 gold to jump your Flagship to any Tailwind space.
card-trawler = Trawler
    .text = Place any die: move your Flagship 1 or 2 spaces, also collecting Treasure on spaces you merely pass (not a Sail action).
card-barrelman = Barrelman
    .text = When your Flagship moves into Fog you may use the Fog as a Strong Current in a direction you choose.
card-pilot = Pilot
    .text = When your Flagship moves into Wreckage you may ignore the damage.
card-sea-dog = Sea Dog
    .text = When your Flagship moves into a Strong Current you may ignore it or let it carry you another way.
card-diver = Diver
    .text = Anchoring your Flagship at Wreckage yields 1 extra gold from its Treasure.
card-merchant = Merchant
    .text = Take 1 gold when your Flagship anchors at a Harbor (Islands do not count).

cargo-feathers = Feathers
cargo-coins = Coins
cargo-paintings = Paintings
cargo-linen = Linen
cargo-tinctures = Tinctures
cargo-gems = Gems
cargo-herbs = Herbs
cargo-furs = Furs
cargo-weapons = Weapons
cargo-lead = Lead
cargo-explosives = Explosives
cargo-fancy-hat = Fancy Hat
cargo-nails = Nails
cargo-lace = Lace
cargo-wine = Wine
cargo-shells = Shells
cargo-odd-meat = Odd Meat
cargo-munition = Munition
cargo-incense = Incense
cargo-tea = Tea
cargo-brandy = Brandy
cargo-glass = Glass
cargo-maps = Maps
cargo-fish-nets = Fish Nets
cargo-rare-wood = Rare Wood
cargo-iron = Iron
cargo-ropes = Ropes
cargo-jewelry = Jewelry
cargo-books = Books

plan-evacuation = Evacuation
    .text = Move every Comrade of one Island to one or more other Islands, split as you like.
plan-secret-weapon = Secret Weapon
    .text = In this battle roll two battle dice and add them; if you win, deal 1 more damage.
plan-close-call = Close Call
    .text = Skip this battle; on your own turn you may keep moving with movement you have left.
plan-weapons-cache = Weapons Cache
    .text = Add the number of your Ready Comrades to your roll. Stacks with its twin and with Secret Weapon.
plan-sneak-attack = Sneak Attack
    .text = Return up to 2 Patrols from one region whose Island holds a Comrade to the Squadron's supply.
plan-enlist = Enlist
    .text = Choose an Island with a Comrade; recruit any number of market Crew of its suit for free, then refill the Market.
plan-dynamic-entry = Dynamic Entry
    .text = Raise your Cannons die by 2 (maximum 6); then you may jump your Flagship to any Tailwind space.
plan-cutter = Cutter
    .text = Remove 2 Comrades from an Island, put the Cutter there. Its die slot: Sail 1-3 or Tailwind, ignoring Wreckage. Never uses the Cannons die. Comrades on its region's Island count double.
plan-gunship = Gunship
    .text = Remove 2 Comrades from an Island, put the Gunship there. Die slots 4 and 6: Sail 1-2 or Tailwind, ignoring Wreckage. Always loaded, +3 in battle.
