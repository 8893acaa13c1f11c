# Almanach: všechno, co je v krabici.

almanac = Almanach
almanac-search = Hledat v almanachu
almanac-all = Všechno
almanac-copies = { $n ->
    [one] v krabici 1
   *[other] v krabici { $n }
 }
almanac-rulings = { $n ->
    [one] 1 odstavec pravidel
    [few] { $n } odstavce pravidel
   *[other] { $n } odstavců pravidel
 }
entry-how = Víc: pravé tlačítko myši nebo I
key-entry = I
    .more = otevře všechno, co se o vybrané figurce ví
