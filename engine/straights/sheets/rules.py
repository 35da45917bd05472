"""The rules of the game, and how it is played in a window."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.protocol.sheet import Article, Note, Sheet
from engine.text.sentence import Sentence, sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

_GAME = (
    sentence(
        "Rules",
        "<h2>Goal</h2>"
        "<p>Each of the four players is dealt thirteen cards. On the table, every suit grows into a "
        "row from its seven, down to the ace and up to the king. Cards that you can’t play cost "
        "points. The player with the fewest points at the end wins.</p>",
    ),
    sentence(
        "Rules",
        "<h2>Playing a card</h2>"
        "<p>The player with the seven of spades starts each round by playing it. Play then continues "
        "around the table. On your turn, play any seven to start the row of its suit, or a card that "
        "extends a row at either end.</p>"
        '<p><img src="picture:legal"></p>'
        "<p>The seven of spades is on the table: the six and the eight (with the bright edge) fit, "
        "and so do the other three sevens.</p>"
        '<p><img src="picture:illegal"></p>'
        "<p>The nine of diamonds doesn’t fit: there is no card on the table next to it.</p>"
        '<p><img src="picture:growing"></p>'
        "<p>The row of hearts has grown on both sides: now the three and the nine fit. Rows have no "
        "gaps. They end at the ace and at the king; these two aren’t neighbours.</p>"
        "<p>If any of your cards fits, you must play one that does.</p>",
    ),
    sentence(
        "Rules",
        "<h2>When nothing fits</h2>"
        "<p>If none of your cards fits, discard one: put it face down on your discard pile. The "
        "others don’t see which card it is until the round is over. It is out of the round and costs "
        "you its points.</p>",
    ),
    sentence(
        "Rules",
        "<h2>Points</h2>"
        "<p>When all hands are empty, the discards are turned over. Each one costs its rank: an ace "
        "1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.</p>"
        '<p><img src="picture:discards"></p>'
        "<p>An ace, a six and a king cost 1 + 6 + 13 = 20 points.</p>"
        "<p>The points of all rounds are added up. {end} The lowest score wins; "
        "players who share it win together.</p>",
    ),
)
_WINDOW = (
    sentence(
        "Rules",
        "<h2>At this table</h2>"
        "<ul>"
        "<li>On your turn, the cards you can play are raised and the others are dimmed. When nothing "
        "fits, your discard pile has a bright edge.</li>"
        "<li>To play a card, click it or drag it to the table. When nothing fits, a click discards "
        "it; Undo takes it back. In the settings you can choose two clicks instead.</li>"
        "<li>Keep either mouse button down on a card to see what it opens.</li>"
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
    ),
    sentence(
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
    ),
)
_PICTURES = {
    "legal": "(5S) *6S 7S *8S (9S)",
    "illegal": "(7D) (8D) -9D (TD)",
    "growing": "*3H 4H 5H 6H 7H 8H *9H",
    "discards": "AS 6C KH",
}


def rules(end: Sentence | None = None, *, in_window: bool = False) -> Sheet:
    """The rules of a game that ends as this sentence says; without it, its place is left open."""
    *others, points_of_a_game = _GAME
    last = points_of_a_game if end is None else replace(points_of_a_game, values={"end": end})
    texts = (*others, last, *(_WINDOW if in_window else ()))
    article = Article(sentence("Actions", "&Rules"), texts, _PICTURES)
    return Sheet("rules", sentence("RulesDialog", "How to play Straights"), (article,), is_wide=True)


def rules_of_another(said: Iterable[Sentence]) -> Sheet:
    """The rules of a game that is not Straights, in sentences."""
    return Sheet("rules", sentence("Actions", "&Rules"), tuple(map(Note, said)))
