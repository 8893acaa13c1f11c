"""The numbered rules of each game, as they stand in ``docs/rules``, and which tests name them."""

from __future__ import annotations

import ast
import fnmatch
import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from herna.games import game
from herna.kernel.errors import HernaError

PACKAGE: Final = Path(__file__).resolve().parent
PROJECT: Final = PACKAGE.parents[1]
INSTALLED: Final = PACKAGE / "rules"
RULES: Final = INSTALLED if INSTALLED.exists() else PROJECT / "docs" / "rules"
"""Beside the code where Herna was installed from a wheel, in the documentation of a checkout."""
TESTS: Final = PROJECT / "tests" / "games"

SECTION: Final = re.compile(r"## ([A-Z]\d+) (.+)")
NUMBERED: Final = (
    r"(?P<bold>\*\*)?(?P<number>[A-Z]\d+(?:\.\d+)+|T\d+)"
    r"(?(bold)(?: (?P<title>[^*]+))?\*\*) ?(?P<text>.*)"
)
"""How a numbered paragraph begins: its number, perhaps a title in the same bold letters, and the text."""
ITEM: Final = re.compile(r"\s*- " + NUMBERED)
ROW: Final = r"[A-Z]\d+(?:\.\d+)?|[A-Z]-\d+"
"""What numbers a row of rulings."""
LINE: Final = re.compile(rf"\| ({ROW}) \| (.*) \|")
OFF: Final = {"skip", "skipif", "xfail"}
"""Marks of tests that do not run, or may fail: they prove nothing, so no rule counts as tested by them."""


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule, ruling or worked example."""

    key: str
    section: str
    """The heading it stands under."""
    text: str

    @property
    def short(self) -> str:
        """The number without its section, such as ``A3`` for ruling ``U16.A3``."""
        last = self.key.rpartition(".")[2]
        return last if last[0].isalpha() else self.key


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Read every numbered paragraph; a section without any counts as one, and so does a row of rulings."""
    number, heading, found = "", "", True
    for line in text.splitlines():
        if section := SECTION.fullmatch(line):
            if not found:
                yield Paragraph(number, heading, heading)
            number, heading, found = section[1], f"{section[1]} {section[2]}", False
        elif item := ITEM.fullmatch(line):
            found = True
            parts = [part for part in (item["title"], item["text"]) if part]
            yield Paragraph(item["number"], heading, " ".join(parts))
        elif row := LINE.fullmatch(line):
            found = True
            yield Paragraph(row_key(row[1], number), heading, row[2])
    if not found:
        yield Paragraph(number, heading, heading)


def row_key(number: str, section: str) -> str:
    """Return how a row of rulings is cited: by its own number, or with that of its section before it."""
    return number if "-" in number or "." in number else f"{section}.{number}"


def rulebook(key: str, language: str = "") -> list[Paragraph]:
    """Return the numbered rules of a game, as first written or as translated into a language."""
    game(key)
    path = RULES / (f"{key}.{language}.md" if language else f"{key}.md")
    if not path.exists():
        raise HernaError(f"the rules of {key} should be in {path}, and are not there")
    return list(paragraphs(path.read_text(encoding="utf-8")))


def exemptions(key: str) -> dict[str, str]:
    """Return the paragraphs, or patterns such as ``H28.*``, that state nothing testable, with reasons."""
    path = RULES / f"{key}-exempt.toml"
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    for pattern, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise HernaError(
                f'{path.name}: {pattern} needs a reason: "{pattern}" = "why it cannot be tested"'
            )
    return found


@dataclass
class Named:
    """What tests claim to prove."""

    rules: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)


def named(folder: Path) -> Named:
    """Read which paragraphs and cards the tests below a folder name; tests that are skipped do not count."""
    found = Named()
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        known = constants(tree)
        for node in tree.body:
            nodes = node.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test") else [node]
            for test in nodes:
                if isinstance(test, ast.FunctionDef) and test.name.startswith("test"):
                    read_marks(test, known, found)
    return found


