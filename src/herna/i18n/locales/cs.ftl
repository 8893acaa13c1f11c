# Slova samotné platformy. Hry mají svá vedle svých pravidel.

seat-nobody = nikdo
seat-number = Místo { $n }
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
