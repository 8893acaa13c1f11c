# What the companion of a first game says before each question; which paragraph it is about stands in learn/companions.

companion-faction = The faction says where you live and what your mechs and your people can learn. For a first game any of them will do; all of them learn to cross rivers and to move faster.
companion-mat = The player mat says which actions belong together and what they cost. Its number also says who begins, the lowest first.
companion-section = This choice is your whole turn: first the action at the top of the section, then the one at the bottom. You must leave the section where you were, so think of the pair you want next, too.
companion-top = The top action comes first and is cheap: it moves you, brings resources, power or workers. Pay the red cost, then take what the green boxes show.
companion-bottom = The bottom action is what lasts: upgrades, mechs, structures, recruits. Each is paid with its own resource, from any territory that you control, and often brings coins.
companion-end-of-turn = If you have done what one of your objectives asks, revealing it now places a star. The other objective is gone then.
companion-move = Each unit moves once, by one territory. Land you stand on is land you control: it counts at the end, and what lies there is yours to spend.
companion-go = Where a rival's character or mech stands you will fight, with your character or a mech only. Your character stops at an encounter and meets people there.
companion-carry = Units carry resources along. They can be spent from anywhere you control, so carry them only to keep them safe or to count them later.
companion-pay = Take the resources from where they are in danger: what lies on a territory belongs to whoever controls it.
companion-pay-card = The Factory card costs a combat card. Give the weakest one; the strong ones win combats.
companion-gain = You may take all of it or less. Usually all is best; popularity and power have places where a star waits.
companion-onto = The resources lie where you put them and belong to whoever controls that territory. Put them where a worker of yours is safe.
companion-get = Take what your next bottom action costs: oil upgrades, metal deploys mechs, wood builds, food enlists.
companion-produce = Each worker there makes what its territory yields; in a village it is another worker. Produce what your next bottom action needs.
companion-welcome = A worker produces and holds land, and with all eight on the board you place a star. But Produce becomes dearer with every few of them.
companion-one-of = You get one of these things. A mech teaches all your units something, a structure or recruit keeps paying, a worker holds land.
companion-upgrade = A cube moves from a top action, which gives more from now on, to a bottom action, which gets cheaper. Choose the top action that you use most.
companion-lower = This bottom action costs one resource less for the rest of the game. Choose one that you will still use several times.
companion-deploy = What a mech uncovers on your faction mat all your mechs and your character can do from now on. Crossing rivers or moving faster usually comes first.
companion-deploy-at = It comes to a territory with one of your workers and can carry workers from there. It also protects them: nobody drives off what a mech defends.
companion-build = Each structure does something for the rest of the game, holds its territory while nobody else is there, and all four are a star.
companion-build-at = It stands where you have a worker, one structure to a territory. Look at the bonus tile: some places earn coins at the end.
companion-enlist = What the recruit uncovers you get each time you or a neighbour takes that bottom action. Choose the one that the three of you use most.
companion-bonus = This bonus you get once, now. Take what helps at the moment; each of the four can be taken by one recruit only.
companion-fight = You fight one combat after the other. Power spent in the first is missing in the second.
companion-ability = Your mechs have learned something for combats. It is used before the dials are set, so it changes what both will dare.
companion-scout = A combat card changes hands unseen. Only the two of you know which it was.
companion-dial = Both choose in secret and both lose what they dial, whoever wins. Dial and cards count together; if you are level, the attacker wins.
companion-add-card = For each character or mech of yours here you may add a combat card. Played cards are gone, won or lost.
companion-retreat = You have lost, so your units go home; this one may flee to a lake instead. From there it is nearer to the board.
companion-along = Workers may go along to the lake with their mech; the others go home. On the lake they need the mech to stay.
companion-encounter = Your character has met people. The first choice is free, the second costs something and gives more, the third is taken by force and costs popularity.
companion-factory = You keep one card for the whole game: a fifth section for your turns, and its bottom action moves a unit two territories.
companion-deal = At this table players may agree on coins. Choose with whom you want to talk about it.
companion-bargain = Before the fight you may still agree on coins with the other side. The combat itself takes place anyway.
companion-amount = Coins are what wins the game in the end: name a sum that is worth it to both.
companion-consent = Coins count one for one at the end. Ask yourself what the other one expects for them.
companion-consent-paying = Coins count one for one at the end. Pay only if what you get is worth more to you.
companion-delay = Your table plays with a limit on turns that drag on. Say whether this player has held everybody up.

# Why each part of how well somebody stands matters, said after a rival's turn: see part-…

companion-part-coins = Coins decide the game: now those in hand and what stars, territories and resources would bring.
companion-part-stars = Each star counts, and the sixth one ends the game at once.
companion-part-works = Workers, mechs, recruits and structures make every later turn stronger.
companion-part-strength = Power and combat cards win combats, and often are not even needed: others keep away.
companion-part-hearts = Popularity decides how much stars, territories and resources are worth at the end.
companion-part-supplies = With the right resource lying ready the next bottom action is paid.
companion-part-secrets = An objective that is done may be revealed for a star.
companion-part-stance = Units away from home hold territories, and these count at the end.
companion-part-safety = Where no enemy stands next door workers and resources are safe.
