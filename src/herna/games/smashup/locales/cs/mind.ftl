# Co kdo získá nebo ztratí, řečeno po „bude mít“: viz Game.parts.

part-points =
    .more = víc vítězných bodů
    .less = méně vítězných bodů
part-places =
    .more = lepší pořadí na základnách před vyhodnocením
    .less = horší pořadí na základnách před vyhodnocením
part-board =
    .more = víc síly ve hře
    .less = méně síly ve hře
part-hand =
    .more = víc karet v ruce
    .less = méně karet v ruce
part-tempo =
    .more = víc karet k zahrání v tomto tahu
    .less = méně karet k zahrání v tomto tahu
