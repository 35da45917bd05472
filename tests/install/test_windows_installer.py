"""The Windows installer: what it installs and removes, how it names and sorts versions, what it says.

What it does to a Windows is shown by `package.py check-windows`, under Wine.
"""

import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from PIL import Image

from bundle import build_environment, signing
from straights_gui.resources import INSTALLER_LANGUAGES
from windows import installer
from windows.cross_build import windows_python
from windows.installer import TARGETS, InstallerNotMade, build_installer, version_order
from windows.payload import PROGRAMS, script_for

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


def test_windows_gets_its_packages_and_no_others() -> None:
    """Each without its marker, which pip would compare with this system, and with its hashes."""
    found = windows_python.locked(build_environment.LOCK)
    packages = {line.partition("==")[0] for line in found}

    assert {"colorama", "pefile", "pyinstaller", "pyside6-essentials"} <= packages
    assert not {"dmgbuild", "macholib"} & packages
    assert [] == [line for line in found if ";" in line or " --hash=sha256:" not in line]


def macro(script: str, name: str) -> list[str]:
    return re.findall(
        r"(?<=^  ).+", script.partition(f"!macro {name}\n")[2].partition("!macroend")[0], re.MULTILINE
    )


@pytest.fixture
def icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An icon; makensis works in the test's own folder."""
    monkeypatch.setattr(installer, "BUILD", tmp_path / "build")
    monkeypatch.setattr(signing, "COMMAND", "")
    path = tmp_path / "icon.ico"
    Image.new("RGBA", (64, 64), "green").save(path)
    return path


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
    script = script_for(bundle_of(tmp_path, f"_internal/{name}"))

    assert f'Delete "$INSTDIR\\_internal\\{written}"' in macro(script, "DeleteFiles")
    assert any(line.startswith(f'File "/oname={written}" ') for line in macro(script, "InstallFiles"))


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


def figures(text: str) -> list[str]:
    """The folders, versions and figures that a text tells, in any order."""
    return sorted(re.findall(r"\$\{\w+\}|\$\w+|_internal[\\\w]*", text))


def test_every_language_says_everything() -> None:
    found = re.findall(r'LangString (\w+) \$(\{\w+\}) "(.+)"', installer.texts())
    said = {
        table: [(name, figures(text)) for name, each, text in found if each == table] for _, table, _ in found
    }

    assert len(said) == len(INSTALLER_LANGUAGES)
    assert [*said.values()] == len(said) * [said["{LANG_ENGLISH}"]]


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
@pytest.mark.skipif("sys.platform == 'win32'", reason="a shell stands for the program that signs")
@pytest.mark.parametrize("status", [0, 1])
def test_the_uninstaller_is_signed_too(
    status: int, icon: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NSIS has it signed before it packs it; where that fails, there is no installer."""
    program = tmp_path / "sign"
    program.write_text(f'head -c 2 "$1" >{tmp_path}/log; exit {status}\n', encoding="ascii")
    monkeypatch.setattr(signing, "COMMAND", f"sh {program}")
    with suppress(InstallerNotMade):
        build_installer(bundle_of(tmp_path / "bundle"), tmp_path / "game.exe", icon)

    assert b"MZ" == (tmp_path / "log").read_bytes()
    assert (status == 0) == (tmp_path / "game.exe").exists()


@needs_makensis
@pytest.mark.skipif("sys.platform == 'win32'", reason="makensis for Windows reads no such path")
def test_a_name_that_would_be_misread_is_refused(icon: Path, tmp_path: Path) -> None:
    bundle = bundle_of(tmp_path / "bundle", "_internal/${NAME}.txt")

    with pytest.raises(InstallerNotMade, match="warning treated as error"):
        build_installer(bundle, tmp_path / "game.exe", icon)
    assert not (tmp_path / "game.exe").exists()
