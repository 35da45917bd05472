"""The packages that a release installs on macOS, and CPython's libraries, from wheels."""

import subprocess
import sys
import zipfile
from pathlib import Path

from bundle import build_environment, paths
from bundle.lock_files import MACOS, requirements
from bundle.paths import PackagingError

PYTHON_LOCK = paths.PACKAGING / "requirements-macos-check.txt"
VERSION = (3, 11)  # that of the wheel with CPython's libraries
_SYSTEMS = ("10_9", "10_10", "10_12", "10_13", "10_14", "10_15", "11_0", "12_0", "13_0")
DOWNLOADS = "downloads"
_IN_WHEEL = "deploy_libs/"


def install_packages(processor: str, folder: Path) -> None:
    """Install all locked packages into a folder; fails if one has no wheel for the processor."""
    wanted = requirements(build_environment.LOCK, MACOS | {"platform_machine": processor})
    lock = folder.with_suffix(".txt")
    lock.write_text("\n".join(wanted), encoding="utf-8")
    build_environment.pip(*_options(processor), "--no-compile", "--target", str(folder), "-r", str(lock))


def unpack_python(processor: str, folder: Path) -> None:
    """Unpack CPython's library and its compiled modules into a folder."""
    if sys.version_info[:2] != VERSION:
        raise PackagingError(f"check-macos needs Python 3.11, as Debian 12 has it; this is {sys.version}")
    downloads = folder.with_name(DOWNLOADS)
    argv = [str(build_environment.PYTHON), "-m", "pip", "download", "--quiet", *_options(processor)]
    subprocess.run([*argv, "--dest", str(downloads), "-r", str(PYTHON_LOCK)], check=True)
    (wheel,) = downloads.glob("*.whl")
    folder.mkdir()
    with zipfile.ZipFile(wheel) as opened:
        for name in opened.namelist():
            file = name.removeprefix(_IN_WHEEL)
            if file != name and "/" not in file:
                (folder / file).write_bytes(opened.read(name))


def _options(processor: str) -> list[str]:
    """Options of pip for the wheels of a processor; each version of macOS has to be named."""
    platforms = [f"macosx_{system}_{kind}" for system in _SYSTEMS for kind in (processor, "universal2")]
    for_python = ["--implementation", "cp", "--python-version", "{}.{}".format(*VERSION)]
    named = [option for platform in platforms for option in ("--platform", platform)]
    return ["--no-deps", "--only-binary=:all:", "--require-hashes", *for_python, *named]
