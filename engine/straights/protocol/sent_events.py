"""Events in messages, with what a client that knows no rules cannot conclude from them."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.straights.events import CardDiscarded, Event
from engine.straights.observation import SeatView
from engine.straights.protocol.codecs import Codec
from engine.straights.protocol.records import Json, Record
from engine.straights.protocol.sentences import SaidParts
from engine.straights.protocol.values import EVENT, Count, Seen


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of the log, and what a screen reader says, as far as a page needs them."""

    log: SaidParts | None = None
    spoken: SaidParts | None = None


@dataclass(frozen=True, slots=True)
class EventDetails:
    """What a message says of an event: the table in the page the first two fields, a server the others.

    Attributes:
        told: its sentences.
        after: what is seen after it; missing for the last event, after which the message says it.
        cards_left: in the hand of its seat after a move, in each hand after a deal.
        discard_count: of its seat after a discard.
        round_points: of its seat after a discard whose card is known.
    """

    told: Told | None = None
    after: Seen | None = None
    cards_left: Count | None = None
    discard_count: Count | None = None
    round_points: Count | None = None


@dataclass(frozen=True, slots=True)
class SentEvent:
    """An event and its details."""

    event: Event
    details: EventDetails = EventDetails()

    @staticmethod
    def counted(event: Event, view: SeatView | None) -> SentEvent:
        """The event with the numbers of its seat after it, as far as its reader may know them."""
        if view is None:
            return SentEvent(event)
        if not isinstance(event, CardDiscarded):
            return SentEvent(event, EventDetails(cards_left=view.cards_left))
        points = None if event.card is None else view.round_points
        details = EventDetails(
            cards_left=view.cards_left, discard_count=view.discard_count, round_points=points
        )
        return SentEvent(event, details)


class SentEvents(Codec):
    """An event with details, as an event with more fields."""

    name = EVENT.name

    def __init__(self) -> None:
        self.details = Record(EventDetails, is_open=True)

    def read(self, value: object) -> SentEvent:
        return SentEvent(EVENT.read(value), self.details.read(value))

    def write(self, value: object) -> Json:
        assert isinstance(value, SentEvent)
        return EVENT.write(value.event) | self.details.write(value.details)


SENT_EVENTS = SentEvents()
SentGameEvent = Annotated[SentEvent, SENT_EVENTS]
