"""What the players agreed on before the game."""

from __future__ import annotations

from typing import final


@final
class Profile:
    """The switches of a table where the printings differ (U15, U16); they never change."""

    def __init__(self, variants: dict[str, str]) -> None:
        self.extended = variants["affect"] == "extended"
        self.may_redraw = variants["opening-redraw"] == "optional-shuffle-back"
        self.recycles_bases = variants["empty-base-deck"] == "reshuffle"
        self.picks_tied = variants["superlative-ties"] == "controller-picks-one"
        self.any_rescue = variants["grey-opal"] == "any-minion"
        self.infiltrate_leaves = variants["infiltrate-expiry"] == "destroyed"
        self.digs_at_once = variants["extra-from-discard"] == "immediate"
        self.endless = variants["endless-game"] == "none"
        self.several_copies = variants["copies"] == "several"
        self.draft = variants["factions"]
        self.random_first = variants["first-player"] == "random"
        self.texts = variants["card-texts"]
