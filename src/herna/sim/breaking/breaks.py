"""How a line of the rules can be broken: one comparison, number, seat, sign, call or branch at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Final

from herna.sim.breaking.seats import seat_names

Way = tuple[str, ast.AST]
"""What kind of break it is, and what takes the node's place."""

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS: Final = (ast.FunctionDef, ast.Lambda)
NO_RULE: Final = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.arguments)


@dataclass(frozen=True)
class Break:
    """One way to break one place."""

    number: int
    """Its place in the order in which :func:`breaks` finds them."""
    where: str
    """The function, as Python names it, or "" for what runs when the module is imported."""
    kind: str
    first: int
    last: int
    """The lines of the statement it is in."""
    change: str
    """What stood there and what stands there now."""
    line: str
    """The line as it is written."""


@dataclass
class Place:
    """A node that can be broken, and how to put another in its place."""

    holder: Any
    field: str
    at: int
    """Its place in a list of its holder, or -1."""
    where: str
    inside: bool
    """Whether it runs when a function is called, and not once at the import."""
    first: int
    last: int
    node: ast.AST
    ways: list[Way]

    def put(self, node: ast.AST) -> None:
        """Let another node stand here."""
        if self.at < 0:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.at] = node


def flipped(node: ast.Compare) -> Iterator[Way]:
    """Turn each comparison around."""
    for place, sign in enumerate(node.ops):
        other = copy.deepcopy(node)
        other.ops[place] = COMPARED[type(sign)]()
        yield "comparison", other


def shifted(node: ast.Constant) -> Iterator[Way]:
    """Make a number one larger, and the other of true and false."""
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)


def signed(node: ast.BinOp | ast.AugAssign) -> Iterator[Way]:
    """Count the other way."""
    if type(node.op) in SIGNS:
        other = copy.deepcopy(node)
        other.op = SIGNS[type(node.op)]()
        yield "sign", other


def joined(node: ast.BoolOp) -> Iterator[Way]:
    """Ask for all where one was enough, and for one where all were needed."""
    other = copy.deepcopy(node)
    other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield "branch", other


def unsigned(node: ast.UnaryOp) -> Iterator[Way]:
    """Leave a ``not`` or a minus away."""
    if isinstance(node.op, (ast.Not, ast.USub)):
        yield "branch" if isinstance(node.op, ast.Not) else "sign", copy.deepcopy(node.operand)


def swapped(node: ast.If | ast.IfExp | ast.While) -> Iterator[Way]:
    """Go the other way at a fork."""
    if isinstance(node.test, (ast.Compare, ast.BoolOp)) and not isinstance(node, ast.IfExp):
        return  # broken within already
    other = copy.deepcopy(node)
    other.test = ast.UnaryOp(ast.Not(), other.test)
    yield "branch", other


def dropped(node: ast.Expr | ast.AugAssign) -> Iterator[Way]:
    """Leave out what is done."""
    if isinstance(node, ast.AugAssign) or isinstance(node.value, ast.Call):
        yield "dropped call", ast.Pass()


WAYS: Final[dict[type[ast.AST], tuple[Callable[[Any], Iterator[Way]], ...]]] = {
    ast.Compare: (flipped,),
    ast.Constant: (shifted,),
    ast.BinOp: (signed,),
    ast.AugAssign: (signed, dropped),
    ast.BoolOp: (joined,),
    ast.UnaryOp: (unsigned,),
    ast.If: (swapped,),
    ast.IfExp: (swapped,),
    ast.While: (swapped,),
    ast.Expr: (dropped,),
}


