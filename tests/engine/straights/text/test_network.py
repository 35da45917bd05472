"""What a table over a network refuses, and what is said at it."""

import pytest

from engine.straights.text.network import PHRASES, not_entered, refused_request, said
from engine.straights.text.rendering import render


@pytest.mark.parametrize(
    "reason, entered, refused",
    [
        (
            "NotNow",
            "A game is being played at this table. You can look on.",
            "That is not possible now.",
        ),
        ("SeatIsTaken", "All seats of this table are taken. You can look on.", "Somebody sits there."),
        ("NoSuchTable", "This table does not exist, or no longer.", None),
        ("TooManyPeople", "As many people look on at this table as may.", None),
        ("TooManyTables", "The server has no room for another table.", None),
        (
            "TableIsFull",
            "This table has seen its last game. Open another one.",
            "This table has seen its last game. Open another one.",
        ),
        ("NotHost", None, "Only the host can do that."),
        ("NotYourTurn", None, "It is not your turn any more."),
        ("GameIsOver", None, "The game is over."),
        ("SeatIsComputer", None, "A computer plays for you at the moment."),
        ("TableFailed", None, "Something went wrong at this table. You are coming back to it."),
        ("OfALaterServer", None, None),
    ],
)
def test_why_a_table_refuses(reason: str, entered: str | None, refused: str | None) -> None:
    """At the door and inside; what has no sentence of its own is told by its name."""
    assert (entered or f"The table does not let you in ({reason}).") == render(not_entered(reason))
    assert (refused or f"The server has refused that ({reason}).") == render(refused_request(reason))


def test_what_is_said_stands_behind_the_name() -> None:
    assert "{phrase}: Hello!" == render(said("{phrase}", PHRASES["hello"]))
