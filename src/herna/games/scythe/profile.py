"""The variants, and what a table agreed on where printings differ (S24)."""

from __future__ import annotations

from typing import Final, final

from herna.kernel.rows import i64

VARIANTS: Final = {
    "preset": ("rulebook", "faq"),
    "mats": ("random", "chosen"),
    "coin-transfers": ("on", "off"),
    "blind-encounters": ("off", "on"),
    "delay-of-game": ("off", "on"),
    "sample-scoring": ("off", "on"),
    "turn-limit": ("score", "draw"),
    "relentless-factory": ("preset", "on", "off"),
    "ban-pairs": ("preset", "on", "off"),
    "trade-split": ("preset", "on", "off"),
    "wayfare-anywhere": ("preset", "on", "off"),
    "disarm-on-mine": ("on", "off"),
    "mill-control": ("on", "off"),
    "factory-speed": ("3", "4"),
}
"""For each variant its values, the usual one first."""

DISPUTED: Final = (
    "preset",
    "relentless-factory",
    "ban-pairs",
    "trade-split",
    "wayfare-anywhere",
    "disarm-on-mine",
    "mill-control",
    "factory-speed",
    "turn-limit",
)
"""What settles a dispute (S24): first the preset, then each rule by itself."""


@final
class Profile:
    """What the players agreed on; it never changes during a game."""

    # long: a line for each rule, and what it is
    def __init__(self, variants: dict[str, str]) -> None:
        self.relentless_factory: Final = follows(variants, "relentless-factory", "rulebook")
        """Whether Relentless repeats the Factory card, too."""
        self.bans_pairs: Final = follows(variants, "ban-pairs", "faq")
        """Whether two pairs of faction and mat are not dealt."""
        self.splits_resources: Final = follows(variants, "trade-split", "faq")
        """Whether resources of any kind may be put on several territories."""
        self.disarms_on_mine: Final = variants["disarm-on-mine"] == "on"
        """Whether Disarm works on the own Mine as on a tunnel."""
        self.mill_needs_control: Final = variants["mill-control"] == "on"
        """Whether the Mill produces only where its owner is in control."""
        self.deals: Final = variants["coin-transfers"] == "on"
        """Whether coins may change hands."""
        self.blind: Final = variants["blind-encounters"] == "on"
        """Whether an option of an encounter is chosen before it is read."""
        self.delay: Final = variants["delay-of-game"] == "on"
        """Whether slow players may be charged."""
        self.fast_factory: Final = variants["factory-speed"] == "4"
        """Whether Speed adds two steps to a Factory card's movement instead of one."""
        self.wayfare_anywhere: Final = follows(variants, "wayfare-anywhere", "faq")
        """Whether Wayfare leads from one inactive home base to another."""
        self.limit_is_draw: Final = variants["turn-limit"] == "draw"
        """Whether a game that nobody ends is a draw."""
        self.sample_scoring: Final = variants["sample-scoring"] == "on"
        """Whether the score is told at the first star."""
        self.chosen_mats: Final = variants["mats"] == "chosen"
        """Whether the players choose their mats instead of being dealt them."""
        self.bits: Final = bits_of(self.rules())
        """The rules agreed on as bits, for learners; the mats show by themselves."""

    def rules(self) -> list[bool]:
        """Return the rules agreed on, in an order that never changes."""
        return [
            self.relentless_factory,
            self.bans_pairs,
            self.splits_resources,
            self.disarms_on_mine,
            self.mill_needs_control,
            self.deals,
            self.blind,
            self.delay,
            self.fast_factory,
            self.wayfare_anywhere,
            self.limit_is_draw,
            self.sample_scoring,
        ]


def bits_of(agreed: list[bool]) -> i64:
    """Return which of some rules are agreed on, as bits."""
    found: i64 = 0
    for place, on in enumerate(agreed):
        if on:
            found |= 1 << place
    return found


def follows(variants: dict[str, str], key: str, preset: str) -> bool:
    """Whether a rule is on that follows the preset unless the players set it."""
    value = variants[key]
    return variants["preset"] == preset if value == "preset" else value == "on"
