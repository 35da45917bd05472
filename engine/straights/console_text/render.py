"""Formats events, tables and refusals as the assignment's lines, byte for byte."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card, Suit
from engine.errors import Refusal
from engine.fast_dataclass import assert_never
from engine.straights import events
from engine.straights.commands import Command, Discard
from engine.straights.errors import MustPlay
from engine.straights.observation import Observation
from engine.straights.record import RoundResult

PROMPT = ">"
NOT_LEGAL = "This is not a legal play."
MUST_PLAY = "You have a legal play. You may not discard."
NO_SUCH_CARD = "No such card."
NOT_IN_HAND = "Can't discard card. Card is not in hand"
INVALID = "Invalid command"
REFUSALS = frozenset({NOT_LEGAL, MUST_PLAY, NO_SUCH_CARD, NOT_IN_HAND, INVALID})
"""The answers to lines that change nothing."""

_CARDS_A_LINE = 13


def invitation(seat: int) -> str:
    """The prompt for the player of a seat."""
    return f"Is {_name(seat)} a human (h) or a computer (c)?"


def board_lines(observation: Observation) -> list[str]:
    """The seven lines before a human's prompt."""
    ranks = {suit.name.capitalize(): observation.table.ranks(suit) for suit in Suit}
    piles = [f"{suit}:{_list(rank.value for rank in laid)}" for suit, laid in ranks.items()]
    hand, plays = _list(map(str, observation.hand)), _list(map(str, observation.legal_plays))
    return ["Cards on the table:", *piles, f"Your hand:{hand}", f"Legal plays:{plays}"]


def event_lines(event: events.Event) -> list[str]:
    """The lines that the console prints for an event."""
    match event:
        case events.RoundStarted():
            return [f"A new round begins. It's {_name(event.leader)}'s turn to play."]
        case events.CardPlayed():
            return [f"{_name(event.seat)} plays {event.card}."]
        case events.CardDiscarded():
            return [f"{_name(event.seat)} discards {event.card}."]
        case events.SeatChanged() if event.is_rage_quit:
            return [f"{_name(event.seat)} ragequits. A computer will now take over."]
        case events.RoundEnded():
            return _result_lines(event.result)
        case events.GameEnded():
            return [f"{_name(seat)} wins!" for seat in event.winners]
        case events.DeckShown():
            cards, starts = [*map(str, event.order or ())], range(0, len(event.order or ()), _CARDS_A_LINE)
            return [" ".join(cards[start : start + _CARDS_A_LINE]) for start in starts]
        case events.SeatChanged() | events.TableLeft():
            return []
        case _:
            return assert_never(event)


def refusal_line(command: Command, refusal: Refusal) -> str:
    """The console's answer to a command that the rules do not allow."""
    if isinstance(refusal, MustPlay):
        return MUST_PLAY
    return NOT_IN_HAND if isinstance(command, Discard) else NOT_LEGAL


def no_such_card_line(verb: str, legal_plays: tuple[Card, ...]) -> str:
    """The console's answer to a card that does not exist; a verb illegal on this turn takes precedence."""
    if verb == "play" and not legal_plays:
        return NOT_LEGAL
    if verb == "discard" and legal_plays:
        return MUST_PLAY
    return NO_SUCH_CARD


def _name(seat: int) -> str:
    return f"Player{seat + 1}"


def _list(items: Iterable[str]) -> str:
    """The items, each preceded by a space."""
    return "".join(f" {item}" for item in items)


def _result_lines(result: RoundResult) -> list[str]:
    lines = []
    for seat, discards in enumerate(result.discards):
        gained, score = result.gained[seat], result.scores[seat]
        lines.append(f"{_name(seat)}'s discards:{_list(map(str, discards))}")
        lines.append(f"{_name(seat)}'s score: {score - gained} + {gained} = {score}")
    return lines
