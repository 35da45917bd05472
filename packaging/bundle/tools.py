"""The programs that a step calls, as Debian's packages: looked for first, installed where that is allowed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

import system_setup
from system_packages import THIS_SYSTEM, Missing
from system_setup import Apt, MissingPackages


def need(packages: Iterable[str]) -> None:
    """Have Debian's packages installed; elsewhere nothing is asked. MissingPackages says what to type."""
    if sys.platform != "linux" or shutil.which("dpkg-query") is None:
        return
    missing = [Missing(package, package) for package in packages if not is_installed(package)]
    if not missing:
        return
    apt = _this_apt()
    if apt.is_root:
        system_setup.install(missing, apt)
        missing = [thing for thing in missing if not is_installed(thing.package)]
    if missing:
        raise MissingPackages(system_setup.advice(missing, apt))


def is_installed(package: str) -> bool:
    """Whether dpkg has a package, whole."""
    query = ["dpkg-query", "-W", "-f", "${Status}", package]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    return answer.stdout == "install ok installed"


def _this_apt() -> Apt:
    """Apt as it is here; a build machine in the cloud may become root without a word."""
    apt = system_setup.this_apt(THIS_SYSTEM)
    may_become_root = bool(os.environ.get("CI")) and THIS_SYSTEM.finds_program("sudo")
    if apt.is_root or not may_become_root:
        return apt
    return Apt(
        is_here=True,
        is_root=True,
        knows_packages=apt.knows_packages,
        run=lambda words: apt.run(["sudo", "--non-interactive", *words]),
    )
