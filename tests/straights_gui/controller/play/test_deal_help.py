"""Help in the deals for everybody: what counts as help, in which deals, and how long it is known."""

from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtGui import QAction

from engine.straights.duplicate.duplicate_deal import DuplicateDeal, deal_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from straights_gui.controller.play import deal_help
from straights_gui.controller.play.deal_help import DealHelp
from straights_gui.model.game_model import GameModel
from straights_gui.model.storage.days import HelpedDeals
from tests.support.window.player import game

TODAY = date(2026, 11, 22)
NAMES = ("Anna", "Clara", "Diego", "Hugo")
DEAL = DuplicateDeal(7, 2)


class Window:
    """The help of one run of the program, without a window."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.hint, self.log = QAction(), Mock()
        self.model = GameModel(session, lambda _session: None)
        window = Mock()
        self.help = DealHelp(window, self.model, HelpedDeals(folder), self.log)
        self.hint.triggered.connect(window.act.bind.call_args.kwargs["hint"])
        self.given: list[Setup] = []
        self.help.given.connect(self.given.append)

    def knows_of(self, deal: DuplicateDeal) -> bool:
        """Whether there was help in a deal that nobody but the player has played."""
        return self.help.was_given(deal, Session(deal.setup(NAMES)))


@pytest.fixture(autouse=True)
def a_day(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be the same day whenever the tests run."""
    monkeypatch.setattr(deal_help, "today", lambda: TODAY)


def test_hints_and_what_tells_of_cards_are_help_in_their_deal_alone(tmp_path: Path) -> None:
    """Shared deals and that of the day; other games have none to keep. The next run knows it too."""
    for number, deal in enumerate((DEAL, deal_of(TODAY))):
        folder = tmp_path / str(number)
        folder.mkdir()
        window = Window(Session(deal.setup(NAMES)), folder)
        assert not window.knows_of(deal)
        if number:
            window.hint.trigger()
        else:
            window.model.mark_practice()

        assert [deal.setup(NAMES)] == window.given
        for each in window, Window(game(), folder):
            assert each.knows_of(deal)
            assert not each.knows_of(DuplicateDeal(deal.seed, (deal.chair + 1) % 4))
    other = Window(game(), tmp_path)
    other.hint.trigger()
    assert [game().setup] == other.given
    assert ["0", "1"] == sorted(path.name for path in tmp_path.iterdir())


def test_help_that_cannot_be_written_is_known_as_long_as_the_window_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(Session(DEAL.setup(NAMES)), tmp_path)
    monkeypatch.setattr(HelpedDeals, "add", Mock(side_effect=OSError("full")))
    window.hint.trigger()

    assert window.knows_of(DEAL)
    window.log.warning.assert_called_once_with("The help in a deal cannot be kept: full")
    assert not Window(game(), tmp_path).knows_of(DEAL)
