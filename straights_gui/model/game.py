"""What a window needs of a game, wherever it is played: in this program, or at a table over a network."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.straights.commands import Command
from engine.straights.events import Event
from engine.straights.observation import Observation


class Game(QObject):
    """A game as its viewer may know it: commands go in, events come out.

    What only a game in this program can do is left out where a game cannot do it: `can_undo` says so.

    Attributes:
        happened: events that a command caused, redacted for the viewer.
        replaced: the game is another one now, or the same at another moment: draw it again.
        practice_marked: the round of that number, and with True all that follow, must not count:
            somebody has seen what play does not show.
    """

    happened = Signal(tuple)
    replaced = Signal()
    practice_marked = Signal(int, bool)

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None where nobody may be shown one."""
        raise NotImplementedError

    @property
    def revision(self) -> int:
        """A number that differs after each change: an answer to an older one is stale."""
        raise NotImplementedError

    @property
    def turn(self) -> int | None:
        """The seat that is to move, None while no game is played."""
        raise NotImplementedError

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people at this screen play."""
        raise NotImplementedError

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the next round begins only when somebody has seen the result of the last."""
        return True

    def observation(self) -> Observation:
        """The game as the viewer may know it."""
        raise NotImplementedError

    def history(self) -> tuple[Event, ...]:
        """All that has happened, redacted for the viewer; of finished rounds the discards are open."""
        raise NotImplementedError

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Do what the command says; raises a Refusal that leaves everything as it was.

        Returns the events as the viewer may know them, where they follow at once; `happened` tells the same.
        """
        raise NotImplementedError

    def strategy_to_ask(self, seat: int) -> str | None:
        """The strategy that has to choose here for the seat; None where the choice comes from elsewhere."""
        raise NotImplementedError

    def observation_of(self, seat: int) -> Observation:
        """The game as the seat may know it: for the strategy that plays it."""
        raise NotImplementedError

    def mark_practice(self, *, for_good: bool = False) -> None:
        """Let the round not count: somebody sees what play does not show; with `for_good`, the seed."""
        self.practice_marked.emit(self.observation().number, for_good)

    def hide_hand(self) -> None:
        """Show nobody's hand, before another human comes to the screen."""
        raise NotImplementedError

    def show_hand(self, seat: int) -> None:
        """Make the seat the viewer: its hand is shown from now on."""
        raise NotImplementedError

    def is_at_screen(self, _seat: int) -> bool:
        """Whether the human of the seat has just taken it, and so is known to be at the screen."""
        return False

    def can_undo(self) -> bool:
        """Whether the last human move may be taken back: no other human has moved since."""
        return False

    def undo(self) -> None:
        """Take back the viewer's last move and all that computers did since; silent where that cannot be."""

    def can_redo(self) -> bool:
        """Whether something that was taken back may be done again: nothing else was done since."""
        return False

    def redo(self) -> None:
        """Do again what was taken back last, the computers' moves included; silent where nothing was."""
