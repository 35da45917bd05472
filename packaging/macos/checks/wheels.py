"""The packages that a release installs on macOS, from wheels."""

from pathlib import Path

from bundle import build_environment
from bundle.lock_files import MACOS, requirements

_SYSTEMS = ("10_9", "10_10", "10_12", "10_13", "10_14", "10_15", "11_0", "12_0", "13_0")
_FOR_PYTHON = (
    "--no-deps",
    "--only-binary=:all:",
    "--require-hashes",
    "--no-compile",
    "--python-version",
    "3.11",
)


def install_packages(processor: str, folder: Path) -> None:
    """Install all locked packages into a folder; fails if one has no wheel for the processor."""
    wanted = requirements(build_environment.LOCK, MACOS | {"platform_machine": processor})
    lock = folder.with_suffix(".txt")
    lock.write_text("\n".join(wanted), encoding="utf-8")
    # pip takes the wheels of the versions of macOS that are named, and of no older ones.
    platforms = (f"macosx_{system}_{kind}" for system in _SYSTEMS for kind in (processor, "universal2"))
    named = [option for platform in platforms for option in ("--platform", platform)]
    build_environment.pip(*_FOR_PYTHON, *named, "--target", str(folder), "-r", str(lock))
