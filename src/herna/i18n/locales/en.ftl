# The words of the platform itself. Games have theirs beside their rules.

seat-nobody = nobody
seat-number = Seat { $n }
list-and = { $start } and { $end }
verb-pass = Pass

waiting-for = Waiting for { $seat }
your-turn = Your turn
over = The game is over
winner = Winner: { $seat }
winners = Winners: { $seats }
score-total = Total
score-line = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
standings = Standings
