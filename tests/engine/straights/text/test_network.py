"""What a table over a network refuses, what is said at it, and what its badges say."""

import pytest

from engine.cards.card import Card
from engine.straights.text.badges import (
    away,
    away_explained,
    queued,
    short_time,
    spectators,
    turn_time,
    turn_time_and_bank,
)
from engine.straights.text.network import PHRASES, refused_request, said
from engine.straights.text.rendering import render, render_all


@pytest.mark.parametrize(
    "reason, outside, at_seat",
    [
        ("SeatIsTaken", "This seat is taken, or the table is full. You can watch.", "Someone sits there."),
        *(
            (reason, text, text)
            for reason, text in (
                ("NoSuchTable", "This table is closed, or your seat was given away."),
                ("TooManyPeople", "This table is full."),
                ("TooManyTables", "The server has no room for this table now. Try again in a minute."),
                ("TableIsFull", "No more games can be played at this table. Open another one."),
                ("NotNow", "That isn’t possible now."),
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


@pytest.mark.parametrize(
    "seconds, label, explanation",
    [
        (None, "Dora", "Dora is away."),
        (12, "Dora: 12 s", "Dora is away. A computer plays for them after 12 seconds."),
        (1, "Dora: 1 s", "Dora is away. A computer plays for them after 1 second."),
    ],
)
def test_an_absent_player_is_named_with_what_is_left(
    seconds: int | None, label: str, explanation: str
) -> None:
    assert label == render(away("Dora", seconds))
    assert explanation == render_all(away_explained("Dora", seconds))


def test_the_own_turn_has_no_name() -> None:
    assert ["You: 5 s", "Dora: 5 s"] == [render(turn_time(name, 5)) for name in ("", "Dora")]


def test_the_time_of_a_turn_is_told_with_the_bank() -> None:
    assert ["You: 5 s + 60 s", "Dora: 5 s + 60 s"] == [
        render(turn_time_and_bank(name, 5, 60)) for name in ("", "Dora")
    ]
    assert ["5 s", "5+60"] == [render(short_time(5)), render(short_time(5, 60))]


def test_who_looks_on_is_counted() -> None:
    expected = ["1 watching", "2 watching"]
    assert expected == [render(spectators(count)) for count in (1, 2)]


def test_a_queued_card_is_named() -> None:
    assert "Queued: 7♠" == render(queued(Card.parse("7S")))
