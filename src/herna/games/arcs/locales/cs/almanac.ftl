# Slova almanachu: nadpisy, vytištěná čísla a díly, které se jmenují podle místa.

almanac-actions = Karty akcí
almanac-leaders = Vůdci
almanac-lore = Příběhy
almanac-resources = Zdroje a pobouření
almanac-dice = Kostky
almanac-pieces = Díly
almanac-setups = Karty přípravy

almanac-declares = Ambice: { $ambition }
almanac-vox = Ozvěna: nastane při zajištění
almanac-begins = Začíná: { $tokens }
almanac-ships = { $place }: { $n ->
    [one] { $n } loď
    [few] { $n } lodě
   *[other] { $n } lodí
 }
almanac-with-city = { $place }: { $n ->
    [one] { $n } loď
    [few] { $n } lodě
   *[other] { $n } lodí
 } a město
almanac-with-starport = { $place }: { $n ->
    [one] { $n } loď
    [few] { $n } lodě
   *[other] { $n } lodí
 } a dok
almanac-players = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčů
 }
almanac-out = Hvězdokupy mimo hru: { $clusters }

almanac-ship = Loď
    .text = Pohybuje se, bojuje a ovládá: systém je tvůj, dokud tam máš víc nepoškozených lodí než kterýkoli soupeř. Každá vydrží jeden zásah, druhý ji zničí.
almanac-starport = Dok
    .text = Budova, která staví lodě, pokaždé jednu, a z níž lodě mohou vyrazit na urychlený pohyb. Po dvou zásazích je z ní trofej.
almanac-city = Město
    .text = Budova, ze které se berou daně: zdroj její planety. Její stavba otevírá na desce pole pro zdroje a poslední dvě města přidávají moc za každou vyhranou ambici.
almanac-agent = Agent
    .text = Ovlivňuje karty dvora: kdo jich tam má nejvíc, ji smí zajistit. Agenti soupeřů na ní se stanou zajatci.
almanac-marker = Žeton ambice
    .text = Při vyhlášení se pokládá na ambici a říká, co na konci kapitoly dostane první a druhé místo. Každou kapitolu se jeden obrátí na zlatou stranu, která má větší cenu.
almanac-outrage = Pobouření
    .text = Kdo zničí město, pobouří jeho planetu: na pole jejího typu jde agent, žetony toho typu propadnou, v Předzvěsti je už nelze utratit a karty gild toho typu odejdou.

almanac-assault = Kostka útoku
    .text = Zasahuje nejvíc, tři její stěny ale i vlastní lodě.
almanac-skirmish = Kostka šarvátky
    .text = Tři její stěny zasáhnou jednou a žádná ti neublíží.
almanac-raid = Kostka nájezdu
    .text = Klíče, kterými útočník krade, a zásahy do budov; jen tam, kde má obránce budovu.
