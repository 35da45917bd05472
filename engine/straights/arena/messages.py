"""What a match and a strategy from elsewhere say to each other: values that go through a pipe."""

from __future__ import annotations

import re

from engine.cards.card import Card, Rank, Suit
from engine.lean import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation

LOADING = 60.0
"""How many seconds the import of a strategy's module may take."""

_LONGEST = 100
_ADDRESS = re.compile(r"0x[0-9a-fA-F]+")


@dataclass(frozen=True, slots=True)
class Begin:
    """A new game: make the strategy anew.

    Attributes:
        name: where it is found, `package.module:Class`.
        seed: what Python's generator of random numbers is to start from.
        seconds: how long it may think about a choice, and how long its making may take.
        folders: where modules are looked for besides the usual places.
    """

    name: str
    seed: int
    seconds: float
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a strategy gave no answer, in words; it loses its seat for this game."""

    reason: str


@dataclass(frozen=True, slots=True)
class Absent:
    """Why there is no such strategy, in words; no match can be played with it."""

    reason: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a strategy chose, and how many seconds it thought about it."""

    choice: Choice | Failure
    seconds: float


Question = Begin | Observation
"""What a strategy is asked: to begin a game, or what to do with a turn."""

Reply = Answer | Failure | Absent | None
"""What comes back: an Answer to an Observation; to a Begin what was wrong, None where all is well."""


def as_choice(answer: object, observation: Observation) -> Choice | Failure:
    """The answer made plain, if it is a choice for the seat that was asked; the rules are not looked at."""
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


def described(error: BaseException) -> str:
    """An error of anybody's code in a line of bearable length, whatever its `__str__` does."""
    try:
        lines = str(error).splitlines() or [""]
    except Exception:  # noqa: BLE001  # anybody's code
        lines = [""]
    text = "".join(letter if letter.isprintable() else " " for letter in lines[0])
    text = _ADDRESS.sub("0x...", text)  # or the same reason would be another one in each process
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
