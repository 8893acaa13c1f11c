"""The ``herna`` command: what it offers, and how it fails."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from herna import __version__
from herna.cli.arena import analyse_command, arena
from herna.cli.backup import backup_command, restore_command, step_back_command
from herna.cli.bench import BENCH
from herna.cli.breaking import mutate_command
from herna.cli.club import ratings_command
from herna.cli.mail import mail_command
from herna.cli.output import ERRORS
from herna.cli.owner import owner_command
from herna.cli.parts import parts_command
from herna.cli.play import play
from herna.cli.project import compile_command, coverage_command, games
from herna.cli.records import record, replay, verify
from herna.cli.serve import serve_command
from herna.cli.study import fuzz_command, simulate
from herna.cli.train import train_command
from herna.cli.translate import translate_command
from herna.cli.tune import tune_command
from herna.kernel.errors import HernaError

WRONG: Final = 2
"""The exit code of what cannot be done as asked."""
STOPPED: Final = 130

APP: Final = typer.Typer(
    name="herna",
    help="Modern board games in full: in the browser, against bots, and by the million.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
APP.command("serve")(serve_command)
APP.command()(games)
APP.command()(play)
APP.command()(simulate)
APP.command()(arena)
APP.command("tune")(tune_command)
APP.command("train")(train_command)
APP.command()(replay)
APP.command()(verify)
APP.command("analyse")(analyse_command)
APP.command()(record)
APP.command("fuzz")(fuzz_command)
APP.command("mutate")(mutate_command)
APP.command("coverage")(coverage_command)
APP.command("compile")(compile_command)
APP.add_typer(BENCH, name="bench")
APP.command("backup")(backup_command)
APP.command("restore")(restore_command)
APP.command("step-back")(step_back_command)
APP.command("mail")(mail_command)
APP.command("ratings")(ratings_command)
APP.command("owner")(owner_command)
APP.command("parts")(parts_command)
APP.command("translate")(translate_command)


@APP.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="say which version this is")] = False,
) -> None:
    """Modern board games in full: in the browser, against bots, and by the million."""
    if version:
        print(f"herna {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve_command()


def main() -> None:
    """Run the command; what goes wrong is one sentence and exit code 2."""
    try:
        APP()
    except HernaError as wrong:
        ERRORS.print(f"herna: {wrong}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(WRONG)
    except (KeyboardInterrupt, EOFError):
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
