"""A Python for Windows, made on Linux by mingw-w64: CPython's libraries from a wheel, this Python's modules.

Only for checks under Wine: python.exe and python3.dll are not those of python.org.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from packaging.markers import Marker

from bundle import build_environment, names, paths
from bundle.paths import PackagingError

PREFIX = "x86_64-w64-mingw32-"
COMPILER = f"{PREFIX}gcc"
WHEEL_LOCK = paths.PACKAGING / "requirements-windows-check.txt"
FOLDER = paths.BUILD / names.ONLY_CHECKED / "python"
SOURCES = Path(__file__).resolve().parent
VERSION = (3, 11)
LIBRARY = "python311.dll"
_IN_WHEEL = "deploy_libs/"
_BESIDE_THE_PROGRAM = (LIBRARY, "VCRUNTIME140.dll")
_OF_THE_SYSTEM = "api-ms-win-crt-"  # Windows and Wine have these libraries
_UNUSED = ("__pycache__", "site-packages", "dist-packages", "test", "idlelib", "config-*", "lib-dynload")
_WINDOWS = {
    "os_name": "nt",
    "sys_platform": "win32",
    "platform_system": "Windows",
    "platform_machine": "AMD64",
}
_TARGET = ("--platform", "win_amd64", "--implementation", "cp", "--python-version", "3.11")


def make_python(folder: Path) -> None:
    """Make the Python in an empty folder, without packages; its program is `python.exe`."""
    if sys.version_info[:2] != VERSION:
        raise PackagingError(f"check-windows needs Python 3.11, as Debian 12 has it; this is {sys.version}")
    with zipfile.ZipFile(_wheel(folder.parent / "wheels")) as wheel:
        for name in wheel.namelist():
            file = name.removeprefix(_IN_WHEEL)
            if name.startswith(_IN_WHEEL) and not file.startswith(_OF_THE_SYSTEM):
                target = folder / file if file in _BESIDE_THE_PROGRAM else folder / "DLLs" / file
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(wheel.read(name))
    standard_library = sysconfig.get_path("stdlib")
    shutil.copytree(standard_library, folder / "Lib", ignore=shutil.ignore_patterns(*_UNUSED))
    _adapt_to_newer_library(folder / "Lib/importlib/metadata/__init__.py")
    _compile_program(folder)
    _link_stable_library(folder)


def packages_of(python: Path) -> Path:
    """The folder for the packages of a Python."""
    return python / "Lib/site-packages"


def install(folder: Path, *argv: str) -> None:
    """Install wheels for Windows into a folder."""
    options = ("--no-deps", "--no-compile", "--only-binary=:all:", "--upgrade", *_TARGET)
    build_environment.pip(*options, "--target", str(folder), *argv)


def locked(lock: Path) -> list[str]:
    """The requirements of a lock file for Windows; pip would compare their markers with this system."""
    text = re.sub(r"^ *#.*\n", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = []
    for entry in text.replace("\\\n", "").splitlines():
        requirement, *hashes = entry.split(" --hash=")
        name, _, marker = requirement.partition(";")
        if not marker.strip() or Marker(marker).evaluate(_WINDOWS):
            found.append(" --hash=".join([name.strip(), *(each.strip() for each in hashes)]))
    return found


def install_locked(folder: Path, lock: Path) -> None:
    """Install what a lock file has for Windows into a folder."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as file:
        file.write("\n".join(locked(lock)))
        file.flush()
        install(folder, "--require-hashes", "--requirement", file.name)


def _wheel(folder: Path) -> Path:
    """The wheel with CPython's libraries, from pip's cache or the package index."""
    download = ("--no-deps", "--only-binary=:all:", "--require-hashes", *_TARGET)
    argv = [str(build_environment.PYTHON), "-m", "pip", "download", "--quiet", *download]
    subprocess.run([*argv, "--dest", str(folder), "--requirement", str(WHEEL_LOCK)], check=True)
    (wheel,) = folder.glob("panda3d-*.whl")
    return wheel


def _adapt_to_newer_library(metadata: Path) -> None:
    """WORKAROUND: the wheel's 3.11.9 calls as a class method what is none in Debian's 3.11.2."""
    text = metadata.read_text(encoding="utf-8")
    method = "\n    def invalidate_caches(cls)"
    if f"@classmethod{method}" not in text:
        metadata.write_text(text.replace(method, f"\n    @classmethod{method}"), encoding="utf-8")


def _compile_program(folder: Path) -> None:
    manifest = folder / "manifest.o"
    script = f'1 24 "{SOURCES / "python.manifest"}"\n'
    subprocess.run(
        [f"{PREFIX}windres", "-O", "coff", "-o", str(manifest)], input=script, text=True, check=True
    )
    options = ("-municode", "-O1", "-s", "-Wall", "-Werror")
    program = [str(folder / "python.exe"), str(SOURCES / "python.c"), str(manifest)]
    subprocess.run([COMPILER, *options, "-o", *program], check=True)
    manifest.unlink()


def _link_stable_library(folder: Path) -> None:
    """Link python3.dll, which PySide6 uses: it forwards each name to the library of this version."""
    dump = [f"{PREFIX}objdump", "-p", str(folder / LIBRARY)]
    said = subprocess.run(dump, capture_output=True, text=True, check=True).stdout
    table = said.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    names = re.findall(r"^\s*\[ *\d+\].* (\S+)$", table, re.MULTILINE)
    forwarded = "".join(f"  {name} = {Path(LIBRARY).stem}.{name}\n" for name in names)
    definition = folder / "python3.def"
    definition.write_text(f"LIBRARY python3.dll\nEXPORTS\n{forwarded}", encoding="ascii")
    link_library(folder / "python3.dll", definition)
    definition.unlink()


def make_import_library(target: Path, library: str, *functions: str) -> None:
    """Write what a program is linked with to call functions of a library of Windows."""
    definition = target.with_suffix(".def")
    definition.write_text("\n".join((f"LIBRARY {library}", "EXPORTS", *functions, "")), encoding="ascii")
    subprocess.run([f"{PREFIX}dlltool", "-d", str(definition), "-l", str(target)], check=True)


def link_library(target: Path, source: Path) -> None:
    """Link a library from C, or from a list of what it forwards; nothing runs when it is loaded."""
    options = ("-shared", "-O1", "-s", "-nostdlib", "-Wl,--entry,0")
    subprocess.run([COMPILER, *options, "-o", str(target), str(source)], check=True)
