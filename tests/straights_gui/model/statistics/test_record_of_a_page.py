"""What a page's table tells for the statistics is what the window counts for the same play."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal

from engine.straights.commands import Command, Discard, Play, RageQuit, TakeSeat
from engine.straights.protocol.values import COMMAND
from engine.straights.session import Session
from engine.straights.storage.savegame import loads
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.model.game_model import GameModel
from straights_gui.model.statistics.store import FILE, StatisticsStore
from tests.support.hosting import ALONE, PEOPLE, Client, Message
from tests.support.playing import first_legal


class Trigger(QObject):
    """Stands for the action of the menu."""

    triggered = Signal()


class Both:
    """The same game in a window's model, with its statistics, and at a page's table."""

    def __init__(self, folder: Path, strategies: tuple[str | None, ...], score_limit: int) -> None:
        self.client = Client(is_checked=False)
        self.client.begin(strategies, None, score_limit)
        session = loads(self.client.answer("save")["text"])
        self.model = GameModel(session, lambda _session: None)
        self.folder, self.store = folder, StatisticsStore(folder)
        window = SimpleNamespace(act=SimpleNamespace(statistics=Trigger()), say=lambda _text, _time=0: None)
        log = SimpleNamespace(warning=lambda _text: None)
        self.statistics = StatisticsController(window, self.model, self.store, log)  # type: ignore[arg-type]
        self.record: Message | None = None

    @property
    def session(self) -> Session:
        return self.model.session

    def submit(self, command: Command) -> None:
        self.model.submit(command)
        assert isinstance(command, Play | Discard | RageQuit | TakeSeat)
        self._told(self.client.ask("do", command=COMMAND.write(command)))

    def move(self) -> None:
        """Let whoever is to move do as the assignment's computer, in both."""
        assert self.session.turn is not None
        choice = first_legal(self.session)
        if self.session.turn not in self.model.humans:
            self.model.submit(choice)
            self._told(self.client.ready())
            return
        if self.model.viewer != self.session.turn:
            self.model.show_hand(self.session.turn)
            self._told(self.client.ask("show_hand", seat=self.session.turn))
        self.submit(choice)

    def ask(self, kind: str, **fields: object) -> None:
        """Ask the page's table; what the window does in this case is the test's."""
        self._told(self.client.ask(kind, **fields))

    def undo(self) -> None:
        self.model.undo()
        self.ask("undo")

    def redo(self) -> None:
        self.model.redo()
        self.ask("redo")

    def hint(self) -> None:
        if self.session.turn in self.model.humans:
            self.statistics.count_hint()
            self.ask("hint")

    def deck(self) -> None:
        self.model.mark_practice()
        self.ask("deck")

    def transcript(self) -> None:
        """Look at the console's text, which holds the seed."""
        if self.session.turn is not None:
            self.model.mark_practice(for_good=True)
        self.ask("transcript")

    def replay(self) -> None:
        if self.session.turn is not None:
            self.model.mark_practice()
        self.ask("replay", at=None, open=True)

    def compare(self) -> None:
        self.store.levels()  # makes the file, where nothing was counted yet
        with closing(sqlite3.connect(self.folder / FILE)) as file:
            rounds = [*file.execute("SELECT number, gained, hints, practice FROM rounds ORDER BY number")]
            games = [*file.execute("SELECT game, level, score, place, tied, practice_from FROM games")]
        if self.record is None:
            assert [] == rounds == games
            return
        record = self.record
        counted = [
            tuple(int_or_none(each[name]) for name in ("number", "gained", "hints", "practice"))
            for each in record["rounds"]
        ]
        assert counted == rounds
        end = record["end"] or {"score": None, "place": None, "tied": None}
        values = (end["score"], end["place"], int_or_none(end["tied"]), record["practice_from"])
        assert [(record["game"], record["level"], *values)] == games

    def _told(self, messages: list[Message]) -> None:
        assert "refused" not in [each["type"] for each in messages] or messages[-1]["reason"].startswith("No")
        for message in messages:
            if message["type"] == "statistics":
                self.record = message["record"]


def int_or_none(value: bool | int | None) -> int | None:  # noqa: FBT001  # as SQLite has it
    return None if value is None else int(value)


@pytest.fixture
def both(qapp: object, tmp_path: Path) -> Iterator[Both]:
    """One human at the first seat, in a game of some rounds."""
    both = Both(tmp_path, ALONE, 120)
    yield both
    both.store.close()


def test_a_whole_game_counts_alike(both: Both) -> None:
    while both.session.turn is not None:
        if len(both.session.actions) % 30 == 0:
            both.hint()
        both.move()

    both.compare()
    assert both.record is not None
    assert both.record["end"] is not None
    assert sum(each["hints"] for each in both.record["rounds"])


@pytest.mark.parametrize("number", range(12))
def test_a_random_course_counts_alike(both: Both, number: int) -> None:
    """Undo, redo, hints, the deck, the seed, all hands, in any order; also a round that was played again."""
    chance = Random(number)
    aids = [both.undo, both.redo, both.hint, both.deck, both.transcript, both.replay]
    for _ in range(400):
        if both.session.turn is None:
            break
        if chance.random() < 0.03:
            chance.choice(aids[: 3 + number % 4])()
            both.compare()
        else:
            both.move()
    both.compare()
    both.undo()
    both.compare()


def test_a_round_keeps_what_was_counted_first(both: Both) -> None:
    """Taken back over its end and played otherwise, it counts as it was, and the next is practice."""
    while both.session.observe(None).number == 1:
        both.move()
    both.undo()
    both.compare()
    assert both.record is not None
    assert [(1, False), (2, True)] == [(each["number"], each["practice"]) for each in both.record["rounds"]]


def test_from_an_exchange_of_seats_on_nothing_is_added(both: Both) -> None:
    while both.session.observe(None).number == 1:
        both.move()
    both.submit(RageQuit(0))
    for _ in range(60):
        if both.session.turn is not None:
            both.move()
    both.compare()
    assert both.record is not None
    assert [1] == [each["number"] for each in both.record["rounds"]]


def test_several_humans_count_nothing(qapp: object, tmp_path: Path) -> None:
    both = Both(tmp_path, PEOPLE, 1)
    while both.session.turn is not None:
        both.move()
    both.compare()
    assert both.record is None
    both.store.close()
