"""Sounds of a game: which one for which event, and how loud."""

import pytest

from engine.cards.card import Card
from engine.games.changes import Step as Shown
from engine.games.table import Form, Happening, Movement, Pile, Result, Table
from engine.text.sentence import EventText, sentence
from straights_gui.model.game import Step
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
    card = (Card.parse("7S"),)
    is_over = Result(sentence("a", "Over"), (), is_last=True)
    piles = (Pile("row.S", Form.ROW), Pile("discards.0", Form.STACK, seat=0))
    for happening, result in (
        (Happening(is_deal=True), None),
        (Happening((Movement("hand.0", "row.S", card),), seat=0), None),
        (Happening((Movement("hand.0", "discards.0", card),), seat=0), None),
        (Happening(seat=0), None),
        (Happening(shows_result=True), None),
        (Happening(), is_over),
    ):
        table = Table(None, 1, None, (), piles, result=result)
        player.program.event_player.playing.emit(Step(Shown(happening, table), EventText()))
    player.program.table.warn("Not this card.")

    expected = [Sound.DEAL, Sound.PLAY, Sound.DISCARD, Sound.ROUND_END, Sound.GAME_END, Sound.REFUSAL]
    assert expected == heard


def test_a_run_of_ones_own_plays_climbs_by_a_tone(seating: Seating, heard: list[Sound | float]) -> None:
    """A discard of one's own, or a deal, ends it; plays of others do not."""
    player = seating(game(), start=False)
    heard.clear()
    piles = (Pile("row.S", Form.ROW), Pile("discards.0", Form.STACK, seat=0))
    for seat, end in ((0, "row.S"), (1, "row.S"), (0, "row.S"), (0, "discards.0"), (0, "row.S")):
        played = Happening((Movement("", end, (Card.parse("7S"),)),), seat=seat)
        shown = Shown(played, Table(0, 1, None, (), piles))
        player.program.event_player.playing.emit(Step(shown, EventText()))

    assert [Sound.PLAY, Sound.PLAY, Sound.PLAY_2, Sound.DISCARD, Sound.PLAY] == heard
