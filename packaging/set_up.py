"""The commands of bootstrap.py: the preparations of `make setup`, `make test` and `make run`."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import system_setup
from system_packages import Purpose
from virtual_environment import VirtualEnvironment

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from straights_gui.platform.display import has_display  # noqa: E402  # found through the line above

NO_DISPLAY = "No display (neither DISPLAY nor WAYLAND_DISPLAY names one): starting the console game instead."
USAGE = "usage: bootstrap.py setup [run|test] | run [arguments of the game]"


def prepare(purpose: Purpose, root: Path = ROOT, *, has_window: bool = True) -> VirtualEnvironment:
    """Install what the purpose needs on the system and in `.venv`; fast if everything is in place."""
    system_setup.ensure(purpose, has_window=has_window)
    environment = VirtualEnvironment(root)
    environment.ensure(purpose)
    return environment


def play(arguments: Sequence[str]) -> int:
    """Open the window, or the console if there is no display."""
    has_window = has_display(sys.platform, os.environ)
    if not has_window:
        print(NO_DISPLAY, file=sys.stderr, flush=True)
    environment = prepare(Purpose.RUN, has_window=has_window)
    return environment.run("straights-gui" if has_window else "straights", arguments)


def run_command(argv: Sequence[str]) -> int:
    """Run a command; arguments after `run` are passed to the game unchanged."""
    match argv:
        case ["run", *arguments]:
            return play(arguments)
        case ["setup"]:
            prepare(Purpose.TEST)
        case ["setup", purpose] if purpose in list(Purpose):
            prepare(Purpose(purpose))
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


def main(argv: Sequence[str]) -> int:
    """Run the command line; every failure is reported in a sentence, not a traceback."""
    try:
        return run_command(argv)
    except system_setup.MissingPackages as missing:
        print(missing, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        command = " ".join(map(str, failed.cmd))
        print(f"The set-up stopped because this command failed: {command}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. The next call begins again where it must.", file=sys.stderr)
        return 130
