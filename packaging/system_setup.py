"""What is done about a lack of the system: root installs it with apt, anybody else reads what to type."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from purpose import Purpose
from system_packages import THIS_SYSTEM, Missing, System, missing_for_the_game, missing_for_the_tests

PACKAGE_LISTS = Path("/var/lib/apt/lists")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
UPDATE = ("apt-get", "update")


class MissingPackages(Exception):
    """Something is missing that could not be installed from here; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Apt:
    """Debian's installer as it is here; tests hand in another one."""

    is_here: bool
    is_root: bool
    knows_packages: bool
    run: Callable[[Sequence[str]], bool]


def ensure(purpose: Purpose, system: System = THIS_SYSTEM, apt: Apt | None = None) -> None:
    """Make sure that the system has what the purpose needs; only Linux can lack anything."""
    if not sys.platform.startswith("linux"):
        return
    needed, wanted = _look(purpose, system)
    if not (needed or wanted):
        return
    apt = apt or this_apt(system)
    if apt.is_here and apt.is_root:
        install(needed + wanted, apt)
        needed, wanted = _look(purpose, system)
    if needed:
        raise MissingPackages(advice(needed + wanted, apt))
    if wanted:
        names = ", ".join(thing.name for thing in wanted)
        way_out = f"; to have it: {command(wanted, apt)}" if apt.is_here else ""
        print(f"No {names} here: some window tests run offscreen, or are skipped{way_out}", file=sys.stderr)


def install(missing: Sequence[Missing], apt: Apt) -> None:
    """Install with apt, as root; fetch the lists of packages first where they are absent or out of date."""
    install_all = [*INSTALL, *_packages(missing)]
    print(f"Installing with apt-get: {' '.join(_packages(missing))}", file=sys.stderr, flush=True)
    if apt.knows_packages and apt.run(install_all):
        return
    if apt.run(UPDATE):
        apt.run(install_all)


def advice(missing: Sequence[Missing], apt: Apt) -> str:
    """Say what is missing and, where there is apt, the exact command to type."""
    names = ", ".join(thing.name for thing in missing)
    if not apt.is_here:
        return f"This system lacks: {names}.\nInstall them with its package manager, then call make again."
    return f"This system lacks: {names}.\nType this, then call make again:\n\n    {command(missing, apt)}\n"


def command(missing: Sequence[Missing], apt: Apt) -> str:
    """Give the line that installs what is missing, for whoever is sitting here."""
    sudo = "" if apt.is_root else "sudo "
    update = "" if apt.knows_packages else f"{sudo}{' '.join(UPDATE)} && "
    return f"{update}{sudo}{' '.join([*INSTALL, *_packages(missing)])}"


def _packages(missing: Sequence[Missing]) -> list[str]:
    return list(dict.fromkeys(thing.package for thing in missing))


def _look(purpose: Purpose, system: System) -> tuple[list[Missing], list[Missing]]:
    wanted = missing_for_the_tests(system) if purpose is Purpose.TEST else []
    return missing_for_the_game(system), wanted


def this_apt(system: System) -> Apt:
    """Look which installer is here, and what it may do."""
    return Apt(
        is_here=system.finds_program("apt-get"),
        is_root=os.geteuid() == 0,
        knows_packages=any(PACKAGE_LISTS.glob("*_Packages*")),
        run=_run_quietly,
    )


def _run_quietly(command: Sequence[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run([*command, "-qq"], env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0
