# O čem se hráči dozvědí, i když nemají otevřenou stránku, a kde si to vyberou.

news-turn = Jsi na tahu
    .more = { $where }
news-reminder = Dochází ti čas
    .more = { $where }
news-invited = Čeká na tebe místo u stolu
    .more = { $where }
news-over = Hra skončila
    .more = { $where }
news-chat = Vzkaz od { $who-gen }
    .more = { $where }
news-test = Funguje to
    .more = Takhle vypadají zprávy z této herny.

mail-news = { $n ->
    [one] { $n } novinka
    [few] { $n } novinky
    [many] { $n } novinky
   *[other] { $n } novinek
}
mail-repeated = (Možná to dostáváš podruhé: při odesílání se přerušilo spojení.)
mail-change = Vyber si, o čem chceš vědět: { $link }
mail-stop = Už žádné takové e-maily: { $link }
mail-confirm = Je to tvoje adresa?
mail-confirm-text = Někdo, nejspíš ty, chce, aby na tuto adresu chodily z herny zprávy pro hráče „{ $name }“. Pokud to tak je, otevři do jednoho dne tuto stránku:
mail-confirm-not = Pokud ne, nic nedělej a nic ti chodit nebude.

messages = Zprávy
messages-more = Dozvíš se, že jsi na tahu, ať jsi kdekoli. Dokud máš stránku herny otevřenou, nepřijde nic, za celý tah nejvýš jedna zpráva a nikdy v ní není nic tajného.
messages-choose = Vybrat zprávy
messages-none = Zatím ti nic nechodí.
messages-some = Máš vybráno, o čem chceš vědět.
messages-what = O čem a jak
event-turn = Jsem na tahu
event-reminder = Dochází mi čas
event-invited = Čeká na mě místo u stolu
event-over = Skončila moje hra
event-chat = Někdo psal v mé nepřítomnosti
event-cup = Můj turnaj pokračuje
way-push = Prohlížeč
way-mail = E-mail
way-hook = Webová adresa
way-none = Takhle tě zatím nejde zastihnout, viz níže.
quiet-hours = Klid
quiet-from = Od
quiet-to = do
quiet-never = nikdy
quiet-zone = Časové pásmo
quiet-zone-more = Například Europe/Prague; když je prázdné, platí čas serveru.
mail-pause = E-mail nejvýš
mail-pause-hours = { $n ->
    [one] jednou za hodinu
    [few] jednou za { $n } hodiny
    [many] jednou za { $n } hodiny
   *[other] jednou za { $n } hodin
}
browsers = Prohlížeče
browsers-more = Zpráva se na tomto zařízení objeví, i když je stránka zavřená. Cestuje zapečetěná a otevře ji jen tento prohlížeč.
browser-on = Posílat zprávy do tohoto prohlížeče
browser-again = Do tohoto prohlížeče zprávy chodí.
browser-script = Tohle potřebuje JavaScript.
browser-unable = Tento prohlížeč zprávy nepřijímá. Na iPhonu a iPadu si nejdřív přidej stránku na plochu.
browser-denied = Prohlížeč zprávy z této stránky odmítá; povolit je můžeš v jeho nastavení.
browser-none-here = Tato herna do prohlížečů nic neposílá: její provozovatel nemá nainstalováno, co je k tomu potřeba.
address-for-mail = E-mail
address-is = Zprávy chodí na { $address }.
address-wanted = Tvoje adresa
address-more = Slouží jen ke zprávám, které si vybereš, a k ničemu jinému. Nejdřív ti přijde dopis s otázkou, jestli je tvoje.
address-send = Poslat dopis
address-sent = Na { $address } je na cestě dopis. Otevři do jednoho dne stránku, která v něm je.
address-none-here = Tato herna e-maily neposílá.
address-confirm = Dostávat zprávy na { $address }
address-confirm-more = Budou sem chodit zprávy pro hráče „{ $name }“. Pokud to nejsi ty, stránku zavři.
address-confirmed = Zprávy teď budou chodit na { $address }. Vyber si které.
hooks = Webové adresy
hooks-more = Pro kanál vašeho klubu nebo tvůj program: každá zpráva se tam pošle jako JSON.
hook-url = Adresa
hook-form = Podoba
hook-form-json = JSON
hook-form-discord = Discord
hook-form-slack = Slack
hook-form-matrix = Matrix
hook-form-ntfy = ntfy
hook-add = Přidat
hook-wrong = Naposledy: { $why }
send-test = Vyzkoušet
test-sent = Zpráva je odeslaná.
test-failed = Nepovedlo se to: { $why }
stop-mail = Už žádné e-maily
stop-mail-more = Na tuto adresu už nebudou chodit žádné novinky. Hry běží dál jako předtím.
stop-mail-done = Žádné novinky už e-mailem chodit nebudou.
offline = Bez spojení
offline-more = Herna teď není dostupná. Tvoje hry jsou uložené, zkus to za chvíli.
offline-again = Zkusit znovu
app-more = Moderní deskové hry s přáteli i s boty
