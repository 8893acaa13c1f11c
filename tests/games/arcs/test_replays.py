"""The recorded games show every leader, every lore and every number of players."""

from __future__ import annotations

from pathlib import Path

from herna.games.arcs.game import GAME
from herna.games.arcs.printed import LEADER_KEYS, LORE_KEYS
from herna.kernel.match import Match
from herna.kernel.record import read

FOLDER = Path(__file__).parents[2] / "replays" / "arcs"


def test_every_leader_and_lore_is_drafted_in_some_recorded_game() -> None:
    drafted: set[str] = set()
    tables: set[tuple[int, bool]] = set()
    paths = sorted(FOLDER.glob("*.json"))
    for path in paths:
        record = read(path.read_text(encoding="utf-8"))
        with_leaders = record.setup.variants.get("leaders", "none") != "none"
        tables.add((record.setup.seats, with_leaders))
        if with_leaders:
            match = Match(GAME, record)
            drafted |= {
                ref for event in match.state.story or [] if event.key == "drafted" for ref in event.refs
            }
    assert len(paths) >= 24
    assert tables == {(seats, leaders) for seats in (2, 3, 4) for leaders in (False, True)}
    assert drafted >= {f"leader-{number}" for number in range(len(LEADER_KEYS))}
    assert drafted >= {f"lore-{number}" for number in range(len(LORE_KEYS))}
