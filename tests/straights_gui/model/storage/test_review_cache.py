"""Prices of reviewed rounds that are kept: which of many stay."""

import json
import os
from pathlib import Path

from straights_gui.model.storage.review_cache import ReviewCache


def test_of_too_many_rounds_the_oldest_are_computed_again(tmp_path: Path) -> None:
    for number in range(402):
        path = tmp_path / f"{number}.json"
        path.write_text(str(number))
        os.utime(path, (number, number))
    cache = ReviewCache(tmp_path)

    cache.save("latest", {"par": 1.5})

    assert {"par": 1.5} == cache.load("latest")
    kept = [number for number in range(402) if cache.load(str(number)) is not None]
    assert [*range(3, 402)] == kept


def test_what_is_no_review_is_computed_again(tmp_path: Path) -> None:
    cache = ReviewCache(tmp_path)
    cache.save("whole", [1.5])
    (tmp_path / "damaged.json").write_bytes(b"[1.5")
    (tmp_path / "nested.json").write_bytes(b"[" * 100_000)
    (tmp_path / "strange.json").write_bytes(b'"\xff"')
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "large.json").write_text(json.dumps([1.5] * 50_000))
    names = ("whole", "damaged", "nested", "strange", "folder", "large", "nothing")
    found = [cache.load(name) for name in names]
    for name in names:
        cache.save(name, name)

    assert [[1.5], *[None] * 6] == found
    assert [name if name != "folder" else None for name in names] == [cache.load(name) for name in names]


def test_the_first_review_makes_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    cache = ReviewCache(folder)
    before = cache.load("first"), (tmp_path / "not").exists()
    cache.save("first", [1.5])

    assert (None, False) == before
    assert [1.5] == ReviewCache(folder).load("first")
