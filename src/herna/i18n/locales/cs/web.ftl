# Slova stránek.

skip = Přejít k obsahu
language = Jazyk
language-en = angličtina
language-cs = čeština
to-dark = Tmavý vzhled
to-light = Světlý vzhled
somebody = Hráč
you = Ty
bot = bot
name = Jméno
your-name = Tvoje jméno
save = Uložit
close = Zavřít
open = Otevřít
play = Hrát
watch = Dívat se
search = Hledat
copy = Kopírovat
send = Poslat
show = Ukázat

nav = Hlavní
nav-play = Hrát
nav-tables = Moje stoly
nav-replays = Záznamy
nav-rules = Pravidla
settings = Nastavení
settings-note = Nastavení si pamatuje tento prohlížeč.

title-lobby = Herna
welcome = Přisedni si.
welcome-more = Skvělé deskovky u jednoho stolu. S přáteli i boty, naživo nebo tah denně.
games = Hry
fact-players = hráči
fact-minutes = minut, přibližně
fact-weight = náročnost
weight-1 = Lehká
weight-2 = Střední
weight-3 = Náročná
play-now = Hrát hned proti botům
new-table = Nový stůl
resume = Pokračovat
finished = dohráno
finished-games = Dohrané hry
no-tables = Zatím žádný stůl. Vyber hru a za půl minuty už hraješ.
no-finished = Zatím nic dohraného.
waiting = Čeká se
invite = Pozvat
watch-again = Záznam
seat-free = volno
seats-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
 }
join-in = Přidej se
join = Přisednout
got-invitation = Máš pozvánku?
paste-link = Vlož sem odkaz
sit-down = Přisednout
invited = Pozvánka
invited-to = Pozvánka ke hře { $game }
upload = Otevřít záznam
upload-more = Hra uložená v souboru, odsud nebo odjinud
to-lobby = Do herny
to-table = Ke stolu

game = Hra
choose-game = Vybrat tuto hru
seats = Místa
kind-me = Ty
kind-bot = Bot
kind-open = Pozvat
kind-here = Tady
kind-none = Nikdo
level = Úroveň
level-random = Náhodný: cokoli
level-greedy = Začátečník: tah dopředu
level-easy = Lehký: chvilku myslí
level-medium = Střední: myslí dopředu
level-hard = Těžký: myslí dlouho
link-follows = dostaneš odkaz k poslání
pass-screen = obrazovka se předává
colour = Barva
hue-0 = Červená
hue-1 = Modrá
hue-2 = Žlutá
hue-3 = Fialová
hue-4 = Zelená
hue-5 = Šedá
rules = Pravidla
option-undo = Vzít zpět
    .more = dokud se nic neukázalo
option-hints = Nápověda
    .more = co by zahrál bot
option-watch = Diváci
    .more = vidí jen to veřejné
option-listed = Ukázat v herně
    .more = přidat nebo dívat se může každý
pace = Tempo
pace-live = Naživo
    .more = Všichni jsou tu, tah následuje za tahem.
pace-quick = Rychle
    .more = Každý má hodiny: čas na rozmyšlenou a pokaždé něco navíc.
pace-slow = Pomalu
    .more = Tah, kdy se ti to hodí, dny i týdny.
