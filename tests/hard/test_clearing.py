"""What nobody comes back to, and programs with bounds, on PostgreSQL as on SQLite."""

from __future__ import annotations

import re

from hard.postgres import Postgres
from herna.kernel.record import read
from web.club.test_clearing import DAY, Old, named, pair
from web.club.test_leaving import appointed
from web.club.test_programs import made, program
from web.guests import apart


def test_a_table_is_announced_kept_and_cleared_away(postgres: Postgres) -> None:
    house = Old(postgres.database())
    house.open()
    try:
        olga, jana, eva = (named(house, name) for name in ("Olga", "Jana", "Eva"))
        me = program(house, made(olga, "look")).get("/me").json()["player"]
        apart(appointed(house, me))
        house.house.gate.owners.add(me)
        passing = named(house, "Passing")
        gone, kept = pair(house, jana, eva), pair(house, jana, eva)
        rules = {"idle_days": "30", "notice_days": "14", "guest_days": "40"}
        assert olga.post("/owner/rules", rules).status_code == 200
        house.days(31)
        assert len(re.findall("/keep", jana.get("/").text)) == 2
        assert eva.post(f"/t/{kept}/keep").status_code == 200
        house.days(15)
        assert read(jana.get(f"/t/{gone}/record").text).game == "harbours"
        assert jana.get(f"/t/{gone}").status_code == 410 and jana.get(f"/t/{kept}").status_code == 200
        assert "Passing" not in passing.get("/me").text and "Jana" in jana.get("/me").text
        short = made(jana, "look", days=1)
        assert program(house, short).get(f"/tables/{kept}").status_code == 200
        house.ahead += DAY
        assert program(house, short).get(f"/tables/{kept}").status_code == 403
    finally:
        house.close()
