"""A table that is opened before its host comes to it."""

import json
from dataclasses import dataclass

from tests.support.server.line import Line


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table that a program has opened; its host's token takes the first seat."""

    name: str
    token: str


def opened_table(
    url: str,
    *others: str | None,
    name: str = "Anna",
    score_limit: int = 0,
    turn_limit: int | None = None,
    is_private: bool = False,
    **order: object,
) -> OpenedTable:
    """Open a table for a host and others, each a computer's strategy or None for a person."""
    order |= {"score_limit": score_limit, "turn_limit": turn_limit, "is_private": is_private}
    requests = [{"type": "host", "name": name, **order}]
    requests += [
        {"type": "fill", "seat": seat, "strategy": each}
        for seat, each in enumerate(others, 1)
        if each is not None
    ]
    line = Line(url)
    found = OpenedTable("", "")
    for n, request in enumerate(requests):
        line.send(json.dumps({**request, "n": n}))
        while (answer := json.loads(line.receive())).get("n") != n:
            pass
        assert answer["type"] in ("seated", "room"), answer
        found = OpenedTable(answer["table"], answer.get("token", found.token))
    line.close()
    return found
