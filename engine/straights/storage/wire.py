"""Commands, events, observations and hints as JSON values, as in docs/protocol.md; parses commands."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine.cards.card import Card, Suit
from engine.errors import NotationError, SetupError
from engine.fast_dataclass import assert_never
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import BadMessage
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    DeckShown,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
    TableLeft,
)
from engine.straights.observation import Observation, SeatView
from engine.straights.player import Computer, Human, Player, strategy_of
from engine.straights.record import RoundResult
from engine.straights.setup import SEATS, Variant
from engine.straights.table import Table

Json = dict[str, object]
"""A JSON object."""

PROTOCOL_VERSION = 1
"""The latest version of docs/protocol.md."""

CLOSED_BY_HOST = 4000
"""The WebSocket close code of a server whose host has closed the table."""

MAX_NUMBER = 2**53 - 1
"""The highest integer that JavaScript represents exactly."""

MAX_TEXT_LENGTH = 200
"""The maximum length of a card, name or strategy in a command."""

_MAX_PRICE = 1_000_000  # far above the cost of any round

ALWAYS_SENT = frozenset({"score_limit"})
"""Rule switches that every server has sent and every log has had; later ones may be missing."""

_SWITCHES = frozenset(Variant().values())
_COMMAND_KEYS = {
    "play": {"card"},
    "discard": {"card"},
    "rage_quit": {"strategy"},
    "take_seat": {"seat"},
    "set_strategy": {"seat", "strategy"},
}


def card_names(cards: Iterable[Card]) -> list[str]:
    """The two-letter names of the cards."""
    return [str(card) for card in cards]


def player_from(value: object) -> Player:
    """Parse the player of a seat; raises BadMessage. Unknown strategy names are accepted."""
    return Human() if value is None else Computer(text_from(value, "a strategy"))


def variant_from(fields: Mapping[object, object], required: Collection[str] = ()) -> Variant:
    """Parse the rule switches of a message; missing ones take their defaults. Raises BadMessage.

    `required` are those that may not be missing.
    """
    if not fields.keys() >= {*required}:
        raise BadMessage(f"expected the keys {', '.join(sorted(required))}")
    try:
        return Variant.of({name: fields[name] for name in _SWITCHES if name in fields})
    except SetupError as error:
        raise BadMessage(str(error)) from error


def without_switches(fields: Mapping[object, object]) -> dict[object, object]:
    """The fields of a message without the rule switches."""
    return {name: value for name, value in fields.items() if name not in _SWITCHES}


def command_value(command: Action) -> Json:
    """The message in which a client sends the command for its seat."""
    match command:
        case Play():
            return {"type": "play", "card": str(command.card)}
        case Discard():
            return {"type": "discard", "card": str(command.card)}
        case RageQuit():
            return {"type": "rage_quit", "strategy": command.strategy}
        case TakeSeat():
            return {"type": "take_seat", "seat": command.seat}
        case SetStrategy():
            return {"type": "set_strategy", "seat": command.seat, "strategy": command.strategy}
        case _:
            return assert_never(command)


def command_from(value: object, seat: int) -> Action:
    """Parse a client's command for its seat; raises BadMessage."""
    if not isinstance(value, dict):
        raise BadMessage("a command is an object")
    kind = value.get("type")
    keys = _COMMAND_KEYS.get(kind) if isinstance(kind, str) else None
    if keys is None:
        raise BadMessage("a command has a type: " + ", ".join(_COMMAND_KEYS))
    require_keys(value, keys | {"type"})
    match kind:
        case "play":
            return Play(seat, card_from(value["card"]))
        case "discard":
            return Discard(seat, card_from(value["card"]))
        case "rage_quit":
            return RageQuit(seat, text_from(value["strategy"], "a strategy"))
        case "take_seat":
            return TakeSeat(seat_from(value["seat"]))
        case _:
            return SetStrategy(seat_from(value["seat"]), text_from(value["strategy"], "a strategy"))


