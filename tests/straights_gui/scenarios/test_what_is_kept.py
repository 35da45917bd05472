"""A player who does all things in any order: after each, all that is kept and shown is as it has to be."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from engine.cards.card import CARDS, Card
from engine.fast_dataclass import replace
from engine.straights.advice.card_tracker import CardLocation
from engine.straights.commands import Action, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import RoundStarted
from engine.straights.player import Computer, Human, Player
from engine.straights.playouts.compiled import COMPILED
from engine.straights.projection import redact
from engine.straights.review import reviewer
from engine.straights.review.own_turns import played_rounds
from engine.straights.review.reviewer import review_round
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, SCORE_LIMIT, SeatSetup, Setup, Variant
from engine.straights.statistics.figures import Figures, figures_of
from engine.straights.storage.savegame import dumps, loads
from engine.straights.text.events import log_lines
from engine.text.rendering import render
from straights_gui.controller.menus import game_menu
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.table.badges import BadgeKind
from straights_gui.view.table.items.seat_state import SeatState
from tests.support.window.answers import answer_questions, opened_dialogs
from tests.support.window.expected import ExpectedGame, ExpectedRound, ExpectedStatistics
from tests.support.window.player import Player as PlayerAtWindow
from tests.support.window.player import start_in

DEALS = 60
STRATEGIES = (FIRST_LEGAL, "lowest", "highest", "locker", "blocker")
STEPS, LONG_STEPS = 45, 600
SEEDS, LONG_SEEDS = range(4), range(100, 120)

# After these no card is lifted any more.
LOWERING = {"play", "undo", "redo", "go-on", "restart", "other-game", "play-again", "back-to-left", "close"}


@pytest.fixture(autouse=True)
def answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices of few deals; a yes to every question."""
    monkeypatch.setattr(reviewer, "review_in_steps", partial(reviewer.review_in_steps, deals=DEALS))
    monkeypatch.setattr(DrawnSheet, "exec", lambda _dialog: 0)
    answer_questions(monkeypatch, is_wanted=True)


