"""Which names in a function are seats, and what the next seat is called there."""

from __future__ import annotations

import ast
from typing import Final

SEAT: Final = "Seat"
STATE: Final = "state"
OWN: Final = ("seat", "player")
"""What a step calls the seat it belongs to, with ``self`` before it."""
TABLE: Final = ("active", "first", "initiative")
"""What a state calls the seats whose turn it is."""


def seat_names(node: ast.FunctionDef | ast.Lambda) -> dict[str, ast.expr]:
    """Return what each seat of a function becomes when the next one is meant; only where there is a state."""
    arguments = [each.arg for each in node.args.args]
    if STATE not in arguments:
        return {}
    names = [each.arg for each in node.args.args if is_seat(each)]
    names += [f"{STATE}.{name}" for name in TABLE]
    if "self" in arguments:
        names += [f"self.{name}" for name in OWN]
    return {name: ast.parse(f"({name} + 1) % {STATE}.seats", mode="eval").body for name in names}


def is_seat(argument: ast.arg) -> bool:
    """Whether a parameter is said to be a seat."""
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == SEAT
