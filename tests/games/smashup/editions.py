"""Tables for the card texts of 2025."""

from __future__ import annotations

from games.smashup.table import Table, table


def modern(*pairs: str, bases: str = "") -> Table:
    """Set a table at which the texts of 2025 are played."""
    return table(*pairs, bases=bases, card_texts="aeg-2025")


def both(*pairs: str, bases: str = "") -> tuple[Table, Table]:
    """Set two tables alike: the texts of 2025, and the first print."""
    return modern(*pairs, bases=bases), table(*pairs, bases=bases)
