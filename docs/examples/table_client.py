"""A player at a table of a server: python table_client.py LINK NAME; needs `pip install websockets`.

It plays the first card of its hand that may be played, or throws the first one away, until the game is over.
"""

import json
import sys
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import ClientConnection, connect


class Game:
    """What a player knows: its hand, and what it may play."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.n = 0
        self.seat = -1
        self.hand: list[str] = []

    def send(self, **message: object) -> None:
        """Send a request; each has a higher number than the one before."""
        self.n += 1
        self.connection.send(json.dumps({"n": self.n, **message}))

    def receive(self) -> bool:
        """Handle a message; returns whether the game goes on."""
        message = json.loads(self.connection.recv())
        match message["type"]:
            case "seated":
                self.seat = message["seat"]
                self.send(type="ready_to_play", is_ready=True)
            case "table":
                self.hand = message["observation"]["hand"]
                self.move(message["observation"])
            case "moved":
                for event in message["events"]:
                    self.note(event)
                self.move(message)
                return bool(message["events"][-1]["type"] != "game_ended")
            case "refused":
                sys.exit(f"refused: {message['reason']} {message['detail']}")
            case _:
                pass  # unknown, or of no use here
        return True

    def note(self, event: dict[str, object]) -> None:
        """Update the hand."""
        if event["type"] == "round_started":
            hands = event["hands"]
            assert isinstance(hands, list)
            self.hand = hands[self.seat]
        elif event["type"] in {"card_played", "card_discarded"} and event["seat"] == self.seat:
            self.hand.remove(str(event["card"]))

    def move(self, state: dict[str, object]) -> None:
        """Play, or throw away, if it is the player's turn."""
        if state["turn"] == self.seat:
            legal = state["legal_plays"] or self.hand
            assert isinstance(legal, list)
            card = next(card for card in self.hand if card in legal)
            kind = "play" if state["legal_plays"] else "discard"
            self.send(type="do", command={"type": kind, "card": card})


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    table = parse_qs(link.query)["table"][0]
    scheme = "wss" if link.scheme == "https" else "ws"
    with connect(f"{scheme}://{link.netloc}{link.path.rstrip('/')}/ws?table={table}") as connection:
        game = Game(connection)
        game.send(type="join", table=table, name=sys.argv[2], seat=None)
        while game.receive():
            pass
    print("The game is over.")
