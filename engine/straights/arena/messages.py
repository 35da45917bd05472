"""The messages between a match and a strategy's process.

A request is sent to the process as a pickled value. A response is never unpickled, since it may come from
the strategy itself: it is a line of text, parsed strictly.
"""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.errors import NotationError
from engine.fast_dataclass import dataclass
from engine.foreign_code import printable
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation
from engine.straights.storage.notation import format_choice, parse_command

MAX_LINE_LENGTH = 200
"""The maximum length of a response in bytes."""

READY = "ready"
_FAILURE = "failure "


@dataclass(frozen=True, slots=True)
class StartGame:
    """Begins a game: the process creates the strategy.

    Attributes:
        name: the strategy's class, `package.module:Class`.
        seed: the seed of Python's random number generator.
        folders: additional folders in which modules are searched.
    """

    name: str
    seed: int
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """The reason why a strategy gave no answer; it loses its seat for this game."""

    reason: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A strategy's choice and its thinking time in seconds."""

    choice: Choice | Failure
    seconds: float


@dataclass(frozen=True, slots=True)
class Request:
    """A request to a strategy: to begin a game, or to choose.

    Attributes:
        token: the prefix of a valid response, so that none can be written before the request.
    """

    token: str
    content: StartGame | Observation


def response_line(token: str, content: Choice | Failure | None) -> bytes:
    """The response as written by the process; None says that the game can begin."""
    text = READY
    if content is not None:
        text = f"{_FAILURE}{content.reason}" if isinstance(content, Failure) else format_choice(content)
    return f"{token} {text}".encode("ascii", "replace")[: MAX_LINE_LENGTH - 1] + b"\n"


def read_response(line: bytes, request: Request) -> Choice | Failure | None:
    """Parse a response: a move that may be illegal, a Failure, or None if the game can begin."""
    if not line.endswith(b"\n"):
        return Failure("its answer is too long" if len(line) >= MAX_LINE_LENGTH else "its answer breaks off")
    text = printable(line[:-1].decode("ascii", "replace"))
    token, _, text = text.partition(" ")
    if token != request.token:
        return Failure("it answered without being asked")
    if text.startswith(_FAILURE):
        return Failure(text.removeprefix(_FAILURE)[:MAX_LINE_LENGTH])
    if isinstance(request.content, StartGame):
        return None if text == READY else Failure("it answered without being asked")
    return _move_in(text, request.content)


def _move_in(text: str, observation: Observation) -> Choice | Failure:
    """Parse a move in the format of `format_choice`."""
    assert observation.seat is not None
    try:
        move = parse_command(text.split(" "), observation.seat)
    except NotationError:
        return Failure("its answer is no move")
    if not isinstance(move, Choice) or format_choice(move) != text:
        return Failure("its answer is no move")
    return move


def as_choice(answer: object, observation: Observation) -> Choice | Failure:
    """The answer as a plain Choice, if it is one for the seat on turn; it may be illegal."""
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
