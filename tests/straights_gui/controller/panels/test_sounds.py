"""Sounds of a game: which one for which event, and how loud."""

import pytest

from engine.cards.card import Card
from engine.straights.events import CardDiscarded, CardPlayed, GameEnded, RoundEnded, RoundStarted
from engine.straights.record import RoundResult
from straights_gui.view.window.sounds import Sound, Sounds
from tests.support.window.player import Seating, game


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound | float]:
    found: list[Sound | float] = []
    monkeypatch.setattr(Sounds, "play", lambda _sounds, sound: found.append(sound))
    monkeypatch.setattr(Sounds, "set_volume", lambda _sounds, volume: found.append(volume))
    return found


def test_a_sound_is_as_loud_as_was_chosen_and_silent_while_it_is_muted(
    seating: Seating, heard: list[Sound | float]
) -> None:
    player = seating(game(), start=False)
    preferences = player.preferences
    assert [0.5] == heard
    preferences.choose("volume", 80)
    preferences.choose("muted", True)
    preferences.choose("volume", 100)
    preferences.choose("muted", False)
    preferences.choose("volume", 0)

    assert [0.5, 0.8, 0.0, 0.0, 1.0, 0.0] == heard


def test_each_event_has_its_sound(seating: Seating, heard: list[Sound | float]) -> None:
    player = seating(game(), start=False)
    heard.clear()
    card, points = Card.parse("7S"), (0, 1, 2, 3)
    events = (
        RoundStarted(1, 0, (None,) * 4),
        CardPlayed(0, card),
        CardDiscarded(0, card),
        RoundEnded(1, RoundResult(((),) * 4, points, points)),
        GameEnded((0,), points),
    )
    for event in events:
        player.program.event_player.playing.emit(event)
    player.program.table.warn("Not this card.")

    expected = [Sound.DEAL, Sound.PLAY, Sound.DISCARD, Sound.ROUND_END, Sound.GAME_END, Sound.REFUSAL]
    assert expected == heard
