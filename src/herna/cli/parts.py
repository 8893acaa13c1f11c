"""``parts``: what Herna stands on here, with versions and licences."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from herna.cli.output import OUT, put
from herna.parts import bill, parts


def parts_command(
    sbom: Annotated[bool, typer.Option("--sbom", help="a bill of materials as CycloneDX JSON")] = False,
) -> None:
    """List what Herna needs as it is installed here, with versions and licences."""
    found = parts()
    if sbom:
        put(bill(found))
        return
    table = Table("part", "version", "licence")
    for part in found:
        table.add_row(part.name, part.version, part.licence)
    OUT.print(table)
