"""What a client at a seat knows of the game, from the messages alone."""

from dataclasses import dataclass, field

from tests.support.server.schema import Message


@dataclass
class ClientGame:
    """The game as a seat was told.

    Attributes:
        seq: of the last message that had one.
        turn: the seat that is to move; None before a game and after it.
        events: all that has happened, as it was told.
        key: of the deals, once it was told.
    """

    seat: int
    seq: int = -1
    turn: int | None = None
    hand: list[str] = field(default_factory=list)
    legal_plays: list[str] = field(default_factory=list)
    events: list[Message] = field(default_factory=list)
    is_over: bool = False
    key: str = ""

    def note(self, message: Message) -> None:
        if message["type"] == "table":
            observation = message["observation"]
            self.turn, self.hand = observation["turn"], observation["hand"]
            self.legal_plays = observation["legal_plays"]
            self.events = list(message["history"])
        elif message["type"] == "moved":
            self.turn = message["turn"]
            self.legal_plays = message.get("legal_plays", [])
            self.events += message["events"]
            for event in message["events"]:
                self._note_event(event)
        else:
            return
        assert message["seq"] > self.seq or message["type"] == "table"
        self.seq, self.is_over = message["seq"], self.turn is None
        self.key = message.get("key", "")

    def command(self) -> Message:
        """What the assignment's computer would do on this turn."""
        if self.legal_plays:
            return {"type": "play", "card": next(card for card in self.hand if card in self.legal_plays)}
        return {"type": "discard", "card": self.hand[0]}

    def _note_event(self, event: Message) -> None:
        if event["type"] == "round_started":
            self.hand = list(event["hands"][self.seat] or ()) if self.seat >= 0 else []
        elif event["type"] in {"card_played", "card_discarded"} and event["seat"] == self.seat:
            self.hand.remove(event["card"])
