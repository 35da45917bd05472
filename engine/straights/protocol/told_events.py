"""Events with the sentences that tell them: the page shows them as they are."""

from __future__ import annotations

from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.straights.errors import BadMessage
from engine.straights.events import Event
from engine.straights.protocol.codecs import Codec
from engine.straights.protocol.records import Json, ObjectWriter, Record
from engine.straights.protocol.sentences import SaidParts
from engine.straights.protocol.values import EVENT


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of the log, and what a screen reader says, as far as a page needs them."""

    log: SaidParts | None = None
    spoken: SaidParts | None = None


@dataclass(frozen=True, slots=True)
class ToldEvent:
    """An event and its sentences; those of servers have none."""

    event: Event
    told: Told | None


class ToldEvents(Codec):
    """A told event, as an event with one more field."""

    FIELD = "told"
    name = EVENT.name

    def __init__(self) -> None:
        self.told = Record(Told, is_open=True)

    def read(self, value: object) -> ToldEvent:
        if not isinstance(value, dict):
            raise BadMessage("an object is needed")
        if self.FIELD not in value:
            return ToldEvent(EVENT.read(value), None)
        event = EVENT.read_fields(value, 1)
        try:
            return ToldEvent(event, self.told.read(value[self.FIELD]))
        except BadMessage as error:
            raise error.inside(self.FIELD) from None

    @property
    def writer(self) -> ObjectWriter:
        return self._write

    def _write(self, value: object) -> Json:
        assert isinstance(value, ToldEvent)
        written = EVENT.write(value.event)
        return written if value.told is None else {**written, self.FIELD: self.told.writer(value.told)}


ToldGameEvent = Annotated[ToldEvent, ToldEvents()]
