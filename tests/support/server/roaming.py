"""Players at several servers of the same tables: who loses one goes to the next."""

import time

from tests.support.server.line import Line, LineClosed, NotAccepted
from tests.support.server.running import Player
from tests.support.server.schema import Message
from tests.support.waiting import LONGEST_WAIT

ANSWER_SECONDS = 1.0
"""After which a client takes its server for gone; docs/protocol.md says 3, which tests do not have."""


class RoamingPlayer(Player):
    """A player with the addresses of several servers.

    Attributes:
        returns: how often it has come back.
    """

    def __init__(self, urls: list[str], name: str, first: int) -> None:
        self.returns = 0
        self._urls, self._next = urls, first
        super().__init__(urls[first % len(urls)], name)

    def next(self) -> Message:
        """The next message; where there is none, come back and tell that."""
        try:
            return super().next()
        except (LineClosed, TimeoutError):
            self.come_back()
            return {"type": "returned"}

    def act(self) -> None:
        """Send a move, which is sent again where the server is gone."""
        try:
            super().act()
        except LineClosed:
            self.come_back()

    def send(self, kind: str, **fields: object) -> Message:
        """Send a message with the next number; a move is remembered before it is sent."""
        if kind == "answer":
            self.pending = {"type": kind, "n": self.n + 1, **fields}
        return super().send(kind, **fields)

    def settle(self) -> None:
        """Wait until the move that was sent is acknowledged."""
        while (pending := self.pending) is not None:
            message = self.next()  # who comes back may hear that the move counted
            if self.pending is pending and message.get("n") == pending["n"]:
                assert message["type"] == "moved", message
                self._note_acknowledged()

    def come_back(self, url: str | None = None) -> None:
        """Resume at the next server that answers, or at that address."""
        until = time.monotonic() + LONGEST_WAIT
        while True:
            self.line.cut()
            self._next += 1
            self.url = url or self._urls[self._next % len(self._urls)]
            try:
                self.line = Line(self.url, patience=ANSWER_SECONDS)
                self._resume(self._wait)
            except (LineClosed, NotAccepted, OSError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)  # as a client does between two tries
            else:
                self.returns += 1
                return

    def _wait(self, kind: str) -> Message:
        """The next message of a type from this server; raises LineClosed where it refuses."""
        while (message := super().next())["type"] != kind:
            if message["type"] == "refused":
                raise LineClosed(str(message))
        return message
