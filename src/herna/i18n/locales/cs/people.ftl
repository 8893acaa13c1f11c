# Hráč s více zařízeními a jak se mu co vzkáže.
my-player = Můj hráč
name-claim = Ponechat si toto jméno
name-claim-more = Dokud si jméno neponecháš jen pro sebe, může se tak jmenovat kdokoli.
name-own = Toto jméno je jen tvoje: nikdo jiný se tu nemůže jmenovat stejně ani tak, aby to stejně vypadalo.
name-free = Uvolnit jméno ostatním
devices = Zařízení
devices-more = Tvoje místa a hry patří tomuto prohlížeči. Telefon nebo jiný počítač může být týmž hráčem: bez hesla a bez účtu.
continue-elsewhere = Pokračovat na jiném zařízení
a-device = Zařízení
this-device = toto
last-seen = naposledy
end-session = Ukončit
end-others = Ukončit všechna ostatní
code = Kód
code-more = Namiř na obrázek fotoaparát druhého zařízení, nebo tam kód opiš.
code-picture = Adresa s kódem jako obrázek pro fotoaparát
code-type = Nebo otevři { $address } a napiš:
code-valid =
    { $n ->
        [one] Platí jednou, { $n } minutu.
        [few] Platí jednou, { $n } minuty.
       *[other] Platí jednou, { $n } minut.
    }
code-warning = Kdo má tento kód, je tebou. Nikomu jinému ho neukazuj.
have-code = Mám kód
have-code-more = Druhé zařízení ho ukáže v nabídce Můj hráč, Pokračovat na jiném zařízení.
go-on = Pokračovat
rather-not = Raději ne
continue-as = Pokračovat jako { $name }
continue-as-more = Tento prohlížeč bude { $name }, se všemi místy a hrami tohoto hráče. Dělej to jen s vlastním kódem: když ti ho pošle někdo jiný, budeš hrát za něj.
continue-leaves =
    { $n ->
        [one] Tento prohlížeč je teď { $name } a má { $n } stůl. Nadobro by o něj přišel; chceš-li ho zachovat, vytvoř kód raději tady.
        [few] Tento prohlížeč je teď { $name } a má { $n } stoly. Nadobro by o ně přišel; chceš-li je zachovat, vytvoř kód raději tady.
       *[other] Tento prohlížeč je teď { $name } a má { $n } stolů. Nadobro by o ně přišel; chceš-li je zachovat, vytvoř kód raději tady.
    }

## Přístupové klíče
passkeys = Přístupové klíče
passkeys-more = S přístupovým klíčem se dostaneš dovnitř z každého svého zařízení, které ho zná: otiskem, obličejem nebo zámkem zařízení. Není tu žádné heslo, které by šlo uhodnout nebo ukrást.
passkey-make = Vytvořit přístupový klíč
passkey-show = Pokračovat s přístupovým klíčem
passkey-since = vytvořen
passkey-unable = Tento prohlížeč přístupové klíče nezná.
passkey-stopped = Žádný klíč se nevytvořil ani neukázal.
passkey-script = Přístupové klíče potřebují v prohlížeči skripty; kód funguje i bez nich.
passkeys-unfit = Přístupové klíče fungují tam, kde má tahle herna jméno a https.
problem-bad-passkey = Tento přístupový klíč tu nikdo nezná.
remove = Odebrat

## Programy
my-programs = Moje programy
my-programs-more = Tvůj program může hrát, dívat se nebo se starat o tohoto hráče. Pouští ho dovnitř tokeny, které tu vytvoříš a kdykoli zase vezmeš zpátky. Každý smí jen to, co zaškrtneš.
interface = Rozhraní pro ty, kdo programy píšou
a-program = Program
token-new = Pustit program dovnitř
token-made = Token
token-once = Předej ho svému programu. Ukáže se jen teď; kdo ho má, smí to, co je zaškrtnuté.
token-try = Takhle ho vyzkoušíš:
token-label = K čemu je
token-rights = Co smí
token-where = Kde
token-days = Jak dlouho
token-bounds = Token pro jednu hru nebo jeden stůl nemá se samotným hráčem co dělat.
token-make = Vytvořit token
token-back = Vzít zpátky
token-over = vypršel
token-until = do { $day }
token-for-ever = dokud ho nevezmeš zpátky
for-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dnů
    }
everywhere = Všude
only-game = Jen { $game }
only-table = Jen stůl { $table }
one-table = jeden stůl
right-look = Dívat se
    .more = vidět, co vidíš ty: stoly s tvou rukou, tvou historii
right-play = Hrát
    .more = přisednout, odpovídat, odejít a vrátit se
right-host = Pořádat
    .more = zakládat stoly a turnaje a starat se o ně
right-talk = Mluvit
    .more = psát u stolu i v hledišti, umlčet a nahlásit
right-account = Hráč
    .more = tvoje jméno, zprávy, data a další tokeny
right-order = Herna
    .more = starat se o tuto hernu, jako ty
program-plays = Hraje program
program-plays-more = Když o tvých tazích rozhoduje program, řekni to: všichni to pak u každého stolu uvidí a hodnotit se bude mezi boty.
program-plays-now = Všichni u každého stolu vidí, že za tohoto hráče hraje program, a hodnotí se mezi boty.
program-yes = Hraje za mě program
program-no = Zase hraji bez programu

## Dopis, který pustí dovnitř
enter-by-mail = Dopisem
enter-by-mail-more = Pokud má herna tvou adresu pro zprávy, dopis na ni pustí tento prohlížeč dál jako téhož hráče.
mail-enter-sent = Podívej se do schránky
mail-enter-sent-more =
    { $n ->
        [one] Pokud některému hráči této herny chodí zprávy na { $address }, je tam na cestě dopis. Odkaz v něm platí jednou, { $n } minutu, v kterémkoli prohlížeči.
        [few] Pokud některému hráči této herny chodí zprávy na { $address }, je tam na cestě dopis. Odkaz v něm platí jednou, { $n } minuty, v kterémkoli prohlížeči.
       *[other] Pokud některému hráči této herny chodí zprávy na { $address }, je tam na cestě dopis. Odkaz v něm platí jednou, { $n } minut, v kterémkoli prohlížeči.
    }
mail-enter = Pokračuj ve hře
mail-enter-text =
    { $n ->
        [one] Někdo, nejspíš ty, chce v jiném prohlížeči pokračovat jako hráč „{ $name }“. Otevři tam tuto stránku; platí jednou, { $n } minutu:
        [few] Někdo, nejspíš ty, chce v jiném prohlížeči pokračovat jako hráč „{ $name }“. Otevři tam tuto stránku; platí jednou, { $n } minuty:
       *[other] Někdo, nejspíš ty, chce v jiném prohlížeči pokračovat jako hráč „{ $name }“. Otevři tam tuto stránku; platí jednou, { $n } minut:
    }
mail-enter-not = Pokud to nejsi ty, nedělej nic a odkaz nikomu neposílej: kdo ho otevře, hraje za tebe.