def constants(tree: ast.Module) -> dict[str, list[str]]:
    """Return the module's lists of words, for ``@card(*NAMES)``."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(node, (ast.Assign, ast.AnnAssign)) or not isinstance(target, ast.Name):
            continue
        try:
            value = ast.literal_eval(node.value) if node.value else ()
        except ValueError:
            continue
        if isinstance(value, (tuple, list, set, dict)):
            found[target.id] = [word for word in value if isinstance(word, str)]
    return found


def read_marks(test: ast.FunctionDef, known: dict[str, list[str]], found: Named) -> None:
    """Add what one test names, in its decorators or in those of its parameters."""
    nodes = [node for decorator in test.decorator_list for node in ast.walk(decorator)]
    if any(isinstance(node, ast.Attribute) and node.attr in OFF for node in nodes):
        return
    for node in nodes:
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("rule", "card"):
                goal = found.rules if name == "rule" else found.cards
                for argument in node.args:
                    goal.update(words(argument, known))


def words(argument: ast.expr, known: dict[str, list[str]]) -> list[str]:
    """Return the words an argument of a mark stands for."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Name):
        return known.get(argument.value.id, [])
    return []


@dataclass(frozen=True)
class Coverage:
    """How much of a game's rules and cards is named by tests."""

    paragraphs: int
    exempt: tuple[str, ...]
    missing: tuple[str, ...]
    cards: int
    missing_cards: tuple[str, ...]
    unknown: tuple[str, ...]
    """What tests name although no paragraph or card is called so."""

    def plain(self) -> dict[str, object]:
        """Return it as plain data, for ``--json``."""
        named = self.paragraphs - len(self.exempt) - len(self.missing)
        return {
            "paragraphs": {
                "total": self.paragraphs,
                "named": named,
                "exempt": len(self.exempt),
                "missing": list(self.missing),
            },
            "cards": {
                "total": self.cards,
                "named": self.cards - len(self.missing_cards),
                "missing": list(self.missing_cards),
            },
            "unknown": list(self.unknown),
        }


def coverage(key: str) -> Coverage:
    """Compare a game's rules and cards with what its tests name."""
    return compare(rulebook(key), game(key).cards(), exemptions(key), named(TESTS / key))


def shown(path: Path, key: str) -> dict[str, str]:
    """Read which paragraphs ``herna mutate --paragraphs`` has shown, each with the line that was broken."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        lines = found["shown"]
    except (OSError, ValueError, KeyError, TypeError):
        raise HernaError(f"{path} is not what `herna mutate {key} --paragraphs --out` writes") from None
    if found["game"] != key:
        raise HernaError(f"{path} is about {found['game']}, not about {key}")
    return dict(lines)


def not_shown(found: Coverage, rules: list[Paragraph], proof: dict[str, str]) -> list[str]:
    """Return the named paragraphs whose tests did not notice a broken line: only replays may defend them."""
    apart = {*found.missing, *found.exempt}
    return [rule.key for rule in rules if rule.key not in apart and not {rule.key, rule.short} & proof.keys()]


def only_replays(key: str) -> list[str]:
    """Return the paragraphs for which no broken line was noticed by a test that names them."""
    path = RULES / f"{key}-replays.toml"
    if not path.exists():
        return []
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["only_replays"])


def note_replays(key: str, found: list[str]) -> None:
    """Write down the paragraphs that no broken line has shown, for :func:`only_replays`."""
    head = "# No test that names one of these paragraphs noticed a line that was broken for it.\n"
    head += f"# Written by `./herna coverage {key} --mutants FILE --note`.\n"
    lines = "".join(f'  "{each}",\n' for each in found)
    (RULES / f"{key}-replays.toml").write_text(f"{head}only_replays = [\n{lines}]\n", encoding="utf-8")


def compare(rules: list[Paragraph], cards: list[str], exempt: dict[str, str], claims: Named) -> Coverage:
    """Count what is named, exempt and missing; a paragraph that is both named and exempt is named."""
    left: list[str] = []
    excused: list[str] = []
    for paragraph in rules:
        if paragraph.key in claims.rules or paragraph.short in claims.rules:
            continue
        hit = any(fnmatch.fnmatchcase(paragraph.key, pattern) for pattern in exempt)
        (excused if hit else left).append(paragraph.key)
    known = {name for paragraph in rules for name in (paragraph.key, paragraph.short)}
    unknown = sorted((claims.rules - known) | (claims.cards - set(cards)))
    missing_cards = [card for card in dict.fromkeys(cards) if card not in claims.cards]
    return Coverage(
        len(rules), tuple(excused), tuple(left), len(set(cards)), tuple(missing_cards), tuple(unknown)
    )
