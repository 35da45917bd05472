"""Events in messages, with what a client that knows no rules cannot conclude from them."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import Codec
from engine.protocol.records import Json, Record
from engine.protocol.values import Count
from engine.straights.events import CardDiscarded, CardPlayed, Event, RoundStarted
from engine.straights.projection import redact
from engine.straights.protocol.values import EVENT
from engine.straights.rules import rank_points
from engine.straights.setup import CARDS_OF_A_HAND, SEATS


@dataclass(frozen=True, slots=True)
class EventDetails:
    """What a message says of an event.

    Attributes:
        cards_left: in the hand of its seat after a move, in each hand after a deal.
        discard_count: of its seat after a discard.
        round_points: of its seat after a discard whose card is known.
    """

    cards_left: Count | None = None
    discard_count: Count | None = None
    round_points: Count | None = None


@dataclass(frozen=True, slots=True)
class SentEvent:
    """An event and its details."""

    event: Event
    details: EventDetails = EventDetails()

    def redacted(self, viewer: int | None) -> SentEvent:
        """What a seat may know of it, or a spectator (None)."""
        known = redact(self.event, viewer)
        if known is self.event:
            return self
        details = self.details
        if isinstance(known, CardDiscarded):
            details = EventDetails(cards_left=details.cards_left, discard_count=details.discard_count)
        return SentEvent(known, details)


_WITH_CARDS_LEFT = tuple(EventDetails(cards_left=number) for number in range(CARDS_OF_A_HAND + 1))
"""Made once, since most moves are plays."""


class SeatCounts:
    """Counts the cards of each seat from event to event; the first one is a deal, and none is redacted."""

    def __init__(self) -> None:
        self._cards_left: list[int] = []
        self._discard_count: list[int] = []
        self._round_points: list[int] = []

    def counted(self, event: Event) -> SentEvent:
        """The event with the numbers of its seat after it."""
        match event:
            case CardPlayed(seat=seat):
                self._cards_left[seat] -= 1
                return SentEvent(event, _WITH_CARDS_LEFT[self._cards_left[seat]])
            case CardDiscarded(seat=seat, card=card):
                assert card is not None
                self._cards_left[seat] -= 1
                self._discard_count[seat] += 1
                self._round_points[seat] += rank_points(card.rank)
                return SentEvent(event, self._details(seat))
            case RoundStarted():
                self._cards_left = [CARDS_OF_A_HAND] * SEATS
                self._discard_count, self._round_points = [0] * SEATS, [0] * SEATS
                return SentEvent(event, _WITH_CARDS_LEFT[CARDS_OF_A_HAND])
            case _:
                return SentEvent(event)

    def _details(self, seat: int) -> EventDetails:
        return EventDetails(
            cards_left=self._cards_left[seat],
            discard_count=self._discard_count[seat],
            round_points=self._round_points[seat],
        )


class SentEvents(Codec):
    """An event with details, as an event with more fields."""

    name = EVENT.name

    def __init__(self) -> None:
        self.details = Record(EventDetails, is_open=True)

    def read(self, value: object) -> SentEvent:
        return SentEvent(EVENT.read(value), self.details.read(value))

    def write(self, value: object) -> Json:
        assert isinstance(value, SentEvent)
        written = EVENT.write(value.event)
        written.update(self.details.write(value.details))
        return written


SENT_EVENTS = SentEvents()
SentGameEvent = Annotated[SentEvent, SENT_EVENTS]
