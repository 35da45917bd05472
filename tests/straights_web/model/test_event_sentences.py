"""What the page says of a server's game is what the engine says of it."""

import pytest

from engine.cards.card import Card
from engine.protocol.records import Json
from engine.straights.commands import RageQuit, SetStrategy, TakeSeat
from engine.straights.local_table.answers import told_event
from engine.straights.projection import redact
from engine.straights.protocol.sent_events import SENT_EVENTS
from engine.straights.protocol.server_messages import SERVER_MESSAGE
from engine.straights.protocol.server_requests import Hello
from engine.straights.protocol.table_state import VERSION
from engine.straights.protocol.values import EVENT
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Setup, Variant
from straights_gui.resources import LANGUAGES
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_server.service.answers import hello
from tests.support.javascript import call, call_all, needs_node
from tests.support.playing import HUMANS, play_on

pytestmark = needs_node

NAMES = ("Anna", "Ben", "{card}", "Zoë")
PAGE = "tests/support/web/compared.mjs"


def test_each_event_of_a_game_is_told_as_by_the_engine() -> None:
    session = Session(Setup.of(5, HUMANS, Variant(score_limit=ONE_ROUND)))
    for command in (RageQuit(1), SetStrategy(1, "highest"), TakeSeat(1)):
        session.submit(command)
    history = play_on(session).history
    events = [*history, *(redact(event, 1) for event in history)]
    texts = SERVER_MESSAGE.write(hello(Hello(VERSION)))["event_texts"]
    expected = [SENT_EVENTS.write(told_event(event, NAMES, is_remote=True)) for event in events]
    told = [EVENT.write(event) for event in events]

    for language in LANGUAGES:
        assert rendered("toldByTheEngine", expected, language) == rendered(
            "toldByThePage", told, language, NAMES, texts
        )


def rendered(function: str, events: list[Json], language: str, *more: object) -> list[object]:
    """The lines of the log of each event, and what is spoken."""
    return call_all(PAGE, [(function, events, *more)], language)


HAND = ["KH", "AC", "2H", "7S", "TD", "7D", "QC", "3S", "AS"]


@pytest.mark.parametrize("order", HandOrder)
def test_a_hand_has_the_same_orders_as_in_the_window(order: HandOrder) -> None:
    shown = call("straights_web/connection/card_values.js", "inOrder", HAND, order.value)

    assert [str(card) for card in in_order(tuple(map(Card.parse, HAND)), order)] == shown
