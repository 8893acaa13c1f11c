"""What options mean: verbs, what they point at, and the numbers they are written as."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, final

from mypy_extensions import mypyc_attr

from herna.kernel.choice import Option
from herna.kernel.errors import IllegalAnswer
from herna.kernel.kind import Kind
from herna.kernel.rows import Row, append, i64, vec

LONGEST: Final = 40
"""How much of a misspelled answer is repeated to whoever sent it."""

DIGITS: Final = 6
"""No number in a code is longer."""

NO_OPTION: Final = -1


@final
@mypyc_attr(acyclic=True)
class Verb:
    """What an option does: to one component of a kind, by an amount, or both, or neither."""

    def __init__(self, key: str, kind: Kind | None, first: i64, least: i64, most: i64) -> None:
        targets: i64 = 1 if kind is None else kind.count
        self.key: Final = key
        self.kind: Final = kind
        self.first: Final = first
        self.least: Final = least
        self.amounts: Final = most - least + 1
        self.end: Final = first + targets * self.amounts

    def of(self, target: i64 = 0, value: i64 = 0) -> Option:
        """Return the option to do it to this component, by this amount."""
        step: i64 = 0
        if self.amounts > 1:
            step = value - self.least
        option = self.first + target * self.amounts + step
        if not (self.first <= option < self.end and 0 <= step < self.amounts):
            raise ValueError(f"{self.key} has no option {target} x{value}")
        return option

    def each(self, targets: Row) -> Row:
        """Return the options to do it to each of these components."""
        first, amounts = self.first, self.amounts
        return vec[i64]([first + target * amounts for target in targets], capacity=len(targets) + 1)

    def onto(self, options: Row, targets: Row) -> Row:
        """Return these options and those to do it to each of these components."""
        first, amounts = self.first, self.amounts
        for target in targets:
            options = append(options, first + target * amounts)
        return options

    def over(self, targets: Row) -> Row:
        """Return the same options as :meth:`each`, in the very row of components, which is used up."""
        first, amounts = self.first, self.amounts
        for i in range(len(targets)):
            targets[i] = first + targets[i] * amounts
        return targets

    def up_to(self, most: i64, target: i64 = 0) -> Row:
        """Return the options to do it by each amount, from the least to ``most``."""
        if most < self.least:
            return vec[i64]()
        count = most - self.least + 1
        first = self.of(target, most) - count + 1
        return vec[i64]([first + step for step in range(count)])

    def owns(self, option: Option) -> bool:
        """Whether the option is one of this verb's."""
        return self.first <= option < self.end

    def target(self, option: Option) -> i64:
        """Return the component the option points at."""
        return (option - self.first) // self.amounts

    def value(self, option: Option) -> i64:
        """Return the option's amount."""
        return (option - self.first) % self.amounts + self.least

    def anchor(self, option: Option) -> str:
        """Return the drawn component to click, or "" for a plain button."""
        return "" if self.kind is None else self.kind.ref(self.target(option))

    def code(self, option: Option) -> str:
        """Return the spelling in records and tests: ``tax.4``, ``dial.x3``, ``pass``."""
        code = self.key
        if self.kind is not None:
            code += f".{self.target(option)}"
        if self.amounts > 1:
            code += f".x{self.value(option)}"
        return code


@final
class Verbs:
    """Every verb of a game. Add new ones at the end, so that no option changes its number."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.firsts: list[int] = []
        self.size: i64 = 0
        self.former: dict[str, Option] = {}
        self.add("pass")

    def add(self, key: str, kind: Kind | None = None, least: int = 0, most: int = 0) -> Verb:
        """Add a verb: what it points at, and from which amount to which it goes."""
        verb = Verb(key, kind, self.size, least, most)
        self.verbs.append(verb)
        self.firsts.append(verb.first)
        self.size = verb.end
        return verb

    def respell(self, former: str, option: Option) -> None:
        """Let a code that older records have for an option still mean it."""
        self.former[former] = option

    def verb(self, option: Option) -> Verb:
        """Return the verb of an option."""
        if not 0 <= option < self.size:
            raise IllegalAnswer(f"no answer has the number {option}")
        return self.verbs[bisect_right(self.firsts, option) - 1]

    def table(self, given: tuple[tuple[Verb, float], ...], usual: float = 1.0) -> list[float]:
        """Return a number for every option: those given for some verbs, the usual one for the others."""
        numbers = [usual for _option in range(self.size)]
        for verb, number in given:
            for option in range(verb.first, verb.end):
                numbers[option] = number
        return numbers

    def anchor(self, option: Option) -> str:
        """Return the drawn component to click, or "" for a plain button."""
        return self.verb(option).anchor(option)

    def code(self, option: Option) -> str:
        """Return the spelling of an option."""
        return self.verb(option).code(option)

    def parse(self, code: str) -> Option:
        """Return the option that is spelled like this, or was in older records."""
        if code in self.former:
            return self.former[code]
        key, *numbers = code.split(".")
        for verb in self.verbs:
            if verb.key == key:
                option = spelled(verb, numbers)
                if verb.owns(option) and verb.code(option) == code:
                    return option
        raise IllegalAnswer(f"no answer is spelled {code[:LONGEST]!r}")


def spelled(verb: Verb, numbers: list[str]) -> Option:
    """Return the number a verb's option would have, which may lie outside the verb's range."""
    target: i64 = 0
    step: i64 = 0
    for number in numbers:
        amount = number.startswith("x")
        digits = number[1:].removeprefix("-") if amount else number
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
            return NO_OPTION
        if amount:
            step = int(number[1:]) - verb.least
        else:
            target = int(digits)
    return verb.first + target * verb.amounts + step
