# The score during a game and at its end.
score = Score
if-it-ended-now = If it ended now
standing-behind = You are { $n } behind { $name }.
standing-shared = In the lead together: { $names }.
standing-ahead = You lead by { $n }.
standing-leads = { $name } leads by { $n }.
key-score = S
    .more = shows the score as if the game ended now

# The end of a game
how-it-ended = How it ended
last-position = Last position
won-by =
    { $n ->
        [one] by { $n } point, ahead of { $name }
       *[other] by { $n } points, ahead of { $name }
    }
won-by-tie = after a tie with { $name }
turning-point = Turning point:
awards = Awards
share = Send it to friends
share-picture = The result as a picture
share-more = The link leads to step { $n }, just before the turning point: whoever opens it can play on from there.
beat-me-from = Beat me from move { $n }
score-opening = Opening
score-middle = Middle
score-finale = Finale

# Awards worth a smile
award-comeback = Back from the dead
    .more =
        { $n ->
            [one] Was { $n } point behind, and won all the same.
           *[other] Was { $n } points behind, and won all the same.
        }
award-doubts = On second thoughts
    .more =
        { $n ->
            [one] Took { $n } answer back. Nobody saw it.
           *[other] Took { $n } answers back. Nobody saw a thing.
        }
award-talk = Voice of the table
    .more =
        { $n ->
            [one] Said { $n } thing. Somebody had to.
           *[other] Said { $n } things. Somebody had to.
        }
award-leap = Leap of the evening
    .more =
        { $n ->
            [one] { $n } point at one stroke.
           *[other] { $n } points at one stroke.
        }
award-sprint = Last-minute rush
    .more =
        { $n ->
            [one] { $n } point in the last quarter of the game.
           *[other] { $n } points in the last quarter of the game.
        }
award-start = Up before the cock
    .more =
        { $n ->
            [one] { $n } point before the others were warm.
           *[other] { $n } points before the others were warm.
        }
award-leader = View from the front
    .more = In the lead for { $n } % of the game.
award-steady = Little by little
    .more =
        { $n ->
            [one] Gained something { $n } time.
           *[other] Gained something { $n } times.
        }
award-brief = Soul of brevity
    .more =
        { $n ->
            [one] Needed only { $n } decision for all this.
           *[other] Needed only { $n } decisions for all this.
        }
award-busy = Hand that never rests
    .more =
        { $n ->
            [one] Made { $n } decision, more than anybody.
           *[other] Made { $n } decisions, more than anybody.
        }
award-company = Good company
    .more = Without you, whom would they have played with?
