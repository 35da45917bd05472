"""Long random games at a table: the schema allows every message, and the client is told what the game is."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.straights.protocol.values import OBSERVATION
from engine.straights.strategies.registry import NAMES as STRATEGIES
from tests.support.local_table import NAMES, Client
from tests.support.playing import CHANCES

pytestmark = pytest.mark.usefixtures("no_coverage")
QUESTIONS = ("restart", "undo", "redo", "hide_hand", "hint", "track", "deck", "save")
FAST = tuple(name for name in STRATEGIES if name not in {"expert", "adaptive"})
PLAYERS = st.sampled_from([None, *FAST])


def disturb(client: Client, chance: Random) -> None:
    """Ask for something at random, which may be refused."""
    seat, strategy = chance.randrange(4), chance.choice(FAST)
    match chance.choice(
        ["take_seat", "rage_quit", "set_strategy", "rename", "replay", "show_hand", *QUESTIONS]
    ):
        case "take_seat":
            client.do("take_seat", seat=seat)
        case "rage_quit":
            client.do("rage_quit", strategy=strategy)
        case "set_strategy":
            client.do("set_strategy", seat=seat, strategy=strategy)
        case "rename":
            client.answer("rename", seat=seat, name=chance.choice(NAMES))
        case "replay":
            client.answer("replay", at=chance.randrange(60), open=chance.random() < 0.5)
        case "show_hand":
            client.answer("show_hand", seat=seat)
        case "hint":
            pass  # takes a while, and has tests of its own
        case kind:
            client.answer(kind)


@settings(max_examples=6)
@given(st.tuples(PLAYERS, PLAYERS, PLAYERS, PLAYERS), st.none() | st.integers(0, 99), CHANCES)
def test_every_message_of_a_random_game_is_in_the_schema(
    players: tuple[str | None, ...], seed: int | None, chance: Random
) -> None:
    client = Client()
    client.begin(players, seed, score_limit=chance.choice([1, 60]))
    for _ in range(140):
        if client.observation["turn"] is None:
            break
        if chance.random() < 0.2:
            disturb(client, chance)
        else:
            client.turn(chance.choice)
        assert client.observation == OBSERVATION.write(client.session.observe(client.state["viewer"]))
