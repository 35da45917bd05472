"""The version resource that Windows shows under Properties, Details, in PyInstaller's format."""

from pathlib import Path

from bundle.names import AUTHORS, CONSOLE, NAME, RELEASE, SUMMARY, VERSION, WINDOW, copyright_line

_PRERELEASE = 0x2
_US_ENGLISH, _UNICODE = 0x0409, 1200
_DESCRIPTIONS = {WINDOW: NAME, CONSOLE: f"{NAME} (console)"}


def write(folder: Path) -> None:
    """Write the version resources of both programs, for `EXE(version=...)`."""
    for program in _DESCRIPTIONS:
        (folder / f"{program}.version.txt").write_text(version_info(program), encoding="utf-8")


def version_info(program: str) -> str:
    """The version resource as a Python expression, as PyInstaller reads it."""
    numbers = tuple(int(number) for number in RELEASE.windows.split("."))
    strings = "\n".join(f"      StringStruct({key!r}, {text!r})," for key, text in _strings(program).items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F,
    flags={0 if RELEASE.is_final else _PRERELEASE:#x},
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


def _strings(program: str) -> dict[str, str]:
    return {
        "CompanyName": AUTHORS,
        "FileDescription": _DESCRIPTIONS[program],  # shown in the task manager and under Open with
        "FileVersion": VERSION,
        "InternalName": program,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{program}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
