"""The review beside the table: what each choice cost, a moment to try again, a game of its own from there."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.fast_dataclass import replace
from engine.straights.commands import TakeSeat
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, ONE_ROUND, Variant
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.reviews import moments
from straights_gui.view.review.overview_page import OverviewPage
from straights_gui.view.style.parts.decided_by import DecidedBy
from straights_gui.view.text.rendering import points_text
from tests.support.playing import play_on
from tests.support.window.player import ALONE, COMPUTERS, Player, Seating, at_turn, counted_game, game

pytestmark = pytest.mark.usefixtures("few_deals")


def after(rounds: int, session: Session) -> Session:
    """The game after so many rounds, one human at seat 0 playing at random."""
    return play_on(session, 52 * rounds, strategy_named("random", 1))


def reviewing(seating: Seating, session: Session) -> tuple[Player, OverviewPage]:
    player = seating(session)
    player.until_settled()
    player.program.window.act.review.trigger()
    player.until(lambda: player.program.review.state.is_complete)
    return player, player.program.window.review.panel.overview


def test_all_choices_of_the_finished_rounds_are_shown(seating: Seating) -> None:
    """A mark for each choice of the human; the dearest three as buttons; parts that add up."""
    player, overview = reviewing(seating, after(2, game()))
    state = player.program.review.state

    assert [1, 2] == [each.number for each in state.rounds]
    assert sum(len(each.decisions) for each in state.rounds) == len(
        overview.line.accessibleDescription().split(". ")
    )
    dear = moments(state.shown)
    assert dear == tuple(sorted(dear, key=lambda each: -each.price))
    shown = [button.isVisible() for button in overview.moments]
    assert [number < len(dear) for number in range(3)] == shown
    told = [*(each.accessibleName() for each in overview.moments[: len(dear)]), overview.others.text()]
    bars = [each.text() for each in overview.findChildren(DecidedBy)[-1].findChildren(QLabel)]
    cost = sum(int(each) for each in re.findall(r"about (\d+)", " ".join(told)))
    assert f"{points_text(cost)} worse" == bars[bars.index("Your choices") + 1]


def test_a_running_round_has_no_review(seating: Seating) -> None:
    """What its choices cost would be hints."""
    player, overview = reviewing(seating, after(0, game()))

    assert 0 == player.program.review.state.count
    assert "A round can be reviewed once it is over." == overview.progress.text()


def open_moment(player: Player, overview: OverviewPage) -> None:
    """Open the dearest moment."""
    QTest.mouseClick(overview.moments[0], Qt.MouseButton.LeftButton)
    player.until(lambda: player.program.moments.is_open)


def test_a_moment_shows_the_table_as_it_stood_and_asks(seating: Seating) -> None:
    player, overview = reviewing(seating, after(2, game()))
    decision = moments(player.program.review.state.shown)[0]
    open_moment(player, overview)
    then = player.program.model.session.rewound(decision.action).observe(0)

    assert set(then.table.cards()) == set(player.scene.board)
    assert set(then.hand) == set(player.scene.hand.cards)
    assert str(decision.played.card) not in player.program.window.review.panel.moment.text.text()
    assert player.program.game.is_suspended
    place = f"Round {then.number}, move {decision.move}"
    assert place == player.program.window.review.panel.moment.place.text()


def test_escape_leaves_a_moment_before_it_closes_the_panel(seating: Seating) -> None:
    player, overview = reviewing(seating, after(2, game()))
    open_moment(player, overview)
    panel = player.program.window.review
    QTest.keyClick(panel.panel.moment.answer_button, Qt.Key.Key_Escape)

    assert (True, overview) == (panel.is_open, panel.panel.currentWidget())
    QTest.keyClick(overview, Qt.Key.Key_Escape)
    assert not panel.is_open


def test_playing_on_from_a_moment_is_a_game_of_its_own(seating: Seating, tmp_path: Path) -> None:
    player, overview = reviewing(seating, after(2, counted_game()))
    decision = moments(player.program.review.state.shown)[0]
    original = player.program.model.session
    open_moment(player, overview)
    QTest.mouseClick(player.program.window.review.panel.moment.branch_button, Qt.MouseButton.LeftButton)
    branch = player.program.model.session

    assert original.actions[: decision.action] == branch.actions[: decision.action]
    assert "" == branch.setup.salt
    assert 1 == len(list((tmp_path / "games").glob("*.straights")))
    player.until_my_turn()
    player.program.model.act(strategy_named(FIRST_LEGAL).choose(player.observation))
    player.program.game_menu.play_again()
    assert [f"move {decision.move}"] == [
        path.stem.partition(", ")[2] for path in (tmp_path / "games").glob("*Round*")
    ]


def test_a_replay_ends_a_moment_and_a_moment_a_replay(seating: Seating) -> None:
    player, overview = reviewing(seating, after(2, game()))
    open_moment(player, overview)
    player.program.window.act.replay.trigger()
    assert (False, True) == (player.program.moments.is_open, player.program.replay.is_open)

    open_moment(player, overview)
    assert (True, False) == (player.program.moments.is_open, player.program.replay.is_open)
    player.program.moments.close()
    assert not player.program.game.is_suspended


def played_to_the_result(player: Player, strategy: str) -> None:
    """Let the player choose as a strategy until the result of the round is on the table."""
    chooser = strategy_named(strategy, 1)
    player.until_my_turn_or_result()
    while not player.program.event_player.shows_result:
        player.program.model.act(chooser.choose(player.observation))
        player.until_my_turn_or_result()


def test_a_round_that_is_played_again_after_undo_has_no_price(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rating counts the play that the statistics have counted, or none."""
    session, random = counted_game(), strategy_named("random", 1)
    play_on(session, 24, random)
    player = seating(play_on(session, strategy=random, until=lambda: session.turn == 0))
    statistics = player.program.statistics
    monkeypatch.setattr(statistics, "wants_price", lambda: False)  # as if it was undone before it was priced
    played_to_the_result(player, "random")
    first = player.program.model.session.actions
    for _ in range(5):
        player.program.model.undo()
    played_to_the_result(player, "highest")
    assert first != player.program.model.session.actions

    player.program.review.open()
    player.until(lambda: player.program.review.state.is_complete)
    assert () == player.figures().rated


