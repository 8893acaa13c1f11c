# Herna otevřená mnoha lidem: stránky správců, kdo smí dovnitř a jak mají hosté klid.
owner = Správa herny
owner-tab-owner = Přehled
owner-tab-players = Hráči
owner-tab-tables = Stoly
owner-tab-rules = Rozhodnutí
owner-tab-journal = Deník
owner-enter = Stát se správcem herny
owner-enter-more = Odkaz, který tě sem přivedl, vytvořil ten, kdo hernu provozuje. Od této chvíle tento hráč uvidí hráče a stoly herny, bude rozhodovat, kdo smí dovnitř, a odstraňovat, co sem nepatří.
reports =
    { $n ->
        [0] Hlášení
        [one] Čeká { $n } hlášení
        [few] Čekají { $n } hlášení
       *[other] Čeká { $n } hlášení
    }
no-reports = Nikdo nic nehlásí.
told-by = hlásí { $name }
the-table = stůl
dealt-with = Vyřízeno
house-state = Jak se herně daří
count-people = Hráči
count-waiting = Čekající stoly
count-playing = Rozehrané hry
count-over = Dohrané hry
count-streams = Právě otevřené stránky
storage-taken = Databáze zabírá { $mb } MB.
storage-free = Na jejím disku zbývá { $mb } MB.
compact = Uklidit databázi
compact-more = Vrátí disku místo, které už není potřeba. Odpovědi zatím počkají.
owners = Správci
since-day = od { $day }
an-owner = správce
appoint = Udělat správcem
dismiss = Odvolat ze správy
look-for = Hledat
nothing-to-see = Není tu nic k vidění.
program = program
came-from = z adresy
opened-by = založil hráč { $name }
stage-waiting = čeká
stage-playing = hraje se
stage-over = dohráno
remove-table = Odstranit tento stůl
remove-player = Odstranit tohoto hráče
remove-player-more = Jméno, zařízení a všechny zprávy tohoto hráče zmizí nadobro. Dohrané hry zůstanou beze jména; v rozehraných dohraje bot.
remove-player-sure = Nadobro odstranit: { $name }
end-all = Ukončit všechna zařízení a programy
bans = Nevítaní
ban-do = Zakázat
ban-kind-player = nesmí dovnitř
ban-kind-address = adresa nesmí dovnitř
ban-kind-speech = nesmí psát
ban-reason = Proč (přečte si to)
ban-days = Dnů (0: dokud to neukončíš)
ban-more = Kdo nesmí dovnitř, může si pořád vzít svá data a odejít; dohrají za něj boti. Nový prohlížeč je nový hráč: kdo se vrací znovu a znovu, toho zastav podle adresy, nebo hernu zavři.
ban-address = Adresa nebo síť adres
ban-players = Hráče najdeš na stránce Hráči.
ban-until = do { $day }
ban-for-ever = dokud to někdo neukončí
pardon = Ukončit
journal-more = Co správci udělali, od nejnovějšího.
deed-appoint = Nový správce
deed-dismiss = Odvolaný správce
deed-ban = Zákaz
deed-pardon = Konec zákazu
deed-end = Ukončená zařízení
deed-remove-player = Odstraněný hráč
deed-remove-table = Odstraněný stůl
deed-deal = Vyřízené hlášení
deed-decide = Změněná rozhodnutí
deed-invite = Nová pozvánka (osob / dnů)
deed-withdraw = Zrušená pozvánka
deed-compact = Uklizená databáze
deed-clear = Uklizeno
who-comes-in = Kdo smí dovnitř
rule-closed = Nově příchozí
rule-closed-no = Kdokoli
rule-closed-yes = Jen na pozvání
rule-closed-more = Kdo tu už byl, nemusí nic. Pozvánka ke stolu nového hráče do zavřené herny nepustí; pozvánka do herny ano.
what-is-said = Co tu stojí
rule-note = Vzkaz dne v hale
rule-terms = Podmínky: s čím tu lidé souhlasí
rule-contact = Kontakt: jak tě zastihnout
rule-words = Slova, která tu nikdo nemá číst, každé na řádek
rule-words-more = Jména s takovým slovem odmítneme, v chatu ho zakryjeme. Na háčcích a čárkách, velikosti písmen ani znacích mezi nimi nezáleží; slova o pěti a více písmenech najdeme i uvnitř jiných.
what-is-kept = Co se jak dlouho uchovává
what-is-kept-more = Ve dnech; 0 uchovává navždy. Úklid se nejdřív oznámí přímo u stolu: stačí odpověď, nebo říct, že má stůl zůstat. Po uklizeném stole zůstane na stejné adrese záznam hry.
rule-idle_days = Hry bez odpovědi
rule-done_days = Dohrané hry
rule-guest_days = Hosté bez stolu
rule-notice_days = Oznámit předem
admissions = Pozvánky do herny
admission = Pozvánka
admission-note = Pro koho (vidíš jen ty)
admission-uses = Kolik lidí
admission-days = Kolik dnů platí
admission-make = Vytvořit pozvánku
admission-made = Pozvánka
admission-once = Tuto adresu pošli dál. Ukáže se jen teď.
admission-left =
    { $n ->
        [one] pustí ještě { $n } člověka, do { $day }
        [few] pustí ještě { $n } lidi, do { $day }
       *[other] pustí ještě { $n } lidí, do { $day }
    }
