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

menu-games = Which game?
menu-which = Number
menu-seats = How many players ({ $seats })
terminal-you = You
terminal-input = Your answer (a number; u undo, r redo, p position, w why not, q leave):
terminal-help = Type the number of an answer, or u, r, p, w, q.
