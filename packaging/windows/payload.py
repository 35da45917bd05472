"""The payload of the installer: NSIS lists to install and to remove exactly the bundle's files."""

from collections.abc import Iterable, Iterator
from pathlib import Path, PureWindowsPath

from bundle.names import CONSOLE, WINDOW

PROGRAMS = (f"{WINDOW}.exe", f"{CONSOLE}.exe")


def script_for(bundle: Path) -> str:
    """The macros that install a bundle's files, delete them, and remove the folders that are then empty."""
    paths = sorted(bundle.rglob("*"))
    folders = [path for path in paths if path.is_dir()]
    # The programs are removed first, so that nobody can start a partly removed game.
    files = sorted((path for path in paths if not path.is_dir()), key=lambda path: path.name not in PROGRAMS)
    macros = {
        "InstallFiles": _installing(bundle, (bundle, *folders), files),
        "DeleteFiles": (f'Delete "{_installed(path, bundle)}"' for path in files),
        "RemoveFolders": (f'RMDir "{_installed(path, bundle)}"' for path in reversed(folders)),
    }
    return "\n".join(
        "\n".join((f"!macro {name}", *(f"  {line}" for line in lines), "!macroend", ""))
        for name, lines in macros.items()
    )


def _installing(bundle: Path, folders: Iterable[Path], files: list[Path]) -> Iterator[str]:
    for folder in folders:
        yield f'SetOutPath "{_installed(folder, bundle)}"'
        for path in files:
            if path.parent == folder:
                yield f'File "/oname={_quoted(path.name)}" "{path}"'


def _installed(path: Path, bundle: Path) -> str:
    return str(PureWindowsPath("$INSTDIR", _quoted(path.relative_to(bundle).as_posix())))


def _quoted(text: str) -> str:
    """The text for a quoted NSIS string, in which a dollar sign begins a variable."""
    return text.replace("$", "$$").replace('"', '$\\"')
