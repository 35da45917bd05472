"""The text of the rules, in our own words; the pictures it names are painted by the dialog."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.view.text.plurals import number_text


def rules_html(score_limit: int) -> str:
    """The whole text, in the player's language, for a game to this limit."""
    text = "".join(part() for part in (_aim, _play, _discard, _score, _table, _keys))
    return text.replace("{limit}", number_text(score_limit))


def _aim() -> str:
    """What it is about."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>The aim</h2>"
        "<p>Each of the four players is dealt thirteen cards, the whole deck. On the table every suit grows "
        "into a row from its seven, downwards to the ace and upwards to the king. Cards that you cannot lay "
        "down in time cost points, and whoever has the fewest points at the end wins.</p>",
    )


def _play() -> str:
    """What may be played."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>Playing a card</h2>"
        "<p>Whoever holds the seven of spades begins each round with it; then the turn goes round the table. "
        "On your turn you may lay down any seven, which starts the row of its suit, or a card that continues "
        "a row at either end.</p>"
        '<p><img src="picture:legal"></p>'
        "<p>The seven of spades lies on the table: the six and the eight (with the bright edge) fit, and so "
        "do the other three sevens.</p>"
        '<p><img src="picture:illegal"></p>'
        "<p>The nine of diamonds does not fit: there is nothing on the table yet that it could continue.</p>"
        '<p><img src="picture:growing"></p>'
        "<p>The row of hearts has grown on both sides; now the three and the nine fit. Rows have no gaps, "
        "and they end at the ace and at the king: these two are not neighbours.</p>"
        "<p>If any of your cards fits, you must play one that does.</p>",
    )


def _discard() -> str:
    """What happens without a card to play."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>When nothing fits</h2>"
        "<p>With no card to play you put one of your cards face down on your pile of discards. The others "
        "see that you did, not which card it was, until the round is over. It is out of the round, and will "
        "cost you its points.</p>",
    )


def _score() -> str:
    """What it costs, and when the game ends."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>Points</h2>"
        "<p>When nobody holds a card any more, the discards are turned over. Each counts its rank: an ace 1, "
        "a six 6, a jack 11, a queen 12, a king 13. What you have played costs nothing.</p>"
        '<p><img src="picture:discards"></p>'
        "<p>An ace, a six and a king cost 1 + 6 + 13 = 20 points.</p>"
        "<p>The points of all rounds are added up. Rounds are played until somebody stands at {limit} points "
        "or more at the end of one. Then the lowest score wins; if several players share it, all of them "
        "win.</p>",
    )


def _table() -> str:
    """How this table shows it."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>At this table</h2>"
        "<ul>"
        "<li>On your turn, cards that you may play stand higher in your hand and the others are dimmed. When "
        "nothing fits, your pile of discards has a bright edge.</li>"
        "<li>Drag a card to the table, or click it to lift it and click it again; a double click plays it "
        "at once. When nothing fits, the same puts it face down: drag it to your pile instead.</li>"
        "<li>A card that you play before your turn waits for it; Esc keeps it in your hand.</li>"
        "<li><b>Hint</b> lifts the best card and says why. Its mark tells how many points to expect from the "
        "round, the marks on other cards how many more each would cost, what it gives away included.</li>"
        "<li><b>Undo</b> takes back your last move, as long as no other person has moved since; "
        "<b>Redo</b> plays it again.</li>"
        "<li><b>Replay</b> goes through the game move by move, and lets you play on from any of them.</li>"
        "<li><b>Pause</b> lets the computers wait; in the menu you find how fast everything moves.</li>"
        "<li><b>Rage-quit</b> gives your seat to a computer; you may watch, and take the seat back. A right "
        "click on a seat asks who is to play it.</li>"
        "<li><b>Deck</b> shows the order of all cards of the round, after a question: it gives every hand "
        "away.</li>"
        "<li>When several people play at one computer, a curtain hides the hand until the right person "
        "wants to look.</li>"
        "<li>The game is saved after every move. Close the window whenever you like.</li>"
        "</ul>",
    )


def _keys() -> str:
    """The keys."""
    return QCoreApplication.translate(
        "Rules",
        "<h2>Keys</h2>"
        "<ul>"
        "<li>Left, Right, Home, End: choose a card; or type its name, as in 7 S or 1 0 H</li>"
        "<li>Enter or Space: play it, or put it face down</li>"
        "<li>Esc: let it be</li>"
        "<li>H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause the computers</li>"
        "<li>Ctrl+N: new game, F5: this deal again, Ctrl+R: replay, Ctrl+?: all keys</li>"
        "</ul>",
    )
