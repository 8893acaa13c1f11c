# Čekání na ostatní a co mezitím udělali; zvuky u stolu
thinks-about = má otázku: „{ $question }“
skip-bots = Přeskočit
since-last = Od tvého posledního tahu
times-n = { $n }×
and-more = { $n ->
    [one] a ještě jedna věc
    [few] a ještě { $n } věci
   *[other] a ještě { $n } věcí
}
play-again = Ukázat znovu
again-stop = Dost
sound-turn-on = Zapnout zvuky
sound-turn-off = Vypnout zvuky
key-skip = K
    .more = boti hrají bez přestávek, dokud nejsi na řadě
key-again = L
    .more = ukázat na desce, co se stalo od tvého posledního tahu
key-hand = Táhnout
    .more = kostku na políčko, jednotku nebo loď na místo, kartu na bázi; Zpět vezme celý pohyb najednou
shift-for-more = (Shift: jinak)
fold = Sbalit
unfold = Rozbalit
about-piece = Co to je?
