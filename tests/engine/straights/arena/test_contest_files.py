"""What a strategy of a ladder sees: few files, and none that takes longer to read the first time."""

import importlib
import os
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.straights.arena.contest_files import contest_files
from engine.straights.arena.strategy_process import StrategyProcess
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import in_sandbox

LOOKING = """
import ctypes, os, random, sqlite3, ssl, sys, threading
import engine, numpy


class Bot:
    def __init__(self):
        numpy.linalg.svd(numpy.eye(50))
        thread = threading.Thread(target=numpy.ones, args=(3,))
        thread.start()
        thread.join()
        seen = {name for folder in sys.path if os.path.isdir(folder) for name in os.listdir(folder)}
        assert {"random.py", "numpy", "engine", "looking_bots.py"} <= seen, seen
        extra = {"pip", "pytest", "tests", "PySide6", "rival_bots.py", "ladder.jsonl"} & seen
        assert not extra, extra
        tests = os.path.join(os.path.dirname(os.__file__), "test")
        assert not os.path.exists(tests) or not os.listdir(tests)

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_strategy_sees_python_the_engine_its_packages_and_itself(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    (tmp_path / "looking_bots.py").write_text(LOOKING)
    for name in ("rival_bots.py", "ladder.jsonl"):
        (tmp_path / name).touch()
    folders = (str(tmp_path),)
    with closing(StrategyProcess("looking_bots:Bot", TimeLimits(), folders, packages=("numpy",))) as process:
        assert process.begin(1) is None


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux tells what is in memory")
def test_all_that_it_sees_is_in_memory_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it reads first it could otherwise tell something to those who read it later."""
    data = tmp_path / "wordbook" / "data"
    data.parent.mkdir()
    (data.parent / "__init__.py").touch()
    data.write_bytes(bytes(1 << 20))
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    with data.open("rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        contest_files.cache_clear()
        assert str(data.parent) in contest_files(("wordbook",)).visible

        assert 1 << 20 == os.preadv(file.fileno(), [bytearray(1 << 20)], 0, os.RWF_NOWAIT)
