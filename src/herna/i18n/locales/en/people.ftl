# A player with several devices, and how they are told something.
my-player = My player
name-claim = Keep this name for me
name-claim-more = Anybody may call themselves so until you keep the name for yourself.
name-own = This name is yours alone: nobody else here can call themselves so, or so that it looks the same.
name-free = Let others have it
devices = Devices
devices-more = Your seats and games belong to this browser. Let your telephone or another computer be the same player: no password, no account.
continue-elsewhere = Continue on another device
a-device = A device
this-device = this one
last-seen = here
end-session = End
end-others = End all others
code = Code
code-more = Point the other device's camera at the picture, or type the code there.
code-picture = The address with the code, as a picture for cameras
code-type = Or open { $address } and type:
code-valid =
    { $n ->
        [one] It works once, for { $n } minute.
       *[other] It works once, for { $n } minutes.
    }
code-warning = Whoever has this code is you. Show it to nobody else.
have-code = I have a code
have-code-more = The other device shows it under My player, Continue on another device.
go-on = Go on
rather-not = Rather not
continue-as = Continue as { $name }
continue-as-more = This browser will be { $name }, with all of that player's seats and games. Do this only with a code of your own: if somebody sent it to you, you would play as they.
continue-leaves =
    { $n ->
        [one] This browser is { $name } now, with { $n } table. You would leave it for good; if you want to keep it, make a code here instead.
       *[other] This browser is { $name } now, with { $n } tables. You would leave them for good; if you want to keep them, make a code here instead.
    }

## Passkeys
passkeys = Passkeys
passkeys-more = A passkey lets you in from any of your devices that knows it: by your finger, your face or the device's own lock. There is no password that somebody could guess or steal.
passkey-make = Make a passkey
passkey-show = Go on with a passkey
passkey-since = made
passkey-unable = This browser knows no passkeys.
passkey-stopped = No passkey was made or shown.
passkey-script = Passkeys need scripts in your browser; a code works without.
passkeys-unfit = Passkeys work where this house is reached by a name and https.
problem-bad-passkey = This passkey is not known here.
remove = Remove

## Programs
my-programs = My programs
my-programs-more = A program of yours can play, watch or look after this player by tokens that you make here and take back at any time. Each may do only what you tick.
interface = The interface, for those who write programs
a-program = A program
token-new = Let a program in
token-made = The token
token-once = Give it to your program. It is shown only now; whoever has it may do what you ticked.
token-try = To try it out:
token-label = What it is for
token-rights = What it may do
token-where = Where
token-days = How long
token-bounds = A token for one game or one table has nothing to do with your player itself.
token-make = Make a token
token-back = Take back
token-over = over
token-until = until { $day }
token-for-ever = until you take it back
for-days =
    { $n ->
        [one] for { $n } day
       *[other] for { $n } days
    }
everywhere = Everywhere
only-game = { $game } only
only-table = The table { $table } only
one-table = one table
right-look = Look
    .more = see what you see: tables with your hand, your history
right-play = Play
    .more = sit down, answer, leave and come back
right-host = Host
    .more = open tables and tournaments, and keep order there
right-talk = Talk
    .more = speak at tables and while watching, mute and report
right-account = Player
    .more = your name, messages, data and other tokens
right-order = House
    .more = keep order in this house, as you do
program-plays = A program plays
program-plays-more = If a program decides your moves, say so: everybody then sees it at every table, and it is rated among bots.
program-plays-now = Everybody sees at every table that a program plays for this player, and it is rated among bots.
program-yes = A program plays for me
program-no = I play myself again

## A letter that lets in
enter-by-mail = By a letter
enter-by-mail-more = If you have given this house an address for messages, a letter to it lets this browser go on as the same player.
mail-enter-sent = Look into your mailbox
mail-enter-sent-more =
    { $n ->
        [one] If a player of this house gets messages at { $address }, a letter is on its way there. Its link works once, for { $n } minute, in any browser.
       *[other] If a player of this house gets messages at { $address }, a letter is on its way there. Its link works once, for { $n } minutes, in any browser.
    }
mail-enter = Go on playing here
mail-enter-text =
    { $n ->
        [one] Somebody, probably you, wants to go on as the player “{ $name }” in another browser. Open this page there; it works once, for { $n } minute:
       *[other] Somebody, probably you, wants to go on as the player “{ $name }” in another browser. Open this page there; it works once, for { $n } minutes:
    }
mail-enter-not = If it was not you, do nothing, and pass the link on to nobody: whoever opens it plays as you.
