"""What the page knows of a game at a server is what the server's table knows, with nothing lost."""

import json

from engine.straights.protocol.values import OBSERVATION
from tests.support.javascript import call, needs_node
from tests.support.server.hosted import HostedClient, HostedService, play, playing_clients, table_of
from tests.support.server.schema import Message

pytestmark = needs_node

PAGE = "tests/support/web/compared.mjs"


def told(person: HostedClient) -> list[Message]:
    """What a person was told of the game."""
    messages = [json.loads(text) for text in person.told]
    return [message for message in messages if message["type"] in ("table", "moved")]


def test_after_each_move_the_page_knows_what_the_server_would_show() -> None:
    """The observations that the page makes of events are those of the engine, for each seat, to the end."""
    people = playing_clients(HostedService(), people=2, score_limit=30)
    expected: list[list[Message]] = [[], []]
    while people[0].game.turn is not None:
        for seat in range(2):
            session = table_of(people[seat]).state.session
            assert session is not None
            expected[seat].append(OBSERVATION.writer(session.observe(seat)))
        play(people, moves=1)
    for seat, person in enumerate(people):
        known = call(PAGE, "observationsTold", told(person))
        assert isinstance(known, list)
        seen = [{key: each[key] for key in expected[seat][0]} for each in known]

        assert [] == [each for each in expected[seat] if json.loads(json.dumps(each)) not in seen]


def test_a_finished_game_is_replayed_with_all_hands() -> None:
    """What was hidden while it was played is known from the ends of its rounds."""
    people = playing_clients(HostedService(), people=2, score_limit=0)
    play(people)
    ends = call(PAGE, "endsOfReplay", told(people[0]))
    assert isinstance(ends, list)
    first, last = ends

    assert 52 == len({card for hand in first["hands"] for card in hand})
    assert [] == first["observation"]["moves"]
    assert last["at"] == last["count"]
    assert last["observation"]["winners"]
    assert [[], [], [], []] == last["hands"]
