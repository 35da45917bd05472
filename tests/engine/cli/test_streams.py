"""Standard output of the programs that write more than ASCII."""

import io
import sys

import pytest

from engine.cli.streams import replace_unwritable


@pytest.mark.parametrize("system, expected", [("win32", "± 0.5 →"), ("linux", "± 0.5 ?")])
def test_a_pipe_of_windows_gets_utf_8(monkeypatch: pytest.MonkeyPatch, system: str, expected: str) -> None:
    """Elsewhere the locale decides, and what it lacks becomes a question mark."""
    pipe = io.BytesIO()
    output = io.TextIOWrapper(pipe, encoding="cp1252")
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "stdout", output)
    replace_unwritable()
    output.write("± 0.5 →")
    output.flush()

    assert expected == pipe.getvalue().decode("utf-8" if system == "win32" else "cp1252")
