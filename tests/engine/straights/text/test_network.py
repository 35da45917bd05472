"""What a table over a network refuses, and what is said at it."""

import pytest

from engine.straights.text.network import PHRASES, refused_request, said
from engine.straights.text.rendering import render


@pytest.mark.parametrize(
    "reason, outside, at_seat",
    [
        ("SeatIsTaken", "This seat is taken, or the table is full. You can look on.", "Somebody sits there."),
        *(
            (reason, text, text)
            for reason, text in (
                ("NoSuchTable", "This table is closed, or your seat was given away."),
                ("TooManyPeople", "This table is full."),
                ("TooManyTables", "The server has no room for this table now. Try again in a minute."),
                ("TableIsFull", "This table has seen its last game. Open another one."),
                ("NotNow", "That is not possible now."),
                ("NotHost", "Only the host can do that."),
                ("TableFailed", "Something went wrong at this table. You are coming back to it."),
                ("OfALaterServer", "The server has refused that (OfALaterServer)."),
            )
        ),
    ],
)
def test_why_a_server_refuses(reason: str, outside: str, at_seat: str) -> None:
    assert outside == render(refused_request(reason, has_seat=False))
    assert at_seat == render(refused_request(reason, has_seat=True))


def test_what_is_said_stands_behind_the_name() -> None:
    assert "{phrase}: Hello!" == render(said("{phrase}", PHRASES["hello"]))
