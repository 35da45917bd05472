"""Checks pinned packages for known vulnerabilities (pip-audit, in its own environment).

Uses only the standard library, since it must not depend on the packages that it checks.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bundle import paths, stamps
from bundle.paths import PackagingError

LOCK = paths.PACKAGING / "requirements-audit.txt"
FOLDER = paths.BUILD / "audit"
# Vulnerabilities that do not matter here, by ID, each with the reason; to be removed once fixed.
ACCEPTED: dict[str, str] = {}
TIMEOUT = 600  # seconds for all packages


def audit() -> None:
    """Check all pinned packages; PackagingError names the first that has a vulnerability."""
    program = _installed()
    for lock in sorted(paths.PACKAGING.glob("requirements-*.txt")):
        count = judge(_answer(program, lock), lock.name)
        print(f"{lock.name}: {count} packages, no known faults", flush=True)


def judge(answer: str, lock: str) -> int:
    """The number of packages in pip-audit's JSON answer; PackagingError if one is vulnerable or skipped."""
    try:
        packages = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError) as error:
        raise PackagingError(
            f"the packages of {lock} could not be asked about; is there a network? {_last_line(answer)}"
        ) from error
    for package in packages:
        if "skip_reason" in package:
            raise PackagingError(f"{package['name']} of {lock} was not looked at: {package['skip_reason']}")
        for fault in package["vulns"]:
            if ACCEPTED.keys().isdisjoint({fault["id"], *fault["aliases"]}):
                raise PackagingError(_sentence(package, fault, lock))
    if not packages:
        raise PackagingError(f"{lock} has no packages")
    return len(packages)


def _sentence(package: dict[str, str], fault: dict[str, str | list[str]], lock: str) -> str:
    names, fixed = " ".join([str(fault["id"]), *fault["aliases"]]), ", ".join(fault["fix_versions"])
    what = f"{package['name']} {package['version']} of {lock} has a known fault, {names}"
    if not fixed:
        here = Path(__file__).name
        return f"{what}; no version mends it: leave the package out, or say in {here} why it does no harm"
    return f"{what}; it is mended in {fixed}: make lock LOCK_ARGS='--upgrade-package {package['name']}'"


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "")


def _answer(program: Path, lock: Path) -> str:
    """The output of pip-audit for a file: JSON, or its last lines if it failed."""
    options = ["--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json", "--desc=off"]
    done = subprocess.run(
        [str(program), *options, "--cache-dir", str(FOLDER / "cache"), "--requirement", str(lock)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    return done.stdout or done.stderr


def _installed() -> Path:
    """The pip-audit program, installed as pinned, again if the pins have changed."""
    folder = FOLDER / "venv"
    scripts, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    program, stamp = folder / scripts / f"pip-audit{suffix}", FOLDER / ".stamp"
    wanted = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if not stamps.is_current(stamp, wanted):
        shutil.rmtree(FOLDER, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [
            str(folder / scripts / f"python{suffix}"),
            "-m",
            "pip",
            "--disable-pip-version-check",
            "--quiet",
        ]
        options = ["--require-hashes", "--only-binary=:all:", "--no-deps", "--requirement", str(LOCK)]
        done = subprocess.run([*pip, "install", *options], capture_output=True, text=True, check=False)
        if done.returncode:
            error = _last_line(done.stderr)
            raise PackagingError(f"pip-audit cannot be installed; is there a network? {error}")
        stamps.write(stamp, wanted)
    return program
