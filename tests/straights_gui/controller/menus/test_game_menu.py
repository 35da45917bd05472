"""The Game menu: what can be chosen, what is asked and said, and what becomes of the game that is left."""

import os
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QTime
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import DUPLICATE_MATCH, SeatSetup, Variant
from engine.straights.storage.savegame import dumps, loads
from straights_gui.controller.games.game_files import recent_label
from straights_gui.controller.games.new_games import (
    chosen_portraits,
    deal_names,
    default_seats,
    fresh_game,
    last_seats,
    last_variant,
    own_name,
    save_seats,
    today,
)
from straights_gui.view.portraits.people import BY_NAME
from straights_gui.view.sheets.new_game_sheet import NewGameSheet
from straights_gui.view.sheets.open_sheet import OpenSheet
from straights_gui.view.text.rendering import day_text
from tests.support.playing import play_on
from tests.support.window.answers import answer_questions
from tests.support.window.player import COMPUTERS, Player, Seating, at_turn, counted_game, game


def over(session: Session) -> Session:
    """The same game, played to its end by computers."""
    seats = tuple(replace(seat, player=COMPUTERS[0]) for seat in session.setup.seats)
    return play_on(Session(replace(session.setup, seats=seats)))


def test_that_a_copied_game_does_not_count_is_asked_first(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer_questions(monkeypatch, is_wanted=False)
    player = at_turn(seating, counted_game())
    program, clipboard = player.program, QGuiApplication.clipboard()
    clipboard.setText("what was there")
    program.window.act.copy_game.trigger()
    text = "The text tells every player’s cards. This game won’t count in the statistics."
    assert [("Copy this game?", text, "Copy game")] == asked
    assert ("what was there", True) == (clipboard.text(), program.statistics.counts())
    answer_questions(monkeypatch, is_wanted=True)
    program.window.act.copy_game.trigger()
    assert program.model.session.actions == loads(clipboard.text()).actions
    assert ("Game copied.", False) == (player.said, program.statistics.counts())


def test_after_the_deal_of_a_day_comes_a_game_as_the_last_one_that_was_set_up(player: Player) -> None:
    """Not one of a single round from the seat of that deal; the bar names the day meanwhile."""
    window, menu = player.program.window, player.program.game_menu
    player.program.game_menu.play_daily_deal()
    player.until_settled()
    assert f"Deal of the day, {day_text(today(), has_weekday=False)}" == window.act.deal.text()

    menu.play_again()
    player.until_settled()

    setup = player.program.model.session.setup
    assert (last_seats(player.preferences), last_variant(player.preferences)) == (setup.seats, setup.variant)
    assert "Round 1" in window.act.deal.text()


LEAVE = "Leave this game?", "Your current game is saved. You can find it under “Open”.", "Leave game"
LOSE = "This game won’t count in the statistics any more. You can find it under “Open”."


@pytest.mark.parametrize(
    "session, item, question",
    [
        (game(), "restart", [LEAVE]),
        (game(), "daily deal", [LEAVE]),
        (counted_game(), "restart", [("Restart this game?", LOSE, "Restart")]),
        (play_on(game(5, COMPUTERS)), "restart", []),
    ],
    ids=["restart", "deal of the day", "a game that counts", "over"],
)
@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_running_game_is_left_after_a_question(
    seating: Seating,
    monkeypatch: pytest.MonkeyPatch,
    session: Session,
    item: str,
    question: list[tuple[str, ...]],
    *,
    is_wanted: bool,
) -> None:
    """It says what is lost; where the game is over nothing is, and nobody is asked."""
    player = seating(session)
    player.play_turn() if session.turn is not None else player.until_settled()
    player.preferences.choose("ask-before-new-game", True)
    asked = answer_questions(monkeypatch, is_wanted=is_wanted)
    before = player.program.model.session
    player.program.window.act.pause.setChecked(True)
    act, menu = player.program.window.act, player.program.game_menu
    {"restart": act.restart.trigger, "daily deal": menu.play_daily_deal}[item]()

    assert question == asked
    assert (is_wanted or not question) is (player.program.model.session is not before)
    player.until_settled()


def test_a_game_that_is_pasted_at_an_earlier_moment_is_practice(seating: Seating) -> None:
    player = at_turn(seating, counted_game())
    text = dumps(player.program.model.session)
    player.play_turn()
    QGuiApplication.clipboard().setText(text)
    player.program.window.act.paste.trigger()

    assert player.program.statistics.is_practice()
    player.until_my_turn()


def test_what_the_dialog_of_a_new_game_offers_and_keeps(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[tuple[str | None, str]] = []

    def fill(dialog: NewGameSheet) -> NewGameSheet.DialogCode:
        dialog.number.running.click()
        seed = dialog.number.field.text() if dialog.number.running.isEnabled() else None
        offered.append((seed, dialog.seats[1].portrait.portrait))
        dialog.seats[1].name.setText("Berta")
        dialog.seats[1].kind.setCurrentIndex(0)
        dialog.seats[0].kind.setCurrentIndex(1)
        dialog.seats[1].portrait.portrait = "beret"
        dialog.number.field.setText("6788")
        dialog.length.limits.set_index(3)
        return dialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameSheet, "exec", fill)
    player = seating(game(77))
    for session in game(77), counted_game(77), over(counted_game(78)):
        player.program.model.replace(session)
        player.program.window.act.new_number.trigger()
        player.program.window.act.pause.setChecked(True)
        player.until_settled()

    assert [("77", BY_NAME), (None, "beret"), ("78", "beret")] == offered
    kept = last_seats(player.preferences)
    assert kept == player.program.model.session.setup.seats
    assert ("Berta", Human()) == (kept[1].name, kept[1].player)
    setup = player.program.model.session.setup
    assert (6788, Variant(score_limit=150), setup.variant) == (
        setup.seed,
        last_variant(player.preferences),
        last_variant(player.preferences),
    )
    assert isinstance(kept[0].player, Computer)
    assert "beret" == chosen_portraits(player.preferences)[0] == player.scene.portraits[1]
    assert "Berta" == deal_names(player.preferences)[0]


def entries(player: Player, monkeypatch: pytest.MonkeyPatch, choose: int | None = None) -> list[str]:
    """The games on the sheet for opening one; the one to `choose` is opened."""
    texts: list[str] = []

    def look(sheet: OpenSheet) -> OpenSheet.DialogCode:
        sheet.show()
        texts.extend(tile.accessibleName() for tile in sheet.tiles)
        if choose is None:
            sheet.reject()
        else:
            QTest.mouseClick(sheet.tiles[choose], Qt.MouseButton.LeftButton)
        return OpenSheet.DialogCode(sheet.result())

    with monkeypatch.context() as patch:
        patch.setattr(OpenSheet, "exec", look)
        player.program.window.act.open.trigger()
    return texts


def test_recent_games_are_shown_by_name_and_opened(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = seating(play_on(game(5, COMPUTERS)))
    player.until_settled()
    assert [] == entries(player, monkeypatch)
    files = [tmp_path / f"{name}.straights" for name in ("one", "two & three", "gone")]
    for seed, path in enumerate(files, 6):
        path.write_text(dumps(play_on(game(seed, COMPUTERS))), encoding="utf-8")
        player.program.game_menu.open_file(path)
        player.until_settled()
    files[2].unlink()
    shown = entries(player, monkeypatch, choose=1)

    assert ["two & three", "one"] == shown[:2]
    assert 3 == len(shown[2:])
    assert 6 == player.program.model.session.setup.seed
    assert "one" == entries(player, monkeypatch)[0]


@pytest.mark.usefixtures("qapp")  # so that the language is English
def test_a_recent_game_is_known_by_its_time_round_and_players(tmp_path: Path) -> None:
    place = "round 1, card 2"
    names = {
        "2026-11-25 22.31.05": play_on(game(), 60),
        f"2026-11-25 22.31.06 {place} (2)": game(5, COMPUTERS),
    }
    for name, session in names.items():
        (tmp_path / f"{name}.straights").write_text(dumps(session), encoding="utf-8")
    (tmp_path / "2026-11-25 22.31.07 (3).straights").write_text("garbage")
    labels = [recent_label(path) for path in sorted(tmp_path.glob("*.straights"))]
    time = QLocale().toString(QTime(22, 31), QLocale.FormatType.ShortFormat)
    moment = f"{day_text(date(2026, 11, 25), has_weekday=False)}, {time}"

    assert [
        f"{moment}, round 2, with Player2, Player3, and Player4",
        f"{moment}, round 1, with Player1, Player2, Player3, and Player4 ({place})",
        moment,
    ] == labels


def test_after_a_match_that_was_opened_another_one_begins(seating: Seating) -> None:
    """Its deals are new, and as secret."""
    played = replace(game().setup, seed=0, variant=DUPLICATE_MATCH, key="ab" * 32)
    player = seating(Session(played))
    player.program.game_menu.play_again()
    player.until_my_turn()
    again = player.program.model.session.setup

    assert DUPLICATE_MATCH == again.variant
    assert again.key not in ("", played.key)


@pytest.mark.parametrize(
    "lines",
    [
        ("human Anna", "expert Clara", "expert Diego"),
        ("human Anna", "expert Clara", "nobody Diego", "expert Hugo"),
        ("human Anna", "expert Clara", "expert", "expert Hugo"),
    ],
    ids=["three", "unknown", "nameless"],
)
def test_seats_that_cannot_be_read_are_the_usual_ones(seating: Seating, lines: tuple[str, ...]) -> None:
    """As a file of another version may have them; those that were kept are those of the next game."""
    preferences = seating(game(), start=False).preferences
    preferences.seats = lines
    assert default_seats() == last_seats(preferences)
    kept = (
        SeatSetup("Anna Maria", Human()),
        SeatSetup("Clara", Computer("expert")),
        SeatSetup("Diego 2", Human()),
        SeatSetup("Hugo", Computer("lowest")),
    )
    save_seats(preferences, kept)

    assert kept == last_seats(preferences)


def test_the_player_has_one_name(seating: Seating) -> None:
    """That of a table is offered for a new game, and that of a game for a table; the others keep theirs."""
    preferences = seating(game(), start=False).preferences
    assert "" == own_name(preferences)
    preferences.network_name = "Robin"
    assert ["Robin", *(seat.name for seat in default_seats()[1:])] == [
        seat.name for seat in last_seats(preferences)
    ]
    assert ("Robin", "Robin") == (own_name(preferences), deal_names(preferences)[0])
    save_seats(preferences, (SeatSetup("Clara", Computer("expert")), SeatSetup("Anna"), *default_seats()[2:]))
    assert ("Anna", "Anna") == (preferences.network_name, own_name(preferences))
    save_seats(preferences, default_seats())

    assert "Anna" == own_name(preferences) == last_seats(preferences)[0].name


def test_all_of_a_fresh_seal_is_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the 128 bits of its salt, and of the bits of its seed: where chance gives ones, all are."""
    monkeypatch.setattr(os, "urandom", lambda count: b"\xff" * count)
    setup = fresh_game(default_seats(), Variant()).setup

    assert (2**31 - 1, "f" * 32) == (setup.seed, setup.salt)
