"""Compiles the Windows installer: file lists, pictures and names for makensis and straights.nsi."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bundle import names, paths, signing
from bundle.paths import BUILD, ROOT, PackagingError
from bundle.translated import in_languages
from engine.version import VERSION
from straights_gui.resources import INSTALLER_LANGUAGES
from windows import pictures
from windows.payload import script_for

SCRIPT = Path(__file__).resolve().with_name("straights.nsi")
TEXTS = SCRIPT.with_name("texts.nsh")
LICENCE = ROOT / "LICENSE"
TARGETS = ("amd64-unicode", "x86-unicode")
_STAGES = {"dev": 1, "a": 2, "b": 3, "rc": 4, "": 9}


def package_windows() -> Path:
    """Sign the programs of the frozen folder, compile the installer, sign it too; returns it."""
    if sys.platform != "win32":
        raise PackagingError("the game for Windows is frozen on Windows alone; here there is check-windows")
    for program in (names.WINDOW, names.CONSOLE):
        signing.sign(paths.BUNDLE / f"{program}.exe")
    target = paths.DIST / f"{names.PACKAGE}-{names.VERSION}-windows-x64-setup.exe"
    installer = build_installer(paths.BUNDLE, target, paths.ICONS / "straights.ico")
    signing.sign(installer)
    return installer


class InstallerNotMade(PackagingError):
    """The installer could not be compiled; the message says why."""


def build_installer(
    bundle: Path,
    target: Path,
    icon: Path,
    version: str = VERSION,
    needed_mb: int | None = None,
    *,
    is_fast: bool = False,
) -> Path:
    """Compile the installer of the bundle as `target`; checks pass another version, disk and compression."""
    files = [path for path in bundle.rglob("*") if path.is_file()]
    kilobytes = -(-sum(path.stat().st_size for path in files) // 1024)
    BUILD.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        compiler = Path(folder)
        list_of_files = compiler / "payload.nsh"
        list_of_files.write_text(script_for(bundle), encoding="utf-8")
        languages = compiler / "languages.nsh"
        languages.write_text(texts(), encoding="utf-8")
        licence = compiler / "licence.txt"
        # The byte order mark tells NSIS that it is UTF-8.
        licence.write_text(LICENCE.read_text(encoding="utf-8"), encoding="utf-8-sig", newline="\r\n")
        defines = {
            **_names(version),
            **({"IS_FAST": "1"} if is_fast else {}),
            "TARGET": _target(compiler),
            "TARGET_FILE": str(target.resolve()),
            "PAYLOAD": str(list_of_files),
            "LANGUAGES": str(languages),
            "SIZE_KB": str(kilobytes),
            "SIZE_MB": str(needed_mb or -(-kilobytes // 1024)),
            "ICON": str(icon.resolve()),
            "LICENCE": str(licence),
            "HEADER_PICTURE": str(pictures.draw_header(icon, compiler / "header.bmp")),
            "SIDE_PICTURE": str(pictures.draw_side(icon, compiler / "side.bmp")),
        }
        _compile(defines)
    megabytes = target.stat().st_size / 1e6
    print(f"{target.name}: {megabytes:.1f} MB, {len(files)} files, {defines['TARGET']}")
    return target


def texts() -> str:
    """The part of the script with the languages of the installer, and its own texts in each."""
    tables = {code: f"${{LANG_{name.upper()}}}" for code, name in INSTALLER_LANGUAGES.items()}
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in INSTALLER_LANGUAGES.values()]
    lines += [f"!insertmacro DescribeFile {table}" for table in tables.values()]
    return "\n".join(lines) + "\n" + in_languages(TEXTS.read_text(encoding="utf-8"), tables, is_whole=True)


def makensis() -> str:
    """The path of makensis: on PATH, or in its default location on Windows."""
    usual = [
        f"{os.environ[each]}/NSIS" for each in ("PROGRAMFILES(X86)", "PROGRAMFILES") if each in os.environ
    ]
    found = shutil.which("makensis", path=os.pathsep.join([os.environ.get("PATH", os.defpath), *usual]))
    if found is None:
        raise InstallerNotMade(
            "there is no makensis here; install NSIS 3.08 or later (Debian: the package nsis)"
        )
    return found


def version_order(version: str) -> str:
    """Four numbers that sort as versions do, pre-releases before the release.

    >>> version_order("0.2.0.dev1"), version_order("0.2.0")
    ('0.2.0.10001', '0.2.0.90000')
    """
    release = names.Release.of(version)
    stage = release.stage.rstrip("0123456789")
    return f"{release.plain}.{_STAGES[stage]}{int(release.stage[len(stage) :] or 0):04}"


def _names(version: str) -> dict[str, str]:
    defines = {
        "NAME": names.NAME,
        "WINDOW": names.WINDOW,
        "CONSOLE": names.CONSOLE,
        "APP_ID": names.APP_ID,
        "AUTHORS": names.AUTHORS,
        "COPYRIGHT": names.copyright_line(),
        "SUFFIX": names.SUFFIX,
        "MIME_TYPE": names.MIME_TYPE,
        "VERSION": version,
        "FILE_VERSION": names.Release.of(version).windows,
        "VERSION_ORDER": version_order(version),
    }
    if names.home_page() != names.NO_HOME_PAGE:
        defines["HOME_PAGE"] = names.home_page()
    if signing.COMMAND:  # makensis makes and packs the uninstaller itself
        defines["SIGNER"] = signing.COMMAND
    return defines


def _target(compiler: Path) -> str:
    """The first of the two kinds of installer that this makensis supports: not every NSIS has 64 bits."""
    probe = compiler / "probe.nsi"
    for target in TARGETS:
        probe.write_text(f'Target {target}\nOutFile "probe.exe"\nSection\nSectionEnd\n', encoding="ascii")
        if _run(["-V0", str(probe)]).returncode == 0:
            return target
    raise InstallerNotMade(f"this makensis can make none of {', '.join(TARGETS)}; install NSIS 3.08 or later")


def _compile(defines: Mapping[str, str]) -> None:
    """Run makensis with warnings as errors."""
    argv = [f"-D{name}={value}" for name, value in defines.items()]
    done = _run(["-V2", "-WX", "-INPUTCHARSET", "UTF8", *argv, str(SCRIPT)])
    if done.returncode != 0:
        raise InstallerNotMade(f"makensis refuses {SCRIPT.name}:\n{done.stdout.strip()}")


def _run(arguments: list[str]) -> "subprocess.CompletedProcess[str]":
    # On Linux makensis decodes file names by the locale; the bundle may contain any character in its names.
    environment = os.environ if sys.platform == "win32" else {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [makensis(), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=environment,
        check=False,
    )
