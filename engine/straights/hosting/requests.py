"""The requests of a client, parsed strictly; anything else raises BadMessage."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import InvalidJson
from engine.fast_dataclass import dataclass
from engine.json_text import read_json
from engine.straights.errors import BadMessage
from engine.straights.player import Player
from engine.straights.setup import MAX_NAME_LENGTH, MAX_SEED, MIN_SEED, SEATS, Variant
from engine.straights.storage import wire
from engine.straights.storage.savegame import MAX_BYTES

_MAX_LENGTH = 8 * MAX_BYTES  # in characters: fits a whole saved game with every character escaped


@dataclass(frozen=True, slots=True)
class Ready:
    """The client has shown everything up to the message `seq`.

    Attributes:
        is_paced: whether a forced move of a computer takes as long as its last free choice.
    """

    seq: int
    is_paced: bool = False


@dataclass(frozen=True, slots=True)
class SubmitCommand:
    """Submit a command for the viewer's seat (parsed later, since it depends on the viewer)."""

    command: Mapping[object, object]


@dataclass(frozen=True, slots=True)
class NewGame:
    """Start a new game; without a seed, a sealed one."""

    names: tuple[str, ...]
    players: tuple[Player, ...]
    seed: int | None
    variant: Variant


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Resume a game from text; `record` is that of its last `statistics` message, None for none."""

    text: str
    record: Mapping[object, object] | None


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename a seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show the hand of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """Show the game after this many actions, None for all."""

    at: int | None
    is_open: bool  # whether all hands are shown


@dataclass(frozen=True, slots=True)
class Review:
    """Run one step of the review of a finished round."""

    seat: int
    number: int  # the number of the round, from 1
    step: int
    others: tuple[int, ...]  # other rounds, already reviewed, whose total is wanted with the last step


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Continue from this many actions, as a separate game."""

    at: int


@dataclass(frozen=True, slots=True)
class SealRequest:
    """Tell the seal of the game in a text."""

    text: str


@dataclass(frozen=True, slots=True)
class StatisticsRequest:
    """Sum the records that the client has kept, after a reset if it is wanted."""

    records: tuple[Mapping[object, object], ...]
    is_reset: bool


@dataclass(frozen=True, slots=True)
class SimpleRequest:
    """A request without parameters, by its type."""

    type: str


Request = (
    SubmitCommand
    | NewGame
    | OpenGame
    | Rename
    | ShowHand
    | ReplayRequest
    | Review
    | PlayOn
    | SealRequest
    | StatisticsRequest
    | SimpleRequest
)
SIMPLE_REQUESTS = ("restart", "undo", "redo", "hide_hand", "hint", "track", "deck", "transcript", "save")
_PARAMETERS: dict[str, set[str]] = {
    "do": {"command"},
    "new": {"names", "strategies", "seed"},
    "open": {"text", "record"},
    "rename": {"seat", "name"},
    "show_hand": {"seat"},
    "replay": {"at", "open"},
    "review": {"seat", "round", "step", "others"},
    "play_on": {"at"},
    "seal": {"text"},
    "statistics": {"records", "reset"},
    **{kind: set() for kind in SIMPLE_REQUESTS},
}


@dataclass(frozen=True, slots=True)
class NumberedRequest:
    """A request with the number that its answer contains."""

    n: int
    request: Request


class UnreadableMessage(BadMessage):
    """A message that cannot be parsed as a request.

    Attributes:
        n: its number, None where it has none either.
    """

    def __init__(self, n: int | None, reason: str) -> None:
        super().__init__(reason)
        self.n = n


def read_message(text: str) -> Ready | NumberedRequest:
    """Parse a message; raises UnreadableMessage for any invalid text."""
    n: int | None = None
    try:
        document = _object(text)
        number = document.get("n")
        if type(number) is int and 0 <= number <= wire.MAX_NUMBER:
            n = number
        version = wire.PROTOCOL_VERSION
        wire.number_from(document.pop("v", version), version, version, "the version")
        kind = document.pop("type", None)
        if kind == "ready":
            is_paced = wire.flag_from(document.pop("is_paced", False), "is_paced")
            wire.require_keys(document, {"seq"})
            return Ready(_number(document["seq"], "seq"), is_paced)
        number = _number(document.pop("n", None), "n")
        return NumberedRequest(number, _request(kind, document))
    except BadMessage as error:
        raise UnreadableMessage(n, str(error)) from error


def _object(text: str) -> dict[object, object]:
    if len(text) > _MAX_LENGTH:
        raise BadMessage(f"a message has at most {_MAX_LENGTH} characters")
    try:
        document = read_json(text)
    except InvalidJson as error:
        raise BadMessage(f"the message is no JSON: {error}") from error
    if not isinstance(document, dict):
        raise BadMessage("a message is an object")
    return document


def _request(kind: object, fields: dict[object, object]) -> Request:
    if not isinstance(kind, str) or kind not in _PARAMETERS:
        raise BadMessage("there is no such type of message")
    wire.require_keys(wire.without_switches(fields) if kind == "new" else fields, _PARAMETERS[kind])
    match kind:
        case "do":
            return _do(fields["command"])
        case "new":
            return _new(fields)
        case "open":
            return _open(fields["text"], fields["record"])
        case "rename":
            seat = wire.seat_from(fields["seat"])
            return Rename(seat, wire.text_from(fields["name"], "a name", MAX_NAME_LENGTH))
        case "show_hand":
            return ShowHand(wire.seat_from(fields["seat"]))
        case "replay":
            at = None if fields["at"] is None else _number(fields["at"], "at")
            return ReplayRequest(at, wire.flag_from(fields["open"], "open"))
        case "review":
            return _review(fields)
        case "play_on":
            return PlayOn(_number(fields["at"], "at"))
        case "seal":
            return SealRequest(_text(fields["text"]))
        case "statistics":
            return _statistics(fields["records"], fields["reset"])
        case _:
            return SimpleRequest(kind)


def _review(fields: dict[object, object]) -> Request:
    seat, number, others = wire.seat_from(fields["seat"]), _number(fields["round"], "round"), fields["others"]
    if not isinstance(others, list):
        raise BadMessage("the other rounds are a list of numbers")
    rounds = tuple(_number(each, "a round") for each in others)
    return Review(seat, number, _number(fields["step"], "step"), rounds)


def _do(command: object) -> Request:
    if not isinstance(command, dict):
        raise BadMessage("a command is an object")
    return SubmitCommand(command)


def _new(fields: Mapping[object, object]) -> Request:
    seed = fields["seed"]
    if seed is not None:
        seed = wire.number_from(seed, MIN_SEED, MAX_SEED, "a seed")
    return NewGame(
        tuple(wire.text_from(name, "a name", MAX_NAME_LENGTH) for name in _four(fields["names"])),
        tuple(map(wire.player_from, _four(fields["strategies"]))),
        seed,
        wire.variant_from(fields),
    )


def _four(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) != SEATS:
        raise BadMessage(f"there are {SEATS} seats")
    return value


def _open(text: object, record: object) -> Request:
    if record is not None and not isinstance(record, dict):
        raise BadMessage("a record is an object or null")
    return OpenGame(_text(text), record)


def _statistics(records: object, reset: object) -> Request:
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        raise BadMessage("records are a list of objects")
    return StatisticsRequest(tuple(records), wire.flag_from(reset, "reset"))


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise BadMessage("a game is a text")
    return text


def _number(value: object, what: str) -> int:
    return wire.number_from(value, 0, wire.MAX_NUMBER, what)
