"""Asks PyPI whether faults of the pinned packages are known (pip-audit, in an environment of its own).

Standard library alone: it needs nothing of what it asks about.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

LOCK = paths.PACKAGING / "requirements-audit.txt"
FOLDER = paths.BUILD / "audit"
# Faults that do not matter here, by their number, each with the reason. One that is not found any more goes.
ACCEPTED: dict[str, str] = {}
TIMEOUT = 600  # seconds for all packages


class AuditError(PackagingError):
    """A fault is known, or nobody could be asked."""


def audit() -> None:
    """Ask about all packages that are pinned anywhere; AuditError names the first that has a fault."""
    program = _installed()
    for lock in sorted(paths.PACKAGING.glob("requirements-*.txt")):
        count = judge(_answer(program, lock), lock.name)
        print(f"{lock.name}: {count} packages, no known faults", flush=True)


def judge(answer: str, lock: str) -> int:
    """How many packages were asked about and have no fault, by the answer as JSON; else AuditError."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError) as error:
        raise AuditError(
            f"the packages of {lock} could not be asked about; is there a network? {_last_line(answer)}"
        ) from error
    for package in packages:
        if "skip_reason" in package:
            raise AuditError(f"{package['name']} of {lock} was not looked at: {package['skip_reason']}")
        for fault in package["vulns"]:
            if ACCEPTED.keys().isdisjoint({fault["id"], *fault["aliases"]}):
                raise AuditError(_sentence(package, fault, lock))
    if not packages:
        raise AuditError(f"{lock} has no packages")
    return len(packages)


def _sentence(package: dict[str, str], fault: dict[str, str | list[str]], lock: str) -> str:
    """What is wrong, and what to do."""
    names, fixed = " ".join([str(fault["id"]), *fault["aliases"]]), ", ".join(fault["fix_versions"])
    what = f"{package['name']} {package['version']} of {lock} has a known fault, {names}"
    if not fixed:
        here = Path(__file__).name
        return f"{what}; no version mends it: leave the package out, or say in {here} why it does no harm"
    return f"{what}; it is mended in {fixed}: make lock LOCK_ARGS='--upgrade-package {package['name']}'"


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "")


def _answer(program: Path, lock: Path) -> str:
    """What pip-audit says of a file: JSON where it could ask, else its last words."""
    options = [
        "--disable-pip",
        "--require-hashes",
        "--progress-spinner",
        "off",
        "--format",
        "json",
        "--desc",
        "off",
    ]
    done = subprocess.run(
        [str(program), *options, "--cache-dir", str(FOLDER / "cache"), "--requirement", str(lock)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    return done.stdout or done.stderr


def _installed() -> Path:
    """The program, installed as it is pinned, again where the pins have changed."""
    folder = FOLDER / "venv"
    scripts, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    program, stamp = folder / scripts / f"pip-audit{suffix}", FOLDER / ".stamp"
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if not (stamp.is_file() and stamp.read_text(encoding="ascii") == wanted):
        shutil.rmtree(FOLDER, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        _run(
            folder / scripts / f"python{suffix}",
            "-m",
            "pip",
            "--disable-pip-version-check",
            "--quiet",
            "install",
            "--require-hashes",
            "--only-binary=:all:",
            "--no-deps",
            "--requirement",
            str(LOCK),
        )
        stamp.write_text(wanted, encoding="ascii")
    return program


def _run(program: Path, *argv: str) -> None:
    done = subprocess.run([str(program), *argv], capture_output=True, text=True, check=False)
    if done.returncode:
        raise AuditError(f"pip-audit cannot be installed; is there a network? {_last_line(done.stderr)}")
