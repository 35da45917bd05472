"""The sealed deal in its window: hidden until the game is over, and then checked."""

import hashlib

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.seal_dialog import KeyedDeal, SealDialog, SeededDeal
from tests.support.window.blank_window import blank_window

SALT, SEED = "5a" * 16, "6788"
SEAL = hashlib.sha256(f"{SALT}:{SEED}".encode()).hexdigest()
KEY = "0f" * 32
KEY_SEAL = hashlib.sha256(KEY.encode()).hexdigest()


def opened(qtbot: QtBot, deal: SeededDeal | KeyedDeal) -> SealDialog:
    dialog = SealDialog(blank_window(qtbot), deal)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    "deal, sign",
    [
        (SeededDeal(SEAL, SEED, SALT), "✓"),
        (SeededDeal(SEAL, "6789", SALT), "✗"),
        (SeededDeal(SEAL, SEED, SALT[:-1] + "b"), "✗"),
        (SeededDeal(SEAL[:-1] + "x", SEED, SALT), "✗"),
        (KeyedDeal(KEY_SEAL, KEY), "✓"),
        (KeyedDeal(KEY_SEAL, "0e" + KEY[2:]), "✗"),
        (KeyedDeal(KEY_SEAL, KEY, is_altered=True), "✗"),
    ],
)
def test_a_game_that_was_altered_is_found_out(qtbot: QtBot, deal: SeededDeal | KeyedDeal, sign: str) -> None:
    """A key must deal the cards that were played, too. The sentence says it, not the sign alone."""
    dialog = opened(qtbot, deal)
    dialog.check_button.click()
    said = dialog.result_label.text()
    assert sign == said[0]
    assert ("weren’t changed" if sign == "✓" else "altered") in said
