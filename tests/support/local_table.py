"""A client of a table that checks every message against the schema of docs/protocol.md."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from engine.fast_dataclass import replace
from engine.games.changes import table_after
from engine.games.table import Table
from engine.protocol.records import Record
from engine.straights.game import table_of
from engine.straights.local_table.computers import Pace
from engine.straights.local_table.local_table import LocalTable
from engine.straights.observation import Observation
from engine.straights.protocol.schema import protocol_schema
from engine.straights.protocol.table_messages import FROM_TABLE
from engine.straights.protocol.tables import MOVED, TABLE
from engine.straights.session import Session
from tests.support.json_schema import Draft202012Validator, remembering_validator

Message = dict[str, Any]
NOW = "2026-01-01T10:00:00Z"
ALONE = (None, "first-legal", "first-legal", "first-legal")
COMPUTERS = ("first-legal",) * 4
PEOPLE = (None, "first-legal", None, "first-legal")
NAMES = ("North", "East", "South", "West")
VALIDATOR = remembering_validator()


@cache
def validator_of(name: str) -> Draft202012Validator:
    schema = protocol_schema()
    return VALIDATOR({"$defs": schema["$defs"], "$ref": f"#/$defs/{name}"})


def validated(text: str) -> Message:
    """The message in a text from a table, after the schema has allowed it."""
    message: Message = json.loads(text)
    validator_of(FROM_TABLE.records[message["type"]].name).validate(message)
    return message


def only(record: Record[Any], message: Message) -> Message:
    """Those of the fields of a message that belong to a part of it."""
    return {name: value for name, value in message.items() if name in record.names}


def without_flags(table: Table) -> Table:
    """Without what a hand that is hidden after a deal keeps until the next table: it was the viewer's."""
    return replace(table, piles=tuple(replace(pile, is_blind=True) for pile in table.piles))


class Client:
    """A table and the messages that it has sent; with `is_checked`, the schema must allow each."""

    def __init__(self, *, is_checked: bool = True, pace: Pace | None = None) -> None:
        self._read = validated if is_checked else json.loads
        self.texts: list[str] = []
        self.table = LocalTable(self.texts.append, Random(1).getrandbits, lambda: NOW, pace)
        self.state: Message = {}
        self.shown: Table | None = None
        self._n = 0

    @property
    def seen(self) -> Observation:
        """What the viewer may know; the client has this as a table alone."""
        return self.session.observe(self.state["viewer"])

    @property
    def hand(self) -> list[str]:
        return [*map(str, self.seen.hand)]

    @property
    def session(self) -> Session:
        assert self.table.session is not None
        return self.table.session

    def send(self, text: str) -> list[Message]:
        before = len(self.texts)
        self.table.receive(text)
        messages: list[Message] = [self._read(each) for each in self.texts[before:]]
        for message in messages:
            if message["type"] in {"table", "moved"}:
                self._show(message)
        return messages

    def _show(self, message: Message) -> None:
        """Follow the game as a client; it has the table that the viewer may know."""
        self.state = message
        if message["type"] == "table":
            self.shown = TABLE.read(message["table"])
        else:
            assert self.shown is not None  # unreached: but in the tests of the engine
            moved = table_after(self.shown, MOVED.read(only(MOVED, message)))
            self.shown = replace(moved, viewer=message["viewer"])
        assert without_flags(TABLE.read(TABLE.write(table_of(self.seen)))) == without_flags(self.shown)

    def ask(self, kind: str, **fields: object) -> list[Message]:
        self._n += 1
        return self.send(json.dumps({"type": kind, "n": self._n, **fields}))

    def answer(self, kind: str, **fields: object) -> Message:
        """The last message that comes back for a request, which is the answer to it."""
        answer = self.ask(kind, **fields)[-1]
        assert self._n == answer["n"]
        return answer

    def begin(
        self, strategies: tuple[str | None, ...] = ALONE, seed: int | None = 5, score_limit: int = 80
    ) -> Message:
        return self.answer("new", names=NAMES, strategies=strategies, seed=seed, score_limit=score_limit)

    def ready(self, **fields: object) -> list[Message]:
        """Say that everything has been shown."""
        message = {"type": "ready", "seq": self.state["seq"], **fields}
        validator_of("ToTable").validate(message)
        return self.send(json.dumps(message))

    def do(self, kind: str, **fields: object) -> Message:
        return self.answer("do", command={"type": kind, **fields})

    def choices(self) -> list[Message]:
        seen = self.seen
        return [{"cards": str(card)} for card in seen.legal_plays or seen.hand] if seen.is_my_turn else []

    def turn(self, choose: Callable[[list[Message]], Message] = lambda choices: choices[0]) -> list[Message]:
        """Let whoever is to move do so, after having looked at their hand."""
        turn = self.seen.turn
        if turn in self.state["humans"] and turn != self.state["viewer"]:
            self.ask("show_hand", seat=turn)
        choices = self.choices()
        if choices and self.state["viewer"] in self.state["humans"]:
            return self.ask("answer", **choose(choices))
        return self.ready()

    def finish_round(self, choice: int = 0) -> None:
        """Play until a round is over, always with the first of the cards that may be chosen, or another."""
        rounds = len(self.seen.results)
        while len(self.seen.results) == rounds:
            self.turn(lambda choices: choices[choice])

    def play(self, turns: int = 100_000) -> None:
        for _ in range(turns):
            if self.seen.turn is None:
                return
            self.turn()
