"""The recorded games: enough of them, with every faction and every player mat."""

from __future__ import annotations

from pathlib import Path

from herna.games.scythe.components import MAX_STARS, Faction, Mat
from herna.games.scythe.game import GAME
from herna.games.scythe.queries import stars_placed
from herna.kernel.match import Match
from herna.kernel.record import read

FOLDER = Path(__file__).parents[2] / "replays" / "scythe"


def test_two_dozen_games_with_every_faction_and_mat() -> None:
    paths = sorted(FOLDER.glob("*.json"))
    assert len(paths) >= 24
    pairs: set[tuple[int, int]] = set()
    ended = 0
    for path in paths:
        record = read(path.read_text(encoding="utf-8"))
        state = Match(GAME, record).state
        pairs |= {(int(state.faction[seat]), int(state.mat[seat])) for seat in range(state.seats)}
        ended += any(stars_placed(state, seat) == MAX_STARS for seat in range(state.seats))
    assert {faction for faction, _mat in pairs} == set(Faction)
    assert {mat for _faction, mat in pairs} == set(Mat)
    assert ended >= 24