class Walk:
    """Does one thing after another at a window, and knows what has to come of it."""

    def __init__(self, qtbot: QtBot, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.qtbot, self.folder, self.patch = qtbot, folder, patch

    def begin_at(self, chance: random.Random) -> None:
        self.chance = chance
        self.statistics = ExpectedStatistics()
        self.store = StatisticsStore(self.folder)
        self._prices: dict[tuple[Setup, tuple[Action, ...]], float] = {}
        self.left: list[Session] = []
        self.saved: set[tuple[Action, ...]] = set()
        self.steps: list[str] = []
        first = self.some_game()
        self.player = self.opened(first)
        self.game = ExpectedGame(first, self.statistics)
        self.open_panels()

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
        for panel in window.log, window.card_tracker:
            panel.set_open(True)
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
        game, is_over = self.game, self.game.session.is_over
        plays = game.is_my_turn
        waits = game.is_paused and not game.result_is_shown and not is_over and not plays
        return {
            "play": (plays, self.play, 6),
            "play-on": (plays and not game.is_paused, self.play_on, 4),
            "go-on": (game.result_is_shown and not is_over, self.go_on, 8),
            "undo": (game.may_undo, self.undo, 3),
            "redo": (bool(game.undone), self.redo, 3),
            "hint": (plays, self.hint, 2),
            "deck": (not game.result_is_shown or is_over, lambda: self.deck(is_wanted=True), 1),
            "no-deck": (True, lambda: self.deck(is_wanted=False), 1),
            "pause": (True, self.pause, 1),
            "step": (waits, self.step, 5),
            "restart": (True, self.restart, 1),
            "other-game": (True, self.other_game, 2 if is_over else 1),
            "play-again": (True, self.play_again, 4 if is_over else 1),
            "look-around": (True, self.look_around, 1),
            "queue": (waits and game.human is not None and game.queued is None, self.queue, 3),
            "look-back": (True, self.look_back, 2),
            "branch": (True, self.branch, 1),
            "back-to-left": (any(each.actions for each in self.left), self.back_to_left, 1),
            "save-and-open": (True, self.save_and_open, 1),
            "close": (bool(game.session.actions), self.close, 1),
            "leave-seat": (plays, self.leave_seat, 1),
            "strategy": (plays, self.change_strategy, 1),
        }

    def play(self) -> None:
        choice = self.chance.choice(self.game.choices())
        self.use(choice.card)
        self.game.act(choice)

    def use(self, card: Card) -> None:
        """Type a card, and Enter."""
        table = self.player.program.table
        QTest.keyClicks(table, str(card).lower())
        QTest.keyClick(table, Qt.Key.Key_Return)

    def play_on(self) -> None:
        """Play up to the end of the round."""
        while self.game.is_my_turn:
            self.play()
            self.settle()

    def go_on(self) -> None:
        self.player.program.table.overlays.score_sheet.button.click()
        self.game.go_on()

    def undo(self) -> None:
        self.player.program.window.act.undo.trigger()
        self.game.undo()

    def redo(self) -> None:
        self.player.program.window.act.redo.trigger()
        self.game.redo()

    def hint(self) -> None:
        hand = self.player.scene.hand
        self.player.program.window.act.hint.trigger()
        self.player.until(lambda: hand.chosen is not None)
        if not self.game.hinted:
            self.statistics.hint(self.game.session)
        self.game.hinted = True

    def deck(self, *, is_wanted: bool) -> None:
        answer_questions(self.patch, is_wanted=is_wanted)
        self.player.program.window.act.deck.trigger()
        if is_wanted:
            self.statistics.practise(self.game.session)

    def pause(self) -> None:
        self.player.program.window.act.pause.trigger()
        self.game.hinted = False  # the table is drawn again
        self.game.pause(is_paused=not self.game.is_paused)

    def step(self) -> None:
        self.player.program.window.act.step.trigger()
        self.game.step()

    def restart(self) -> None:
        """The same cards again: known by now, they count no more."""
        answer_questions(self.patch, is_wanted=True)
        self.player.program.window.act.restart.trigger()
        self.leave_game()
        if self.game.session.actions:
            self.statistics.practise(self.game.session, for_good=not self.game.session.is_over)
        self.begin(Session(replace(self.game.session.setup, salt="")))

    def other_game(self) -> None:
        session = self.some_game()
        self.patch.setattr(game_menu, "ask_for_game", lambda *_arguments, **_keywords: session)
        self.player.program.window.act.new.trigger()
        self.leave_game()
        self.begin(session)

    def play_again(self) -> None:
        dealt: list[Session] = []

        def deal(seats: tuple[SeatSetup, ...], variant: Variant) -> Session:
            seed = self.chance.randrange(10_000, 99_999)
            dealt.append(Session(Setup(seed, seats, variant, f"{seed:08x}")))
            return Session(dealt[0].setup)

        self.patch.setattr(game_menu, "fresh_game", deal)
        before = self.game.session.setup
        self.player.program.game_menu.play_again()
        after = dealt[0].setup
        assert (before.seats, before.variant) == (after.seats, after.variant)
        self.leave_game()
        self.begin(dealt[0])

    def look_back(self) -> None:
        program, chance = self.player.program, self.chance
        program.window.act.replay.trigger()
        bar = program.replay.bar
        count = len(self.game.session.actions)
        assert (count, 0) == (bar.slider.maximum(), bar.slider.value())
        assert not bar.hands.isChecked()
        moment = chance.randrange(count + 1)
        bar.slider.setValue(moment)
        if chance.random() < 0.3:
            bar.hands.click()
            if self.game.session.rewound(moment).state.number == self.game.session.state.number:
                self.statistics.practise(self.game.session)
        self.game.queued = None
        self.settle()
        then = self.game.session.rewound(moment).state
        assert not then.moves or then.turn is None or set(then.table.cards()) == set(self.player.scene.board)
        self.check_badges(is_replay=True)
        program.replay.close()
        self.game.hinted = False
        if self.game.result_is_shown and not self.game.session.is_over:
            # The table shows the game as it stands, a new round.
            self.game.go_on()  # unreached: needs more steps

    def branch(self) -> None:
        """Play on from a moment of a replay: the cards of the round are known, so it does not count."""
        program, session = self.player.program, self.game.session
        program.window.act.replay.trigger()
        moment = self.chance.randrange(len(session.actions) + 1)
        if Human() not in [seat.player for seat in session.rewound(moment).state.seats]:
            moment = len(session.actions)  # not into the time of a computer at the player's seat
        program.replay.bar.slider.setValue(moment)
        program.replay.bar.go_on.click()
        self.leave_game()
        self.statistics.practise(session)
        self.begin(Session(session.setup, session.actions[:moment]))

    def look_around(self) -> None:
        """Open what only shows something, and close it again."""
        act = self.player.program.window.act
        shown = opened_dialogs(self.patch, DrawnSheet)
        actions = (act.rules, act.shortcuts, act.statistics, act.seal, act.about)
        wanted = [action for action in actions if action.isEnabled()]
        for action in wanted:
            action.trigger()
        assert len(wanted) == len(shown)
        for dialog in shown:
            dialog.deleteLater()

    def queue(self) -> None:
        card = self.chance.choice(self.game.session.observe(self.game.human).hand)
        self.use(card)
        self.game.queued = card

    def leave_game(self) -> None:
        """The game at the table is among the recent ones from now on."""
        self.left.append(self.game.session)

    def begin(self, session: Session) -> None:
        self.game = ExpectedGame(session, self.statistics, is_paused=self.game.is_paused)

    def back_to_left(self) -> None:
        session = self.chance.choice([each for each in self.left if each.actions])
        path = self.folder / "chosen.straights"
        path.write_text(dumps(session), encoding="utf-8")
        self.open(path, session)

    def open(self, path: Path, session: Session) -> None:
        """Open a file; cards are known of a moment from which somebody has played on."""
        self.player.program.game_menu.open_file(path)
        self.leave_game()
        known = [
            each for each in self.left if each.setup == session.setup and each.actions != session.actions
        ]
        is_earlier = any(each.actions[: len(session.actions)] == session.actions for each in known)
        if is_earlier:
            self.statistics.practise(session, for_good=True)
        self.begin(session)

    def save_and_open(self) -> None:
        """Save the game under a name, and open that file some moves later."""
        path = self.folder / "saved.straights"
        self.patch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
        self.player.program.window.act.save_as.trigger()
        saved = Session(self.game.session.setup, self.game.session.actions)
        assert dumps(saved) == path.read_text(encoding="utf-8")
        assert path.name in self.player.said
        if self.game.is_my_turn:
            self.play()
            self.settle()
        self.saved.add(saved.actions)  # such a game is not kept once more
        self.open(path, saved)

    def close(self) -> None:
        """Close the program and start it again: what was taken back is forgotten, computers go on."""
        self.player.close()
        self.player = self.opened(None)
        self.game.is_paused = False
        self.game.begin(self.game.session)
        self.open_panels()

    def leave_seat(self) -> None:
        """A computer plays the seat for a while, which is taken back: the game counts no more."""
        seat, self.game.queued = self.game.human, None
        assert seat is not None
        if not self.game.is_paused:
            self.pause()
        self.player.program.window.act.rage_quit.trigger()
        self.game.act(RageQuit(seat))
        self.settle()
        act = self.player.program.window.act
        assert (False, not self.game.session.is_over) == (
            act.rage_quit.isEnabled(),
            act.take_seat.isEnabled(),
        )
        act.take_seat.trigger()
        self.game.act(TakeSeat(seat))
        self.player.key(Qt.Key.Key_Escape)  # a card that a hint has lifted stays so, as after an own choice

    def change_strategy(self) -> None:
        """Another computer plays a seat: the game counts no more."""
        seats = [seat for seat in range(4) if seat != self.game.human]
        seat, strategy = self.chance.choice(seats), self.chance.choice(STRATEGIES)
        if self.game.session.player_of(seat) == Computer(strategy):
            return
        self.player.program.game.set_strategy(seat, strategy)
        self.game.act(SetStrategy(seat, strategy))
        self.player.key(Qt.Key.Key_Escape)

    def check(self) -> None:
        self.check_game()
        self.check_table()
        self.check_actions()
        self.check_badges(is_replay=False)
        self.check_log()
        self.check_tracker()
        self.check_statistics()
        self.check_left_games()

    def check_game(self) -> None:
        """The moves are those that were made; the game on the disk is that at the table."""
        model, expected = self.player.program.model, self.game.session
        assert expected.setup == model.session.setup
        assert expected.actions == model.session.actions
        assert expected.state == model.session.state
        saved = Autosave(self.folder).load()
        if saved is None:
            # Nothing was done since the first start.
            assert ((), []) == (expected.actions, self.left)  # unreached: needs more steps
        else:
            assert (expected.setup, expected.actions) == (saved.setup, saved.actions)
        assert self.game.human == model.viewer
        assert self.game.result_is_shown == self.player.program.table.overlays.is_result_shown

    def check_table(self) -> None:
        """Cards, points, turns and marks; nothing of a hint after anything was done."""
        if self.game.result_is_shown:
            return
        scene, seen = self.player.scene, self.game.session.observe(self.game.human)
        assert set(seen.table.cards()) == set(scene.board)
        assert sorted(map(str, seen.hand)) == sorted(map(str, scene.hand.cards))
        for seat in range(4):
            state = scene.panels[seat].state
            assert state is not None
            assert replace(state, portrait="", is_thinking=False) == replace(
                SeatState.of(seen, seat), portrait=""
            )
        assert [view.discard_count for view in seen.seats] == [pile.count for pile in scene.piles]
        if seen.is_my_turn:
            assert set(seen.legal_plays) == set(scene.hand.legal)
        marked = {item.card for item in scene.hand.items if item.is_marked}
        if not self.game.hinted:
            assert set() == marked
            assert scene.hand.chosen is None or self.steps[-1] not in LOWERING
        elif len(self.game.choices()) > 1:
            assert {choice.card for choice in self.game.choices()} == marked

    def check_actions(self) -> None:
        act, game = self.player.program.window.act, self.game
        assert (game.undo_point is not None) == act.undo.isEnabled()
        assert bool(game.undone) == act.redo.isEnabled()
        assert game.is_my_turn == act.hint.isEnabled()
        assert game.is_paused == act.pause.isChecked()
        assert (game.human is not None and not game.session.is_over) == act.rage_quit.isEnabled()
        assert not act.take_seat.isEnabled()
        assert (not game.result_is_shown or game.session.is_over) == act.deck.isEnabled()
        waits = game.is_paused and game.session.turn not in (None, game.human)
        assert act.step.isEnabled() or not waits
        is_sealed = bool(game.session.setup.salt)
        assert is_sealed == act.seal.isEnabled()
        assert (not is_sealed or game.session.is_over) == act.copy_seed.isEnabled()
        shown = str(game.session.setup.seed) in self.player.program.window.seed
        assert (not is_sealed or game.session.is_over) == shown

    def check_badges(self, *, is_replay: bool) -> None:
        shown = {badge.kind for badge in self.player.program.table.overlays.badges.shown}
        expected = {BadgeKind.REPLAY} if is_replay else set()
        if not is_replay and self.game.is_paused:
            expected.add(BadgeKind.PAUSED)
        if not is_replay and self.statistics.is_practice(self.game.session):
            expected.add(BadgeKind.PRACTICE)
        if not is_replay and self.game.queued is not None:
            expected.add(BadgeKind.QUEUED)
        assert self.game.queued == self.player.program.game.queued_card
        assert expected == shown

    def check_log(self) -> None:
        """All that has been shown; what others put down is named only after their round."""
        names = tuple(seat.name for seat in self.game.session.state.seats)
        events, finished = self.game.session.history, len(self.game.session.state.results)
        shown = self.player.program.window.log.panel.toPlainText().split("\n")
        hidden: list[str] = []
        opened: list[str] = []
        number = 0
        for event in events[:-1] if self.game.result_is_shown and not self.game.session.is_over else events:
            number = event.number if isinstance(event, RoundStarted) else number
            told = redact(event, self.game.human)
            hidden += (render(line).rstrip() for line in log_lines(told, names))
            known = event if number <= finished else told
            opened += (render(line).rstrip() for line in log_lines(known, names))
        pairs = [*zip(hidden[1:], opened[1:], strict=True)]
        assert len(pairs) == len(shown)
        assert [] == [line for line, pair in zip(shown, pairs, strict=True) if line not in pair]

    def check_tracker(self) -> None:
        """Where cards lie; who had to put one down holds none that fitted then."""
        seen = self.game.session.observe(self.game.human)
        state = self.player.program.window.card_tracker.panel.state
        if self.game.result_is_shown or state is None:
            return
        places = {CardLocation.ON_TABLE: seen.table.cards(), CardLocation.IN_HAND: seen.hand}
        places[CardLocation.PUT_DOWN] = seen.discards
        known = {card: place for place, cards in places.items() for card in cards}
        assert {card: known.get(card, CardLocation.UNSEEN) for card in CARDS} == {
            each.card: each.location for each in state.cards
        }

    def check_statistics(self) -> None:
        """The rounds and games that count, once each, and nothing else; a price belongs to its play."""
        fair = [each for each in self.statistics.counted() if not each.hints]
        if COMPILED:
            self.player.until(lambda: len(self.stored().rated) == len(fair))
        figures = self.stored()
        games = self.statistics.games()
        assert tuple(each.gained for each in self.statistics.counted()) == figures.points
        assert [len(games), sum(game[1] == 1 for game in games)] == [figures.games, figures.wins]
        assert sum(game[1] == 1 and game[2] for game in games) == figures.ties
        assert min((game[0] for game in games), default=None) == figures.best_game
        assert max((game[0] for game in games), default=None) == figures.worst_game
        assert self.statistics.hints() == figures.hints
        assert self.statistics.is_practice(self.game.session) == self.player.program.statistics.is_practice()
        if COMPILED:
            assert [round(self.price_of(each), 2) for each in fair] == [each.price for each in figures.rated]

    def stored(self) -> Figures:
        """The figures as another reader of their file finds them."""
        return figures_of(self.store.records())

    def price_of(self, kept: ExpectedRound) -> float:
        """What the choices of a round cost, as it was played when it was counted."""
        session = kept.session
        assert session is not None
        seat = self.statistics.counted_seat(session)
        assert seat is not None
        key = session.setup, session.actions
        if key not in self._prices:
            self._prices[key] = review_round([*played_rounds(session, seat)][-1], seat, DEALS).price
        return self._prices[key]

    def check_left_games(self) -> None:
        kept = {loads(path.read_bytes()).actions for path in (self.folder / "games").glob("*.straights")}
        kept |= self.saved
        missing = [session for session in self.left if session.actions and session.actions not in kept]
        assert [] == missing or len(kept) >= 40


@pytest.fixture
def walk(qtbot: QtBot, tmp_path: Path, painted_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    walk = Walk(qtbot, tmp_path, monkeypatch)
    yield walk
    walk.player.close()
    walk.store.close()


LONG = (pytest.param(seed, LONG_STEPS, marks=pytest.mark.soak) for seed in LONG_SEEDS)


@pytest.mark.parametrize("seed, steps", [*((seed, STEPS) for seed in SEEDS), *LONG])
def test_all_that_is_kept_and_shown_is_what_it_has_to_be(walk: Walk, seed: int, steps: int) -> None:
    walk.begin_at(random.Random(seed))
    walk.run(steps)
