# What a seat gains or loses, as said after "will have": see Game.parts.

part-points =
    .more = more victory points
    .less = fewer victory points
part-places =
    .more = better places at bases about to score
    .less = worse places at bases about to score
part-board =
    .more = more power in play
    .less = less power in play
part-hand =
    .more = more cards in hand
    .less = fewer cards in hand
part-tempo =
    .more = more plays left
    .less = fewer plays left
