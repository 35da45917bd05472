"""Random messages to a server: valid ones, changed ones, garbage, replays, and others' business."""

import json
from random import Random

from engine.cards.card import CARDS
from engine.straights.protocol.values import OBSERVATION
from engine.straights.strategies.registry import NAMES as STRATEGIES
from engine.straights.text.network import PHRASES
from tests.support.playing import session_with
from tests.support.server.schema import Message

_STRANGE: tuple[object, ...] = (
    *(None, True, -1, 0, 2**53, 2**70, 1.5, [], {}, [[]]),
    *("", "x" * 300, "\0", "♠", "\ud83d"),
)
_SEEN: Message = OBSERVATION.write(session_with().observe(0))


class Attacks:
    """Makes texts by chance, with names and tokens that have been heard of."""

    def __init__(self, chance: Random) -> None:
        self._tables = ["nothing"]
        self._tokens = ["A" * 22]
        self._chance = chance
        self._sent = ["{}"]
        self._n = 0

    def learn(self, table: str, token: str) -> None:
        """Hear of a table, and of a token or an invitation; the first and the latest are remembered."""
        for known, new in ((self._tables, table), (self._tokens, token)):
            known.append(new)
            del known[3:-20]

    def text(self) -> str:
        match self._chance.randrange(10):
            case 0:
                return self._garbage()
            case 1 | 2:
                return self._changed(json.dumps(self._message()))
            case 3:
                return self._chance.choice(self._sent)
            case 4:
                return json.dumps(self._strange(self._message()))
            case _:
                text = json.dumps(self._message())
                if len(self._sent) < 1000:
                    self._sent.append(text)
                return text

    def _message(self) -> Message:
        chance = self._chance
        self._n += 1
        kinds: list[Message] = [
            {"type": "hello", "v": chance.choice([1, 1, 2])},
            {"type": "list"},
            {"type": "host", "name": "Eve", "score_limit": 0, "turn_limit": None, "is_private": False},
            {
                "type": "join",
                "table": self._table(),
                "name": "Eve",
                "seat": chance.choice([None, 0, 1, 2, 3]),
            },
            {"type": "resume", "table": self._table(), "token": self._token(), "seq": None},
            {"type": "watch", "table": self._table(), "invitation": chance.choice([None, self._token()])},
            {"type": "fill", "seat": chance.randrange(4), "strategy": chance.choice([None, *STRATEGIES])},
            {"type": "say", "phrase": chance.choice(tuple(PHRASES))},
            {"type": "ready_to_play", "is_ready": chance.random() < 0.8},
            {"type": "ready_to_play", "is_ready": True},
            {"type": "come_back"},
            {"type": "describe", "observation": self._observation()},
            *([self._move()] * 8),
        ]
        if chance.random() < 0.02:
            kinds = [{"type": "leave"}]
        return {**chance.choice(kinds), "n": self._n}

    def _observation(self) -> Message:
        """Of a game that has begun, with something strange about a seat."""
        first, *others = _SEEN["seats"]
        changed = {**first, self._chance.choice(list(first)): self._chance.choice(_STRANGE)}
        return {**_SEEN, "seats": [changed, *others]}

    def _move(self) -> Message:
        kind = self._chance.choice(["play", "discard"])
        return {"type": "do", "command": {"type": kind, "card": str(self._chance.choice(CARDS))}}

    def _table(self) -> str:
        return self._chance.choice(self._tables)

    def _token(self) -> str:
        return self._chance.choice(self._tokens)

    def _garbage(self) -> str:
        if self._chance.random() < 0.1:
            return self._chance.choice("[{") * self._chance.randrange(5000)
        return self._chance.randbytes(self._chance.randrange(60)).decode("latin-1")

    def _changed(self, text: str) -> str:
        """The text with some letters changed, lost or doubled."""
        outgoing = list(text)
        for _ in range(self._chance.randrange(1, 4)):
            place = self._chance.randrange(len(outgoing))
            outgoing[place] = self._chance.choice(["", outgoing[place] * 2, chr(self._chance.randrange(128))])
        return "".join(outgoing)

    def _strange(self, message: Message) -> Message:
        """The message with another value in a field, one field more, or one less."""
        chance = self._chance
        field = chance.choice(list(message))
        match chance.randrange(3):
            case 0:
                return {**message, field: chance.choice(_STRANGE)}
            case 1:
                return {
                    **message,
                    chance.choice(["seat", "token", "v", "x"]): chance.randrange(4),
                }
            case _:
                return {key: value for key, value in message.items() if key != field}
