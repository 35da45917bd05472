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
from straights_gui.model.about.licences import FOLDER, LINE, TEXTS, read_components, read_texts, sections
from tests.support.paths import ROOT

SYSTEM = Path("/usr/share/common-licenses")
KNOWN = sections((FOLDER / TEXTS).read_text(encoding="utf-8"))


def test_our_own_licence_is_that_of_the_project() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8") == KNOWN["MIT.txt"]


@pytest.mark.skipif(not SYSTEM.exists(), reason="only Debian's systems have the texts to compare with")
@pytest.mark.parametrize("name", ["LGPL-3", "GPL-3"])
def test_the_licences_of_qt_are_word_for_word(name: str) -> None:
    assert (SYSTEM / name).read_text(encoding="utf-8").strip("\n") + "\n" == KNOWN[f"{name}.0.txt"]


def test_each_component_has_its_texts_and_qt_both_of_its_licence() -> None:
    """The LGPL adds to the GPL, so that it takes both to be read."""
    both = ("LGPL-3.0.txt", "GPL-3.0.txt")
    found = {component.name: component.texts for component in read_components()}

    assert {"Straights": ("MIT.txt",), "Qt": both, "PySide6 and Shiboken6": both} == found
    assert {"MIT.txt", *both} == KNOWN.keys()


@pytest.mark.parametrize("notice", ["", "Copyright (C) Zoë"])
def test_whose_a_work_is_stands_above_a_text_that_names_nobody(tmp_path: Path, notice: str) -> None:
    """More may stand in the list, as in a bundle's inventory."""
    texts = f"{LINE}\nGPL.txt\n{LINE}\n\nfree\n\n{LINE}\nMIT.txt\n{LINE}\n\nany use\n\n"
    (tmp_path / TEXTS).write_text(texts, encoding="utf-8")
    entry = {"name": "Work", "version": "", "licence": "MIT", "home_page": "", "texts": ["MIT.txt"]}
    entry |= {"copyright": notice, "files": ["a.so"]}
    (tmp_path / "components.json").write_text(json.dumps([entry]), encoding="utf-8")
    line = 72 * "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
    (work,) = read_components(tmp_path)
    above = f"{notice}\n\n{line}\n\n" if notice else ""

    assert f"{above}any use\n" == read_texts(work, tmp_path)


@pytest.mark.parametrize("bundle", [None, Path("games", "straights")])
def test_an_installation_has_the_versions_of_what_runs(
    monkeypatch: pytest.MonkeyPatch, bundle: Path | None
) -> None:
    """One line tells it all."""
    if bundle is not None:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        monkeypatch.setattr(sys, "executable", str(bundle / "straights-gui"))
    versions = (VERSION, qVersion(), PySide6.__version__, platform.python_version(), platform.platform())
    found = installation()

    assert Installation(*versions, Path(PySide6.__path__[0]), bundle) == found
    names = zip(("Straights ", "Qt ", "PySide6 ", "Python ", ""), versions, strict=True)
    told = [name + version for name, version in names]
    assert ", ".join([*told, "no bundle" if bundle is None else f"bundle {bundle}"]) == str(found)
