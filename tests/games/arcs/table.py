"""Set a table in a line, answer in codes with names, and load the dice by answering for chance."""

from __future__ import annotations

from typing import Any

from games.arcs.looking import Looking
from games.arcs.names import PIECES, SYSTEM_NAMES, system
from games.arcs.setting import Setting
from games.asking import advance
from herna.games.arcs.atlas import SITE_SYSTEM, SITES_OF, SYSTEMS
from herna.games.arcs.components import EMPTY, LEAD, SLOTS
from herna.games.arcs.game import GAME
from herna.games.arcs.printed import (
    ACTION_KEYS,
    AMBITION_KEYS,
    COURT_KEYS,
    DIE_KEYS,
    LEADER_KEYS,
    LORE_KEYS,
    RESOURCE_KEYS,
)
from herna.games.arcs.rounds import Round, play
from herna.games.arcs.state import Arcs
from herna.games.arcs.turn import Act
from herna.games.arcs.verbs import VERBS
from herna.kernel.choice import Choice
from herna.kernel.engine import take
from herna.kernel.rows import i64, vec
from herna.kernel.state import Outcome, no_steps
from herna.kernel.step import Step


class Halt(Step[Arcs]):
    """The end of what a test looks at."""

    def run(self, state: Arcs) -> None:
        """Stop."""
        state.finish(Outcome((), ()))


class Table(Setting, Looking):
    """A game with an empty map, to be set and played by a test."""

    def do(self, *steps: Step[Any]) -> Table:
        """Run these steps up to a choice, or to the end of them."""
        self.state.stack = no_steps()
        self.state.outcome = None
        self.state.pending = None
        self.state.do(steps[0], *steps[1:], Halt())
        advance(self.state)
        return self

    def act(self, seat: int, card: str, mode: int = LEAD, lead: str = "") -> Table:
        """Let a seat's turn begin after its card was played, past declaring and seizing."""
        state = self.state
        self.new_round()
        if lead:
            state.lead_card = ACTION_KEYS.index(lead)
        else:
            state.lead_card = ACTION_KEYS.index(card)
        self.hand(seat, card, *[ACTION_KEYS[held] for held in state.hands[seat].cards()])
        play(state, seat, ACTION_KEYS.index(card), mode)
        return self.do(Act(seat))

    def new_round(self) -> None:
        """Clear what was played."""
        state = self.state
        for card in state.played.cards():
            state.discard.put(card)
        state.played.cells = vec[i64]()
        state.played_by = vec[i64]()
        state.seized = False
        state.declared = False
        state.zeroed = False

    def round(self, first: int = 0) -> Table:
        """Begin a round led by a seat; a starport outside the map keeps everybody from needing relief."""
        self.state.initiative = first
        away = [site for site in range(26) if SITE_SYSTEM[site] not in list(SYSTEMS[self.state.setup])]
        for seat, site in zip(range(self.state.seats), away, strict=False):
            if self.state.buildings[site] == EMPTY:
                self.port(seat, "", site=site)
        return self.do(Round())

    def choose(self, *answers: str) -> Table:
        """Answer one question after the other; ``done`` ends a turn, ``ready`` skips to its actions."""
        before = GAME.complaints(self.state)
        for answer in answers:
            if answer in ("done", "ready"):
                self.skip("declare", "besides", *(["act"] if answer == "done" else []))
                continue
            codes = self.codes()
            code = self.resolve(answer)
            assert len(set(codes)) == len(codes), f"the same answer twice at {self.prompt}: {codes}"
            assert code in codes, f"{answer} ({code}) is not offered at {self.prompt}: {codes}"
            take(self.state, codes.index(code))
            advance(self.state)
        assert GAME.complaints(self.state) == before, "pieces, tokens or cards were lost"
        return self

    def skip(self, *prompts: str) -> None:
        """Pass as long as one of these questions is asked."""
        while self.state.pending is not None and self.prompt in prompts:
            take(self.state, self.codes().index("pass"))
            advance(self.state)

    def first(self) -> None:
        """Give the first answer there is."""
        take(self.state, 0)
        advance(self.state)

    @property
    def choice(self) -> Choice:
        """What is asked now."""
        asked = self.state.pending
        assert asked is not None, "nothing is asked"
        return asked

    @property
    def prompt(self) -> str:
        """The question asked now."""
        return self.choice.prompt

    @property
    def over(self) -> bool:
        """Whether all steps given have run."""
        return self.state.pending is None

    def codes(self) -> list[str]:
        """List what may be answered now."""
        return [VERBS.code(option) for option in self.choice.options]

    def verbs(self) -> set[str]:
        """Name the verbs on offer."""
        return {VERBS.verb(option).key for option in self.choice.options}

    def can(self, *answers: str) -> bool:
        """Whether all of these may be answered now."""
        return all(self.resolve(answer) in self.codes() for answer in answers)

    def resolve(self, answer: str) -> str:
        """Turn names into numbers: ``tax.1-hex``, ``influence.farseers``, ``slot.2``, ``hit.1.fresh``."""
        key, *words = answer.split(".")
        verb = next(verb for verb in VERBS.verbs if verb.key == key)
        if verb.kind is None or not words:
            return answer
        return ".".join([key, str(self.target(key, verb.kind.key, words[0])), *words[1:]])

    def target(self, key: str, kind: str, word: str) -> int:
        """Return the number of a named component."""
        lists = {
            "action": ACTION_KEYS,
            "court": COURT_KEYS,
            "leader": LEADER_KEYS,
            "lore": LORE_KEYS,
            "ambition": AMBITION_KEYS,
            "resource": RESOURCE_KEYS,
            "die": DIE_KEYS,
            "system": SYSTEM_NAMES,
        }
        if kind in lists:
            return list(lists[kind]).index(word)
        if kind == "slot":
            seat, _, slot = word.rpartition(":")
            return SLOTS * int(seat or self.choice.seat) + int(slot) - 1
        if kind == "site":
            return self.site(key, word)
        if kind == "fleet":
            where, _, seat = word.partition(":")
            return 4 * system(where) + int(seat or self.choice.seat)
        return self.numbered(kind, word)

    def numbered(self, kind: str, word: str) -> int:
        """Return the number of a Captive by its owner, a Trophy as ``ship:1``, a cluster or a seat."""
        if kind == "captive":
            return 4 * int(self.choice.seat) + int(word)
        if kind == "trophy":
            piece, _, owner = word.partition(":")
            return 16 * int(self.choice.seat) + 4 * int(owner) + PIECES[piece]
        return int(word) - 1 if kind == "cluster" else int(word)

    def site(self, key: str, word: str) -> int:
        """Return a site in a system: the first on offer, or the first at all; a plain number is itself."""
        if "-" not in word:
            return int(word)
        offered = [
            int(VERBS.verb(option).target(option))
            for option in self.choice.options
            if VERBS.verb(option).key == key
        ]
        there = [int(site) for site in SITES_OF[system(word)]]
        return next((site for site in offered if site in there), there[0])
