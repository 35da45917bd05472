"""The interface of a game for the window, whether it is played in this program or at a network table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.cards.card import Card
from engine.errors import EngineError
from engine.fast_dataclass import dataclass
from engine.games.changes import Step as Shown
from engine.games.table import Answer, Form, Happening, Table
from engine.text.sentence import EventText, Sentence


@dataclass(frozen=True, slots=True)
class Step:
    """An event on the screen, and what is said of it."""

    shown: Shown
    said: EventText

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with it."""
        result = self.shown.table.result
        return result is not None and result.is_last and not self.shown.happening.is_deal


class Game(QObject):
    """A game from its viewer's perspective: answers go in, steps come out.

    Features that only a local game supports have default implementations here; see `can_undo`.

    Attributes:
        happened: emitted with a Step for each event that an action caused, redacted for the viewer.
        replaced: emitted when the game, or its position, has been replaced and must be redrawn.
        practice_marked: emitted with the number of a round that must not count, and True if all later ones
            must not either: somebody has seen more than play shows.
        revision: a number that differs after each change; a choice for an older one is outdated.
        simplest: the strategy that takes over a seat whose own one has failed.
    """

    happened = Signal(tuple)
    replaced = Signal()
    practice_marked = Signal(int, bool)
    simplest = ""
    revision = 0

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on screen, None if no hand may be shown."""
        raise NotImplementedError

    @property
    def turn(self) -> int | None:
        """The seat on turn, None while no game is in progress."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        raise NotImplementedError

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the next round waits until the viewer has seen the result of the last one."""
        return True

    def table(self) -> Table:
        """All that the viewer sees."""
        raise NotImplementedError

    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer, as dealt."""
        table = self.table()
        if table.viewer is None:
            return ()
        return tuple(card for card in table.pile_of(table.viewer, Form.FAN).cards if card is not None)

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""
        raise NotImplementedError

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        raise NotImplementedError

    def description(self, table: Table) -> tuple[Sentence, ...]:
        """A table for a screen reader."""
        raise NotImplementedError

    def rules_text(self) -> tuple[Sentence, ...]:
        """The rules in words, where the sheet about Straights does not say them."""
        return ()

    def answer(self, answer: Answer) -> None:
        """Do what the viewer wants; raises a Refusal, which changes nothing. `happened` emits the steps."""
        raise NotImplementedError

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        """Why something was refused, for the player."""
        raise NotImplementedError

    def act(self, action: object) -> None:
        """Carry out what a strategy has chosen; raises a Refusal as `answer`."""
        raise NotImplementedError

    def exchange(self, seat: int, player: str) -> None:
        """Give a seat to a strategy, or to a human (""); raises a Refusal."""
        raise NotImplementedError

    def deal_next(self) -> None:
        """Deal the next round where the table itself does that, now that its result was seen."""

    def strategy_to_ask(self, _seat: int) -> str | None:
        """The strategy that must choose for the seat here; None if the choice comes from elsewhere."""
        return None

    def chooser(self, seat: int) -> Callable[[str], object]:
        """What a strategy of a name chooses for the seat now; it may be called on any thread."""
        raise NotImplementedError

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has only one choice."""
        raise NotImplementedError

    def forced(self) -> object | None:
        """The only choice of the viewer; None if there are others, or none."""
        return None

    def mark_practice(self, *, for_good: bool = False) -> None:
        """Mark the round as practice, since somebody sees more than play shows; `for_good` marks the seed."""
        self.practice_marked.emit(self.table().round, for_good)

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
