"""Licences: every text is what it says it is."""

import platform
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import qVersion

from engine.version import VERSION
from straights_gui.model.about.installation import Installation, installation
from straights_gui.model.about.licences import FOLDER, TEXTS, read_components, sections
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
