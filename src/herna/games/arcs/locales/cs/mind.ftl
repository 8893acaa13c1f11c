# Co kdo získá nebo ztratí, řečeno po „bude mít“: viz Game.parts.

part-power =
    .more = víc moci
    .less = méně moci
part-ambitions =
    .more = lepší postavení v ambicích
    .less = horší postavení v ambicích
part-buildings =
    .more = víc měst a doků
    .less = méně měst a doků
part-fleet =
    .more = silnější flotilu a víc ovládaných systémů
    .less = slabší flotilu a méně ovládaných systémů
part-stores =
    .more = víc zdrojů
    .less = méně zdrojů
part-court =
    .more = větší slovo u dvora
    .less = menší slovo u dvora
part-safety =
    .more = méně toho, co by soupeři mohli uloupit
    .less = víc toho, co by soupeři mohli uloupit
part-hand =
    .more = lepší karty nebo iniciativu
    .less = slabší karty nebo žádnou iniciativu
