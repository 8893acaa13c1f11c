# What players hear of while no page is open, and where they say so.

news-turn = Your turn
    .more = { $where }
news-reminder = Your time is running out
    .more = { $where }
news-invited = A seat is kept for you
    .more = { $where }
news-over = The game is over
    .more = { $where }
news-chat = A message from { $who }
    .more = { $where }
news-test = It works
    .more = This is how messages of this house look.

mail-news = { $n ->
    [one] { $n } piece of news
   *[other] { $n } pieces of news
}
mail-repeated = (This may be the second time you get this: a connection broke while it was sent.)
mail-change = Choose what you hear of: { $link }
mail-stop = No more mail like this: { $link }
mail-confirm = Is this your address?
mail-confirm-text = Somebody, probably you, wants the player “{ $name }” to get messages of this house at this address. If that is right, open this page within a day:
mail-confirm-not = If not, do nothing: nothing will be sent here.

messages = Messages
messages-more = Hear that it is your turn, wherever you are. No message while a page of this house is open, one for each turn at most, and nothing secret in any of them.
messages-choose = Choose messages
messages-none = Nothing is sent to you so far.
messages-some = You chose what you hear of.
messages-what = What, and how
event-turn = It is my turn
event-reminder = My time is running out
event-invited = A seat is kept for me
event-over = A game is over
event-chat = Somebody wrote while I was away
event-cup = A tournament of mine goes on
way-push = Browser
way-mail = E-mail
way-hook = Web address
way-none = Nobody can be reached in this way yet: see below.
quiet-hours = Quiet hours
quiet-from = From
quiet-to = to
quiet-never = never
quiet-zone = Time zone
quiet-zone-more = Like Europe/Prague; without one, the clock of the server counts.
mail-pause = E-mails at most
mail-pause-hours = { $n ->
    [one] every hour
   *[other] every { $n } hours
}
browsers = Browsers
browsers-more = A message appears on this device even when the page is closed. It travels sealed: only this browser can open it.
browser-on = Send messages to this browser
browser-again = This browser gets messages.
browser-script = This needs JavaScript.
browser-unable = This browser takes no messages. On an iPhone or iPad, add this page to the home screen first.
browser-denied = The browser has refused messages from this page; its settings can allow them.
browser-none-here = This house sends nothing to browsers: its host has not installed what that needs.
address-for-mail = E-mail
address-is = Messages go to { $address }.
address-wanted = Your address
address-more = It is used for messages you choose and for nothing else. First you get a letter that asks whether it is yours.
address-send = Send the letter
address-sent = A letter is on its way to { $address }. Open the page it names within a day.
address-none-here = This house sends no mail.
address-confirm = Get messages at { $address }
address-confirm-more = The player “{ $name }” will get messages here. If you are somebody else, close this page.
address-confirmed = Messages go to { $address } from now on. Choose which ones.
hooks = Web addresses
hooks-more = For a channel of your club or a program of yours: each message is sent there as JSON.
hook-url = Address
hook-form = Form
hook-form-json = JSON
hook-form-discord = Discord
hook-form-slack = Slack
hook-form-matrix = Matrix
hook-form-ntfy = ntfy
hook-add = Add
hook-wrong = Last time: { $why }
send-test = Try it
test-sent = The message is out.
test-failed = It did not work: { $why }
stop-mail = No more mail
stop-mail-more = No more news by e-mail to this address. Games go on as before.
stop-mail-done = No more news will come by e-mail.
offline = No connection
offline-more = Herna cannot be reached now. Your games are kept; try again in a moment.
offline-again = Try again
app-more = Modern board games with friends and bots
