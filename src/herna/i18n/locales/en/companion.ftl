# Why an answer is good: parts of how well somebody stands, see part-… of each game.
why-so = Why: compared with the other answers you will have { $gains }.
why-so-both = Why: compared with the other answers you will have { $gains }, but { $losses }.
why-so-despite = Why: it pays only later; for now you will have { $losses }.
why-so-against = Against it: compared with the other answers you will have { $losses }.
why-so-wins = Why: it wins the game.
why-so-later = Why: what it is good for shows only later; the search saw it by playing on.
why-so-beware = Beware, { $seat } is next: before you are asked again you may have { $losses }.

# The companion of a first game.
explain-on = Explain as we go
explain-off = Stop explaining
explain-again = What is this about?
explain-read = Rulebook: { $chapter }
explain-turn = After this turn { $seat } has { $gains }.
