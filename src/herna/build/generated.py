"""The C that mypyc generates, made better before it is compiled."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

NARROW: Final = re.compile(r"= (\d+) << ")
"""How mypyc shifts a literal: C takes it for 32 bits, although the result is of 64."""

TRACE: Final = "CPy_AddTraceback("
QUIET: Final = """\
static void trace_fault(const char *file, const char *function, int line, PyObject *globals) {
    PyObject *fault = PyErr_Occurred();
    if (fault == NULL || strcmp(((PyTypeObject *)fault)->tp_name, "Asking") != 0)
        CPy_AddTraceback(file, function, line, globals);
}
"""
"""A script stops at a question by raising it: that is no fault, and a traceback costs more than the rest."""


def widened(text: str) -> str:
    """Return generated C that shifts literals as 64 bits."""
    return NARROW.sub(r"= (int64_t)\1 << ", text)


def quietened(text: str) -> str:
    """Return generated C in which questions leave no traceback behind."""
    head, found, rest = text.partition("\nstatic ")
    if TRACE not in rest or QUIET in text:
        return text
    return f"{head}\n{QUIET}{found}{rest.replace(TRACE, 'trace_fault(')}"


def improve(source: Path) -> None:
    """Improve a file of generated C; one that comes out as before keeps its time and is not rebuilt."""
    text = quietened(widened(source.read_text(encoding="utf-8")))
    kept = source.with_suffix(".kept")
    made = hashlib.sha256(text.encode()).hexdigest()
    known, _, stamp = kept.read_text(encoding="utf-8").partition(" ") if kept.exists() else ("", "", "")
    source.write_text(text, encoding="utf-8")
    if known == made:
        os.utime(source, ns=(int(stamp), int(stamp)))
    kept.write_text(f"{made} {source.stat().st_mtime_ns}", encoding="utf-8")