@pytest.mark.parametrize("is_open", [True, False], ids=["open", "closed"])
def test_the_last_round_of_a_game_is_reviewed_and_priced(seating: Seating, *, is_open: bool) -> None:
    """Unnoticed, or in the open panel: also where the game is a single round."""
    setup = replace(counted_game().setup, variant=Variant(score_limit=ONE_ROUND))
    player = at_turn(seating, Session(setup))
    player.program.window.review.set_open(is_open)

    player.finish_round()

    player.until(lambda: len(player.figures().rated) == 1)
    assert player.program.review.state.is_complete
    assert [1] == [each.number for each in player.program.review.state.rounds]


def test_another_seat_is_reviewed_for_the_round_that_was_chosen(seating: Seating) -> None:
    player, _ = reviewing(seating, after(2, game()))
    panel = player.program.window.review.panel
    panel.overview.rounds.activated.emit(2)
    panel.overview.seats.activated.emit(3)
    player.until(lambda: player.program.review.state.is_complete)
    found = [(player.program.review.state.seat, player.program.review.state.chosen)]
    player.program.game_menu.begin(after(1, game(9)))
    player.until(lambda: player.program.review.state.is_complete)
    found.append((player.program.review.state.seat, player.program.review.state.chosen))

    assert [(3, 2), (0, 0)] == found


@pytest.mark.parametrize(
    "players, command, turn, seat",
    [
        ((COMPUTERS[0], Human(), COMPUTERS[0], Human()), None, 3, 3),
        (ALONE, TakeSeat(1), 1, 0),
        (COMPUTERS, None, 2, 0),
    ],
    ids=["two people", "a seat that a computer had", "computers"],
)
def test_the_review_begins_with_who_looks(
    seating: Seating, players: tuple[Human | Computer, ...], command: TakeSeat | None, turn: int, seat: int
) -> None:
    """Of several people the one at the screen, who has played the finished rounds; else the first."""
    session = after(1, game(players=players))
    if command is not None:
        session.submit(command)
    player = seating(play_on(session, until=lambda: session.turn == turn))
    assert players is COMPUTERS or turn == player.look()
    player.program.window.act.review.trigger()

    assert seat == player.program.review.state.seat


def test_the_open_review_follows_the_rounds(seating: Seating) -> None:
    session = play_on(after(1, game()), 46)
    play_on(session, until=lambda: session.turn == 0)
    player, _ = reviewing(seating, session)
    review = player.program.review
    player.program.window.review.panel.overview.rounds.activated.emit(1)
    played_to_the_result(player, FIRST_LEGAL)
    found = [(review.state.count, review.state.chosen)]
    player.program.model.undo()
    player.until(lambda: review.state.is_complete)
    found.append((review.state.count, len(review.state.rounds)))
    player.program.window.review.panel.overview.seats.activated.emit(2)
    player.program.window.review.set_open(False)
    player.program.game_menu.begin(game(6))
    player.until_my_turn()
    for _ in range(99):  # more than the choices of the rounds that were asked for
        QApplication.processEvents()

    assert [(2, 2), (1, 1)] == found
    assert () == review.state.rounds


def test_the_result_of_a_counted_round_says_what_decided_it(seating: Seating, few_deals: None) -> None:
    """Without a click; the dearest move can be tried again from there, whoever is reviewed in the panel."""
    player = at_turn(seating, counted_game())
    played_to_the_result(player, "random")
    sheet = player.program.table.overlays.score_sheet
    player.until(lambda: not sheet.boxes.isHidden())
    said = [each.text() for each in sheet.boxes.findChildren(QLabel)]
    assert {"The cards you were dealt", "Your choices", "The others, and luck"} <= set(said)
    assert sheet.table.isHidden()

    player.program.window.act.review.trigger()
    player.program.window.review.panel.overview.seats.activated.emit(3)
    named = {each.text(): each for each in sheet.findChildren(QPushButton)}
    named["Try that move again"].click()
    player.until(lambda: player.program.moments.is_open)
    assert "Round 1 · game to 80" == player.program.window.progress


def test_the_dearest_choices_are_mended_one_after_the_other(seating: Seating) -> None:
    player = at_turn(seating, counted_game())
    played_to_the_result(player, "random")
    sheet = player.program.table.overlays.score_sheet
    player.until(lambda: not sheet.boxes.isHidden())
    dear, said = moments(player.program.review.state.rounds), []
    for decision in dear:
        sheet.again.click()
        player.until(lambda: player.program.moments.is_open)
        player.program.moments.tell(decision.best.card)
        player.program.moments.close()
        said += [each.text() for each in sheet.boxes.findChildren(QLabel) if "mended" in each.text()]

    assert 3 == len(dear)
    assert ["1 of 3 mended", "2 of 3 mended", "3 of 3 mended"] == said
    assert not sheet.again.isEnabled()
