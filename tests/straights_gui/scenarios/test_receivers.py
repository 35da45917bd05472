"""What is opened again connects nothing again: the receivers of all signals stay the same."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QMetaMethod, QMetaObject, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from shiboken6 import Shiboken

from tests.support.window.player import Player, Seating, at_turn, counted_game
from tests.support.window.window_driver import process_events


def close_at_once(dialog: QDialog) -> None:
    dialog.show()
    dialog.reject()


def come_back(player: Player) -> None:
    """Close what is over or beside the table, and wait for the player's turn."""
    program, window = player.program, player.program.window

    def is_here() -> bool:
        program.moments.close()
        return not program.game.is_suspended

    if program.help_menu.lesson is not None:
        program.help_menu.lesson.reject()
    for panel in (window.log, window.card_tracker, window.settings, window.review):
        panel.close()
    program.replay.close()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    player.until(is_here)
    window.act.pause.setChecked(False)
    window.act.demo.setChecked(False)
    window.act.take_seat.trigger()
    player.until_my_turn()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def receivers() -> Counter[tuple[QObject, str]]:
    """How many receivers the signals of all objects that Python knows have, those of earlier tests too."""
    signals: dict[type, list[str]] = {}
    found: Counter[tuple[QObject, str]] = Counter()
    for each in Shiboken.getAllValidWrappers():
        if isinstance(each, QObject):
            if type(each) not in signals:
                signals[type(each)] = signals_of(each.metaObject())
            for signature in signals[type(each)]:
                found[each, signature] = each.receivers(f"2{signature}")
    return found


def signals_of(meta: QMetaObject) -> list[str]:
    """The signatures of a class's signals, to be read once: there are thousands of objects."""
    methods = map(meta.method, range(meta.methodCount()))
    return [
        bytes(method.methodSignature().data()).decode()
        for method in methods
        if method.methodType() is QMetaMethod.MethodType.Signal
    ]


def test_whatever_is_opened_three_times_has_no_more_receivers(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All actions of the window: dialogs, panels, bars, lesson, puzzles; the first time may create them."""
    for ask in "getOpenFileName", "getSaveFileName":
        monkeypatch.setattr(QFileDialog, ask, lambda *_arguments: ("", ""))
    monkeypatch.setattr(QDialog, "exec", close_at_once)
    player = at_turn(seating, counted_game())
    act = player.program.window.act
    actions = [each for each in act.findChildren(QAction) if each not in (act.quit, act.full_screen)]
    counts = []
    for _ in range(3):
        for action in actions:
            action.trigger()
            process_events()
            come_back(player)
        counts.append(receivers())
    grown = counts[2] - counts[0]

    assert {} == {key: count for key, count in grown.items() if key in counts[0]}
