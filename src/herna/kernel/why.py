"""Why something cannot be done now."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.rows import i64


@final
class Reason:
    """A sentence that says no, and the paragraph of the rules behind it."""

    def __init__(self, key: str, rule: str) -> None:
        self.key: Final = key
        """The catalog entry ``why-<key>`` that says it."""
        self.rule: Final = rule
        """The numbered paragraph, such as ``H11.4``."""


@final
class Reasons:
    """All reasons of a game, each written down once: refusals give them, and the rules list them."""

    def __init__(self) -> None:
        self.every: Final[list[Reason]] = []

    def add(self, key: str, rule: str) -> Reason:
        """Write down a reason and return it."""
        found = Reason(key, rule)
        self.every.append(found)
        return found


@final
class Refusal:
    """What is refused now, and for which reason."""

    def __init__(self, about: str, reason: Reason, refs: tuple[str, ...] = (), n: i64 = 0) -> None:
        self.about: Final = about
        """A verb's key for an action, or the ref of a card or piece."""
        self.reason: Final = reason
        self.refs: Final = refs
        self.n: Final = n

    @property
    def key(self) -> str:
        """The catalog entry ``why-<key>`` that says it."""
        return self.reason.key

    @property
    def rule(self) -> str:
        """The numbered paragraph behind it."""
        return self.reason.rule
