"""The engine in the page gives the same results as in CPython."""

import json
import shutil
import zipfile
from base64 import b64encode
from pathlib import Path

import pytest

from tests.support.editors import EDITORS, written
from tests.support.paths import GOLDEN
from tests.support.web import engine_results
from tests.support.web.engine_in_node import ENGINE, call_in_page
from web.engine import engine_files

pytestmark = pytest.mark.web

POSITIONS = 200
# exp() and log() of the two C libraries differ in the last digit of a few numbers.
PRECISION = 1e-9


def test_the_console_s_transcripts_are_the_same_byte_for_byte() -> None:
    """Those that an independent program made."""
    printed = json.loads(call_in_page("golden_transcripts", "/repository/tests/golden"))
    expected = {
        path.name: path.with_suffix(".out").read_text(encoding="utf-8") for path in GOLDEN.glob("*.in")
    }

    assert expected == printed


def test_the_expert_judges_as_it_does_compiled_for_this_machine() -> None:
    """Its choices, and what it thinks of all others."""
    if not json.loads(engine_results.is_compiled()):
        pytest.skip("compares compiled forms, and here the playouts are interpreted")
    here = json.loads(engine_results.expert_verdicts(POSITIONS))["verdicts"]
    there = json.loads(call_in_page("expert_verdicts", POSITIONS))["verdicts"]

    assert [choice for choice, _ in here] == [choice for choice, _ in there]
    for (_, expected), (_, values) in zip(here, there, strict=True):
        for one, other in zip(expected, values, strict=True):
            assert one[0] == other[0]
            assert one[1:] == pytest.approx(other[1:], rel=PRECISION, abs=PRECISION)


def test_files_of_the_greatest_size_are_refused() -> None:
    """None overflows the stack of WebAssembly, which would end the engine."""
    starts = [
        "[",
        '{"a":',
        '[{"a":',
        '{"format": "straights", "x": [',
        '"',
        "\\",
        "1",
        "-",
        "0 ",
        "\ud800",
        "s straights ",
    ]

    assert ["refused"] * 2 * len(starts) == json.loads(call_in_page("answers_to_files", starts))


def test_files_of_all_editors_are_decoded() -> None:
    """Also where the page has a part of the library."""
    saved = (GOLDEN / "saves/game.straights").read_text(encoding="utf-8")
    texts = [f"data:;base64,{b64encode(written(saved, editor)).decode()}" for editor in EDITORS]

    assert ["table"] * len(EDITORS) == json.loads(call_in_page("answers_to_texts", texts))


def test_the_playouts_are_compiled() -> None:
    """WebAssembly, some fifty times as fast as interpreted."""
    assert json.loads(call_in_page("is_compiled"))


def test_everything_that_can_be_imported_is_there() -> None:
    """Each module of the engine, and whatever a line of it imports: the page has a part of the library."""
    assert {} == json.loads(call_in_page("import_all", engine_files.imported_modules()))


@pytest.fixture
def engine_without_code(tmp_path: Path) -> Path:
    folder = tmp_path / "engine"
    shutil.copytree(ENGINE, folder)
    with (
        zipfile.ZipFile(ENGINE / "engine.zip") as old,
        zipfile.ZipFile(folder / "engine.zip", "w") as new,
    ):
        for info in old.infolist():
            is_code = info.filename.endswith(".so")
            new.writestr(info.filename, b"\0asm nothing" if is_code else old.read(info))
    return folder


def test_refused_code_leaves_the_playouts_interpreted(engine_without_code: Path) -> None:
    """The expert is slower then, and plays on."""
    assert not json.loads(call_in_page("is_compiled", engine=engine_without_code))
    told = json.loads(call_in_page("expert_verdicts", 1, engine=engine_without_code))

    assert 1 == len(told["verdicts"])


def test_the_page_s_library_has_no_event_loop_and_no_disassembler() -> None:
    """Pyodide would import asyncio, sockets, subprocesses and inspect before the first card is dealt."""
    with zipfile.ZipFile(ENGINE / "python_stdlib.zip") as library:
        places = library.namelist()

    assert [] == [
        each for each in places if each.startswith(("asyncio/base_", "dis.", "socket.", "subprocess."))
    ]


def test_a_stand_in_replaces_a_module_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new Pyodide may name its modules otherwise: the build fails then."""
    original = tmp_path / "library.zip"
    with zipfile.ZipFile(original, "w") as library:
        library.writestr("pyodide/webloop.py", "real")
        library.writestr("json.py", "kept")
    stand_ins = tmp_path / "stand_ins"
    (stand_ins / "pyodide").mkdir(parents=True)
    (stand_ins / "pyodide/webloop.py").write_text("small", encoding="utf-8")
    monkeypatch.setattr(engine_files, "STAND_INS", stand_ins)

    engine_files.write_library(original, tmp_path / "changed.zip")

    with zipfile.ZipFile(tmp_path / "changed.zip") as library:
        assert {"pyodide/webloop.py": b"small", "json.py": b"kept"} == {
            place: library.read(place) for place in library.namelist()
        }
    (stand_ins / "gone.py").write_text("", encoding="utf-8")
    with pytest.raises(KeyError):
        engine_files.write_library(original, tmp_path / "changed.zip")
