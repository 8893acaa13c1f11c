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
