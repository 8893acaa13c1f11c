"""Everything needed to play a game again, as plain JSON."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Final, final

from herna.kernel.errors import BadRecord
from herna.kernel.game import Setup

HEXADECIMAL: Final = "0123456789abcdef"
FORMAT: Final = "herna-record"
VERSION: Final = 1
MAX_BYTES: Final = 2_000_000
MAX_ANSWERS: Final = 100_000
MAX_TEXT: Final = 200
MAX_WHOLE: Final = 1_000_000_000
MAX_SEATS: Final = 8
MAX_BRANCHES: Final = 100
SEED_BITS: Final = 128
SALT_BYTES: Final = 16


@final
class Branch:
    """A point from which a game goes on otherwise: what nobody knows there is shuffled anew."""

    def __init__(self, at: int, seed: int) -> None:
        self.at: Final = at
        self.seed: Final = seed


@final
class Record:
    """A game's key and rules version, its setup, its seed, and the answers given."""

    def __init__(
        self,
        game: str,
        setup: Setup,
        seed: int,
        answers: list[str],
        salt: str = "",
        rules: int = 1,
        branches: list[Branch] | None = None,
        result: tuple[list[int], list[int]] | None = None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.answers: Final = answers
        self.salt: Final = salt
        self.rules: Final = rules
        self.branches: Final[list[Branch]] = [] if branches is None else branches
        self.result = result

    def commitment(self) -> str:
        """Return the fingerprint that is shown before the game and binds its seed."""
        return commit(self.salt, self.seed)


def commit(salt: str, seed: int) -> str:
    """Return the SHA-256 of a salt and a seed, both written in lower-case hexadecimal."""
    return hashlib.sha256(f"{salt}:{seed:032x}".encode()).hexdigest()


def fresh(game: str, setup: Setup, rules: int = 1) -> Record:
    """Return the record of a game about to begin, its seed from the system's secure source."""
    return Record(game, setup, secrets.randbits(SEED_BITS), [], secrets.token_hex(SALT_BYTES), rules)


def write(record: Record) -> str:
    """Return a record as JSON text."""
    result = record.result
    plain: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "rules": record.rules,
        "setup": {"seats": record.setup.seats, "variants": record.setup.variants},
        "seed": f"{record.seed:032x}",
        "salt": record.salt,
        "answers": record.answers,
        "branches": [{"at": branch.at, "seed": f"{branch.seed:032x}"} for branch in record.branches],
        "result": None if result is None else {"winners": result[0], "scores": result[1]},
    }
    return json.dumps(plain, ensure_ascii=False)


# long: a line for each field, after what may be wrong with the whole
def read(text: str) -> Record:
    """Return the record written in JSON text; raise BadRecord if it is not one."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise BadRecord(f"the record is larger than {MAX_BYTES} bytes")
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("the record is not JSON; it may be cut short") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadRecord(f"this is not a record of Herna: it has no format {FORMAT!r}")
    if plain.get("version") != VERSION:
        raise BadRecord(
            f"the record has version {plain.get('version')!r}; this Herna reads version {VERSION}"
        )
    fields = Fields(plain)
    setup = Fields(fields.table("setup"))
    return Record(
        fields.text("game"),
        Setup(setup.whole("seats"), setup.words("variants")),
        fields.hexadecimal("seed"),
        fields.texts("answers"),
        fields.salt("salt"),
        fields.whole("rules"),
        fields.branches("branches"),
        fields.result("result"),
    )


@final
class Fields:
    """The fields of a JSON object, each read with its type or refused with a sentence."""

    def __init__(self, plain: dict[str, object]) -> None:
        self.plain: Final = plain

    def table(self, key: str) -> dict[str, object]:
        """Return the JSON object under a key, or refuse the record."""
        value = self.plain.get(key)
        if not isinstance(value, dict):
            raise BadRecord(f"the record's {key!r} must be an object")
        return value

    def salt(self, key: str) -> str:
        """Return hexadecimal digits, or nothing: a salt is shown inside a command that readers may paste."""
        value = self.text(key)
        if not all(letter in HEXADECIMAL for letter in value):
            raise BadRecord(f"the record's {key!r} must have hexadecimal digits only")
        return value

    def text(self, key: str) -> str:
        """Return a string of moderate length."""
        value = self.plain.get(key)
        if not isinstance(value, str) or len(value) > MAX_TEXT:
            raise BadRecord(f"the record's {key!r} must be a text of at most {MAX_TEXT} characters")
        if not value.isprintable():
            raise BadRecord(f"the record's {key!r} must have printable characters only")
        return value

    def whole(self, key: str) -> int:
        """Return a whole number that is not negative."""
        value = self.plain.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < MAX_WHOLE:
            raise BadRecord(f"the record's {key!r} must be a whole number below {MAX_WHOLE}")
        return value

    def hexadecimal(self, key: str) -> int:
        """Return a number of up to 128 bits written in hexadecimal."""
        value = self.text(key)
        if not 0 < len(value) <= SEED_BITS // 4 or not set(value) <= set("0123456789abcdef"):
            raise BadRecord(f"the record's {key!r} must be up to 32 lower-case hexadecimal digits")
        return int(value, 16)

    def words(self, key: str) -> dict[str, str]:
        """Return an object whose values are strings."""
        found: dict[str, str] = {}
        for name in self.table(key):
            found[name] = Fields(self.table(key)).text(name)
        return found

    def texts(self, key: str) -> list[str]:
        """Return a list of strings."""
        value = self.plain.get(key)
        if not isinstance(value, list) or len(value) > MAX_ANSWERS:
            raise BadRecord(f"the record's {key!r} must be a list of at most {MAX_ANSWERS} texts")
        found: list[str] = []
        for item in value:
            if not isinstance(item, str) or len(item) > MAX_TEXT:
                raise BadRecord(f"the record's {key!r} holds something that is not a short text")
            found.append(item)
        return found

    def numbers(self, key: str) -> list[int]:
        """Return a list of whole numbers, negative ones included."""
        value = self.plain.get(key)
        if not isinstance(value, list) or len(value) > MAX_SEATS:
            raise BadRecord(f"the record's {key!r} must be a list of at most {MAX_SEATS} numbers")
        found: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or abs(item) >= MAX_WHOLE:
                raise BadRecord(f"the record's {key!r} holds something that is not a number")
            found.append(item)
        return found

    def branches(self, key: str) -> list[Branch]:
        """Return the points at which the game left an older one."""
        value = self.plain.get(key, [])
        if not isinstance(value, list) or len(value) > MAX_BRANCHES:
            raise BadRecord(f"the record's {key!r} must be a list of at most {MAX_BRANCHES} objects")
        found: list[Branch] = []
        for item in value:
            if not isinstance(item, dict):
                raise BadRecord(f"the record's {key!r} holds something that is not an object")
            found.append(Branch(Fields(item).whole("at"), Fields(item).hexadecimal("seed")))
        return found

    def result(self, key: str) -> tuple[list[int], list[int]] | None:
        """Return the winners and the scores, if the game was finished."""
        if self.plain.get(key) is None:
            return None
        fields = Fields(self.table(key))
        return fields.numbers("winners"), fields.numbers("scores")
