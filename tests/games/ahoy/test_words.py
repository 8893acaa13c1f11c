"""How the sea is spoken of in Czech: each terrain has its own preposition."""

from __future__ import annotations

import pytest

from games.ahoy.table import START_MAP, Table
from herna.games.ahoy.components import FIGURE, SPACE
from herna.i18n.speak import Speaker
from herna.kernel.choice import EVERYONE, Choice
from herna.kernel.event import Event
from herna.kernel.rows import i64, vec

SEA = (*START_MAP, "skull-a@3,0R0", "tree-a@3,2R0")
DIRECTIONS = {
    (0, 3): ("na Ostrov papoušků", "z Ostrova papoušků"),
    (0, 2): ("do přístavu", "z přístavu"),
    (1, 0): ("na vrakoviště", "z vrakoviště"),
    (1, 2): ("na volné moře", "z volného moře"),
    (3, 0): ("do silného proudu", "ze silného proudu"),
    (3, 3): ("do mlhy", "z mlhy"),
}


@pytest.mark.parametrize("place", DIRECTIONS)
def test_ships_go_to_a_space_and_come_from_it(place: tuple[int, int]) -> None:
    table, (to, away) = Table(*SEA), DIRECTIONS[place]
    speaker = Speaker("cs", "ahoy", table.state, ["Jana"])
    refs = (FIGURE.ref(4), SPACE.ref(table.at(*place)))
    assert speaker.event(Event("moved", 0, refs, 0, EVERYONE)).startswith(f"Jana posílá hlídku 1 {to}")
    assert speaker.event(Event("placed", 0, refs, 0, EVERYONE)).startswith(f"Jana umisťuje hlídku 1 {to}")
    assert speaker.event(Event("removed", 0, refs, 0, EVERYONE)).startswith(f"Jana bere hlídku 1 {away}")
    asked = speaker.prompt(Choice(0, "drift", vec[i64](), refs[1]))
    assert asked.startswith(f"Kam se necháš unést {away}")
