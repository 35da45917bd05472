"""The log, and what a screen reader is told: what is in it, and for how long."""

from collections.abc import Iterable

import pytest

from engine.straights.strategies.registry import strategy_named
from engine.straights.text.table import instructions
from straights_gui.controller.panels.log import LogController
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.model.game_model import GameModel
from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.text.rendering import spoken
from tests.support.window.player import Seating, at_turn, game


@pytest.mark.parametrize("rounds", [0, 1], ids=["first round", "second round"])
def test_another_language_tells_the_same_lines(seating: Seating, rounds: int) -> None:
    player = seating(game())
    for _ in range(rounds):
        player.finish_round()
        player.go_on()
    player.until_my_turn()
    player.program.window.log.show()
    text = player.program.window.log.panel.toPlainText
    english = text().splitlines()
    player.preferences.choose("language", "de")
    german = text().splitlines()
    player.preferences.choose("language", "en")

    assert (len(english), english) == (len(german), text().splitlines())
    assert "Player2 plays 7♠." == english[1]
    assert "Player2 spielt 7♠." == german[1]


class Written:
    """The log of a game that is shown at once, without a window."""

    def __init__(self) -> None:
        self.model = GameModel(game(), lambda _session: None)
        self.event_player = EventPlayer(Motion(0.0), lambda _event: Timeline())
        self.lines: list[str] = []
        self.controller = LogController(self.model, self.event_player, self)  # type: ignore[arg-type]  # no panel
        self.model.happened.connect(self.event_player.play)
        self.controller.rewrite()

    def show_lines(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)

    def add_lines(self, lines: Iterable[str]) -> None:
        self.lines.extend(lines)

    def move(self, count: int = 1) -> None:
        for _ in range(count):
            turn = self.model.turn
            assert turn is not None
            choice = strategy_named("first-legal").choose(self.model.session.observe(turn))
            self.model.act(choice)
            self.event_player.resume()

    def say(self, text: str) -> None:
        self.controller.add_note(lambda: text)


def test_a_log_that_grew_is_the_one_that_is_written_at_once(qapp: object) -> None:
    """Move by move over a round and into the next, with what was said where it was said."""
    log = Written()
    for number in range(60):
        log.move()
        if number % 7 == 0:
            log.say(f"said {number}")
        grown = log.lines
        log.controller.retranslate()
        assert grown == log.lines
        log.controller.rewrite()
        assert grown == log.lines

    said = [(number, line) for number, line in enumerate(log.lines) if line.startswith("said")]
    assert [f"said {number}" for number in range(0, 60, 7)] == [line for _, line in said]
    assert all(" plays " in log.lines[place - 1] or " discards " in log.lines[place - 1] for place, _ in said)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(ScreenReader, "announce", lambda _reader, sentence: found.append(sentence))
    return found


def test_each_move_is_told_and_then_whose_turn_it_is(seating: Seating, heard: list[str]) -> None:
    player = seating(game())
    player.program.game_menu.begin(game())
    player.until_my_turn()
    heard.clear()
    before = len(player.program.model.said())
    player.take_turn()
    moves = [spoken(*said.spoken) for said in player.program.model.said()[before:]]

    assert 4 == len(moves)
    assert [*moves, spoken(*instructions(player.observation))] == heard
    player.program.game.settled.emit()
    assert 5 == len(heard)


def test_what_the_table_says_is_told(seating: Seating, heard: list[str]) -> None:
    player = at_turn(seating)
    heard.clear()
    player.program.table.warned.emit("Not that one.")
    player.program.table.advised.emit("This one.")
    player.program.window.act.read_aloud.trigger()

    assert ["Not that one.", "This one."] == heard[:2]
    assert heard[2].endswith(spoken(*instructions(player.observation)))
    assert 3 == len(heard)
