"""The text of the rules, as HTML; the dialog paints the pictures that it refers to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.straights.setup import Variant
from engine.straights.text.variants import rules
from straights_gui.view.text.rendering import shown


def rules_html(variant: Variant) -> str:
    """The whole text, in the player's language, for a game with these rule switches."""
    return "".join((*map(shown, rules(variant)), _table(), _keys()))


def _table() -> str:
    return QCoreApplication.translate(
        "Rules",
        "<h2>At this table</h2>"
        "<ul>"
        "<li>On your turn, the cards you can play are raised and the others are dimmed. When nothing "
        "fits, your discard pile has a bright edge.</li>"
        "<li>To play a card, click it or drag it to the table. When nothing fits, a click discards "
        "it; Undo takes it back. In the settings you can choose two clicks instead.</li>"
        "<li>Keep the button down on a card, or right-click it, to see what it opens.</li>"
        "<li>A card that you play before your turn is queued; click it again or press Esc to "
        "cancel.</li>"
        "<li>Space or a click on the table skips animations.</li>"
        "<li><b>Hint</b> lifts the best card and says why; press H again to read more. The bar on each "
        "other card shows what it would cost you, including what it gives to others.</li>"
        "<li><b>Undo</b> takes back your last move, unless another person has moved since; "
        "<b>Redo</b> plays it again.</li>"
        "<li><b>Replay</b> shows the game move by move. You can play on from any position.</li>"
        "<li><b>Pause</b> stops the computers. Their speed is in the settings.</li>"
        "<li><b>Rage-quit</b> lets a computer play on for you. You can watch, and take back your seat. "
        "Right-click a seat to change who plays it.</li>"
        "<li><b>Deck</b> (Move menu) shows all cards of the round in order, after asking you: it reveals "
        "every hand.</li>"
        "<li>When several people share a computer, a screen hides each hand until its player is "
        "ready.</li>"
        "<li>The game is saved after every move. You can close the window at any time.</li>"
        "</ul>",
    )


def _keys() -> str:
    return QCoreApplication.translate(
        "Rules",
        "<h2>Keys</h2>"
        "<ul>"
        "<li>Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H</li>"
        "<li>Enter or Space: play or discard it; Space also skips animations</li>"
        "<li>Esc: cancel</li>"
        "<li>H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers</li>"
        "<li>Ctrl+N: new game, F5: restart this game, Ctrl+R: replay, Ctrl+?: all keyboard "
        "shortcuts</li>"
        "</ul>",
    )
