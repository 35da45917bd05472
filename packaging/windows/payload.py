"""The payload of the installer: NSIS lists to install and to remove exactly the bundle's files."""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from bundle.names import CONSOLE, WINDOW

PROGRAMS = (f"{WINDOW}.exe", f"{CONSOLE}.exe")


@dataclass(frozen=True, slots=True)
class Payload:
    """A bundle's files, the programs first, and its folders, the outer ones first, relative to it."""

    bundle: Path
    files: tuple[PurePosixPath, ...]
    folders: tuple[PurePosixPath, ...]

    @classmethod
    def of(cls, bundle: Path) -> "Payload":
        """Read the folder."""
        # The programs are removed first, so that nobody can start a partly removed game.
        paths = sorted(bundle.rglob("*"), key=lambda path: (path.name not in PROGRAMS, path.as_posix()))
        relative = [(path, PurePosixPath(path.relative_to(bundle).as_posix())) for path in paths]
        return cls(
            bundle,
            tuple(name for path, name in relative if not path.is_dir()),
            tuple(sorted(name for path, name in relative if path.is_dir())),
        )

    @property
    def kilobytes(self) -> int:
        """The size of the files, rounded up."""
        return -(-sum((self.bundle / name).stat().st_size for name in self.files) // 1024)

    def script(self) -> str:
        """The macros that install the files, delete them, and remove the folders that are then empty."""
        return "\n".join(
            [
                *_macro("InstallFiles", self._installing()),
                *_macro("DeleteFiles", [f'Delete "{_installed(name)}"' for name in self.files]),
                *_macro("RemoveFolders", [f'RMDir "{_installed(name)}"' for name in reversed(self.folders)]),
            ]
        )

    def _installing(self) -> list[str]:
        lines: list[str] = []
        for folder in (PurePosixPath(), *self.folders):
            lines.append(f'SetOutPath "{_installed(folder)}"')
            lines += [
                f'File "/oname={_quoted(name.name)}" "{self.bundle / name}"'
                for name in self.files
                if name.parent == folder
            ]
        return lines


def _macro(name: str, lines: list[str]) -> list[str]:
    return [f"!macro {name}", *(f"  {line}" for line in lines), "!macroend", ""]


def _installed(name: PurePosixPath) -> str:
    path = str(PureWindowsPath(name))
    return "$INSTDIR" if path == "." else f"$INSTDIR\\{_quoted(path)}"


def _quoted(text: str) -> str:
    """The text for a quoted NSIS string, in which a dollar sign begins a variable."""
    return text.replace("$", "$$").replace('"', '$\\"')
