"""Badges of a table: what is said of time, absence and spectators."""

import pytest

from engine.cards.card import Card
from engine.straights.text.badges import away, away_explained, queued, spectators, turn_time
from engine.straights.text.rendering import render, render_all


@pytest.mark.parametrize(
    "seconds, label, explanation",
    [
        (None, "Dora", "Dora is away."),
        (12, "Dora: 12 s", "Dora is away. A computer plays for them after 12 seconds."),
    ],
)
def test_an_absent_player_is_named_with_what_is_left(
    seconds: int | None, label: str, explanation: str
) -> None:
    assert label == render(away("Dora", seconds))
    assert explanation == render_all(away_explained("Dora", seconds))


def test_the_own_turn_has_no_name() -> None:
    assert ["You: 5 s", "Dora: 5 s"] == [render(turn_time(name, 5)) for name in ("", "Dora")]


def test_who_looks_on_is_counted() -> None:
    expected = ["1 person looks on", "2 people look on"]
    assert expected == [render(spectators(count)) for count in (1, 2)]


def test_a_queued_card_is_named() -> None:
    assert "Queued: 7♠" == render(queued(Card.parse("7S")))
