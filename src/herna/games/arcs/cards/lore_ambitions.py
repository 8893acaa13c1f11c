"""Lore that works while an ambition is declared; some may be discarded to free Outrage slots."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.actions.declare import can_declare
from herna.games.arcs.actions.secure import secure_options
from herna.games.arcs.actions.slots import discard_type
from herna.games.arcs.card import Lore
from herna.games.arcs.cards.lore_ambition_steps import (
    Annex,
    BuyAmbition,
    Charm,
    Ego,
    Terror,
    annexable,
    charmed,
)
from herna.games.arcs.changes import use_up
from herna.games.arcs.components import (
    BUILD_ACTION,
    DICE,
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    MAX_DICE,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from herna.games.arcs.fight import Fight
from herna.games.arcs.listeners import DECK as CARDS
from herna.games.arcs.queries import captive_count, has_type, is_used, marked, trophy_count
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import ANNEX
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64, room, vec
from herna.kernel.step import Step


@final
class EmpathsVision(Lore):
    """While Empath is declared, reroll any dice once; discarded, calms Psionic Outrage."""

    def __init__(self) -> None:
        super().__init__(18, "empaths-vision")

    def rerolls(self, state: Arcs, you: Seat, fight: Fight) -> i64:
        """Roll as many again as you like."""
        return DICE * MAX_DICE if marked(state, EMPATH) else 0

    def soothes(self) -> Row:
        """Calm Psionic Outrage alone: the agents on that slot come home."""
        return vec[i64]([PSIONIC])


@final
class EmpathsBond(Lore):
    """While Empath is declared, use Rivals' buildings like your own."""

    def __init__(self) -> None:
        super().__init__(19, "empaths-bond")

    def shares(self, state: Arcs, you: Seat) -> bool:
        """Share Rivals' buildings while an ambition marker lies on Empath."""
        return marked(state, EMPATH)


@final
class KeepersTrust(Lore):
    """While Keeper is declared, nobody steals a type they have; discarded, calms Relic Outrage."""

    def __init__(self) -> None:
        super().__init__(20, "keepers-trust")

    def guards_token(self, state: Arcs, you: Seat, thief: Seat, kind: i64) -> bool:
        """Guard it from thieves who have the type."""
        return marked(state, KEEPER) and has_type(state, thief, kind)

    def soothes(self) -> Row:
        """Calm Relic Outrage alone: the agents on that slot come home."""
        return vec[i64]([RELIC])


@final
class KeepersSolidarity(Lore):
    """While Keeper is declared, nobody steals Guild cards of a type you have."""

    def __init__(self) -> None:
        super().__init__(21, "keepers-solidarity")

    def guards_card(self, state: Arcs, you: Seat, card: i64) -> bool:
        """Guard it if you have its type."""
        return marked(state, KEEPER) and has_type(state, you, CARDS.court[card].suit)


@final
class WarlordsCruelty(Lore):
    """While Warlord is declared, tax cities repeatedly; discarded, calms Weapon Outrage."""

    def __init__(self) -> None:
        super().__init__(22, "warlords-cruelty")

    def taxes_again(self, state: Arcs, you: Seat) -> bool:
        """Tax a city as often as you like while an ambition marker lies on Warlord."""
        return marked(state, WARLORD)

    def soothes(self) -> Row:
        """Calm Weapon Outrage alone: the agents on that slot come home."""
        return vec[i64]([WEAPON])


@final
class WarlordsTerror(Lore):
    """While Warlord is declared, in the Prelude give Trophies back to Influence."""

    def __init__(self) -> None:
        super().__init__(23, "warlords-terror")

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Whether Warlord has an ambition marker and you a Trophy to give back."""
        return marked(state, WARLORD) and trophy_count(state, you) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Give them back one by one."""
        state.begun = True
        state.do(Terror(you, self.ref))


@final
class TyrantsEgo(Lore):
    """While Tyrant is declared, give Captives back to Secure; discarded, calms Weapon Outrage."""

    def __init__(self) -> None:
        super().__init__(24, "tyrants-ego")

    def usable(self, state: Arcs, you: Seat) -> bool:
        """With a Captive, and something to secure."""
        ready = marked(state, TYRANT) and captive_count(state, you) > 0
        return ready and len(secure_options(state, you, room(4))) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Give them back one by one."""
        state.begun = True
        state.do(Ego(you, self.ref))

    def soothes(self) -> Row:
        """Calm Weapon Outrage alone: the agents on that slot come home."""
        return vec[i64]([WEAPON])


@final
class TyrantsAuthority(Lore):
    """While Tyrant is declared, annex: instead of a Build, replace a Rival's building where you control."""

    def __init__(self) -> None:
        super().__init__(25, "tyrants-authority")

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Annex instead of a Build."""
        if action == BUILD_ACTION and marked(state, TYRANT) and len(annexable(state, you)) > 0:
            options = append(options, ANNEX.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Annex a Rival's building instead of a Build, if that was chosen."""
        return Annex(you, self.ref) if ANNEX.owns(option) else None


@final
class TycoonsAmbition(Lore):
    """While Tycoon is declared, before anything else: discard material and fuel to declare an ambition."""

    def __init__(self) -> None:
        super().__init__(26, "tycoons-ambition")

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Once, before anything else."""
        ready = marked(state, TYCOON) and not state.begun and not is_used(state, self.use)
        return ready and can_declare(state, you)

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Discard them all, and declare."""
        use_up(state, self.use)
        discard_type(state, you, MATERIAL)
        discard_type(state, you, FUEL)
        state.do(BuyAmbition(you, self.ref))


@final
class TycoonsCharm(Lore):
    """While Tycoon is declared, in the Prelude trade material and fuel; discarded, calms their Outrage."""

    def __init__(self) -> None:
        super().__init__(27, "tycoons-charm")

    def usable(self, state: Arcs, you: Seat) -> bool:
        """With material or fuel."""
        return marked(state, TYCOON) and len(charmed(state, you)) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Trade them one by one."""
        state.begun = True
        state.do(Charm(you, self.ref))

    def soothes(self) -> Row:
        """Calm Material and Fuel Outrage."""
        return vec[i64]([MATERIAL, FUEL])


DECK: Final[list[Lore]] = [
    EmpathsVision(),
    EmpathsBond(),
    KeepersTrust(),
    KeepersSolidarity(),
    WarlordsCruelty(),
    WarlordsTerror(),
    TyrantsEgo(),
    TyrantsAuthority(),
    TycoonsAmbition(),
    TycoonsCharm(),
]
"""Lore about ambitions."""
