"""Installs missing system packages with apt as root; prints the command for other users."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from system_packages import (
    THIS_SYSTEM,
    Missing,
    Purpose,
    System,
    missing_for_compiling,
    missing_for_the_game,
    missing_for_the_tests,
    missing_for_venv,
)

PACKAGE_LISTS = Path("/var/lib/apt/lists")
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
UPDATE = ("apt-get", "update")
# For another program that installs, such as the system's own updates.
WAIT = ("-o", "DPkg::Lock::Timeout=600")
INTERPRETED = "the playouts are interpreted: computers that think ahead consider fewer deals"


class MissingPackages(Exception):
    """Something is missing and could not be installed; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Apt:
    """The apt of this machine; tests pass another one."""

    is_here: bool
    is_root: bool
    knows_packages: bool
    run: Callable[[Sequence[str]], bool]


def ensure(
    purpose: Purpose, system: System | None = None, apt: Apt | None = None, *, has_window: bool = True
) -> None:
    """Ensure that the system has what the purpose needs; only Linux can lack anything."""
    system = system or THIS_SYSTEM
    if not sys.platform.startswith("linux"):
        return
    find_needed = missing_for_the_game if has_window else missing_for_venv
    needed, optional = find_needed(system), _optional(purpose, system)
    if not (needed or optional):
        return
    apt = apt or this_apt(system)
    if apt.is_here and apt.is_root:
        install(needed + optional, apt)
        needed, optional = find_needed(system), _optional(purpose, system)
    if needed:
        raise MissingPackages(advice(needed + optional, apt))
    if optional:
        print(limits(optional, system, apt), file=sys.stderr)


def limits(missing: Sequence[Missing], system: System, apt: Apt) -> str:
    """The sentence about what does not work without optional packages, and how to install them."""
    lines = []
    for_tests = [thing for thing in missing_for_the_tests(system) if thing in missing]
    if for_tests:
        lines.append(f"Without {_names(for_tests)}, some tests are skipped or run offscreen.")
    if for_compiling := [thing for thing in missing if thing not in for_tests]:
        lines.append(f"Without {_names(for_compiling)}, {INTERPRETED}.")
    return "\n".join([*lines, *([f"To install: {command(missing, apt)}"] if apt.is_here else [])])


def why_not_compiled(system: System = THIS_SYSTEM, apt: Apt | None = None) -> str:
    """The reason why the playouts are interpreted, and what to do about it."""
    if missing := missing_for_compiling(system):
        return limits(missing, system, apt or this_apt(system)) + "\nThen call make again."
    return f"The compiler failed, so {INTERPRETED}."


def install(missing: Sequence[Missing], apt: Apt) -> None:
    """Install with apt, as root; updates the package lists first if they are missing or out of date."""
    install_all = [*INSTALL, *_packages(missing)]
    print(f"Installing with apt-get: {' '.join(_packages(missing))}", file=sys.stderr, flush=True)
    print(
        "(If another program is installing, this waits up to 10 minutes for it.)", file=sys.stderr, flush=True
    )
    if apt.knows_packages and apt.run(install_all):
        return
    if apt.run(UPDATE):
        apt.run(install_all)


def advice(missing: Sequence[Missing], apt: Apt) -> str:
    """The sentence about what is missing and, with apt, the exact command to type."""
    lack = f"This system lacks: {_names(missing)}."
    if not apt.is_here:
        return f"{lack}\nInstall them with its package manager, then call make again."
    return f"{lack}\nType this, then call make again:\n\n    {command(missing, apt)}\n"


def command(missing: Sequence[Missing], apt: Apt) -> str:
    """The command with which this user installs what is missing."""
    sudo = "" if apt.is_root else "sudo "
    update = "" if apt.knows_packages else f"{sudo}{' '.join(UPDATE)} && "
    return f"{update}{sudo}{' '.join([*INSTALL, *_packages(missing)])}"


def _packages(missing: Sequence[Missing]) -> list[str]:
    return list(dict.fromkeys(thing.package for thing in missing))


def _names(missing: Sequence[Missing]) -> str:
    return ", ".join(thing.name for thing in missing)


def _optional(purpose: Purpose, system: System) -> list[Missing]:
    if purpose is not Purpose.TEST:
        return []
    return [*missing_for_the_tests(system), *missing_for_compiling(system)]


def this_apt(system: System) -> Apt:
    """Detect the apt of this machine; build machines in the cloud may become root without a password."""
    may_become_root = os.geteuid() != 0 and bool(os.environ.get("CI")) and system.finds_program("sudo")
    as_root = ("sudo", "--non-interactive") if may_become_root else ()
    return Apt(
        is_here=system.finds_program("apt-get"),
        is_root=os.geteuid() == 0 or may_become_root,
        knows_packages=any(PACKAGE_LISTS.glob("*_Packages*")),
        run=lambda command: run_quietly([*as_root, *command]),
    )


def run_quietly(command: Sequence[str]) -> bool:
    """Run a command of apt and show errors only; returns whether it succeeded."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run([*command, "-qq", *WAIT], env=environment, stdout=subprocess.DEVNULL, check=False)
    return done.returncode == 0
