"""Why something cannot be done now."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.rows import i64


@final
class Refusal:
    """A reason from the rules: what is refused, why, and the paragraph that says so."""

    def __init__(self, about: str, key: str, rule: str, refs: tuple[str, ...] = (), n: i64 = 0) -> None:
        self.about: Final = about
        """A verb's key for an action, or the ref of a card or piece."""
        self.key: Final = key
        """The catalog entry ``why-<key>`` that says it."""
        self.rule: Final = rule
        """The numbered paragraph, such as ``H11.4``."""
        self.refs: Final = refs
        self.n: Final = n
