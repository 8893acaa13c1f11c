# Otevřené stoly a diváci.

open-tables = Otevřené stoly
filters = Které stoly
filter = Ukázat
filter-game = Hra
filter-seats = Hráči
filter-pace = Tempo
filter-language = Jazyk
filter-way = Hrát, nebo se dívat
for-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
way-join = Přisednout
way-watch = Dívat se
no-matter = Na tom nezáleží
tables-found = { $n ->
    [0] Teď žádný stůl
    [one] { $n } stůl
    [few] { $n } stoly
   *[other] { $n } stolů
 }
no-open-tables = U takového stolu teď nikdo nečeká. Zvol rychlé místo: otevře se stůl a ostatní ho tu najdou.
quick-seat = Rychlé místo
    .more = Posadí tě tam, kde už někdo čeká. Když nečeká nikdo, otevře se stůl, který tu najde každý.
table-language = Jazyk u stolu
any-language = Jakýkoli
waiting-for-all = Hra začne, jakmile všichni sedí.
offered = Tento stůl najde v herně každý a může si přisednout.
by-invitation = Přisednout může jen ten, kdo má odkaz.
open-table = Otevřít všem
close-table = Jen na pozvání
programs-sit = Smějí přisednout programy
    .more = boti, které si přivedou hráči; boty herny posazuješ ty
programs-sit-yes = Ano
programs-sit-invited = Jen pozvané
programs-sit-no = Ne
programs-here-invited = programy jen na pozvání
    .more = Programy si sem přisednou, jen když je hostitel pozve.
programs-here-no = bez programů
    .more = U tohoto stolu hrají jen lidé: žádný program tu nesmí přisednout ani odpovídat.
programs = Programy
programs-no-enter = nesmějí se přihlásit
problem-no-programs = Hostitel tu programy nechce.
send-away = Dát místo jiným
watchers = Diváci
watching-now = Dívají se: { $names }
nobody-watches = Nikdo se nedívá.
murmur = Napiš ostatním divákům
murmurs-later = Co si píšou, si přečteš po hře.
