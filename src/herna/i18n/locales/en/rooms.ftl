# Open tables, and those who watch.

open-tables = Open tables
filters = Which tables
filter = Show these
filter-game = Game
filter-seats = Players
filter-pace = Pace
filter-language = Language
filter-way = To join or to watch
for-players = { $n } players
way-join = To join
way-watch = To watch
no-matter = No matter
tables-found = { $n ->
    [0] No table now
    [one] { $n } table
   *[other] { $n } tables
 }
no-open-tables = Nobody waits at such a table now. Take a quick seat: a table opens, and others find it here.
quick-seat = Quick seat
    .more = Sits you down where others wait. If nobody waits, a table opens that everybody finds here.
table-language = Language of the table
any-language = Any
waiting-for-all = The game starts as soon as everybody sits.
offered = Everybody finds this table in the lobby and may join.
by-invitation = Only whoever has a link may join.
open-table = Open to everybody
close-table = Only by invitation
programs-sit = Programs may sit down
    .more = bots that players bring along; those of the house you seat yourself
programs-sit-yes = Yes
programs-sit-invited = If invited
programs-sit-no = No
programs-here-invited = programs only if invited
    .more = Programs sit down here only by an invitation of the host.
programs-here-no = without programs
    .more = Only people play at this table; no program of anybody may sit down or answer.
programs = Programs
programs-no-enter = may not enter
problem-no-programs = The host wants no programs here.
send-away = Give the seat to others
watchers = Watching
watching-now = Watching now: { $names }
nobody-watches = Nobody is watching.
murmur = Say something to those who watch
murmurs-later = What they say to each other can be read once the game is over.
