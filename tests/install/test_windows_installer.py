"""The Windows installer: what it installs and removes, how it names and sorts versions, what it says.

What it does to a Windows is shown by `package.py check-windows`, under Wine.
"""

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bundle import names
from windows import installer, pictures, version_info
from windows.installer import TARGETS, InstallerNotMade, build_installer, version_order
from windows.payload import PROGRAMS, IncompleteBundle, Payload

WINDOWS = Path(installer.__file__).parent
LANGUAGES = ("english", "german", "french", "spanish")
needs_makensis = pytest.mark.skipif(
    shutil.which("makensis") is None, reason="there is no makensis here (Debian: the package nsis)"
)


def bundle_of(folder: Path, *others: str) -> Path:
    """A frozen game, in small: the programs, and other files by their names."""
    for name in (*PROGRAMS, *others):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return folder


def macro(script: str, name: str) -> list[str]:
    """The lines of one of the script's macros."""
    return re.findall(
        r"(?<=^  ).+", script.partition(f"!macro {name}\n")[2].partition("!macroend")[0], re.MULTILINE
    )


@pytest.fixture
def icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An icon; makensis works in the test's own folder."""
    monkeypatch.setattr(installer, "BUILD", tmp_path / "build")
    monkeypatch.delenv("WINDOWS_CERTIFICATE", raising=False)
    path = tmp_path / "icon.ico"
    Image.new("RGBA", (64, 64), "green").save(path)
    return path


def test_every_file_and_no_other_is_removed(tmp_path: Path) -> None:
    """Files go by name, the programs first, then the folders, the deepest first, if they are empty then."""
    bundle = bundle_of(tmp_path, "_internal/a/b/deep.dll", "_internal/a/c.dll", "_internal/z.dll")
    (bundle / "_internal/empty").mkdir()
    script = Payload.of(bundle).script()

    assert [
        r'Delete "$INSTDIR\straights-gui.exe"',
        r'Delete "$INSTDIR\straights.exe"',
        r'Delete "$INSTDIR\_internal\a\b\deep.dll"',
        r'Delete "$INSTDIR\_internal\a\c.dll"',
        r'Delete "$INSTDIR\_internal\z.dll"',
    ] == macro(script, "DeleteFiles")
    assert [
        r'RMDir "$INSTDIR\_internal\empty"',
        r'RMDir "$INSTDIR\_internal\a\b"',
        r'RMDir "$INSTDIR\_internal\a"',
        r'RMDir "$INSTDIR\_internal"',
    ] == macro(script, "RemoveFolders")


def test_every_file_is_installed_into_its_folder(tmp_path: Path) -> None:
    """Each folder is made, also an empty one, and gets the files that are directly in it."""
    bundle = bundle_of(tmp_path, "_internal/a/c.dll", "_internal/RECORD", "_internal/z.dll")
    (bundle / "_internal/empty").mkdir()

    assert [
        'SetOutPath "$INSTDIR"',
        f'File "/oname=straights-gui.exe" "{bundle}/straights-gui.exe"',
        f'File "/oname=straights.exe" "{bundle}/straights.exe"',
        r'SetOutPath "$INSTDIR\_internal"',
        f'File "/oname=RECORD" "{bundle}/_internal/RECORD"',
        f'File "/oname=z.dll" "{bundle}/_internal/z.dll"',
        r'SetOutPath "$INSTDIR\_internal\a"',
        f'File "/oname=c.dll" "{bundle}/_internal/a/c.dll"',
        r'SetOutPath "$INSTDIR\_internal\empty"',
    ] == [
        line.replace("\\" + "c.dll", "/c.dll") for line in macro(Payload.of(bundle).script(), "InstallFiles")
    ]


@pytest.mark.parametrize(
    "name, written",
    [
        ("two words.txt", "two words.txt"),
        ("$INSTDIR.txt", "$$INSTDIR.txt"),
        ("100%.txt", "100%.txt"),
        ("the 'odd'.txt", "the 'odd'.txt"),
        ("señor Noël ♠.txt", "señor Noël ♠.txt"),
        pytest.param(
            '"quoted".txt', r"$\"quoted$\".txt", marks=pytest.mark.skipif("sys.platform == 'win32'")
        ),
    ],
)
def test_names_keep_their_letters(name: str, written: str, tmp_path: Path) -> None:
    """What means something to NSIS is marked as a letter, to install a file and to remove it."""
    script = Payload.of(bundle_of(tmp_path, f"_internal/{name}")).script()

    assert f'Delete "$INSTDIR\\_internal\\{written}"' in macro(script, "DeleteFiles")
    assert any(line.startswith(f'File "/oname={written}" ') for line in macro(script, "InstallFiles"))


def test_the_size_is_rounded_up(tmp_path: Path) -> None:
    """Windows shows kilobytes; who has that many free has enough."""
    bundle = bundle_of(tmp_path)
    (bundle / PROGRAMS[0]).write_bytes(b"x" * 1024)

    assert 2 == Payload.of(bundle).kilobytes


@pytest.mark.parametrize("lost", PROGRAMS)
def test_a_bundle_without_a_program_is_refused(lost: str, tmp_path: Path) -> None:
    """The sentence names the folder and what it lacks."""
    bundle = bundle_of(tmp_path)
    (bundle / lost).unlink()

    with pytest.raises(IncompleteBundle) as refused:
        Payload.of(bundle)
    assert f"{bundle} has no {lost}: an installer needs a bundle that was frozen on Windows" == str(
        refused.value
    )


