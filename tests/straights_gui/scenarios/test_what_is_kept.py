"""A player who does all things in any order: after each, all that is kept and shown agrees with the game."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.commands import Action, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import RoundStarted
from engine.straights.player import Computer, Human, Player
from engine.straights.projection import redact
from engine.straights.review import reviewer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, SCORE_LIMIT, Setup, Variant
from engine.straights.storage.savegame import dumps, loads
from engine.straights.text.events import event_text
from engine.text.rendering import render
from straights_gui.controller.games import other_games
from straights_gui.controller.panels import hints
from straights_gui.model.storage.autosave import Autosave
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.table.badges import BadgeKind
from straights_gui.view.table.items.seat_state import SeatState
from tests.support.window.answers import answer_questions
from tests.support.window.player import Player as PlayerAtWindow
from tests.support.window.player import start_in
from tests.support.window.tables import table_of

DEALS = 60
STRATEGIES = (FIRST_LEGAL, "lowest", "highest", "locker", "blocker")
STEPS, LONG_STEPS = 45, 600
SEEDS, LONG_SEEDS = range(4), range(100, 120)

KEYS = (
    *(
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_Return,
        Qt.Key.Key_Space,
        Qt.Key.Key_Tab,
    ),
    *(Qt.Key.Key_Escape, Qt.Key.Key_7, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_Period),
)

# After these no card is lifted any more.
LOWERING = {"play", "undo", "redo", "go-on", "restart", "other-game", "play-again", "back-to-left", "close"}


@pytest.fixture(autouse=True)
def answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices of few deals, hints that may be asked for again at once, a yes to every question."""
    monkeypatch.setattr(hints, "REASON_AFTER", 0)
    monkeypatch.setattr(reviewer, "review_in_steps", partial(reviewer.review_in_steps, deals=DEALS))
    monkeypatch.setattr(DrawnSheet, "exec", lambda _dialog: 0)
    answer_questions(monkeypatch, is_wanted=True)


