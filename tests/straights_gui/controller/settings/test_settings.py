"""Settings: every choice takes effect at once and is kept; what cannot be read costs nothing else."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from engine.straights.commands import Play
from straights_gui.controller.settings.appearance import wanted_theme
from straights_gui.view.cards.face_design import CLASSIC
from straights_gui.view.style.theme import theme, tokens, tokens_of
from straights_gui.view.style.tokens import PAPER
from straights_gui.view.window.sounds import Sounds, SoundSupport
from tests.support.window.player import Player, Seating, at_turn, game
from tests.support.window.window_driver import preferences_in


def test_paper_and_more_contrast_take_effect_at_once(player: Player) -> None:
    """Paper changes the bar and leaves the table; more contrast has cards of its own."""
    felt = theme()
    bars = [QColor(tokens().bar)]
    for key, value in ("sheets", "paper"), ("more-contrast", True):
        player.preferences.choose(key, value)
        bars.append(player.program.window.bar.grab().toImage().pixelColor(1, 10))

    assert CLASSIC == felt.faces
    assert [QColor(each) for each in (tokens_of(felt).bar, PAPER.bar, "#000000")] == bars
    assert CLASSIC != theme().faces


def test_a_desktop_with_high_contrast_gives_its_colours(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as it has it; the cards keep theirs."""
    player, window = at_turn(seating), QPalette.ColorRole.Window
    before = theme()
    hints = QGuiApplication.styleHints().accessibility()
    for preference in Qt.ContrastPreference.HighContrast, Qt.ContrastPreference.NoPreference:
        monkeypatch.setattr(
            type(hints), "contrastPreference", lambda _hints, preference=preference: preference
        )
        hints.contrastPreferenceChanged.emit(preference)
        if preference is Qt.ContrastPreference.HighContrast:
            assert QGuiApplication.palette().color(window).name() == theme().felt_light == tokens().bar
            assert before.faces.colours.paper == theme().faces.colours.paper

    assert before == theme()
    player.until_settled()


def test_the_system_s_scheme_is_followed_live(player: Player) -> None:
    """A changed palette is enough."""
    before = theme()
    QGuiApplication.styleHints().setColorScheme(Qt.ColorScheme.Dark)
    player.until_settled()
    QApplication.sendEvent(player.program.window, QEvent(QEvent.Type.PaletteChange))
    assert theme() == wanted_theme(player.preferences)
    QGuiApplication.styleHints().unsetColorScheme()
    QApplication.sendEvent(player.program.window, QEvent(QEvent.Type.PaletteChange))
    assert before == theme()


def test_a_desktop_that_wants_no_motion_gets_none(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it says so, whatever speed is chosen; pauses stay, since nothing moves in them."""
    player = seating(game(), start=False)
    motion, found = player.program.motion, []
    player.preferences.choose_speed("slow")
    for is_still in (False, True, False):
        monkeypatch.setattr(
            "straights_gui.controller.settings.settings.wants_no_motion", lambda is_still=is_still: is_still
        )
        QApplication.sendEvent(player.program.window, QEvent(QEvent.Type.PaletteChange))
        player.preferences.choose("speed", "fast")
        player.preferences.choose("speed", "slow")
        found.append((motion.factor > 1.0, motion.pause_factor > 1.0, player.scene.portraits_move))
    player.preferences.choose_speed("at-once")

    assert [(True, True, True), (False, True, False), (True, True, True)] == found


@pytest.mark.parametrize("garbage", ["", "nonsense", "\x00\x01", "9" * 400, "@Variant(x)"])
def test_garbage_in_the_settings_counts_as_not_chosen(tmp_path: Path, garbage: str) -> None:
    read, usual = preferences_in(tmp_path), preferences_in(tmp_path / "none")
    for key in ("speed", "pauses", "hand-order", "scheme", "four-colours", "volume", "muted", "geometry"):
        read.settings.setValue(key, garbage)
    keys = ("speed", "pauses", "hand-order", "scheme", "four-colours", "volume", "muted")
    assert [usual.chosen(key) for key in keys] == [read.chosen(key) for key in keys]
    assert read.geometry is None


@pytest.mark.skipif(os.name != "posix", reason="made with a folder in the way")
def test_settings_that_cannot_be_written_are_told_once(player: Player, tmp_path: Path) -> None:
    preferences = player.preferences
    (tmp_path / "file").write_text("in the way")
    preferences.settings = preferences_in(tmp_path / "file").settings

    preferences.choose("table", "slate")

    assert "settings" in player.said
    assert str(tmp_path) in player.said
    assert theme() == wanted_theme(preferences)
    player.program.window.message.show_text("")
    preferences.choose("table", "green")
    assert "" == player.said


def test_mute_says_why_there_is_nothing_to_mute(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sounds, "support", SoundSupport.NOT_INSTALLED)

    player.program.window.act.mute.trigger()

    assert "For sound, type: " in player.said


def look_of(player: Player) -> dict[str, object]:
    """What the window makes of each setting that can be seen at once."""
    program = player.program
    act = program.window.act
    return {
        "hand-order": tuple(player.scene.hand.cards),
        "muted": act.mute.isChecked(),
        "one-click": program.table.mouse.uses_one_click,
        "look": theme(),
        "language": act.undo.text(),
    }


@pytest.mark.parametrize(
    "key, value, seen",
    [
        ("hand-order", "dealt", "hand-order"),
        ("hand-order", "ranks", "hand-order"),
        ("muted", "yes", "muted"),
        ("one-click", "no", "one-click"),
        ("table", "slate", "look"),
        ("faces", "large", "look"),
        ("back", "scales", "look"),
        ("four-colours", "yes", "look"),
        ("language", "es", "language"),
    ],
)
def test_a_setting_is_followed_at_once_and_after_a_restart(
    seating: Seating, key: str, value: str, seen: str
) -> None:
    player = at_turn(seating)
    usual, before = player.preferences.chosen(key), look_of(player)
    player.preferences.choose(key, value)
    player.until_settled()
    after = look_of(player)
    assert {seen} == {name for name, shown in after.items() if shown != before[name]}
    again = at_turn(seating)
    assert after == look_of(again)
    again.preferences.choose(key, usual)
    again.until_settled()

    assert before == look_of(again)


def test_the_only_legal_card_is_played_as_soon_as_that_is_chosen(seating: Seating) -> None:
    player = at_turn(seating)
    forced = player.observation.legal_plays
    assert (1, 0) == (len(forced), player.count_moves())
    player.preferences.choose("play-forced", True)
    player.until(lambda: player.count_moves() > 0)
    player.until_settled()
    again = seating(game())
    again.until(lambda: again.count_moves() > 0)
    again.preferences.choose("play-forced", False)
    again.until_settled()
    own = [action for action in again.program.model.session.actions if isinstance(action, Play)]

    assert forced[0] == next(action.card for action in own if action.seat == 0)
    assert not again.program.game.autopilot.plays_forced
