"""Whoever builds the engine of the page gets the same file, which says nothing of them."""

import os
from pathlib import Path

import pytest

from bundle import paths
from tests.support.web.engine_in_node import ENGINE
from web.engine import engine_image

pytestmark = pytest.mark.web

SECRET = "a name in the environment of whoever builds"


def test_an_engine_linked_elsewhere_at_another_time_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it has neither a time nor random numbers of a build, and no place, name or environment."""
    monkeypatch.setenv("STRAIGHTS_SECRET", SECRET)
    monkeypatch.setenv("PYTHONHASHSEED", "44")
    engine_image.link_program(tmp_path / "another place")
    image = tmp_path / "image.wasm"
    engine_image.make_image(tmp_path / "another place" / engine_image.PROGRAM, image)
    built = ENGINE.read_bytes()

    assert built == image.read_bytes()
    traces = [str(paths.ROOT), f"{Path.home()}/", SECRET, os.uname().release]
    assert [] == [trace for trace in traces if trace.strip("/") and trace.encode() in built]
