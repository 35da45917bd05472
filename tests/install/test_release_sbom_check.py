"""The SBOM is compared with the bundle: every file, every package inside the programs, every version."""

import re
from pathlib import Path

import pytest

from bundle import build_environment, names
from release.sbom import SbomError
from release.sbom_check import compare_files, compare_packages, packages_of, pins

SUM = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"  # of b"x"
OWNERS = {"segno": ["segno"], "PySide6": ["PySide6_Essentials", "PySide6_Addons"], "shiboken6": ["shiboken6"]}


def bill(*packages: str, files: dict[str, str] | None = None) -> dict[str, object]:
    """An SBOM with these packages, and these files of the game."""
    parts = [
        {"type": "file", "name": name, "hashes": [{"content": sum_}]} for name, sum_ in (files or {}).items()
    ]
    game = {"name": names.NAME, "purl": f"pkg:pypi/straights@{names.VERSION}", "components": parts}
    return {
        "metadata": {"component": game},
        "components": [
            {"name": "Qt", "purl": "pkg:generic/qt@6"},
            *({"purl": f"pkg:pypi/{each}"} for each in packages),
        ],
    }


def test_a_bundle_as_its_sbom_has_it_is_in_order(tmp_path: Path) -> None:
    """Each file with its sum, each package with the version that is pinned."""
    (tmp_path / "game").write_bytes(b"x")

    compare_files(bill(files={"game": SUM}), tmp_path)
    compare_packages(bill("segno@1.6.6"), {"segno", "straights"}, {"segno": "1.6.6", "unused": "1"})


@pytest.mark.parametrize(
    "files, sentence",
    [
        ({}, "game is in the bundle and not in the SBOM; run: "),
        ({"game": SUM, "more": SUM}, "more is in the SBOM and not in the bundle; run: "),
        ({"game": "0" * 64}, "game is another file than the one in the SBOM"),
    ],
)
def test_another_file_is_named(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    """One that was added, removed or exchanged after the SBOM was written."""
    (tmp_path / "game").write_bytes(b"x")

    with pytest.raises(SbomError, match=re.escape(sentence)):
        compare_files(bill(files=files), tmp_path)


@pytest.mark.parametrize(
    "packages, sentence",
    [
        ((), "segno is inside the programs and not in the SBOM; add it"),
        (("segno@1.6.5",), "the SBOM has segno 1.6.5, and requirements-package.txt has 1.6.6"),
        (("segno@1.6.6", "other@1"), "the SBOM has other 1, and requirements-package.txt has None"),
    ],
)
def test_another_package_is_named(packages: tuple[str, ...], sentence: str) -> None:
    """One that nobody has listed, of another version than is pinned, or that nobody has asked for."""
    with pytest.raises(SbomError, match=re.escape(sentence)):
        compare_packages(bill(*packages), {"segno"}, {"segno": "1.6.6"})


def test_a_game_of_another_version_is_named() -> None:
    """As after a change of the version without freezing again."""
    old = bill()
    old["metadata"] = {"component": {"purl": "pkg:pypi/straights@0.0.1"}}

    with pytest.raises(SbomError, match=r"the SBOM has straights 0\.0\.1"):
        compare_packages(old, (), {})


def test_modules_belong_to_their_packages() -> None:
    """Python's own to none, those of PyInstaller's starters to it; the bindings are one work."""
    modules = {
        "json.decoder",
        "segno.encoder",
        "PySide6.QtCore",
        "shiboken6",
        "pyimod01_archive",
        "_pyi_rth_utils",
    }
    packages = packages_of(modules, OWNERS)

    assert {"segno", "pyside6-essentials", "pyside6-addons", "shiboken6", "pyinstaller"} == packages
    pinned = {"segno": "1", "pyside6-essentials": "6", "pyinstaller": "7"}
    compare_packages(bill("segno@1", "pyside6-essentials@6", "pyinstaller@7"), packages, pinned)


def test_a_module_of_nobody_is_named() -> None:
    """It came from nowhere that was installed."""
    with pytest.raises(SbomError, match="the module strange is inside the programs, and no package has it"):
        packages_of({"strange.inner"}, OWNERS)


def test_the_pins_are_those_of_the_packages() -> None:
    """What goes into the bundle is pinned, by the names that PyPI compares."""
    pinned = pins(build_environment.LOCK.read_text(encoding="utf-8"))

    assert {"pyside6-essentials", "pyinstaller", "segno", "websockets", "zeroconf", "ifaddr"} <= pinned.keys()
    assert {"foo-bar": "1.2"} == pins("Foo_Bar==1.2 ; python_version >= '3' \\\n    --hash=sha256:00\n")
