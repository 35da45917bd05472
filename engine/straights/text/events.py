"""What has happened: lines of the log, and announcements for those who listen.

The templates stand apart from the values, so that a server sends them once and not with each event.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, assert_never
from engine.games import event_texts
from engine.games.table import Told
from engine.straights import events
from engine.straights.player import Human
from engine.text.sentence import EventText, Sentence, sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.cards.card import Card
    from engine.games.table import TextValue
    from engine.straights.record import RoundResult


ROUND_IS_OVER = sentence("spoken", "The round is over.")
_EMPTY_LINE = Sentence("", "", {})
_HIDDEN_DISCARD = (sentence("log", "{name} discards a card."),)
_RAGE_QUIT = (sentence("log", "{name} ragequits. A computer will now take over."),)
_SEAT_TAKEN = (sentence("log", "You are now playing as {name}."),)
_COMPUTER_CHANGED = (sentence("log", "Another computer is now playing for {name}."),)
_REPLACED = (sentence("Web", "A computer is now playing for {name}."),)
_BACK = (sentence("Web", "{name} is back."),)

EVENT_TEXTS = {
    "round_started": EventText(
        (_EMPTY_LINE, sentence("log", "A new round begins. It’s {name}’s turn to play.")),
        (sentence("spoken", "Round {number} starts."),),
    ),
    "card_played": EventText(
        (sentence("log", "{name} plays {card}."),), (sentence("spoken", "{name} plays {card}."),)
    ),
    "card_discarded": EventText((sentence("log", "{name} discards {card}."),), _HIDDEN_DISCARD),
    "card_hidden": EventText(_HIDDEN_DISCARD, _HIDDEN_DISCARD),
    "rage_quit": EventText(_RAGE_QUIT, _RAGE_QUIT),
    "seat_taken": EventText(_SEAT_TAKEN, _SEAT_TAKEN),
    "computer_changed": EventText(_COMPUTER_CHANGED, _COMPUTER_CHANGED),
    "replaced": EventText(_REPLACED, _REPLACED),
    "back": EventText(_BACK, _BACK),
    "round_ended": EventText((), (ROUND_IS_OVER,)),
    "result": EventText(
        (
            sentence("log", "{name}’s discards: {cards}"),
            sentence("log", "{name}’s score: {before} + {gained} = {score}"),
        ),
        (sentence("spoken", "{name}: {gained}, total {score}."),),
    ),
    "winner": EventText((sentence("log", "{name} wins!"),), (sentence("spoken", "{name} wins the game."),)),
}
"""What is said of an event, or of a seat in it, by the names that messages have for them."""

_REMOTE_KEYS = {"rage_quit": "replaced", "seat_taken": "back", "computer_changed": "replaced"}
"""What is said of a seat's new player where the players are at screens of their own."""

REMOTE_EVENT_TEXTS = {key: EVENT_TEXTS[_REMOTE_KEYS.get(key, key)] for key in EVENT_TEXTS}


def event_text(event: events.Event, names: Sequence[str]) -> EventText:
    """What is said of an event; a hidden discard is not named in the log, and none to who listens.

    Args:
        event: as the reader may know it.
        names: of the seats.
    """
    return event_texts.event_text(EVENT_TEXTS, told_of(event), names)


def told_of(event: events.Event) -> tuple[Told, ...]:
    """The texts about an event."""
    return tuple([Told(key, tuple(values.values())) for key, values in parts_of(event)])


def earlier_move(card: Card | None, name: str) -> Sentence:
    """A move that is shown again, of a card that was played or None; it is rendered in words."""
    if card is None:
        return sentence("Recap", "{name} discarded a card.", name=name)
    return sentence("Recap", "{name} played {card}.", name=name, card=card)


def parts_of(event: events.Event) -> Iterator[tuple[str, Mapping[str, TextValue]]]:
    """The texts about an event, with values in the order of their places; a number for the name of a seat."""
    match event:
        case events.RoundStarted():
            yield "round_started", {"name": event.leader, "number": event.number}
        case events.CardPlayed():
            yield "card_played", {"name": event.seat, "card": event.card}
        case events.CardDiscarded() if event.card is not None:
            yield "card_discarded", {"name": event.seat, "card": event.card}
        case events.CardDiscarded():
            yield "card_hidden", {"name": event.seat}
        case events.SeatChanged():
            yield _seat_change(event), {"name": event.seat}
        case events.RoundEnded():
            yield "round_ended", {}
            yield from (("result", values) for values in _results(event.result))
        case events.GameEnded():
            yield from (("winner", {"name": seat}) for seat in event.winners)
        case events.DeckShown() | events.TableLeft():
            return
        case _:
            assert_never(event)


def _seat_change(event: events.SeatChanged) -> str:
    if event.is_rage_quit:
        return "rage_quit"
    return "seat_taken" if isinstance(event.now, Human) else "computer_changed"


def _results(result: RoundResult) -> Iterator[Mapping[str, TextValue]]:
    for seat, cards in enumerate(result.discards):
        gained, score = result.gained[seat], result.scores[seat]
        yield {"name": seat, "cards": cards, "before": score - gained, "gained": gained, "score": score}
