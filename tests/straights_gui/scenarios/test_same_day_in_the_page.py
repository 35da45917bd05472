"""The window and the page's table have the same deal and the same puzzles on the same day."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.protocol.sentences import SENTENCE
from engine.straights.duplicate.duplicate_deal import deal_of
from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from engine.text.rendering import render
from engine.text.sentence import Sentence
from straights_gui import resources
from straights_gui.controller.games import new_games
from straights_gui.controller.games.new_games import deal_names
from straights_gui.controller.play import puzzles
from tests.support.local_table import Client, Message
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, at_turn

DAY = date(2026, 11, 25)


@pytest.fixture(autouse=True)
def a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_games, "today", lambda: DAY)
    monkeypatch.setattr(puzzles, "today", lambda: DAY)


def rendered(value: Message) -> str:
    found = SENTENCE.read(value)
    assert isinstance(found, Sentence)
    return render(found)


def shown_puzzle(player: Player) -> tuple[set[str], str]:
    player.program.moments.close()
    player.program.window.act.puzzles.trigger()
    player.until(lambda: player.program.moments.is_open)
    place = player.program.window.review.panel.moment.place.text()
    return set(map(str, player.scene.hand.cards)), place


def test_window_and_page_have_the_same_day(seating: Seating) -> None:
    player, client = at_turn(seating), Client()
    names = deal_names(player.preferences)
    pack = (resources.folder("puzzles") / "pack.txt").read_text(encoding="utf-8")
    for number in range(3):
        fields = {"date": DAY.isoformat(), "number": number, "pack": pack, "names": names, "days": []}
        posed = client.answer("puzzle", **fields)
        hand, place = shown_puzzle(player)

        assert (hand, place) == (set(posed["decision"]["observation"]["hand"]), rendered(posed["place"]))
    player.program.moments.close()
    player.program.game_menu.play_daily_deal()
    client.answer("daily_deal", date=DAY.isoformat(), names=names)

    assert player.program.model.session.setup == client.session.setup


def test_window_and_page_share_the_same_line(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("straights_gui.controller.panels.review.today", lambda: DAY)
    session = play_on(Session(deal_of(DAY).setup(("Anna", "Clara", "Diego", "Hugo"))))
    player, client = seating(session), Client()
    player.until(lambda: player.program.table.overlays.is_result_shown)
    player.program.review.open()
    player.until(lambda: player.program.review.state.result is not None)
    QTest.mouseClick(player.program.window.review.panel.overview.copy, Qt.MouseButton.LeftButton)
    client.answer("open", text=dumps(session), record=None)
    result = None
    while result is None:
        result = client.answer("deal_result", date=DAY.isoformat(), days=[], helped=[])["result"]

    assert QGuiApplication.clipboard().text() == result["line"]
