# Co říká průvodce první hrou před každou otázkou; o kterém odstavci je řeč, uvádí learn/companions.

companion-faction = Frakce určuje, kde máš domov a co se mohou naučit tví mechové i tvůj lid. Na první hru se hodí kterákoli; brodit řeky a pohybovat se rychleji se naučí všechny.
companion-mat = Deska hráče určuje, které akce k sobě patří a kolik stojí. Podle jejího čísla se také začíná, nejnižší je první.
companion-section = Tato volba je celý tvůj tah: nejdřív akce v horní polovině části, potom ve spodní. Na stejné části zůstat nesmíš, mysli tedy i na to, kam půjdeš příště.
companion-top = Horní akce je první a je levná: pohne tebou, dá suroviny, moc nebo dělníky. Zaplať červené a vezmi si, co ukazují zelená políčka.
companion-bottom = Spodní akce je to, co zůstane: vylepšení, mechové, budovy, rekruti. Každá se platí svou surovinou z kteréhokoli území, které kontroluješ, a často přinese mince.
companion-end-of-turn = Je-li splněno, co žádá některý z tvých úkolů, můžeš ho teď odhalit a umístit za něj hvězdu. O druhý úkol tím přijdeš.
companion-move = Každá jednotka se pohne jednou, o jedno území. Kde stojíš, tam kontroluješ: na konci se to počítá a suroviny odtud smíš utrácet.
companion-go = Kde stojí cizí postava nebo mech, tam budeš bojovat, a to jen s postavou nebo mechem. Tvá postava se u setkání zastaví a potká tam lidi.
companion-carry = Jednotky s sebou smějí nést suroviny. Platit se jimi dá odkudkoli, kde kontroluješ, nos je tedy jen kvůli bezpečí.
companion-pay = Vezmi suroviny odtud, kde jim hrozí nebezpečí: co leží na území, patří tomu, kdo ho kontroluje.
companion-pay-card = Karta Továrny stojí bojovou kartu. Dej tu nejslabší; silné vyhrávají boje.
companion-gain = Smíš si vzít všechno, nebo méně. Obvykle je nejlepší všechno; na 18 popularity a 16 moci čeká hvězda.
companion-onto = Suroviny leží tam, kam je dáš, a patří tomu, kdo to území kontroluje. Polož je k dělníkovi, kterému nic nehrozí.
companion-get = Vezmi to, co stojí tvá příští spodní akce: za ropu se vylepšuje, za kov nasazuje, za dřevo staví a za jídlo verbuje.
companion-produce = Každý tamní dělník vyrobí, co jeho území dává; ve vesnici je to další dělník. Produkuj to, co potřebuje tvá příští spodní akce.
companion-welcome = Dělník produkuje a drží území a za všech osm na plánu je hvězda. Jenže s jejich počtem se Produkce prodražuje.
companion-one-of = Dostaneš jednu z těchto věcí. Mech naučí něco všechny tvé bojové jednotky, budova a rekrut se vyplácejí pořád, dělník drží území.
companion-upgrade = Kostka se přesune od horní akce, která bude dávat víc, ke spodní, která zlevní. Vyber horní akci, kterou používáš nejčastěji.
companion-lower = Tato spodní akce bude až do konce hry o surovinu levnější. Vyber takovou, kterou ještě několikrát použiješ.
companion-deploy = Co mech na desce frakce odkryje, to od této chvíle umějí všichni tví mechové i postava. Nejdřív se obvykle hodí brodění řek nebo rychlost.
companion-deploy-at = Přijde na území s některým tvým dělníkem a může odtud dělníky převážet. Také je chrání: co brání mech, to nikdo nezažene jen tak.
companion-build = Každá budova něco dělá až do konce hry, drží své území, dokud tam nikdo jiný není, a za všechny čtyři je hvězda.
companion-build-at = Stojí tam, kde máš dělníka, na každém území jen jedna. Podívej se na dílek stavebního bonusu: některá místa na konci vynesou mince.
companion-enlist = Co rekrut odkryje, získáš pokaždé, když tu spodní akci provedeš ty nebo soused. Vyber tu, kterou spolu nejčastěji používáte.
companion-bonus = Tento bonus získáš jednou, a to hned. Vezmi, co se teď hodí; každý ze čtyř může získat jen jeden rekrut.
companion-fight = Boje se vedou jeden po druhém. Moc, kterou utratíš v prvním, bude chybět ve druhém.
companion-ability = Tví mechové se naučili něco pro boj. Používá se dřív, než se nastaví moc, a změní tedy, na co si kdo troufne.
companion-scout = Bojová karta mění majitele. Která to byla, víte jen vy dva.
companion-dial = Oba volíte tajně a oba o nastavenou moc přijdete, ať vyhraje kdokoli. Sčítá se moc i karty; při rovnosti vítězí útočník.
companion-add-card = Za každou svou postavu a mecha na tomto území smíš přidat bojovou kartu. Zahrané karty jsou pryč, ať boj dopadne jakkoli.
companion-retreat = Boj je prohraný a jednotky jdou domů; tato smí místo toho ustoupit na jezero. Odtud to má zpátky blíž.
companion-along = Dělníci smějí ustoupit na jezero s mechem; ostatní jdou domů. Na jezeře mohou zůstat, jen dokud je tam mech.
companion-encounter = Tvá postava potkala lidi. První možnost je zadarmo, druhá něco stojí a dá víc, třetí je násilím a platí se popularitou.
companion-factory = Jednu kartu si necháš na celou hru: je to pátá část pro tvé tahy a její spodní akce pohne jednotkou o dvě území.
companion-deal = U tohoto stolu se hráči smějí dohodnout na mincích. Vyber, s kým chceš jednat.
companion-bargain = Před bojem se ještě smíte dohodnout na mincích. Samotný boj se ale koná tak jako tak.
companion-amount = Mince nakonec rozhodují o vítězství: navrhni částku, která se vyplatí oběma.
companion-consent = Mince se na konci počítají jedna za jednu. Zvaž, co za ně druhá strana čeká.
companion-consent-paying = Mince se na konci počítají jedna za jednu. Plať jen tehdy, má-li pro tebe protihodnota větší cenu.
companion-delay = U tohoto stolu platí postih za zdržování. Řekni, jestli tento hráč zdržoval ostatní.

# Proč na jednotlivých částech toho, jak na tom kdo je, záleží; říká se po tahu soupeře: viz part-…

companion-part-coins = O vítězství rozhodují mince: ty v ruce i to, co by teď vynesly hvězdy, území a suroviny.
companion-part-stars = Každá hvězda se počítá a šestá hru okamžitě ukončí.
companion-part-works = Dělníci, mechové, rekruti a budovy posílí každý další tah.
companion-part-strength = Moc a bojové karty vyhrávají boje a často k nim ani nedojde: ostatní se drží dál.
companion-part-hearts = Popularita určuje, kolik na konci vynesou hvězdy, území a suroviny.
companion-part-supplies = Kdo má připravenou správnou surovinu, má příští spodní akci zaplacenou.
companion-part-secrets = Splněný úkol se dá odhalit za hvězdu.
companion-part-stance = Jednotky mimo domov drží území a ta se na konci počítají.
companion-part-safety = Kde za humny nestojí nepřítel, tam jsou dělníci a suroviny v bezpečí.
