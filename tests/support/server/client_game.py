"""What a client at a seat knows of the game, from the messages alone."""

from dataclasses import dataclass, field

from engine.straights.protocol.tables import CODECS
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
    """The game as a seat was told.

    Attributes:
        seq: of the last message that had one.
        turn: the seat that is to move; None before a game and after it.
        events: all that has happened, as it was told: kind, seat and card, and the hands of a deal.
        key: of the deals, once it was told.
    """

    seat: int
    seq: int = -1
    turn: int | None = None
    hand: list[str] = field(default_factory=list)
    offers: list[Message] = field(default_factory=list)
    events: list[Message] = field(default_factory=list)
    is_over: bool = False
    key: str = ""

    def note(self, message: Message) -> None:
        if message["type"] == "table":
            table = message["table"]
            own = f"hand.{self.seat}"
            self.hand = [card for pile in table["piles"] if pile["place"] == own for card in _cards(pile)]
            log = (told for told in map(CODECS.told.read, message["log"]) if told.key != _OWN_LINE)
            self.events = [_of_kind(told.key, *told.values[:2]) for told in log]
            self.events += map(_event, message["events"])
        elif message["type"] == "moved":
            table = message
            for event in map(_event, message["events"]):
                self.events.append(event)
                self._note_event(event)
        else:
            return
        self.turn, self.offers = table.get("turn"), table.get("offers", [])
        assert message["seq"] > self.seq or message["type"] == "table"
        self.seq, self.is_over = message["seq"], self.turn is None
        self.key = message.get("key", "")

    def answer(self) -> Message:
        """What the assignment's computer would do on this turn."""
        offered = {card: offer for offer in self.offers for card in _cards(offer)}
        for card in self.hand:
            if card in offered:
                return {"key": offered[card]["key"], "cards": card, "target": offered[card]["target"]}
        return {"key": "discard", "cards": self.hand[0], "target": f"discards.{self.seat}"}

    def _note_event(self, event: Message) -> None:
        if event["type"] == "round_started":
            self.hand = event["hands"][self.seat].split() if self.seat >= 0 else []
        elif event["type"] in {"card_played", "card_discarded"} and event["seat"] == self.seat:
            self.hand.remove(event["card"])


def _cards(of: Message) -> list[str]:
    cards: list[str] = str(of.get("cards", "")).split()
    return cards


def _event(happening: Message) -> Message:
    """The event of a message, in plain words."""
    told = CODECS.told.read(happening["told"][0])
    ways = happening.get("ways", ())
    if told.key == "round_started":
        hands = [way[2] if isinstance(way[2], str) else None for way in ways]
        return {**_of_kind(told.key, *told.values), "hands": hands}
    if ways:
        (begin, _end, card), *_ = ways
        return _of_kind(told.key, int(begin.removeprefix("hand.")), card if isinstance(card, str) else None)
    return _of_kind(told.key, *told.values[:1])


def _of_kind(key: str, seat: object = None, card: object = None) -> Message:
    event: Message = {"type": _KINDS.get(key, key), "told": key, "seat": seat}
    return {**event, "card": card and str(card)} if key.startswith("card_") else event
