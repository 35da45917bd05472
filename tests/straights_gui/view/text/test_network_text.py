"""What a table over a network refuses, says or lacks, in sentences for its players."""

import pytest

from straights_gui.controller.settings.languages import set_language
from straights_gui.platform.network_parts import MissingPart
from straights_gui.platform.system_libraries import NETWORK_LIBRARIES
from straights_gui.view.text.network_text import (
    missing_part_text,
    nearby_problem_text,
    not_entered_text,
    refused_text,
    said_text,
)

LIBRARY = next(iter(NETWORK_LIBRARIES))
NEEDS = "Tables over a network need"


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    assert qapp is not None
    set_language("en")


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
    assert (entered or f"The table does not let you in ({reason}).") == not_entered_text(reason)
    assert (refused or f"The server has refused that ({reason}).") == refused_text(reason)


@pytest.mark.parametrize(
    "part, expected",
    [
        (
            MissingPart(package="websockets"),
            f"{NEEDS} the Python package websockets, which is not installed.",
        ),
        (
            MissingPart(library=LIBRARY),
            f"{NEEDS} the library {LIBRARY} (Debian: {NETWORK_LIBRARIES[LIBRARY]}), which is not installed.",
        ),
        (MissingPart(library="libown.so.1"), f"{NEEDS} the library libown.so.1, which is not installed."),
        (
            MissingPart(detail="too old"),
            f"{NEEDS} Qt's network library, which cannot be loaded (too old).",
        ),
    ],
)
def test_what_is_missing_is_named(part: MissingPart, expected: str) -> None:
    """With the package to install where it is known."""
    assert expected == missing_part_text(part)


def test_what_is_said_stands_behind_the_name() -> None:
    assert "Anna: Hello!" == said_text("Anna", "Hello!")
    assert "{phrase}: Hello!" == said_text("{phrase}", "Hello!")


def test_why_no_tables_are_found_nearby() -> None:
    missing = 'To find tables on your network, install the extra lan: pip install "straights[lan]"'
    blocked = "Could not look for tables on your network. Paste a link instead."
    assert [missing, blocked, ""] == [nearby_problem_text(each) for each in ("missing", "blocked", "")]