withdraw = Zrušit
my-data = Co o tobě tahle herna ví
my-data-more = Všechno v jednom souboru: jméno, zařízení a nastavení, tvoje stoly se vším, co se od tebe u nich hrálo a psalo, a záznamy tvých dohraných her.
take-along = Vzít s sebou
leave-for-good = Odejít nadobro
leave-goes = Zmizí tvoje jméno, zařízení, přístupové klíče a adresy i všechny tvoje zprávy. Nikdo to nevrátí; v zálohách herny to zůstane, dokud je nenahradí nové.
leave-stays = Dohrané hry zůstanou ostatním, bez tvého jména. U stolů, kde se ještě nehraje, se tvoje místo uvolní a tvoje stoly dostane ten, kdo u nich sedí.
leave-playing =
    { $n ->
        [one] { $n } hra běží: dohraje ji za tebe bot.
        [few] { $n } hry běží: dohrají je za tebe boti.
       *[other] { $n } her běží: dohrají je za tebe boti.
    }
leave-sure = Ano, zapomeňte na hráče { $name }.
their-history = Historie hráče
terms = Podmínky
terms-none = Žádné podmínky tu nejsou: buďte na sebe hodní.
contact = Kontakt
contact-none = Kdo tuto hernu provozuje, nenechal tu žádnou adresu.
admitted = Máš pozvání
admitted-more = Řekni, jak ti máme říkat, a pojď dál.
admitted-already = Už jsi uvnitř.
agree = Vstupem souhlasíš s tím, co tu platí:
come-in = Vstoupit
about-person = O hráči
mute = Už ho nečíst
mute-more = Co tento hráč napíše, u žádného stolu už neuvidíš. Nedozví se to.
muted = Koho nečteš
muted-more = Co tento hráč píše, nevidíš.
unmute = Zase ho číst
report = Říct správcům
report-more = Přečtou si to správci této herny, s tvým jménem, jeho jménem a stolem.
report-send = Odeslat
reported = Správci herny si to přečtou.
what-happened = Co se stalo?
back-to-table = Zpátky ke stolu
notice-gone = Jeden hráč odešel nadobro; dohraje za něj bot { $name }.
problem-bad-word = Toto jméno se do této herny nehodí.
problem-unwelcome = Správci tě sem nepouštějí.
problem-silenced = Hrát tu smíš, psát ne.
problem-closed = Tato herna pouští dovnitř jen ty, které pozvala.
notice-clearing = K tomuto stolu se dlouho nikdo nevrátil: { $day } se uklidí, když u něj nikdo neodpoví nebo neřekne, že má zůstat.
notice-kept = { $name } si tento stůl nechává.
news-clearing = Jeden z tvých stolů se uklidí
    .more = { $where } · { $day }
clearing-on = Nikdo se nevrátil: { $day } se uklidí
clearing-keep = Nechat
cleared-table = K tomuto stolu se dlouho nikdo nevrátil: oznámili jsme to a { $day } jsme ho uklidili. Co se tu odehrálo, je tu pořád.
cleared-record = Záznam hry
cleared-look = Podívat se na záznam
mail-try = Poslat dopis na mou adresu
mail-try-none = Pošta funguje, ale tento hráč zatím nemá adresu: vyber ji mezi Zprávami.
mail-off = Tato herna e-maily neposílá; zapne je --mail.
