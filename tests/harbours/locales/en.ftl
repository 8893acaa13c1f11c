game-title = Harbours
    .tagline = Ships, bids and gossip
    .about = Hold the richest harbours when eight rounds are over.

prompt-bid = How much do you bid to start?
prompt-turn = What do you do?
prompt-sail-from = Sail from where?
prompt-sail-to = Sail from { $source } to where?
prompt-sail-ships = How many ships sail?
prompt-raid = Raid where?
prompt-raid-whom = Raid whom?
prompt-storm = Where does the storm rise?
prompt-storm-to = Where does it drive the ships?
prompt-order = What happens first?
prompt-die = The die

verb-pass-turn = End the turn
verb-bid = Bid { $value }
verb-play = Play { $target }
verb-sail = Sail
verb-trade = Trade at { $target }
verb-build = Build a ship at { $target }
    .name = Build a ship
verb-raid = Raid
verb-where = { $target }
verb-whom = { $target }
verb-ship = { $value ->
    [one] One ship
   *[other] { $value } ships
 }
verb-face = { $value }
verb-resolve = { $target } first

event-gained = { $seat } takes { $n } gold
event-drew = { $seat } draws { $a }
event-drew-hidden = { $seat } draws a card
event-played = { $seat } plays { $a }
event-bid = { $seat } had bid { $n }
event-built = { $seat } builds a ship at { $a }
event-sailed = { $seat } sails from { $a } to { $b } with { $n ->
    [one] one ship
   *[other] { $n } ships
 }
event-raid = { $seat } raids at { $a }
event-rolled = { $seat } rolls { $n }
event-sunk = { $seat } loses a ship at { $a }
event-storm = { $seat } lets a storm blow from { $a } to { $b }
event-ended = { $seat } wins with { $n ->
    [one] one point
   *[other] { $n } points
 }

why-no-gold = A ship costs { $n } gold.
why-no-ships = All your ships are at sea.
why-no-rival = You share no harbour with a rival.

score-gold = Gold
score-harbours = Harbours
score-crew = Crew

area = Harbour { $n }
card-storm = Storm
    .text = Choose a harbour you share and one beside it: a ship of every rival is driven there.
card-windfall = Windfall
    .text = Take three gold.
card-diver = Diver
    .text = After you lose a ship, take a gold.
card-gossip = Gossip
    .text = After you lose a ship, draw a card.

word-gold = Gold
word-ships = Ships left
word-points = Points
word-cards = Cards
text-round = Round { $n } of { $of }
text-harbours = Ships
text-ships = { $where }: { $who } has { $n ->
    [one] one ship
   *[other] { $n } ships
 }

part-points =
    .more = more points
    .less = fewer points
part-promise =
    .more = more to hope for
    .less = less to hope for
