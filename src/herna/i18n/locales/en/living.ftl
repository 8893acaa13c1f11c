# Waiting for others, and what they did meanwhile; sound at the table
thinks-about = is asked: “{ $question }”
skip-bots = Skip
since-last = Since your last turn
times-n = ×{ $n }
and-more = { $n ->
    [one] and one more thing
   *[other] and { $n } more things
}
play-again = Show it again
again-stop = Stop
sound-turn-on = Turn sounds on
sound-turn-off = Turn sounds off
key-skip = K
    .more = let bots play without pauses until you are asked
key-again = L
    .more = show on the board what happened since your last turn
key-hand = Drag
    .more = a die to a slot, a unit or a ship to a space, a card to a base; Undo takes the whole move back
shift-for-more = (Shift: other ways)
fold = Fold
unfold = Unfold
about-piece = What is this?
