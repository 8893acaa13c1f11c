# The words of the platform itself. Games have theirs beside their rules.

# Genders of components: English has none.
genders = {""}

seat-nobody = nobody
seat-number = Seat { $n }
seat-called = { $name }
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

hint-best-clear = { $option }: clearly best, about { $chance } % to win and { $points } points. The next best costs { $loss } %.
hint-best-close = { $option }: best by a little, about { $chance } % to win and { $points } points.
hint-equal = { $option }: as good, about { $chance } % to win and { $points } points.
hint-worse = { $option }: costs { $loss } % of winning; about { $chance } % and { $points } points.
hint-then = Then { $option }.

analysis-chance = { $seat } would win { $chance } of 100 games from here
analysis-mistake = { $seat } chose “{ $taken }” and gave away { $loss } %; better was “{ $best }”
analysis-turn = { $seat } chose “{ $taken }” and went from { $before } % to { $after } %
analysis-none = No single decision changed the game much.
