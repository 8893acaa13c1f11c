"""Guild cards of the suits psionic and relic."""

from __future__ import annotations

from typing import Any, Final, final

from herna.games.arcs.card import Court
from herna.games.arcs.cards.farseers import LookAtHand, Refresh
from herna.games.arcs.cards.guild import DiscardTo, Loyal
from herna.games.arcs.cards.guild_actions import (
    Trade,
    tradable,
)
from herna.games.arcs.cards.guild_steps import (
    Brokerage,
    SellToken,
    Theft,
)
from herna.games.arcs.changes import use_up
from herna.games.arcs.components import (
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    NONE,
    PSIONIC,
    RELIC,
    TAX_ACTION,
    WEAPON,
)
from herna.games.arcs.court import discard_guild
from herna.games.arcs.hands import may_seize, seize
from herna.games.arcs.queries import is_used, tokens_of
from herna.games.arcs.reasons import BEGUN, NO_TOKENS, ONCE
from herna.games.arcs.state import Arcs
from herna.games.arcs.verbs import TRADE
from herna.kernel.choice import Option, Seat
from herna.kernel.rows import Row, append, i64, vec
from herna.kernel.step import Step
from herna.kernel.why import Refusal


@final
class LatticeSpies(Court):
    """Before anything else in the Prelude: discard this to seize the initiative (A11.9)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """While nothing else was done."""
        return not state.begun

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Seize, if that is allowed."""
        discard_guild(state, self.number)
        if may_seize(state, you):
            seize(state, you)

    def why_not(self, seen: Arcs, you: Seat) -> Refusal:
        """Say that something was done already."""
        return Refusal(self.ref, BEGUN)


@final
class Farseers(DiscardTo):
    """When you declare, look at a hand; discarded, refresh your own."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Discard cards and draw one more."""
        state.do(Refresh(you, 0, self.ref))

    def when_declared(self, state: Arcs, you: Seat, first: bool) -> Step[Any] | None:
        """Look at a Rival's hand."""
        return LookAtHand(you, self.ref)


@final
class SecretOrder(Court):
    """Declaring Keeper or Empath leaves the lead card its number."""

    def keeps_number(self, state: Arcs, you: Seat, ambition: i64) -> bool:
        """Keep it for these two."""
        return ambition in (KEEPER, EMPATH)


@final
class SilverTongues(DiscardTo):
    """Steal a resource or a Guild card."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Ask what is stolen: a resource of any type or a Guild card, with no keys to pay."""
        state.do(Theft(you, self.ref, NONE))


@final
class SwornGuardians(Court):
    """Nothing else of yours can be stolen; stolen, they are buried."""

    def guards_token(self, state: Arcs, you: Seat, thief: Seat, kind: i64) -> bool:
        """Keep every token of yours from being stolen, whoever comes for it."""
        return True

    def guards_card(self, state: Arcs, you: Seat, card: i64) -> bool:
        """Guard every other card."""
        return card != self.number

    def buried_if_stolen(self) -> bool:
        """Go under the Court deck."""
        return True


@final
class ElderBroker(DiscardTo):
    """A Tax may be a Trade instead; discarded, gain a material, a fuel and a weapon."""

    def effect(self, state: Arcs, you: Seat) -> None:
        """Gain one token of each of the three types, in the order you like."""
        state.do(Brokerage(you, vec[i64]([MATERIAL, FUEL, WEAPON]), self.ref))

    def offers(self, state: Arcs, you: Seat, action: i64, options: Row) -> Row:
        """Trade instead of a Tax."""
        if action == TAX_ACTION and len(tradable(state, you)) > 0:
            options = append(options, TRADE.of())
        return options

    def begin(self, state: Arcs, you: Seat, option: Option) -> Step[Any] | None:
        """Trade instead of a Tax, if that was chosen."""
        return Trade(you, self.ref) if TRADE.owns(option) else None


@final
class RelicFence(Court):
    """Once a turn in the Prelude: discard a resource to gain a relic (R-30)."""

    def usable(self, state: Arcs, you: Seat) -> bool:
        """Once a turn, with a token to discard."""
        return not is_used(state, self.use) and len(tokens_of(state, you)) > 0

    def prelude(self, state: Arcs, you: Seat) -> None:
        """Note that it was used this turn, and ask which token is discarded for the relic."""
        state.begun = True
        use_up(state, self.use)
        state.do(SellToken(you, self.ref))

    def why_not(self, seen: Arcs, you: Seat) -> Refusal:
        """Say that it was used, or that there is nothing to discard."""
        if is_used(seen, self.use):
            return Refusal(self.ref, ONCE)
        return Refusal(self.ref, NO_TOKENS)


@final
class GalacticBards(Court):
    """Surpassing or pivoting, you may declare your card's ambition."""

    def declares_following(self) -> bool:
        """Let you declare when you Surpass or Pivot, although only the leader may do so otherwise."""
        return True


DECK: Final[list[Court]] = [
    LatticeSpies(15, "lattice-spies", PSIONIC, 2),
    Farseers(16, "farseers", PSIONIC, 2),
    SecretOrder(17, "secret-order", PSIONIC, 2),
    Loyal(18, "loyal-empaths", PSIONIC, 3),
    SilverTongues(19, "silver-tongues", PSIONIC, 2),
    Loyal(20, "loyal-keepers", RELIC, 3),
    SwornGuardians(21, "sworn-guardians", RELIC, 1),
    ElderBroker(22, "elder-broker", RELIC, 2),
    RelicFence(23, "relic-fence", RELIC, 2),
    GalacticBards(24, "galactic-bards", RELIC, 1),
]
"""Psionic and relic cards."""
