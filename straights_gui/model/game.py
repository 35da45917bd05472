"""The interface of a game for the window, whether it is played in this program or at a network table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.straights.commands import Command
from engine.straights.events import Event
from engine.straights.observation import Observation


class Game(QObject):
    """A game from its viewer's perspective: commands go in, events come out.

    Features that only a local game supports have default implementations here; see `can_undo`.

    Attributes:
        happened: emitted with a Step for each event that a command caused, redacted for the viewer.
        replaced: emitted when the game, or its position, has been replaced and must be redrawn.
        practice_marked: emitted with the number of a round that must not count, and True if all later ones
            must not either: somebody has seen more than play shows.
    """

    happened = Signal(tuple)
    replaced = Signal()
    practice_marked = Signal(int, bool)
    _revision = 0

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None if no hand may be shown."""
        raise NotImplementedError

    @property
    def revision(self) -> int:
        """A number that differs after each change; a choice for an older one is outdated."""
        return self._revision

    @property
    def turn(self) -> int | None:
        """The seat on turn, None while no game is in progress."""
        raise NotImplementedError

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        raise NotImplementedError

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the next round waits until the viewer has seen the result of the last one."""
        return True

    def observation(self) -> Observation:
        """The game, redacted for the viewer."""
        raise NotImplementedError

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; discards of finished rounds are open."""
        raise NotImplementedError

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Execute a command; raises a Refusal, which changes nothing.

        Returns the events, redacted for the viewer, if they follow at once; `happened` emits their steps.
        """
        raise NotImplementedError

    def strategy_to_ask(self, _seat: int) -> str | None:
        """The strategy that must choose for the seat here; None if the choice comes from elsewhere."""
        return None

    def observation_of(self, seat: int) -> Observation:
        """The game, redacted for the seat whose strategy chooses."""
        raise NotImplementedError

    def mark_practice(self, *, for_good: bool = False) -> None:
        """Mark the round as practice, since somebody sees more than play shows; `for_good` marks the seed."""
        self.practice_marked.emit(self.observation().number, for_good)

    def hide_hand(self) -> None:
        """Hide the hand before another human comes to the screen; does nothing if nobody else can."""

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer and show its hand; does nothing if the viewer is always the same."""

    def is_at_screen(self, _seat: int) -> bool:
        """Whether the human has just taken the seat and is therefore at the screen."""
        return False

    def can_undo(self) -> bool:
        """Whether the last human move can be undone: no other human has moved since."""
        return False

    def undo(self) -> None:
        """Undo the viewer's last move and all later moves of computers; does nothing if impossible."""

    def can_redo(self) -> bool:
        """Whether an undone move can be redone: nothing else has been done since."""
        return False

    def redo(self) -> None:
        """Redo the last undone move, including the computers' moves; does nothing if there is none."""
