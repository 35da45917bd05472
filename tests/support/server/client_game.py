"""What a client at a table knows of the game, from the messages alone, as one that draws tables as data."""

from dataclasses import dataclass, field
from random import Random

from engine.cards.card import Card
from engine.games.changes import table_after
from engine.games.table import Answer, Happening, Table, Told
from engine.straights.protocol.server_messages import server_message_from
from engine.straights.protocol.tables import TableMoves, WholeTable
from tests.support.server.schema import Message

_KINDS = {
    "card_hidden": "card_discarded",
    "rage_quit": "seat_changed",
    "seat_taken": "seat_changed",
    "computer_changed": "seat_changed",
    "winner": "game_ended",
}
_OWN_LINE = "result"
"""What the log has of the end of a round in lines of its own."""


@dataclass
class ClientGame:
    """The game as a viewer was told.

    Attributes:
        seq: of the last message that had one.
        events: all that has happened, as it was told: kind, seat and card, and the hands of a deal.
        key: of the deals, once it was told.
        said: the keys of all that was said.
        seals: of the games.
    """

    seat: int
    seq: int = -1
    table: Table = field(default_factory=lambda: Table(None, 0, None, ()))
    events: list[Message] = field(default_factory=list)
    is_over: bool = False
    key: str = ""
    said: list[str] = field(default_factory=list, compare=False)
    seals: set[str | None] = field(default_factory=set, compare=False)
    chance: Random = field(default_factory=lambda: Random(1), compare=False)

    def note(self, message: Message) -> None:
        if message["type"] not in ("table", "moved"):
            return
        told = server_message_from(message)
        if isinstance(told, WholeTable):
            fields = told.shown.fields
            self.table, self.key, happened = told.shown.table, fields.key or "", told.events
            self.seals.add(fields.seal)
            self.said = [each.key for each in told.log]
            self.events = [_of_kind(each) for each in told.log if each.key != _OWN_LINE]
        elif not self.table.seats:  # a round whose beginning who looks on does not know
            return
        else:
            assert isinstance(told, TableMoves)
            assert told.seq > self.seq
            self.table, self.key = table_after(self.table, told.moves), told.key or ""
            happened = told.moves.happenings
        self.said += [each.key for happening in happened for each in happening.told]
        self.events += [_event(happening) for happening in happened if happening.told]
        result = self.table.result
        self.seq = told.seq
        self.is_over = self.turn is None and result is not None and result.is_last

    @property
    def turn(self) -> int | None:
        """The seat that is to move; None before a game, after it, and while a result is shown."""
        return self.table.turn

    @property
    def hand(self) -> list[str]:
        """The seat's cards, in dealt order."""
        own = f"hand.{self.seat}"
        return [str(card) for pile in self.table.piles if pile.place == own for card in pile.cards]

    @property
    def chips(self) -> int:
        """All that lie on the table."""
        return sum(pile.amount for pile in self.table.piles)

    def chosen(self) -> Answer:
        """Anything that is offered, a bet of the least."""
        offer = self.chance.choice(self.table.offers)
        cards = tuple(self.chance.sample(offer.cards, max(offer.least, 1))) if offer.cards else ()
        return Answer(offer.key, cards, offer.target, offer.numbers[0] if offer.numbers else 0)

    def answer(self) -> Message:
        """What the assignment's computer would do on this turn; without a card to play anything."""
        offers = {str(card): each for each in self.table.offers for card in each.cards if each.most == 1}
        for card in self.hand:
            if card in offers:
                return {"key": offers[card].key, "cards": card, "target": offers[card].target}
        chosen = self.chosen()
        cards, target = " ".join(map(str, chosen.cards)), {"target": chosen.target} if chosen.target else {}
        return {"key": chosen.key, "cards": cards, "number": chosen.number, **target}


def _event(happening: Happening) -> Message:
    """The event of a message, in plain words."""
    told, ways = happening.told[0], happening.movements
    if happening.is_deal:
        hands = [None if None in way.cards else " ".join(map(str, way.cards)) for way in ways]
        return {**_of_kind(told), "hands": hands}
    if ways and told.key.startswith("card_"):
        return _of_kind(Told(told.key, (int(ways[0].begin.removeprefix("hand.")), *ways[0].cards[:1])))  # type: ignore[arg-type]  # None for a hidden card
    return _of_kind(told)


def _of_kind(told: Told) -> Message:
    seat, card = (*told.values, None, None)[:2]
    event: Message = {"type": _KINDS.get(told.key, told.key), "told": told.key, "seat": seat}
    known = {"card": str(card) if isinstance(card, Card) else None}
    return event | known if told.key.startswith("card_") else event