class Finder:
    """Walks a module and lists every place that can be broken, in the order of the text."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.path: list[str] = []
        self.inside = False
        self.seats: dict[str, ast.expr] = {}
        self.span = (0, 0)

    def visit(self, holder: ast.AST) -> None:
        """Look at everything below a node that a rule can depend on."""
        for name, value in ast.iter_fields(holder):
            if name in ("annotation", "returns", "decorator_list", "type_comment", "bases", "keywords_only"):
                continue
            children = value if isinstance(value, list) else [value]
            for at, child in enumerate(children):
                if isinstance(child, ast.AST):
                    self.look(holder, name, at if isinstance(value, list) else -1, child)

    def look(self, holder: ast.AST, name: str, at: int, node: ast.AST) -> None:
        """Look at one node: list it, then go on below it."""
        if isinstance(node, NO_RULE) or tells(node) or makes_room(node):
            return
        before = self.span
        if isinstance(node, ast.stmt):
            self.span = span(node)
        ways = [way for make in WAYS.get(type(node), ()) for way in make(node)] + self.other_seats(node)
        if ways:
            where = ".".join(self.path) if self.inside else ""
            self.places.append(Place(holder, name, at, where, self.inside, *self.span, node, ways))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            self.enter(node)
        elif isinstance(node, ast.Compare) and asks_for_bits(node):
            self.look(node, "left", -1, node.left)
        else:
            self.visit(node)
        self.span = before

    def enter(self, node: ast.FunctionDef | ast.ClassDef | ast.Lambda) -> None:
        """Go on within a function or class."""
        kept = self.path, self.inside, self.seats
        name = "<lambda>" if isinstance(node, ast.Lambda) else node.name
        within = [*self.path, "<locals>"] if self.inside else self.path
        self.path = [*within, name]
        if isinstance(node, FUNCTIONS):
            self.inside = True
            self.seats = self.seats | seat_names(node)
        self.visit(node)
        self.path, self.inside, self.seats = kept

    def other_seats(self, node: ast.AST) -> list[Way]:
        """Where a seat is read, put the next one."""
        if not isinstance(node, (ast.Name, ast.Attribute)) or not isinstance(node.ctx, ast.Load):
            return []
        other = self.seats.get(ast.unparse(node))
        return [] if other is None else [("seat", copy.deepcopy(other))]


def tells(node: ast.AST) -> bool:
    """Whether a statement only tells the story, which decides nothing."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return isinstance(node.value.func, ast.Attribute) and node.value.func.attr == "tell"
    return isinstance(node, ast.If) and ast.unparse(node.test) == "state.story is not None"


def asks_for_bits(node: ast.Compare) -> bool:
    """Whether it is asked if some bits are set: to compare them with 1 instead of 0 says nothing new."""
    masked = isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.BitAnd)
    return masked and len(node.ops) == 1 and ast.unparse(node.comparators[0]) == "0"


def makes_room(node: ast.AST) -> bool:
    """Whether an expression only says how long a row may become, which it may be wrong about."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "room"


def span(node: ast.stmt) -> tuple[int, int]:
    """Return the lines of a statement without those of the statements in it."""
    inner = getattr(node, "body", None)
    last = (node.end_lineno or node.lineno) if not inner else max(node.lineno, inner[0].lineno - 1)
    return node.lineno, last


def places(tree: ast.Module) -> list[Place]:
    """Return every place of a module that can be broken."""
    finder = Finder()
    finder.visit(tree)
    return finder.places


def breaks(source: str) -> list[Break]:
    """Return every way to break a module."""
    lines = source.splitlines()
    found: list[Break] = []
    for place in places(ast.parse(source)):
        for kind, other in place.ways:
            change = f"{ast.unparse(headed(place.node))} -> {ast.unparse(headed(other))}"
            line = lines[getattr(place.node, "lineno", place.first) - 1].strip()
            found.append(Break(len(found), place.where, kind, place.first, place.last, change, line))
    return found


def headed(node: ast.AST) -> ast.AST:
    """Return a node as it is told: of a fork only its condition."""
    if isinstance(node, (ast.If, ast.While)):
        return node.test
    return node


def broken(source: str, path: str, number: int) -> CodeType:
    """Compile a module with one of its breaks."""
    tree = ast.parse(source)
    count = 0
    for place in places(tree):
        if number < count + len(place.ways):
            other = place.ways[number - count][1]
            for node in ast.walk(other):
                if not hasattr(node, "lineno"):
                    ast.copy_location(node, place.node)
            place.put(ast.copy_location(other, place.node))
            return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
        count += len(place.ways)
    raise ValueError(f"{Path(path).name} has {count} breaks, so none of number {number}")
