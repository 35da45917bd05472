"""What the page shows between two messages: each event of a game leads to what the table tells after it."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from engine.straights.hosting.local_table import LocalTable
from tests.support.javascript import call, needs_node

pytestmark = needs_node

ROUND_OVER = {"round_ended", "game_ended"}
ONLY_THE_TABLE_KNOWS = ("turn", "legal_plays", "must_discard")
Message = Mapping[str, object]


def played(seats: list[str | None]) -> Iterator[Message]:
    """The messages of a game in which the first card that may be used is used."""
    sent: list[dict[str, object]] = []
    table = LocalTable(lambda text: sent.append(json.loads(text)), lambda bits: 7, str)
    new = {"type": "new", "names": list("ABCD"), "strategies": seats, "seed": 44, "score_limit": 40}
    table.receive(json.dumps({**new, "n": 1}))
    number = 1
    while True:
        told = next(message for message in reversed(sent) if message["type"] in ("table", "events"))
        sent.clear()
        yield told
        observation = told["observation"]
        assert isinstance(observation, dict)
        if observation["turn"] is None:
            return
        number += 1
        if observation["turn"] != told["viewer"]:
            table.receive(json.dumps({"type": "ready", "seq": told["seq"]}))
        else:
            kind = "discard" if observation["must_discard"] else "play"
            card = (observation["legal_plays"] or observation["hand"])[0]
            table.receive(json.dumps({"type": "do", "n": number, "command": {"type": kind, "card": card}}))


@cache
def steps() -> list[tuple[Message, list[Message], Message]]:
    """What was seen before, the events, and what is seen after them."""
    messages = list(played([None, "first-legal", "first-legal", "first-legal"]))
    return [
        (before["observation"], after["events"], after["observation"])  # type: ignore[misc]  # of the protocol
        for before, after in pairwise(messages)
    ]


def reckoned() -> list[dict[str, object]]:
    given = [{"before": before, "events": events} for before, events, _after in steps()]
    returned = call("tests/support/web/compared.mjs", "observationsAfter", given)
    assert isinstance(returned, list)
    return returned


def shared(observation: Message, *, is_round_over: bool) -> dict[str, object]:
    """What the page can know without the table; the points of a round are counted by the rules alone."""
    known = {name: value for name, value in observation.items() if name not in ONLY_THE_TABLE_KNOWS}
    seats = observation["seats"]
    assert isinstance(seats, list)
    left_out = {"round_points"} | ({"discard_count"} if is_round_over else set())
    known["seats"] = [{key: seat[key] for key in seat if key not in left_out} for seat in seats]
    return known


def test_the_events_of_a_whole_game_lead_to_what_the_table_tells() -> None:
    """So a table that was animated and then drawn shows what one shows that was only drawn."""
    for (_before, events, after), made in zip(steps(), reckoned(), strict=True):
        is_round_over = any(event["type"] in ROUND_OVER for event in events)
        assert shared(after, is_round_over=is_round_over) == shared(made, is_round_over=is_round_over)


def test_nothing_may_be_used_until_the_table_has_told_so() -> None:
    """The page knows no rules: what may be played is never its own conclusion."""
    assert all((made["legal_plays"], made["must_discard"]) == ([], False) for made in reckoned())
