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
