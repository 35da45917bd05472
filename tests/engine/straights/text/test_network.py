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
from engine.text.network import PHRASES, refused_request, said
from engine.text.rendering import render, render_all
from engine.text.sentence import Sentence


@pytest.mark.parametrize(
    "reason, outside, at_seat",
    [
        ("SeatIsTaken", "This seat is taken, or the table is full. You can watch.", "Someone sits there."),
        ("NotHost", "Only the host can do that.", "Only the host can do that."),
        ("OfALaterServer", *["The server has refused that (OfALaterServer)."] * 2),
    ],
)
def test_why_a_server_refuses(reason: str, outside: str, at_seat: str) -> None:
    assert outside == render(refused_request(reason, has_seat=False))
    assert at_seat == render(refused_request(reason, has_seat=True))


@pytest.mark.parametrize(
    "told, expected",
    [
        (said("{phrase}", PHRASES["hello"]), "{phrase}: Hello!"),
        (turn_time("", 5), "You: 5 s"),
        (turn_time("Dora", 5), "Dora: 5 s"),
        (turn_time_and_bank("", 5, 60), "You: 5 s + 60 s"),
        (turn_time_and_bank("Dora", 5, 60), "Dora: 5 s + 60 s"),
        (short_time(5), "5 s"),
        (short_time(5, 60), "5+60"),
        (spectators(1), "1 watching"),
        (spectators(2), "2 watching"),
        (queued(Card.parse("7S")), "Queued: 7♠"),
    ],
)
def test_what_a_badge_says(told: Sentence, expected: str) -> None:
    assert expected == render(told)


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
