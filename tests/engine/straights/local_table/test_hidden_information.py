"""What is hidden from the viewer is in no message: other hidden cards give the same, byte for byte."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.straights.events import RoundEnded
from engine.straights.session import Session
from tests.support.hidden import other_world
from tests.support.local_table import PEOPLE, Client
from tests.support.playing import CHANCES

pytestmark = pytest.mark.usefixtures("no_coverage")


def show_hand(client: Client) -> object:
    return client.ask("show_hand", seat=0)


QUESTIONS: tuple[Callable[[Client], object], ...] = (
    lambda client: client.ask("track"),
    lambda client: client.ask("promise"),
    lambda client: client.ask("hide_hand"),
    show_hand,
    lambda client: client.do("play", card="7S"),
    lambda client: client.do("discard", card="KH"),
    lambda client: client.do("rage_quit", strategy="expert"),
    lambda client: client.do("set_strategy", seat=1, strategy="expert"),
    lambda client: client.send("{"),
)


def swap_hidden_cards(session: Session, viewer: int | None, chance: Random) -> None:
    """Give the others another deal of the cards that the viewer does not see; the seed is another as well."""
    ends = [index for index, event in enumerate(session.history) if isinstance(event, RoundEnded)]
    running = ends[-1] + 1 if ends else 0
    state, events = other_world(session.state, session.history[running:], viewer, chance)
    session.setup, session.state, session._history[running:] = state.setup, state, events  # noqa: SLF001  # no command exchanges cards


def client_after(turns: int, seed: int | None, strategies: tuple[str | None, ...]) -> Client:
    client = Client(is_checked=False)
    client.begin(strategies, seed)
    client.play(turns)
    return client


def told(client: Client, question: Callable[[Client], object]) -> list[str]:
    """What a question brings, but the saved game, which is whole, and the seal, a hash of seed and salt."""
    before = len(client.texts)
    question(client)
    texts = (text for text in client.texts[before:] if json.loads(text)["type"] != "saved")
    return [re.sub(r'"seal":"[0-9a-f]{64}"', "", text) for text in texts]


@settings(max_examples=30)
@given(
    st.integers(0, 90),
    st.sampled_from([(None, *("locker",) * 3), PEOPLE, ("locker",) * 4]),
    CHANCES,
    st.sampled_from(QUESTIONS),
)
def test_no_message_tells_what_the_viewer_may_not_know(
    turns: int, strategies: tuple[str | None, ...], chance: Random, question: Callable[[Client], object]
) -> None:
    """In a sealed game: other hidden cards of the running round and another seed give the same messages."""
    one, other = (client_after(turns, None, strategies) for _ in range(2))
    assert one.texts == other.texts
    swap_hidden_cards(other.session, 0 if question is show_hand else other.state["viewer"], chance)
    assert told(one, question) == told(other, question)


@settings(max_examples=10)
@given(st.integers(4, 47), CHANCES)
def test_a_hint_and_a_move_tell_nothing_hidden(turns: int, chance: Random) -> None:
    """The hint is computed from what the viewer sees; what follows a card is told alike."""
    one, other = (client_after(turns, None, (None, *("locker",) * 3)) for _ in range(2))
    for client in (one, other):
        while not client.choices():
            client.turn()
    swap_hidden_cards(other.session, 0, chance)
    choice = one.choices()[0]
    assume(one.seen.seats[0].cards_left > 1)

    assert told(one, lambda client: client.ask("hint")) == told(other, lambda client: client.ask("hint"))
    assert told(one, lambda client: client.ask("answer", **choice)) == told(
        other, lambda client: client.ask("answer", **choice)
    )


def test_the_seed_is_in_no_message_but_the_saved_text() -> None:
    """Nor is the salt, from the first message to the last before the end."""
    client = Client()
    client.begin(seed=None)
    setup = client.session.setup
    while client.seen.number == 1:
        client.turn()

    texts = [text for text in client.texts if json.loads(text)["type"] != "saved"]

    assert not [text for text in texts if str(setup.seed) in text or setup.salt in text]
