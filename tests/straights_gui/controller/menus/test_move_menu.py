"""The Move menu: what each item does, when it can be chosen, and what is said of the deal."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction

from engine.protocol.sheet import Sheet
from engine.straights.commands import RageQuit
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.sheets.deck import deck
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.table.badges import BadgeKind
from tests.support.playing import play_on
from tests.support.window.answers import answer_questions
from tests.support.window.player import COMPUTERS, TWO_PEOPLE, Player, Seating, at_turn, counted_game, game

MOVES = ("undo", "redo", "hint", "demo", "step", "deck", "rage_quit", "take_seat")
ALWAYS = {"demo", "rage_quit"}
"""What can be done in a game with one human, whoever is on turn."""


def items(player: Player) -> dict[str, QAction]:
    """The items by name."""
    return player.program.window.act.by_name


def enabled(player: Player) -> set[str]:
    """The items of moves and seats that can be chosen."""
    return {name for name in MOVES if items(player)[name].isEnabled()}


def undo(player: Player) -> None:
    player.play_turn()
    player.program.window.act.undo.trigger()
    player.until_my_turn()


def leave(player: Player) -> None:
    player.until_my_turn()
    player.program.window.act.pause.setChecked(True)
    player.program.window.act.rage_quit.trigger()
    player.until_settled()


def look_back(player: Player) -> None:
    """See a replay of a game in which something was taken back."""
    undo(player)
    player.program.window.act.replay.trigger()


@pytest.mark.parametrize(
    "session, come, expected",
    [
        (game(), Player.until_my_turn, {"hint", "deck", *ALWAYS}),
        (game(), Player.play_turn, {"undo", "hint", "deck", *ALWAYS}),
        (game(), undo, {"redo", "hint", "deck", *ALWAYS}),
        (game(), leave, {"undo", "take_seat", "step", "deck"}),
        (game(), look_back, set()),
        (game(), Player.finish_round, {"undo", *ALWAYS}),
        (play_on(game(5, COMPUTERS)), Player.until_settled, {"deck"}),
        (game(5, TWO_PEOPLE), Player.look, {"hint", "deck", "rage_quit"}),
    ],
    ids=["first card", "second card", "undone", "left", "replay", "result", "over", "two people"],
)
def test_an_item_can_be_chosen_where_it_makes_sense(
    seating: Seating, session: Session, come: Callable[[Player], object], expected: set[str]
) -> None:
    """Of two people it is not clear whose turn the program would take."""
    player = seating(session)
    player.preferences.choose("ask-before-rage-quit", False)
    come(player)

    assert expected == enabled(player)
    assert items(player)["pause"].isEnabled() is (come is not look_back)


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_seat_is_left_after_a_question_and_taken_again(
    player: Player, monkeypatch: pytest.MonkeyPatch, *, is_wanted: bool
) -> None:
    asked = answer_questions(monkeypatch, is_wanted=is_wanted)
    player.preferences.choose("ask-before-rage-quit", True)
    player.program.window.act.pause.setChecked(True)
    items(player)["rage_quit"].trigger()
    player.until_settled()
    text = "A computer will play for you. You can take back your seat later."
    assert [("Rage-quit?", text, "Rage-quit")] == asked
    assert is_wanted is isinstance(player.program.model.session.player_of(0), Computer)
    if is_wanted:
        items(player)["take_seat"].trigger()
        player.until_settled()

    assert Human() == player.program.model.session.player_of(0)


def test_who_stays_at_the_screen_may_leave_it_or_take_back_the_seat_of_who_left(seating: Seating) -> None:
    session = game(5, TWO_PEOPLE)
    session.submit(RageQuit(0, FIRST_LEGAL))
    player = at_turn(seating, session)
    offered = {name for name in ("rage_quit", "take_seat") if items(player)[name].isVisible()}
    items(player)["take_seat"].trigger()

    assert {"rage_quit", "take_seat"} == offered
    assert (0, 2) == player.program.model.humans


def badges(player: Player) -> set[BadgeKind]:
    return {badge.kind for badge in player.program.table.overlays.badges.shown}


@pytest.mark.parametrize(
    "session, practice, lost",
    [
        (counted_game(), {BadgeKind.PRACTICE}, " This game won’t count in the statistics."),
        (game(), set(), ""),
    ],
)
@pytest.mark.parametrize("is_practice", [False, True])
def test_a_rage_quit_says_what_it_costs_and_is_undone(
    seating: Seating, session: Session, practice: set[BadgeKind], lost: str, *, is_practice: bool
) -> None:
    """The game does not count as long as a computer has the seat, nor for who takes it back.

    Its later rounds are lost also where the running one is practice.
    """
    player = at_turn(seating, session)
    player.program.window.act.pause.setChecked(True)
    if is_practice:
        player.program.model.mark_practice()
    shown = []
    for name in "rage_quit", "undo", "rage_quit", "take_seat":
        items(player)[name].trigger()
        player.until_settled()
        shown.append(badges(player) - {BadgeKind.PAUSED})

    said = player.said
    assert f"A computer is playing for you. “Undo” gives you back your seat.{lost}" == said
    assert [practice, practice if is_practice else set(), practice, practice] == shown


def test_the_deck_is_shown_at_once_to_who_does_not_want_to_be_asked(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round is practice all the same, and not before the question was answered."""
    player = at_turn(seating, counted_game())
    shown: list[tuple[Sheet, bool]] = []

    def look(sheet: DrawnSheet) -> None:
        shown.append((sheet.value, player.program.statistics.is_practice()))

    monkeypatch.setattr(DrawnSheet, "exec", look)
    asked = answer_questions(monkeypatch, is_wanted=False)
    items(player)["deck"].trigger()
    player.preferences.choose("ask-before-deck", False)
    items(player)["deck"].trigger()

    ((_title, text, button),) = asked
    assert "won’t count" in text
    assert "Show deck" == button
    names = [seat.name for seat in player.observation.seats]
    assert [(deck(player.program.model.session.state.deck.hands(4), names), True)] == shown
