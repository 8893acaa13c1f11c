# The almanac: everything in the box.

almanac = Almanac
almanac-search = Search the almanac
almanac-all = Everything
almanac-copies = { $n ->
    [one] 1 in the box
   *[other] { $n } in the box
 }
almanac-rulings = { $n ->
    [one] One rule about it
   *[other] { $n } rules about it
 }
entry-how = More: right-click, or I
key-entry = I
    .more = opens all that is known of the chosen piece
