"""How long the checks of the game for Windows wait for Wine, on a machine that may be busy."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from windows.checks.patience import Patience

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Wine is tried on Linux")


@contextmanager
def program(prefix: Path, code: str) -> Iterator[None]:
    """A program of a Wine, which has started."""
    argv = [sys.executable, "-Sc", f"print(flush=True)\n{code}"]
    environment = {"WINEPREFIX": str(prefix)}
    with subprocess.Popen(argv, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield
        finally:
            process.kill()


def test_patience_ends_when_the_programs_have_used_the_processor_enough(tmp_path: Path) -> None:
    """However long that takes; programs of another Wine do not count."""
    with program(tmp_path, "while True: pass"):
        here, elsewhere = Patience(tmp_path, 0.2), Patience(tmp_path / "other", 0.2)
        while not here.is_over():
            time.sleep(0.1)

        assert not elsewhere.is_over()
