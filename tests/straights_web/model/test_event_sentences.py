"""What the page says of a server's game is what the engine says of it."""

import pytest

from engine.cards.card import Card
from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal
from engine.straights.errors import (
    CardNotPlayable,
    MustLeadSevenOfSpades,
    MustPlay,
    SeatIsComputer,
    SeatIsHuman,
)
from engine.straights.hosting.answers import refusal as refusal_value
from engine.straights.hosting.answers import told_event
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from engine.straights.storage.wire import event_value
from engine.straights.text.json_form import json_forms
from engine.straights.text.refusals import refusal
from tests.support.javascript import call_all, needs_node
from tests.support.playing import HUMANS, play_on

pytestmark = needs_node

MODULE = "straights_web/model/event_sentences.js"
NAMES = ("Anna", "Ben", "{card}", "Zoë")


def test_each_event_of_a_game_is_told_as_by_the_engine() -> None:
    """But for a new player of a seat, who is not at this screen."""
    events = play_on(Session(Setup.of(5, HUMANS, Variant(score_limit=ONE_ROUND)))).history
    calls = [("withSentences", event_value(event), NAMES) for event in events]

    assert [told_event(event, NAMES) for event in events] == call_all(MODULE, calls)


@pytest.mark.parametrize(
    "error",
    [
        GameIsOver(),
        NotYourTurn(),
        MustLeadSevenOfSpades(),
        MustPlay(),
        CardNotInHand(),
        SeatIsComputer(),
        SeatIsHuman(),
        CardNotPlayable(Card.parse("TH")),
    ],
)
def test_a_refusal_is_told_as_by_the_engine(error: Refusal) -> None:
    call = ("refusalSentence", refusal_value(error)["reason"], "TH", "Ben")

    assert json_forms(refusal(error, "Ben")) == call_all(MODULE, [call])
