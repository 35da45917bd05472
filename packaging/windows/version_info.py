"""The version resource that Windows shows under Properties, Details, in PyInstaller's format."""

from pathlib import Path

from bundle.names import AUTHORS, CONSOLE, NAME, SUMMARY, WINDOW, Release, copyright_line
from engine.version import VERSION

_PRERELEASE = 0x2
_US_ENGLISH, _UNICODE = 0x0409, 1200
_DESCRIPTIONS = {WINDOW: NAME, CONSOLE: f"{NAME} (console)"}


def write(path: Path, program: str = WINDOW, version: str = VERSION) -> Path:
    """Write the version resource of one of the two programs, for `EXE(version=...)`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_info(program, version), encoding="utf-8")
    print(f"{path.name}: {program} {version}")
    return path


def version_info(program: str, version: str = VERSION) -> str:
    """The version resource as a Python expression, as PyInstaller reads it."""
    release = Release.of(version)
    numbers = tuple(int(number) for number in release.windows.split("."))
    strings = "\n".join(
        f"      StringStruct({key!r}, {text!r})," for key, text in _strings(program, version).items()
    )
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F,
    flags={0 if release.is_final else _PRERELEASE:#x},
    OS=0x40004,
    fileType=0x1,
    subtype=0x0,
    date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable('{_US_ENGLISH:04X}{_UNICODE:04X}', [
{strings}
    ])]),
    VarFileInfo([VarStruct('Translation', [{_US_ENGLISH}, {_UNICODE}])]),
  ],
)
"""


def _strings(program: str, version: str) -> dict[str, str]:
    return {
        "CompanyName": AUTHORS,
        "FileDescription": _DESCRIPTIONS[program],  # shown in the task manager and under Open with
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{program}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
        "Comments": SUMMARY,
    }
