"""What the engine of the page is built from; that it plays as elsewhere is tested in tests/straights_web."""

import marshal
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import CodeType

import pytest

from bundle.paths import PackagingError
from web.engine import compiler, modules, python_library

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is built on Debian and Ubuntu")

ARCHIVE = b"the source"
# Does what apt's does: downloads a file, whose hash it is told.
APT_HELPER = """#!/bin/sh
case $2 in http://empty/*) exit 100;; esac
test "$1 $2 $4" = "download-file http://full/pool/main/p/python3.11/$(basename "$3") SHA256:{sha256}" || exit 1
printf '{content}' >"$3"
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> python_library.Source:
    """Give a version of CPython with a small archive, which one of two servers has."""
    monkeypatch.setattr(python_library, "FOLDER", tmp_path / "python")
    monkeypatch.setattr(python_library, "MINOR", "3.11")
    monkeypatch.setattr(python_library, "MIRRORS", ("echo", "http://empty/ http://full/"))
    monkeypatch.setattr(python_library, "APT_HELPER", str(tmp_path / "apt-helper"))
    return replace(python_library.SOURCES["3.11"], sha256=sha256(ARCHIVE).hexdigest())


def have_on_the_server(content: bytes, tmp_path: Path) -> None:
    program = tmp_path / "apt-helper"
    text = APT_HELPER.format(sha256=sha256(ARCHIVE).hexdigest(), content=content.decode())
    program.write_text(text, encoding="ascii")
    program.chmod(0o755)


def test_the_source_comes_from_the_server_that_has_it(source: python_library.Source, tmp_path: Path) -> None:
    """Apt downloads it, so what is true of proxies and mirrors is true here."""
    have_on_the_server(ARCHIVE, tmp_path)
    python_library.download(source)

    assert source.archive.read_bytes() == ARCHIVE


def test_a_changed_source_is_refused(source: python_library.Source, tmp_path: Path) -> None:
    """Whatever apt says; the sentence has the place for those who bring the archive themselves."""
    have_on_the_server(b"another source", tmp_path)

    with pytest.raises(PackagingError, match=rf"cannot be downloaded.*{source.archive}.*{source.sha256}"):
        python_library.download(source)


def test_a_python_without_a_source_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_library, "MINOR", "3.99")

    with pytest.raises(PackagingError, match=r"built by Python 3\.11, .* and this is 3\.99; .* PYTHON="):
        python_library.wanted()


def test_a_system_without_a_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == compiler.CLANG else f"/usr/bin/{name}")

    with pytest.raises(PackagingError, match=r"clang-19: not installed; the page is built on Debian"):
        compiler.require()


def constants(code: CodeType) -> list[object]:
    return [
        *code.co_consts,
        *(each for part in code.co_consts if isinstance(part, CodeType) for each in constants(part)),
    ]


def test_the_modules_have_their_assertions_and_no_docstrings(tmp_path: Path) -> None:
    """In the engine; of Python's library the assertions go, too."""
    library = tmp_path / "Lib"
    library.mkdir()
    (library / "json.py").write_text('"""Library."""\nassert 0, "checked"\n', encoding="utf-8")
    modules.write_modules(library, tmp_path / "image")
    found = {
        path.relative_to(tmp_path / "image").as_posix(): constants(marshal.loads(path.read_bytes()[16:]))
        for path in (tmp_path / "image").rglob("*.pyc")
    }

    assert not {"Library.", "checked"} & {*found["json.pyc"]}
    assert "a puzzle is a turn of its chair" in found["engine/straights/puzzles/answer.pyc"]
    assert [] == [name for name in found if name.startswith("engine/cli")]
    imported = (tmp_path / "image" / modules.IMPORTED).read_text(encoding="ascii").split()
    assert {"engine.straights.local_table.local_table", "json"} <= {*imported}
