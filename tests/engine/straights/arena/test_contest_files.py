"""What a strategy of a contest sees: copies of its own, and nothing of others."""

import os
import re
from contextlib import closing
from pathlib import Path

import pytest

from engine.straights.arena import isolation
from engine.straights.arena.strategy_process import StrategyProcess
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import in_sandbox

LOOKING = """
import ctypes, os, random, sqlite3, ssl, sys, threading, _ctypes
import engine, gymnasium
from engine.straights.playouts import models


class Bot:
    def __init__(self):
        arrays = gymnasium.spaces.box.np
        arrays.linalg.svd(arrays.eye(50))
        thread = threading.Thread(target=arrays.ones, args=(3,))
        thread.start()
        thread.join()
        seen = {name for folder in sys.path if os.path.isdir(folder) for name in os.listdir(folder)}
        assert {"gymnasium", "engine", "pytest.py"} <= seen, seen
        extra = {"pip", "pytest", "tests", "PySide6", "rival_bots.py", "ladder.jsonl"} & seen
        assert not extra, extra
        found = {os.lstat(os.path.join(top, name)).st_dev for top, _, names in os.walk("/") for name in names}
        raise ValueError(len(found), IS_COMPILED == models.__file__.endswith(".so"), sorted(found - {NULL}))

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_strategy_sees_copies_of_python_the_engine_its_packages_and_itself(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    from engine.straights.playouts import models

    code = LOOKING.replace("NULL", f"{Path(os.devnull).stat().st_dev}")
    (tmp_path / "pytest.py").write_text(code.replace("IS_COMPILED", f"{models.__file__.endswith('.so')}"))
    for name in ("rival_bots.py", "ladder.jsonl"):
        (tmp_path / name).touch()
    folders = (str(tmp_path),)
    packages = ("gymnasium", "numpy", "cloudpickle", "farama_notifications", "typing_extensions")
    with closing(StrategyProcess("pytest:Bot", TimeLimits(), folders, packages=packages)) as process:
        told = str(process.begin(1))

    *counted, device = map(int, re.findall(r"\d+", told.replace("True", "1")))
    assert [2, 1] == counted, told
    assert device not in {
        Path(path).stat().st_dev for path in (tmp_path, isolation.PYTHON, isolation.TEMPORARY_FOLDER, "/")
    }
