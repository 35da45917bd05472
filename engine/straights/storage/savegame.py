"""Sessions of Straights as text and back, see `engine.games.saved_game`; what lists show of such a text."""

from __future__ import annotations

from engine.cards.card import CARDS
from engine.errors import NotASaveGame
from engine.fast_dataclass import dataclass
from engine.games import saved_game
from engine.games.saved_game import SavedGame
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.storage import notation

FORMAT = "straights-game"


def dumps(session: Session) -> str:
    """The session as JSON text that ends with a line feed."""
    return saved_game.SaveGameText(notation, session.setup).of(session.actions)


@dataclass(frozen=True, slots=True)
class GameOutline:
    """The setup of a saved game, and the number of the last round in which a card was laid."""

    setup: Setup
    number: int


def loads(text: str | bytes) -> Session:
    """Load the text of `dumps`; raises NotASaveGame, NewerSaveGame or DamagedSaveGame."""
    saved = _saved(text)
    session = Session(notation.setup_of(saved.setup))
    saved.replay(notation, session)
    return session


def outline(text: str | bytes) -> GameOutline:
    """What `loads` would give, for a list of games: nothing is replayed or checked against the rules.

    Raises NotASaveGame, NewerSaveGame or DamagedSaveGame.
    """
    saved = _saved(text, is_checked=False)
    choices = sum(notation.is_choice(str(line)) for line in saved.lines)
    return GameOutline(notation.setup_of(saved.setup), 1 + max(0, choices - 1) // len(CARDS))


def _saved(text: str | bytes, *, is_checked: bool = True) -> SavedGame:
    saved = SavedGame.of(text, is_checked=is_checked)
    if saved.game != notation.name:
        raise NotASaveGame(f"the text is a saved game of {saved.game!r}")
    return saved
