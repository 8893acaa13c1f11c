# What a seat gains or loses, as said after "will have": see Game.parts.

part-power =
    .more = more Power
    .less = less Power
part-ambitions =
    .more = a better standing in the ambitions
    .less = a worse standing in the ambitions
part-buildings =
    .more = more cities and starports
    .less = fewer cities and starports
part-fleet =
    .more = a stronger fleet and more systems under control
    .less = a weaker fleet and fewer systems under control
part-stores =
    .more = more resources to spend
    .less = fewer resources to spend
part-court =
    .more = more of a say at the Court
    .less = less of a say at the Court
part-safety =
    .more = less that Rivals could raid
    .less = more that Rivals could raid
part-hand =
    .more = better cards or the initiative
    .less = weaker cards or no initiative
