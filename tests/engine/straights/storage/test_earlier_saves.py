"""Games that earlier versions of the program saved: they load to the state that those versions showed."""

import json

import pytest

from engine.cards.card import CARDS
from engine.straights.player import Computer
from engine.straights.state import GameState
from engine.straights.storage.savegame import dumps, loads
from tests.support.paths import GOLDEN

SAVES = GOLDEN / "saves"


def described(state: GameState) -> dict[str, object]:
    """A state in plain values, as the earlier program wrote it down."""
    laid = {move.card for move in state.moves}
    return {
        "round": state.number,
        "turn": state.turn,
        "winners": list(state.winners),
        "table": sorted(str(card) for card in CARDS if card in laid),
        "seats": [
            {
                "name": seat.name,
                "strategy": seat.player.strategy if isinstance(seat.player, Computer) else None,
                "hand": " ".join(map(str, seat.hand)),
                "discards": " ".join(map(str, seat.discards)),
                "score": seat.score,
            }
            for seat in state.seats
        ],
    }


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_of_an_earlier_version_loads(version: int) -> None:
    """With humans, computers, exchanged seats and every switch of the rules that the version had."""
    text = (SAVES / f"version-{version}.straights").read_bytes()
    expected = json.loads((SAVES / f"version-{version}.json").read_text(encoding="utf-8"))

    session = loads(text)

    assert expected == described(session.state)
    assert session.state == loads(dumps(session)).state


def test_the_text_of_a_game_is_as_before() -> None:
    """A game of the present version is written as the earlier program wrote it, byte for byte."""
    text = (SAVES / "version-2.straights").read_bytes()

    assert text == dumps(loads(text)).encode()
