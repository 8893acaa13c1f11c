# A house that is open to many: its owners' pages, who comes in, and how guests keep their peace.
owner = Keeping this house
owner-tab-owner = Overview
owner-tab-players = Players
owner-tab-tables = Tables
owner-tab-rules = Decisions
owner-tab-journal = Journal
owner-enter = Keep order in this house
owner-enter-more = Whoever runs this house made the link that brought you here. From now on this player may see the house's players and tables, decide who comes in, and remove what does not belong here.
reports =
    { $n ->
        [0] Reports
        [one] { $n } report waits
       *[other] { $n } reports wait
    }
no-reports = Nobody has told you of anything.
told-by = told by { $name }
the-table = the table
dealt-with = Dealt with
house-state = How the house is
count-people = Players
count-waiting = Tables waiting
count-playing = Games going on
count-over = Finished games
count-streams = Pages open now
storage-taken = The database takes { $mb } MB.
storage-free = Its disk has { $mb } MB left.
compact = Tidy the database up
compact-more = Gives room that is no longer needed back to the disk. Answers wait meanwhile.
owners = Who keeps order
since-day = since { $day }
an-owner = keeps order
appoint = Let them keep order, too
dismiss = Let them keep order no longer
look-for = Look for
nothing-to-see = There is nothing to see.
program = program
came-from = from
opened-by = opened by { $name }
stage-waiting = waiting
stage-playing = going on
stage-over = finished
remove-table = Remove this table
remove-player = Remove this player
remove-player-more = The name, the devices and everything this player has said go for good. Finished games stay without the name; in games going on a bot plays to the end.
remove-player-sure = Remove { $name } for good
end-all = End all their devices and programs
bans = Not welcome
ban-do = Turn away
ban-kind-player = let in no more
ban-kind-address = address let in no more
ban-kind-speech = may not speak
ban-reason = Why (they read it)
ban-days = Days (0: until you end it)
ban-more = Who is let in no more can still take their data along and go; bots play on for them. A newcomer with another browser is another player: whoever comes back again and again, keep out by address, or close the house.
ban-address = Address, or a net of addresses
ban-players = Players are found under Players.
ban-until = until { $day }
ban-for-ever = until somebody ends it
pardon = End it
journal-more = What those who keep order have done, the latest first.
deed-appoint = Keeps order from now on
deed-dismiss = Keeps order no longer
deed-ban = Not welcome
deed-pardon = Welcome again
deed-end = Devices ended
deed-remove-player = Player removed
deed-remove-table = Table removed
deed-deal = Report dealt with
deed-decide = Decided anew
deed-invite = Invitation made (people / days)
deed-withdraw = Invitation withdrawn
deed-compact = Database tidied up
deed-clear = Cleared away
who-comes-in = Who comes in
rule-closed = Newcomers
rule-closed-no = Everybody
rule-closed-yes = By invitation only
rule-closed-more = Who has been here before is not asked again. An invitation to a table does not let a newcomer into a closed house; one to the house does.
what-is-said = What is said
rule-note = Note of the day, in the lobby
rule-terms = Terms: what people agree to here
rule-contact = Contact: how to reach you
rule-words = Words nobody shall have to read, a line each
rule-words-more = Names with such a word are refused, in talk it is covered. Accents, capitals and signs between letters make no difference; words of five letters or more are found inside others, too.
what-is-kept = What is kept for how long
what-is-kept-more = In days; 0 keeps for ever. A table is announced first, at the table itself: an answer, or a word that it shall stay, keeps it. What is cleared away leaves its record behind, at the same address.
rule-idle_days = Games without an answer
rule-done_days = Finished games
rule-guest_days = Guests without a table
rule-notice_days = Announced before
admissions = Invitations to the house
admission = An invitation
admission-note = For whom (only you see it)
admission-uses = How many people
admission-days = Valid for days
admission-make = Make an invitation
admission-made = The invitation
admission-once = Pass this address on. It is shown only now.
admission-left =
    { $n ->
        [one] lets in { $n } more, until { $day }
       *[other] lets in { $n } more, until { $day }
    }
withdraw = Withdraw
my-data = What this house knows of you
my-data-more = All of it, in one file: your name, devices and settings, your tables with what you answered and said, and the records of your finished games.
take-along = Take it along
leave-for-good = Leave for good
leave-goes = Your name, your devices, passkeys and addresses go, and so does everything you have said. Nobody can bring it back; backups of the house hold it until they are replaced.
leave-stays = Games that are over stay for the others, without your name. At tables that have not begun your seat becomes free, and your tables go to whoever sits there.
leave-playing =
    { $n ->
        [one] { $n } game goes on: a bot will play it to the end for you.
       *[other] { $n } games go on: bots will play them to the end for you.
    }
leave-sure = I am sure: forget { $name }.
their-history = Their history
terms = Terms
terms-none = There are no terms: be kind to each other.
contact = Contact
contact-none = Whoever runs this house has left no address.
admitted = You are invited
admitted-more = Say how you would like to be called, and come in.
admitted-already = You are in already.
agree = By coming in you agree to:
come-in = Come in
about-person = About
mute = Hear them no more
mute-more = You will no longer read what this player says, at no table. They are not told.
muted = Whom you do not hear
muted-more = You do not read what this player says.
unmute = Hear them again
report = Tell the owners
report-more = Those who keep order in this house will read it, with your name, theirs and the table.
report-send = Send
reported = The owners of the house will read it.
what-happened = What happened?
back-to-table = Back to the table
notice-gone = A player has left for good; { $name }, a bot, plays on.
problem-bad-word = This name does not suit this house.
problem-unwelcome = You are not welcome here.
problem-silenced = You may play here, but not speak.
problem-closed = This house lets in only people it has invited.
