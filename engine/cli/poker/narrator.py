"""Prints the public events for the humans at the table, and follows the pot and the opponents."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cli.poker.dialogue import Dialogue
from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    Event,
    Folded,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatEjected,
)
from engine.poker.game.money import format_cents
from engine.poker.play.transcript import action_line, end_lines, result_lines


class Narrator:
    """Prints public events until no human is left in the game.

    Attributes:
        pot: the cents in it.
    """

    def __init__(self, dialogue: Dialogue, names: Sequence[str], humans: Collection[int]) -> None:
        self._dialogue = dialogue
        self._names = names
        self._humans = set(humans)
        self._events: list[Event] = []
        self._live: list[int] = []
        self._left: dict[int, int] = {}
        self.pot = 0

    def watch(self, event: Event) -> None:
        """Print the event, if it has a line."""
        if not self._humans:
            return
        self._events.append(event)
        self._follow(event)
        line = action_line(event, self._names)
        if line is not None:
            self._dialogue.announce(line)
        if isinstance(event, RoundEnded):
            for line in result_lines(self._events, self._names):
                self._dialogue.announce(line, is_result=True)
        elif isinstance(event, GameEnded):
            for line in end_lines(event, self._names):
                self._dialogue.announce(line, is_result=True)
        elif isinstance(event, SeatEjected):
            self._humans.discard(event.seat)

    def others(self, seat: int) -> str:
        """The other players in the round, with their balances."""
        return ", ".join(
            f"{self._names[other]} ({format_cents(self._left[other])})"
            for other in self._live
            if other != seat
        )

    def _follow(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self._events, self._live, self.pot = [event], sorted(event.order), 0
                self._dialogue.announce("")
                self._dialogue.announce(f"Round {event.number}, the ante is {format_cents(event.ante)}")
            case AntePaid() | BetPlaced() | BetMatched():
                self.pot += event.cents
                self._left[event.seat] = event.left
            case Folded():
                self._live.remove(event.seat)
            case _:
                pass