def event_value(event: Event) -> Json:
    """An event as JSON; hidden parts are null."""
    match event:
        case RoundStarted():
            hands = [None if hand is None else card_names(hand) for hand in event.hands]
            return {"type": "round_started", "number": event.number, "leader": event.leader, "hands": hands}
        case CardPlayed():
            return {"type": "card_played", "seat": event.seat, "card": str(event.card)}
        case CardDiscarded():
            return {"type": "card_discarded", "seat": event.seat, "card": _name(event.card)}
        case SeatChanged():
            before, now = strategy_of(event.before), strategy_of(event.now)
            return {"type": "seat_changed", "seat": event.seat, "before": before, "now": now}
        case RoundEnded():
            return {"type": "round_ended", "number": event.number, "result": result_value(event.result)}
        case GameEnded():
            return {"type": "game_ended", "winners": list(event.winners), "scores": list(event.scores)}
        case DeckShown():
            order = None if event.order is None else card_names(event.order)
            return {"type": "deck_shown", "seat": event.seat, "order": order}
        case TableLeft():
            return {"type": "table_left", "seat": event.seat}
        case _:
            return assert_never(event)


def result_value(result: RoundResult) -> Json:
    """The result of a round as JSON."""
    return {
        "discards": [card_names(discards) for discards in result.discards],
        "gained": list(result.gained),
        "scores": list(result.scores),
    }


def observation_value(observation: Observation, results: list[Json] | None = None) -> Json:
    """The game as one seat may see it, as JSON.

    `results` are the values of the finished rounds, if the caller has them already.
    """
    return {
        "seat": observation.seat,
        "round": observation.number,
        **observation.variant.values(),
        "turn": observation.turn,
        "hand": card_names(observation.hand),
        "discards": card_names(observation.discards),
        "legal_plays": card_names(observation.legal_plays),
        "must_discard": observation.must_discard,
        "table": _table_value(observation.table),
        "seats": [_seat_value(view) for view in observation.seats],
        "moves": [{"seat": move.seat, "card": _name(move.card)} for move in observation.moves],
        "results": [result_value(each) for each in observation.results] if results is None else results,
        "winners": list(observation.winners),
    }


def require_keys(value: Mapping[object, object], keys: set[str]) -> None:
    """Raise BadMessage unless the object has exactly these keys."""
    if value.keys() != keys:
        raise BadMessage(f"expected the keys {', '.join(sorted(keys))}")


def seat_from(value: object) -> int:
    """Parse the number of a seat; raises BadMessage."""
    return number_from(value, 0, SEATS - 1, "a seat")


def price_from(value: object) -> float:
    """Parse the cost of a choice, in points; raises BadMessage."""
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _MAX_PRICE:
        return float(value)
    raise BadMessage(f"a price is a number from 0 to {_MAX_PRICE}")


def number_from(value: object, lowest: int, highest: int, what: str) -> int:
    """Parse an integer in a range; raises BadMessage."""
    if type(value) is not int or not lowest <= value <= highest:
        raise BadMessage(f"{what} is a number, {lowest} to {highest}")
    return value


def flag_from(value: object, what: str) -> bool:
    """Parse a boolean; raises BadMessage."""
    if not isinstance(value, bool):
        raise BadMessage(f"{what} is true or false")
    return value


def text_from(value: object, what: str, longest: int = MAX_TEXT_LENGTH) -> str:
    """Parse a non-empty text; raises BadMessage."""
    if not isinstance(value, str) or not 1 <= len(value) <= longest:
        raise BadMessage(f"{what} is a text of 1 to {longest} characters")
    return value


def card_from(value: object) -> Card:
    """Parse a card from its two letters; raises BadMessage."""
    try:
        return Card.parse(text_from(value, "a card"))
    except NotationError as error:
        raise BadMessage(str(error)) from error


def _name(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _table_value(table: Table) -> list[list[str]]:
    return [[str(Card(rank, suit)) for rank in table.ranks(suit)] for suit in Suit]


def _seat_value(view: SeatView) -> Json:
    return {
        "name": view.name,
        "strategy": strategy_of(view.player),
        "cards_left": view.cards_left,
        "discard_count": view.discard_count,
        "round_points": view.round_points,
        "score": view.score,
    }
