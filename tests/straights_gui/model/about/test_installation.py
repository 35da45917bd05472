"""What is installed: the versions, and whether all came in one bundle."""

import platform
import sys
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import qVersion

from engine.version import VERSION
from straights_gui.model.about.installation import Installation, installation


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