class Walk:
    """Does one thing after another at a window, and compares all that is kept and shown with the game."""

    def __init__(self, qtbot: QtBot, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.qtbot, self.folder, self.patch = qtbot, folder, patch

    def begin_at(self, chance: random.Random) -> None:
        self.chance = chance
        self.left: list[Session] = []
        self.saved: set[tuple[Action, ...]] = set()
        self.steps: list[str] = []
        self.player = self.opened(self.some_game())
        self.open_panels()

    @property
    def session(self) -> Session:
        """The game at the table."""
        return self.player.program.model.session

    @property
    def human(self) -> int | None:
        return next((seat for seat in range(4) if self.session.player_of(seat) == Human()), None)

    @property
    def shows_result(self) -> bool:
        return self.player.program.table.overlays.is_result_shown

    @property
    def is_my_turn(self) -> bool:
        """Whether the player is to move and sees the table."""
        return self.human is not None and self.session.turn == self.human and not self.shows_result

    def opened(self, session: Session | None) -> PlayerAtWindow:
        """The program as a player starts it, without animations; with the saved game, unless one is given."""
        player = start_in(self.folder, self.qtbot, session)
        player.program.window.setUpdatesEnabled(False)  # what is painted is the subject of other tests
        return player

    def some_game(self) -> Session:
        """A game with one human, sealed or of a chosen seed, of one round or more."""
        chance = self.chance
        players: list[Player] = [Computer(chance.choice(STRATEGIES)) for _ in range(3)]
        seats: tuple[Player, ...] = (
            *players[: (place := chance.choice((0, 0, 0, 2)))],
            Human(),
            *players[place:],
        )
        limit = chance.choice((SCORE_LIMIT, 20, ONE_ROUND))
        setup = Setup.of(chance.randrange(10_000, 99_999), seats, Variant(score_limit=limit))
        return Session(
            replace(setup, salt=f"{chance.randrange(16**8):08x}") if chance.random() < 0.75 else setup
        )

    def open_panels(self) -> None:
        window = self.player.program.window
        window.resize(1500, 1000)
        window.log.set_open(True)
        self.settle()

    def settle(self) -> None:
        """Let the program run until it waits for the player."""
        program = self.player.program

        def waits() -> bool:
            model = program.model
            idle = program.game.is_settled and (
                model.turn is None or model.turn in model.humans or program.window.act.pause.isChecked()
            )
            return program.event_player.shows_result or idle or program.replay.is_open

        self.player.until(waits)
        for _ in range(6):
            QApplication.processEvents()
        self.player.until(lambda: not program.motion.is_running() and waits())

    def run(self, steps: int) -> None:
        """Do that many things; what fails names all that was done."""
        for _ in range(steps):
            doings = [
                name for name, (may, _do, weight) in self.doings().items() if may for _ in range(weight)
            ]
            name = self.chance.choice(doings)
            self.steps.append(name)
            try:
                self.doings()[name][1]()
                self.settle()
                self.check()
            except BaseException as error:
                error.add_note(f"steps: {' '.join(self.steps)}")
                raise

    def doings(self) -> dict[str, tuple[bool, Callable[[], object], int]]:
        """What can be done, whether that may be done now, and how often it is."""
        program, session, plays = self.player.program, self.session, self.is_my_turn
        act, is_over = program.window.act, self.session.is_over
        waits = act.pause.isChecked() and not self.shows_result and not is_over and not plays
        may_queue = (
            waits and program.game.card_input.queued_card is None and bool(session.observe(self.human).hand)
        )
        return {
            "play": (plays, self.play, 6),
            "play-on": (plays and not act.pause.isChecked(), self.play_on, 4),
            "go-on": (self.shows_result and not is_over, self.go_on, 8),
            "undo": (self.may_undo(), act.undo.trigger, 3),
            "redo": (act.redo.isEnabled(), act.redo.trigger, 3),
            "hint": (plays, self.hint, 2),
            "deck": (not self.shows_result or is_over, lambda: self.deck(is_wanted=True), 1),
            "no-deck": (True, lambda: self.deck(is_wanted=False), 1),
            "pause": (True, act.pause.trigger, 1),
            "step": (waits, act.step.trigger, 5),
            "restart": (True, self.restart, 1),
            "other-game": (True, self.other_game, 2 if is_over else 1),
            "play-again": (True, self.play_again, 4 if is_over else 1),
            "queue": (may_queue, self.queue, 3),
            "fumble": (True, self.fumble, 4),
            "resize": (True, self.resize, 1),
            "look-back": (True, self.look_back, 2),
            "branch": (True, self.branch, 1),
            "back-to-left": (any(each.actions for each in self.left), self.back_to_left, 1),
            "save-and-open": (True, self.save_and_open, 1),
            "close": (bool(session.actions), self.close, 1),
            "leave-seat": (plays, self.leave_seat, 1),
            "strategy": (plays, self.change_strategy, 1),
        }

    def may_undo(self) -> bool:
        """Whether a card can be taken back; exchanges of seats are another subject."""
        point = None if self.human is None else self.session.undo_point(self.human)
        return point is not None and not any(
            isinstance(action, RageQuit | TakeSeat | SetStrategy) for action in self.session.actions[point:]
        )

    def play(self) -> None:
        seen = self.session.observe(self.human)
        self.use(self.chance.choice(seen.legal_plays or seen.hand))

    def use(self, card: Card) -> None:
        """Type a card, and Enter."""
        table = self.player.program.table
        QTest.keyClicks(table, str(card).lower())
        QTest.keyClick(table, Qt.Key.Key_Return)

    def play_on(self) -> None:
        """Play up to the end of the round."""
        while self.is_my_turn:
            self.play()
            self.settle()

    def go_on(self) -> None:
        self.player.program.table.overlays.score_sheet.button.click()

    def hint(self) -> None:
        hand = self.player.scene.hand
        self.player.program.window.act.hint.trigger()
        self.player.until(lambda: hand.chosen is not None)

    def deck(self, *, is_wanted: bool) -> None:
        answer_questions(self.patch, is_wanted=is_wanted)
        self.player.program.window.act.deck.trigger()

    def restart(self) -> None:
        """The same cards again: known by now, they count no more."""
        answer_questions(self.patch, is_wanted=True)
        self.leave_game(self.player.program.window.act.restart.trigger)
        assert "" == self.session.setup.salt

    def other_game(self) -> None:
        session = self.some_game()
        self.patch.setattr(other_games, "ask_for_game", lambda *_arguments, **_keywords: session)
        self.leave_game(self.player.program.window.act.new_game.trigger)
        assert session.setup == self.session.setup

    def play_again(self) -> None:
        before = self.session.setup
        self.leave_game(self.player.program.game_menu.play_again)
        after = self.session.setup
        assert (before.seats, before.variant) == (after.seats, after.variant)

    def leave_game(self, leave: Callable[[], object]) -> None:
        """The game at the table is among the recent ones from now on."""
        self.left.append(Session(self.session.setup, self.session.actions))
        leave()

    def fumble(self) -> None:
        """Press keys and the mouse wherever, while cards fly; at the end nothing is held or moves."""
        player, chance, motion = self.player, self.chance, self.player.program.motion
        motion.factor = motion.pause_factor = chance.choice((0.0, 0.02, 1.0))
        for _ in range(12):
            do = chance.choice((player.press, self.move, player.release, player.double_click, self.type_key))
            do(self.point())
        player.release(QPoint(1, 1))
        player.key(Qt.Key.Key_Escape)
        motion.factor = motion.pause_factor = 0.0
        motion.finish()

    def point(self) -> QPoint:
        """On a card of the hand, where one may be laid, or anywhere on the table."""
        player, chance = self.player, self.chance
        view = player.program.table.viewport().size()
        points = [QPoint(chance.randrange(view.width()), chance.randrange(view.height()))]
        for card in player.scene.hand.cards[:4]:
            points += [player.point_of(card), player.place_of(card)]
        return chance.choice(points)

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.player.program.table.viewport(), point)

    def type_key(self, _point: QPoint) -> None:
        self.player.key(self.chance.choice(KEYS))

    def resize(self) -> None:
        self.player.program.window.resize(self.chance.randrange(900, 1500), self.chance.randrange(640, 1000))

    def look_back(self) -> None:
        program, chance = self.player.program, self.chance
        program.window.act.replay.trigger()
        bar = program.replay.bar
        count = len(self.session.actions)
        assert (count, 0) == (bar.slider.maximum(), bar.slider.value())
        assert not bar.hands.isChecked()
        moment = chance.randrange(count + 1)
        bar.slider.setValue(moment)
        if chance.random() < 0.3:
            bar.hands.click()  # unreached: by chance
        self.settle()
        then = self.session.rewound(moment).state
        assert not then.moves or then.turn is None or set(then.table.cards()) == set(self.player.scene.board)
        self.check_badges(is_replay=True)
        program.replay.close()

    def branch(self) -> None:
        """Play on from a moment of a replay: the cards of the round are known, so it does not count."""
        program, session = self.player.program, self.session
        program.window.act.replay.trigger()
        moment = self.chance.randrange(len(session.actions) + 1)
        if Human() not in [seat.player for seat in session.rewound(moment).state.seats]:
            moment = len(session.actions)  # not into the time of a computer at the player's seat
        program.replay.bar.slider.setValue(moment)
        self.leave_game(program.replay.bar.go_on.click)
        assert session.actions[:moment] == self.session.actions[:moment]

    def queue(self) -> None:
        self.use(self.chance.choice(self.session.observe(self.human).hand))

    def back_to_left(self) -> None:
        session = self.chance.choice([each for each in self.left if each.actions])
        path = self.folder / "chosen.straights"
        path.write_text(dumps(session), encoding="utf-8")
        self.open(path, session)

    def open(self, path: Path, session: Session) -> None:
        self.leave_game(lambda: self.player.program.game_menu.open_file(path))
        opened = self.session
        assert (session.setup, session.actions) == (opened.setup, opened.actions[: len(session.actions)])

    def save_and_open(self) -> None:
        """Save the game under a name, and open that file some moves later."""
        path = self.folder / "saved.straights"
        self.patch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
        self.player.program.window.act.save.trigger()
        saved = Session(self.session.setup, self.session.actions)
        assert dumps(saved) == path.read_text(encoding="utf-8")
        assert path.name in self.player.said
        if self.is_my_turn:
            self.play()
            self.settle()
        self.saved.add(saved.actions)  # such a game is not kept once more
        self.open(path, saved)

    def close(self) -> None:
        """Close the program and start it again: computers go on."""
        actions = self.session.actions
        self.player.close()
        self.player = self.opened(None)
        self.open_panels()
        assert actions == self.session.actions[: len(actions)]

    def leave_seat(self) -> None:
        """A computer plays the seat for a while, which is taken back: the game counts no more."""
        act = self.player.program.window.act
        act.pause.setChecked(True)
        act.rage_quit.trigger()
        self.settle()
        assert (False, not self.session.is_over) == (act.rage_quit.isEnabled(), act.take_seat.isEnabled())
        act.take_seat.trigger()
        self.player.key(Qt.Key.Key_Escape)  # a card that a hint has lifted stays so, as after an own choice

    def change_strategy(self) -> None:
        """Another computer plays a seat: the game counts no more."""
        seats = [seat for seat in range(4) if seat != self.human]
        seat, strategy = self.chance.choice(seats), self.chance.choice(STRATEGIES)
        if self.session.player_of(seat) != Computer(strategy):
            self.player.program.game.exchange(seat, strategy)
            self.player.key(Qt.Key.Key_Escape)

    def check(self) -> None:
        self.check_game()
        self.check_table()
        self.check_actions()
        self.check_badges(is_replay=False)
        self.check_log()
        self.check_left_games()

    def check_game(self) -> None:
        """The moves give the state; the game on the disk is that at the table."""
        model, played = self.player.program.model, Session(self.session.setup, self.session.actions)
        assert played.state == self.session.state
        saved = Autosave(self.folder).load()
        if saved is None:
            # Nothing was done since the first start.
            assert ((), []) == (played.actions, self.left)  # unreached: needs more steps
        else:
            assert (played.setup, played.actions) == (saved.setup, saved.actions)
        assert self.human == model.viewer

    def check_table(self) -> None:
        """Cards, points, turns and marks; no card is lifted after anything was done."""
        if self.shows_result:
            return
        scene, seen = self.player.scene, self.session.observe(self.human)
        assert set(seen.table.cards()) == set(scene.board)
        assert sorted(map(str, seen.hand)) == sorted(map(str, scene.hand.cards))
        for seat in range(4):
            state = scene.panels[seat].state
            assert state is not None
            drawn = SeatState.of(table_of(seen), seat, is_own=seat == self.human)
            assert replace(state, portrait="", is_thinking=False) == drawn
        assert [view.discard_count for view in seen.seats] == [pile.count for pile in scene.piles]
        if seen.is_my_turn:
            assert set(seen.legal_plays) == set(scene.hand.legal)
        marked = {item.card for item in scene.hand.items if item.is_marked}
        assert marked in (set(), set(seen.legal_plays or seen.hand))
        assert scene.hand.chosen is None or self.steps[-1] not in LOWERING

    def check_actions(self) -> None:
        act, session, human = self.player.program.window.act, self.session, self.human
        point = None if human is None else session.undo_point(human)
        assert (point is not None) == act.undo.isEnabled()
        assert self.is_my_turn == act.hint.isEnabled()
        assert (human is not None and not session.is_over) == act.rage_quit.isEnabled()
        assert not act.take_seat.isEnabled()
        assert (not self.shows_result or session.is_over) == act.deck.isEnabled()
        waits = act.pause.isChecked() and session.turn not in (None, human) and not self.shows_result
        assert act.step.isEnabled() or not waits
        is_sealed = bool(session.setup.salt)
        assert is_sealed == act.seal.isEnabled()
        assert (not is_sealed or session.is_over) == act.copy_number.isEnabled()
        shown = str(session.setup.seed) in self.player.program.window.seed
        assert (not is_sealed or session.is_over) == shown

    def check_badges(self, *, is_replay: bool) -> None:
        program = self.player.program
        shown = {badge.kind for badge in program.table.overlays.badges.shown}
        there = {
            BadgeKind.PAUSED: program.window.act.pause.isChecked(),
            BadgeKind.PRACTICE: program.statistics.is_practice(),
            BadgeKind.QUEUED: program.game.card_input.queued_card is not None,
        }
        expected = {BadgeKind.REPLAY} if is_replay else {kind for kind, is_there in there.items() if is_there}
        assert expected == shown

    def check_log(self) -> None:
        """All that has been shown; what others put down is named only after their round."""
        names = tuple(seat.name for seat in self.session.state.seats)
        events, finished = self.session.history, len(self.session.state.results)
        shown = self.player.program.window.log.panel.toPlainText().split("\n")
        hidden: list[str] = []
        opened: list[str] = []
        number = 0
        for event in events[:-1] if self.shows_result and not self.session.is_over else events:
            number = event.number if isinstance(event, RoundStarted) else number
            told = redact(event, self.human)
            hidden += (render(line).rstrip() for line in event_text(told, names).log)
            known = event if number <= finished else told
            opened += (render(line).rstrip() for line in event_text(known, names).log)
        pairs = [*zip(hidden[1:], opened[1:], strict=True)]
        assert len(pairs) == len(shown)
        assert [] == [line for line, pair in zip(shown, pairs, strict=True) if line not in pair]

    def check_left_games(self) -> None:
        files = [*(self.folder / "games").glob("*.straights")]
        kept = {loads(path.read_bytes()).actions for path in files} | self.saved
        missing = [session for session in self.left if session.actions and session.actions not in kept]
        assert [] == missing or len(files) >= 40


@pytest.fixture
def walk(qtbot: QtBot, tmp_path: Path, painted_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    walk = Walk(qtbot, tmp_path, monkeypatch)
    yield walk
    walk.player.close()


LONG = (pytest.param(seed, LONG_STEPS, marks=pytest.mark.soak) for seed in LONG_SEEDS)


@pytest.mark.parametrize("seed, steps", [*((seed, STEPS) for seed in SEEDS), *LONG])
def test_whatever_is_done_all_that_is_kept_and_shown_agrees_with_the_game(
    walk: Walk, seed: int, steps: int
) -> None:
    walk.begin_at(random.Random(seed))
    walk.run(steps)
