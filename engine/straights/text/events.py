"""What has happened: lines of the log, and announcements for those who listen."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, assert_never
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
from engine.straights.player import Human
from engine.straights.text.sentence import Sentence, sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cards.card import Card
    from engine.straights.record import RoundResult

_EMPTY_LINE = Sentence("", "", {})


def log_lines(event: Event, names: Sequence[str]) -> tuple[Sentence, ...]:
    """The lines for an event, as those of the console; a hidden discard is not named."""
    match event:
        case RoundStarted():
            text = sentence(
                "log", "A new round begins. It's {name}'s turn to play.", name=names[event.leader]
            )
            return (_EMPTY_LINE, text)
        case CardPlayed():
            return (sentence("log", "{name} plays {card}.", name=names[event.seat], card=event.card),)
        case CardDiscarded():
            return (_discard(names[event.seat], event.card),)
        case SeatChanged():
            return (seat_change(event, names[event.seat]),)
        case RoundEnded():
            return tuple(_result_lines(event.result, names))
        case GameEnded():
            return tuple(sentence("log", "{name} wins!", name=names[seat]) for seat in event.winners)
        case DeckShown() | TableLeft():
            return ()
        case _:
            return assert_never(event)


def announcement(event: Event, names: Sequence[str]) -> tuple[Sentence, ...]:
    """An event for a screen reader; no discard is named."""
    match event:
        case RoundStarted():
            return (sentence("spoken", "Round {number} begins.", number=event.number),)
        case CardPlayed():
            return (sentence("spoken", "{name} plays the {card}.", name=names[event.seat], card=event.card),)
        case CardDiscarded():
            return (sentence("spoken", "{name} discards a card.", name=names[event.seat]),)
        case SeatChanged():
            return (seat_change(event, names[event.seat]),)
        case RoundEnded():
            return (sentence("spoken", "The round is over."), *_scores(event.result, names))
        case GameEnded():
            return tuple(
                sentence("spoken", "{name} wins the game.", name=names[seat]) for seat in event.winners
            )
        case DeckShown() | TableLeft():
            return ()
        case _:
            return assert_never(event)


def seat_change(event: SeatChanged, name: str) -> Sentence:
    """Name the new player of a seat."""
    if event.is_rage_quit:
        return sentence("log", "{name} ragequits. A computer will now take over.", name=name)
    if isinstance(event.now, Human):
        return sentence("log", "You now play as {name}.", name=name)
    return sentence("log", "Another computer now plays for {name}.", name=name)


def earlier_move(card: Card | None, name: str) -> Sentence:
    """A move that is shown again, of a card that was played or None; it is rendered in words."""
    if card is None:
        return sentence("Recap", "{name} discarded a card.", name=name)
    return sentence("Recap", "{name} played the {card}.", name=name, card=card)


def _discard(name: str, card: Card | None) -> Sentence:
    if card is None:
        return sentence("log", "{name} discards a card.", name=name)
    return sentence("log", "{name} discards {card}.", name=name, card=card)


def _result_lines(result: RoundResult, names: Sequence[str]) -> Iterator[Sentence]:
    for seat, name in enumerate(names):
        gained, score = result.gained[seat], result.scores[seat]
        yield sentence("log", "{name}'s discards: {cards}", name=name, cards=result.discards[seat])
        yield sentence(
            "log",
            "{name}'s score: {before} + {gained} = {score}",
            name=name,
            before=score - gained,
            gained=gained,
            score=score,
        )


def _scores(result: RoundResult, names: Sequence[str]) -> Iterator[Sentence]:
    for seat, name in enumerate(names):
        gained, score = result.gained[seat], result.scores[seat]
        yield sentence("spoken", "{name}: {gained}, total {score}.", name=name, gained=gained, score=score)
