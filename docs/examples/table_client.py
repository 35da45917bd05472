"""A player at a table of a server: python table_client.py LINK NAME; needs `pip install websockets`.

It plays the first card of its hand that may be played, or throws the first one away, until the game is over.
"""

import json
import sys
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import ClientConnection, connect


class Player:
    """A seat: its hand, whether no computer plays it, and the numbers of the last and of the open request."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seat, self.is_mine = -1, True
        self.hand: list[str] = []
        self.n = self.asked = 0

    def send(self, **message: object) -> None:
        """Send a request; each has a higher number than the one before."""
        self.n += 1
        self.connection.send(json.dumps({"n": self.n, **message}))

    def receive(self) -> bool:
        """Handle a message; returns whether the game goes on."""
        message: dict[str, Any] = json.loads(self.connection.recv())
        if message.get("n") == self.asked:
            self.asked = 0
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
                print(f"refused: {message['reason']} {message['detail']}", file=sys.stderr)
                return self.seat >= 0
            case _:
                pass  # unknown, or of no use here
        return True

    def note(self, event: dict[str, Any]) -> None:
        """Update the hand, and who plays the seat."""
        if event["type"] == "round_started":
            self.hand = event["hands"][self.seat]
        elif event.get("seat") == self.seat and event["type"] == "seat_changed":
            self.is_mine = event["now"] is None
        elif event.get("seat") == self.seat:
            self.hand.remove(event["card"])

    def move(self, state: dict[str, Any]) -> None:
        """Play, or throw away, on one's turn; only once, though a message may repeat whose turn it is."""
        if state["turn"] == self.seat and self.is_mine and not self.asked:
            time.sleep(0.1)  # a server allows ten messages a second
            card = next(card for card in self.hand if card in (state["legal_plays"] or self.hand))
            kind = "play" if state["legal_plays"] else "discard"
            self.send(type="do", command={"type": kind, "card": card})
            self.asked = self.n


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    table = parse_qs(link.query)["table"][0]
    scheme = "wss" if link.scheme == "https" else "ws"
    with connect(f"{scheme}://{link.netloc}{link.path.rstrip('/')}/ws?table={table}") as connection:
        player = Player(connection)
        player.send(type="join", table=table, name=sys.argv[2], seat=None)
        while player.receive():
            pass
    print("The game is over." if player.seat >= 0 else "There is no seat.")
