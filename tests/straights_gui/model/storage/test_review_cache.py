"""Prices of reviewed rounds that are kept: which of many stay."""

import os
from pathlib import Path

from straights_gui.model.storage.review_cache import ReviewCache


def test_of_too_many_rounds_the_oldest_are_computed_again(tmp_path: Path) -> None:
    """Four hundred stay, the one that was just reviewed among them."""
    for number in range(402):
        path = tmp_path / f"{number}.json"
        path.write_text(str(number))
        os.utime(path, (number, number))
    cache = ReviewCache(tmp_path)

    cache.save("latest", {"par": 1.5})

    assert {"par": 1.5} == cache.load("latest")
    kept = [number for number in range(402) if cache.load(str(number)) is not None]
    assert [*range(3, 402)] == kept
