# Slova samotné platformy. Hry mají svá vedle svých pravidel.

# Rody: mužský životný a neživotný, ženský, střední, a tytéž v množném čísle.
genders = m i f n mp ip fp np

seat-nobody = nikdo
    .gen = nikoho
    .dat = nikomu
    .acc = nikoho
    .loc = nikom
    .ins = nikým
seat-number = Místo { $n }
    .gen = místa { $n }
    .dat = místu { $n }
    .acc = místo { $n }
    .loc = místě { $n }
    .ins = místem { $n }
seat-called = hráč { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .loc = hráči { $name }
    .ins = hráčem { $name }
list-and = { $start } a { $end }
verb-pass = Nic

waiting-for = Na tahu: { $seat }
your-turn = Jsi na tahu
over = Hra skončila
winner = Vítěz: { $seat }
winners = Vítězové: { $seats }
score-total = Celkem
score-line = { $seat }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
standings = Stav bodů

menu-games = Kterou hru?
menu-which = Číslo
menu-seats = Kolik hráčů ({ $seats })
terminal-you = Ty
terminal-input = Tvá odpověď (číslo; u zpět, r znovu, p stav, w proč ne, q konec):
terminal-help = Napiš číslo odpovědi, nebo u, r, p, w, q.

hint-best-clear = { $option }: jasně nejlepší, výhra asi na { $chance } % a { $points } b. Další v pořadí stojí { $loss } %.
hint-best-close = { $option }: o fous nejlepší, výhra asi na { $chance } % a { $points } b.
hint-equal = { $option }: stejně dobré, výhra asi na { $chance } % a { $points } b.
hint-worse = { $option }: stojí { $loss } % výhry; asi { $chance } % a { $points } b.
hint-then = Potom { $option }.

analysis-chance = { $seat } odsud vyhraje asi { $chance } her ze 100
analysis-mistake = { $seat } volí „{ $taken }“ a přichází o { $loss } %; lepší bylo „{ $best }“
analysis-turn = { $seat } volí „{ $taken }“ a jde z { $before } % na { $after } %
analysis-none = Žádné jednotlivé rozhodnutí hru příliš nezměnilo.
