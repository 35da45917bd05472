"""A pytest plugin for `make mutants`: runs the quickest tests first, since the first failure ends a run."""

import json
from pathlib import Path

import pytest

TIMES = Path("mutmut-stats.json")  # written by mutmut, in the folder in which it runs pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by the durations that mutmut has measured, if there are any."""
    if TIMES.is_file():
        seconds: dict[str, float] = json.loads(TIMES.read_bytes())["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))
