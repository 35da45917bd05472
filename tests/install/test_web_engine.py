"""What the engine of the page is built from; that it plays as elsewhere is tested in tests/straights_web."""

import sys
from pathlib import Path

import pytest

from bundle.paths import PackagingError
from web.engine import python_library

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is built on Debian and Ubuntu")


def test_another_source_than_was_tried_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever apt says of it; the sentence has the place for those who bring it themselves."""
    monkeypatch.setattr(python_library, "FOLDER", tmp_path)
    monkeypatch.setattr(python_library, "MINOR", "3.11")
    monkeypatch.setattr(python_library, "APT_HELPER", "true")
    monkeypatch.setattr(python_library, "MIRRORS", ("echo", "http://one/"))
    source = python_library.SOURCES["3.11"]
    source.archive.write_text("another", encoding="ascii")
    with pytest.raises(PackagingError, match=rf"yourself: .*\.tar\.gz, whose SHA-256 is {source.sha256}"):
        python_library.download(source)


def test_another_python_is_asked_for_one_that_builds_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_library, "MINOR", "3.99")
    with pytest.raises(PackagingError, match=r"built by Python 3\.11, .* and this is 3\.99; .* PYTHON="):
        python_library.wanted()
