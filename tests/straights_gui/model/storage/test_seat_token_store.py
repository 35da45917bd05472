"""Seats at tables on the disk: read back, private, and harmless where they are damaged."""

import json
import os
import sys
from pathlib import Path

import pytest

from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore

SEAT = SeatToken("https://cards.example/", "k3f9", "TOKEN", "Zoë", 41)


def test_a_seat_is_found_again(tmp_path: Path) -> None:
    seats = SeatTokenStore(tmp_path)
    seats.keep(SEAT)

    assert SEAT == SeatTokenStore(tmp_path).find(SEAT.server, SEAT.table)
    assert seats.find("http://cards.example/", SEAT.table) is None
    seats.forget(SEAT.server, SEAT.table)
    assert seats.find(SEAT.server, SEAT.table) is None


@pytest.mark.skipif(sys.platform == "win32", reason="its files have no such modes")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    """Whatever the umask: the token is the seat."""
    before = os.umask(0)
    try:
        SeatTokenStore(tmp_path).keep(SEAT)
    finally:
        os.umask(before)
    files = list((tmp_path / "seats").iterdir())

    assert [0o600] == [file.stat().st_mode & 0o777 for file in files]
    assert 0o700 == (tmp_path / "seats").stat().st_mode & 0o777


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"[" * 3_000, b'{"server": 1}'])
def test_a_damaged_file_is_no_seat(tmp_path: Path, content: bytes) -> None:
    seats = SeatTokenStore(tmp_path)
    seats.keep(SEAT)
    next((tmp_path / "seats").iterdir()).write_bytes(content)

    assert seats.find(SEAT.server, SEAT.table) is None


@pytest.mark.parametrize(
    "spoilt",
    [{"seq": "41"}, {"seq": 4.1}, {"seq": None}, {"name": 7}, {"token": "t" * 501}, {"table": None}],
)
def test_a_field_of_another_kind_is_no_seat(tmp_path: Path, spoilt: dict[str, object]) -> None:
    seats, other = SeatTokenStore(tmp_path), SeatToken("https://cards.example/", "b2", "T", "Zoë")
    seats.keep(SEAT)
    (path,) = (tmp_path / "seats").iterdir()
    content = json.loads(path.read_bytes())
    seats.keep(other)
    path.write_text(json.dumps(content | spoilt), encoding="utf-8")

    assert seats.find(SEAT.server, SEAT.table) is None
    assert (other,) == seats.all()


def test_only_the_latest_seats_are_kept(tmp_path: Path) -> None:
    """Forty: servers forget as well. The one that was kept last is the first, also if it was kept before."""
    seats, folder = SeatTokenStore(tmp_path), tmp_path / "seats"
    for moment, table in enumerate([*(f"t{number}" for number in range(40)), "t0", "latest"]):
        seats.keep(SeatToken("http://a/", table, "t", "n", moment))
        written = max(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        os.utime(written, (moment, moment))

    assert ["latest", "t0", *(f"t{number}" for number in range(39, 1, -1))] == [
        seat.table for seat in seats.all()
    ]
