"""The messages between a match and a strategy's process: values that go through a pipe."""

from __future__ import annotations

import re

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation

IMPORT_TIMEOUT = 60.0
"""How many seconds the import of a strategy's module may take."""

_MAX_LENGTH = 100
_ADDRESS = re.compile(r"0x[0-9a-fA-F]+")


@dataclass(frozen=True, slots=True)
class StartGame:
    """A new game: make the strategy anew.

    Attributes:
        name: where it is found, `package.module:Class`.
        seed: the seed of Python's random number generator.
        seconds: how long it may think about a choice, and how long its construction may take.
        folders: where modules are looked for besides the usual places.
    """

    name: str
    seed: int
    seconds: float
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a strategy gave no answer; it loses its seat for this game."""

    reason: str


@dataclass(frozen=True, slots=True)
class NoSuchStrategy:
    """Why there is no such strategy; no match can be played with it."""

    reason: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a strategy chose, and how many seconds it took."""

    choice: Choice | Failure
    seconds: float


Request = StartGame | Observation
"""What a strategy is asked: to begin a game, or what to do with a turn."""

Response = Answer | Failure | NoSuchStrategy | None
"""What comes back: an Answer to an Observation; to a StartGame what was wrong, None where all is well."""


def as_choice(answer: object, observation: Observation) -> Choice | Failure:
    """The answer as a plain Choice, if it is one for the seat that was asked; it may break the rules."""
    if not isinstance(answer, Choice):
        what = "nothing" if answer is None else f"a value of type {type(answer).__name__}"
        return Failure(f"it answered {what}, neither a Play nor a Discard")
    assert observation.seat is not None
    if answer.seat != observation.seat:
        return Failure("it answered for another seat than its own")
    if type(answer.card) is not Card:
        return Failure(f"it answered a card that is a value of type {type(answer.card).__name__}")
    if type(answer.card.rank) is not Rank or type(answer.card.suit) is not Suit:
        return Failure("it answered a card without a rank or a suit")
    kind = Play if isinstance(answer, Play) else Discard
    return kind(observation.seat, answer.card)


def describe_error(error: BaseException) -> str:
    """An error of anybody's code in one line of limited length, whatever its `__str__` does."""
    try:
        lines = str(error).splitlines() or [""]
    except Exception:  # noqa: BLE001  # anybody's code
        lines = [""]
    text = "".join(letter if letter.isprintable() else " " for letter in lines[0])
    text = _ADDRESS.sub("0x...", text)  # or the same reason would be another one in each process
    text = text if len(text) <= _MAX_LENGTH else f"{text[:_MAX_LENGTH]}..."
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
