# Skóre během hry a na jejím konci.
score = Skóre
if-it-ended-now = Kdyby hra skončila teď
standing-behind = Ztrácíš { $n } na vedení, které drží { $name }.
standing-shared = Společně ve vedení: { $names }.
standing-ahead = Vedeš o { $n }.
standing-leads = Vede { $name }, náskok { $n }.
key-score = S
    .more = ukáže skóre, kdyby hra skončila teď

# Konec hry
how-it-ended = Jak to dopadlo
last-position = Závěrečná pozice
won-by =
    { $n ->
        [one] o { $n } bod, druhé místo: { $name }
        [few] o { $n } body, druhé místo: { $name }
       *[other] o { $n } bodů, druhé místo: { $name }
    }
won-by-tie = při rovnosti bodů, druhé místo: { $name }
turning-point = Bod zlomu:
awards = Ocenění
share = Pošli to přátelům
share-picture = Výsledek jako obrázek
share-more = Odkaz vede ke kroku { $n }, těsně před bod zlomu: kdo ho otevře, může odtud hrát dál.
beat-me-from = Poraz mě od tahu { $n }
score-opening = Zahájení
score-middle = Střed hry
score-finale = Závěr

# Ocenění k úsměvu
award-comeback = Fénix z popela
    .more =
        { $n ->
            [one] Ztráta { $n } bod, a přesto výhra.
            [few] Ztráta { $n } body, a přesto výhra.
           *[other] Ztráta { $n } bodů, a přesto výhra.
        }
award-doubts = Co když jinak?
    .more =
        { $n ->
            [one] { $n } odpověď vzatá zpět. Nikdo nic neviděl.
            [few] { $n } odpovědi vzaté zpět. Nikdo nic neviděl.
           *[other] { $n } odpovědí vzatých zpět. Nikdo nic neviděl.
        }
award-talk = Hlas od stolu
    .more =
        { $n ->
            [one] { $n } zpráva. Někdo mluvit musí.
            [few] { $n } zprávy. Někdo mluvit musí.
           *[other] { $n } zpráv. Někdo mluvit musí.
        }
award-leap = Skok večera
    .more =
        { $n ->
            [one] { $n } bod jediným tahem.
            [few] { $n } body jediným tahem.
           *[other] { $n } bodů jediným tahem.
        }
award-sprint = Za pět minut dvanáct
    .more =
        { $n ->
            [one] { $n } bod v poslední čtvrtině hry.
            [few] { $n } body v poslední čtvrtině hry.
           *[other] { $n } bodů v poslední čtvrtině hry.
        }
award-start = Ranní ptáče
    .more =
        { $n ->
            [one] { $n } bod, než se ostatní rozkoukali.
            [few] { $n } body, než se ostatní rozkoukali.
           *[other] { $n } bodů, než se ostatní rozkoukali.
        }
award-leader = Vyhlídka z čela
    .more = { $n } % hry ve vedení.
award-steady = Zrnko ke zrnku
    .more =
        { $n ->
            [one] Jednou něco do sbírky.
            [few] { $n }krát něco do sbírky.
           *[other] { $n }krát něco do sbírky.
        }
award-brief = Málo slov, hodně činů
    .more =
        { $n ->
            [one] Na tohle všechno stačilo { $n } rozhodnutí.
           *[other] Na tohle všechno stačilo { $n } rozhodnutí.
        }
award-busy = Ruka, která neodpočívá
    .more =
        { $n ->
            [one] { $n } rozhodnutí, nejvíc ze všech.
           *[other] { $n } rozhodnutí, nejvíc ze všech.
        }
award-company = Dobrá společnost
    .more = S kým by jinak hráli?
