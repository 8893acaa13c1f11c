"""What the server writes down: a line for people, or a JSON object for programs; never an address."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

FORMATS: Final = ("text", "json")
PLAIN: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write an entry of the log as one JSON object on one line."""
        plain = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            plain["trace"] = self.formatException(record.exc_info)
        return json.dumps(plain, ensure_ascii=False)


def write_logs(kind: str, level: int = logging.WARNING) -> None:
    """Write what happens to standard error in the form asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=level, handlers=[handler], force=True)
