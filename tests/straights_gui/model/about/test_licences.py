"""Licences: every text is what it says it is."""

import json
import platform
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import qVersion

from engine.version import VERSION
from straights_gui.model.about.installation import Installation, installation
from straights_gui.model.about.licences import FOLDER, read_components, read_texts
from tests.support.paths import ROOT

SYSTEM = Path("/usr/share/common-licenses")
ENTRY = {"name": "Qt", "version": "6", "licence": "LGPL-3.0-only", "home_page": "", "texts": ["a.txt"]}


def test_our_own_licence_is_that_of_the_project() -> None:
    assert (ROOT / "LICENSE").read_bytes() == (FOLDER / "MIT.txt").read_bytes()


@pytest.mark.skipif(not SYSTEM.exists(), reason="only Debian's systems have the texts to compare with")
@pytest.mark.parametrize("name", ["LGPL-3", "GPL-3"])
def test_the_licences_of_qt_are_word_for_word(name: str) -> None:
    assert (SYSTEM / name).read_bytes() == (FOLDER / f"{name}.0.txt").read_bytes()


def test_qt_is_listed_with_both_texts_of_its_licence() -> None:
    """The LGPL adds to the GPL, so that it takes both to be read."""
    components = {component.name: component for component in read_components()}
    assert ("MIT.txt",) == components["Straights"].texts
    for name in ("Qt", "PySide6 and Shiboken6"):
        assert ("LGPL-3.0-only", ("LGPL-3.0.txt", "GPL-3.0.txt")) == (
            components[name].licence,
            components[name].texts,
        )
    text = read_texts(components["Qt"])
    assert text.index("GNU LESSER GENERAL PUBLIC LICENSE") < text.index("GNU GENERAL PUBLIC LICENSE\n")


def test_a_work_whose_texts_name_nobody_says_whose_it_is(tmp_path: Path) -> None:
    """A text that many share cannot say it: the list does, and it is read first, above a line.

    More may stand in the list, as in a bundle's inventory.
    """
    (tmp_path / "a.txt").write_text("any use\n", encoding="utf-8")
    entry = ENTRY | {"copyright": "Copyright (C) its author", "files": ["a.so"]}
    (tmp_path / "components.json").write_text(json.dumps([entry]), encoding="utf-8")
    (component,) = read_components(tmp_path)
    line = 72 * "\N{BOX DRAWINGS LIGHT HORIZONTAL}"

    assert f"Copyright (C) its author\n\n{line}\n\nany use\n" == read_texts(component, tmp_path)


def test_a_work_is_told_by_its_texts_alone_where_they_name_somebody(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("\nby Zoë\n\n", encoding="utf-8")
    (tmp_path / "components.json").write_text(json.dumps([ENTRY]), encoding="utf-8")
    (component,) = read_components(tmp_path)

    assert "by Zoë\n" == read_texts(component, tmp_path)


def test_every_text_belongs_to_a_component_and_every_component_has_its_texts() -> None:
    named = {name for component in read_components() for name in component.texts}
    assert named == {path.name for path in FOLDER.glob("*.txt")}


def test_an_installation_has_the_versions_of_what_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Installation(
        straights=VERSION,
        qt=qVersion(),
        pyside=PySide6.__version__,
        python=platform.python_version(),
        system=platform.platform(),
        qt_folder=Path(PySide6.__path__[0]),
        bundle=None,
    )
    assert found == installation()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(Path("games", "straights", "straights-gui")))

    assert Path("games", "straights") == installation().bundle
    assert found.qt == installation().qt


@pytest.mark.parametrize(
    "bundle, expected", [(None, "no bundle"), (Path("games"), f"bundle {Path('games')}")]
)
def test_one_line_tells_it_all(bundle: Path | None, expected: str) -> None:
    found = Installation("1.0", "6.9", "6.9.1", "3.12", "Linux", Path("qt"), bundle)

    assert f"Straights 1.0, Qt 6.9, PySide6 6.9.1, Python 3.12, Linux, {expected}" == str(found)
