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
