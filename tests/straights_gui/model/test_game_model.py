"""Who looks at the game, what is told to whom, what may be taken back: the model without any window."""

import pytest

from engine.errors import SetupError
from engine.straights.events import Event
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.game import Step
from straights_gui.model.game_model import GameModel
from tests.support.window.player import ALONE, game


class Listener:
    def __init__(self, session: Session) -> None:
        self.saved: list[int] = []
        self.model = GameModel(session, lambda session: self.saved.append(len(session.actions)))
        self.happened: list[tuple[Event, ...]] = []
        self.replaced = 0
        self.model.happened.connect(self._note)
        self.model.replaced.connect(self._count)

    def _note(self, steps: tuple[Step, ...]) -> None:
        self.happened.append(self.model.history()[-len(steps) :])
        assert self.model.table() == steps[-1].shown.table

    def _count(self) -> None:
        self.replaced += 1

    def move(self) -> tuple[Event, ...]:
        """Let whoever is to move play as the assignment's computer."""
        turn = self.model.turn
        assert turn is not None
        return self.model.submit(strategy_named(FIRST_LEGAL).choose(self.model.observation_of(turn)))

    def move_until(self, seat: int) -> None:
        while self.model.turn != seat:
            self.move()


@pytest.fixture
def alone(qapp: object) -> Listener:
    """One human at seat 1, whose turn it is."""
    listener = Listener(game(5, ALONE))
    listener.move_until(0)
    return listener


def test_a_seat_has_another_name_in_what_has_happened_too(alone: Listener) -> None:
    before, saved = alone.model.revision, len(alone.saved)
    alone.model.rename(2, "Zoë")
    alone.model.rename(2, "Zoë")
    names = [view.name for view in alone.model.observation().seats]

    assert "Zoë" == names[2]
    assert 1 == names.count("Zoë")
    assert (1, 1, 1) == (alone.replaced, len(alone.saved) - saved, alone.model.revision - before)
    with pytest.raises(SetupError):
        alone.model.rename(2, "")