bank = Čas na rozmyšlenou
bank-of = { $minutes } minut, pokaždé { $more } sekund navíc
allowance = Na každou odpověď
allowance-of =
    { $n ->
        [0] bez lhůty
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
time-up-more = Na čas se neprohrává: když někomu dojde, mohou ostatní nechat hrát bota, dokud se nevrátí.
course-of-play = Průběh hry
clocks = Hodiny
time-left = Zbývá:
time-left-of = { $name }, zbývá:
time-up = čas vypršel
minute-left = Zbývá ti minuta.
relieve = Ať za hráče { $name } hraje bot
bots-play = Boti hrají
speed-calm = Klidně
speed-brisk = Svižně
speed-at-once = Ihned
table-name = Jméno stolu
your-table = Tvůj stůl
create-table = Založit stůl
starts-when = Začne, jakmile si všichni pozvaní přisednou.
fair-shuffle = Poctivé míchání: zapečetěno předem, po hře ověříš.
waiting-room = Každý odkaz pošli jednomu člověku. Hra začne, jakmile všichni sedí.
seat-bot = Posadit sem bota

hand-over-to = Obrazovku má převzít { $name }
hand-over-more = Do té doby se nic tajného neukáže.
i-am = Jsem { $name }, ukaž mi stůl
undo-of = { $name } bere poslední odpověď zpět

board = Hrací plán
zoom = Přiblížení
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celý plán
what-to-do = Co teď
own-area = Tvoje věci
rivals = Ostatní
side = Ostatní, příběh a řeči
story = Příběh
all-moves = Všechny tahy
people = Stůl
chat = Řeči
remark = Řekni něco
no-remarks = Zatím nikdo nic neřekl.
leave = Odejít
as-text = Stav slovy
see-as = Vidět jako
sealed-as = Pečeť
undo = Zpět
redo = Znovu
reset-turn = Vrátit tah
hint = Nápověda
no-hint = Teď nic nenapadá.
why-not = Proč ne?
let-bot = Ať hraje bot
hand-back = Vrátit místo
new-link = Nový odkaz
stands-in = zatím bot
bot-thinks = přemýšlí…
bot-plays-for-you = Teď za tebe hraje bot.
take-back-seat = Vzít si místo zpět
wins = Vítězí { $name }
tie = Remíza: { $names }
look-back = Ohlédnout se
rematch = Hrát znovu
to-rematch = K odvetě
connection-lost = Spojení se ztratilo. Zkouším znovu…
sure-to-end = Opravdu skončit?
end-anyway = Ano, skončit
not-yet = Ještě ne
valuable-left = Ještě máš co užitečného udělat.
choose-here = Vyber

replay = Záznam
replay-start = Hra začíná.
replay-quiet = Není co vyprávět.
replay-first = Na začátek
replay-back = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Přehrát
position = Místo v záznamu
step = krok { $n }
step-of = Krok { $n } z { $of }
copy-link = Kopírovat odkaz
copied = Zkopírováno
score-in = { $score }, { $n ->
    [one] { $n } rozhodnutí
    [few] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
 }.
continue-here = Pokračovat odtud
play-as = Hrát jako
everything = Všechno
see-as-note = Co hráč nemohl vědět, zůstane skryté.
final-scores = Konečné skóre
player = Hráč
winner-mark = (vítěz)
score-over-time = Skóre v čase
turning-points = Zlomové chvíle
    .more = podle rychlého odhadu, kdo vede
study = Naděje na výhru
    .more = podle hledání silných botů
study-begin = Ať se na hru podívá bot
study-going = Bot si hru prohlíží: { $n } %.
dice-check = Kontrola náhody
dice-sealed = Náhoda byla zapečetěna před prvním hodem
seed = semínko
salt = sůl
check-yourself = Ověř si to
check-how = Tento řádek vypíše pečeť ze soli a semínka. Záznam přehraný s tímto semínkem dá stejnou hru.
download-record = Stáhnout záznam

read-rules = Číst pravidla
search-rules = Hledat v pravidlech
contents = Obsah
found-for = Odstavce se slovy „{ $words }“.
all-rules = Celá pravidla
nothing-found = Žádný odstavec nemá všechna tato slova.
rules-table = Tabulka

manner-lang = Jazyk
manner-lang-browser = Podle prohlížeče
manner-lang-en = English
manner-lang-cs = Čeština
manner-theme = Vzhled
manner-theme-dark = Tmavý
manner-theme-light = Světlý
manner-motion = Pohyb
manner-motion-auto = Podle systému
manner-motion-off = Žádný
manner-size = Velikost písma a figurek
manner-size-normal = Běžná
manner-size-large = Velká
manner-confirm = Ptát se před koncem tahu
manner-confirm-valuable = Když něco zbývá
manner-confirm-always = Vždy
manner-confirm-never = Nikdy
manner-sound = Zvuk, když jsi na tahu
manner-sound-off = Ne
manner-sound-on = Ano
manner-notify = Oznámení, když jsi na tahu
manner-notify-off = Ne
manner-notify-on = Ano

problem-bad-request = Tomu není rozumět.
problem-no-table = Takový stůl tu není.
problem-not-found = Tady nic není.
problem-not-yours = To není tvoje místo ani tvoje věc.
problem-bad-invite = Tato pozvánka už neplatí.
problem-not-your-turn = Teď nejsi na tahu.
problem-stale = Stůl už je jinde. Než odpovíš, podívej se znovu.
problem-not-now = To teď nejde.
problem-illegal = Taková odpověď není možná.
problem-too-large = To je moc dlouhé.
problem-too-much = Moc najednou. Chvilku počkej a zkus to znovu.
problem-busy = V herně je teď plno. Zkus to znovu za pár vteřin.
problem-bad-record = Tento záznam nejde přehrát.
problem-ours = U nás se něco pokazilo. Nic se nezměnilo.

## Hra, kterou zlomila změna pravidel
broken-title = Pravidla se od této hry změnila
broken-at = Tuto hru lze číst do její { $n }. odpovědi. Ta další už podle dnešních pravidel není možná (byla ve verzi { $old }, teď jsou ve verzi { $new }).
broken-look = Podívat se na hru až tam