def test_versions_sort_as_they_follow_each_other() -> None:
    """A step on the way is older than its release, and newer than the release before."""
    history = (
        "0.9.0",
        "1.0.0.dev2",
        "1.0.0.dev10",
        "1.0.0a1",
        "1.0.0b1",
        "1.0.0rc1",
        "1.0.0rc2",
        "1.0.0",
        "1.0.1",
    )
    numbers = [tuple(int(part) for part in version_order(version).split(".")) for version in history]

    assert sorted(numbers) == numbers
    assert len(history) == len(set(numbers))
    assert all(4 == len(each) and max(each) < 2**31 for each in numbers)


@dataclass
class Told:
    """What the file for PyInstaller says; the names that it calls are those of PyInstaller."""

    numbers: dict[str, Any] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    table: str = ""

    def read(self, text: str) -> "Told":
        def strings(name: str, pairs: list[tuple[str, str]]) -> None:
            self.table, self.words = name, dict(pairs)

        calls = {
            "VSVersionInfo": dict,
            "FixedFileInfo": self.numbers.update,
            "StringFileInfo": list,
            "StringTable": strings,
            "StringStruct": lambda name, value: (name, value),
            "VarFileInfo": list,
            "VarStruct": lambda name, value: self.numbers.update({name: value}),
        }
        eval(text, {"__builtins__": {}, **calls})  # as PyInstaller does
        return self


@pytest.mark.parametrize(
    "program, called", [("straights-gui", "Straights"), ("straights", "Straights (console)")]
)
def test_windows_shows_what_a_program_is(program: str, called: str, tmp_path: Path) -> None:
    """Its properties tell the game, the program, the version in words and in numbers, and whose it is."""
    path = version_info.write(tmp_path / "info.txt", program, "1.2.3.dev4")
    told = Told().read(path.read_text(encoding="utf-8"))

    assert (1, 2, 3, 0) == told.numbers["filevers"] == told.numbers["prodvers"]
    assert 2 == told.numbers["flags"]  # VS_FF_PRERELEASE
    assert "040904B0" == told.table
    assert [0x0409, 1200] == told.numbers["Translation"]
    expected = {
        "ProductName": "Straights",
        "FileDescription": called,
        "ProductVersion": "1.2.3.dev4",
        "FileVersion": "1.2.3.dev4",
        "CompanyName": names.AUTHORS,
        "OriginalFilename": f"{program}.exe",
    }
    assert expected == {name: told.words[name] for name in expected}
    assert "(c)" in told.words["LegalCopyright"]


def test_a_release_is_no_step_on_the_way() -> None:
    """Windows is told of a step on the way only where it is one."""
    assert 0 == Told().read(version_info.version_info("straights", "1.2.3")).numbers["flags"]


def texts(language: str) -> dict[str, str]:
    """The installer's own texts in a language, by name; each line but comments is one."""
    found = {}
    for line in (WINDOWS / "languages" / f"{language}.nsh").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            text = re.fullmatch(rf'LangString (\w+) \${{LANG_{language.upper()}}} "(.+)"', line)
            assert text is not None, line
            assert text[1] not in found, line
            found[text[1]] = text[2]
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_everything(language: str) -> None:
    """All texts are there, none is left in English, and each tells the same folders, versions and figures."""
    english, other = texts("english"), texts(language)

    def figures(text: str) -> list[str]:
        return sorted(re.findall(r"\$\{\w+\}|\$\w+|_internal[\\\w]*", text))

    assert list(english) == list(other)
    assert [] == [name for name in english if english[name] == other[name]]
    assert {name: figures(text) for name, text in english.items()} == {
        name: figures(text) for name, text in other.items()
    }


@needs_makensis
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("home_page", ["", "https://straights.example"])
def test_the_script_compiles_without_a_warning(
    target: str, home_page: str, icon: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For both kinds of installer, with a home page and without; warnings are failures."""
    monkeypatch.setattr(installer, "TARGETS", (target,))
    monkeypatch.setenv("STRAIGHTS_HOME_PAGE", home_page)
    bundle = bundle_of(tmp_path / "bundle", "_internal/two words/señor $INSTDIR ♠ 100%.txt")
    try:
        made = build_installer(bundle, tmp_path / "game.exe", icon)
    except InstallerNotMade as refused:
        if "can make none" not in str(refused):
            raise
        pytest.skip(str(refused))
    assert b"MZ" == made.read_bytes()[:2]


@needs_makensis
@pytest.mark.skipif("sys.platform == 'win32'", reason="makensis for Windows reads no such path")
def test_a_name_that_would_be_misread_is_refused(icon: Path, tmp_path: Path) -> None:
    """NSIS only warns of a name in which it sees one of its own; no file is installed under another name."""
    bundle = bundle_of(tmp_path / "bundle", "_internal/${NAME}.txt")

    with pytest.raises(InstallerNotMade, match="warning treated as error"):
        build_installer(bundle, tmp_path / "game.exe", icon)
    assert not (tmp_path / "game.exe").exists()


def test_without_makensis_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The package's name is in the sentence."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for folder in ("PROGRAMFILES(X86)", "PROGRAMFILES"):
        monkeypatch.delenv(folder, raising=False)

    with pytest.raises(
        InstallerNotMade, match=r"no makensis here; install NSIS .*\(Debian: the package nsis\)"
    ):
        installer.makensis()


def test_the_pictures_have_the_sizes_of_their_places(icon: Path, tmp_path: Path) -> None:
    """NSIS would stretch any other size."""
    with Image.open(pictures.draw_header(icon, tmp_path / "header.bmp")) as header:
        assert ("BMP", (150, 57)) == (header.format, header.size)
    with Image.open(pictures.draw_side(icon, tmp_path / "side.bmp")) as side:
        assert ("BMP", (164, 314)) == (side.format, side.size)
