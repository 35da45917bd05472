"""New games of any kind: which the player chooses, and the sheet and setup of those other than Straights."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import randbits

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from engine.errors import EngineError, SaveGameError
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.games import STRAIGHTS
from engine.games.game import table_of
from engine.games.new_game_sheet import (
    KEEP,
    LEARN,
    RULES_OF_LINK,
    SHARE,
    START,
    Chosen,
    kept_after,
    new_game_sheet,
)
from engine.games.registry import OFFERED, AnyGame, AnySession, game_named, loads, new_games
from engine.games.seal import new_key
from engine.names import COMPUTER_NAMES
from engine.text.sentence import Names, Sentence, signs
from straights_gui.controller.games.new_games import ToLearn, ask_for_straights, own_name
from straights_gui.model.storage.saved_games import read_content
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.rendering import fill

if TYPE_CHECKING:
    from engine.protocol.sheet import Sheet
    from engine.straights.session import Session
    from straights_gui.model.preferences import Preferences
    from straights_gui.view.sheets.drawn_sheet import DrawnSheet


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A game of the registry that is not Straights.

    Attributes:
        path: where it is kept if it was left.
    """

    rules: AnyGame
    session: AnySession
    path: Path | None = None

    def title(self) -> tuple[Sentence, Names]:
        """What it is and how far, and who plays."""
        table = table_of(self.rules, self.session.state, None)
        return table.title or signs(self.rules.name), Names(tuple(seat.name for seat in table.seats))


def ask_for_game(
    parent: QWidget,
    preferences: Preferences,
    running_seed: int | None,
    chosen: str = STRAIGHTS,
    *,
    asks_seed: bool,
) -> Session | OtherGame | ToLearn | None:
    """The game that the player sets up, None if cancelled; the sheet of the chosen one is shown first.

    `running_seed` is that of the running game, None while it is sealed.
    """
    found: Session | OtherGame | ToLearn | str | None = chosen
    while isinstance(found, str):
        if found == STRAIGHTS:
            found = ask_for_straights(parent, preferences, running_seed, asks_seed=asks_seed)
        else:
            found = ask_for_other(parent, preferences, own_name(preferences), found)
    return found


def ask_for_other(
    parent: QWidget, preferences: Preferences, player: str, chosen: str
) -> OtherGame | ToLearn | str | None:
    """The game that the player sets up, what was chosen that needs another sheet, or None if cancelled."""
    question = _Question(parent, preferences, chosen)
    is_accepted = question.sheet.exec() == question.sheet.DialogCode.Accepted
    if question.is_to_learn:
        return ToLearn(question.chosen)
    if not is_accepted:
        return question.chosen if question.is_left else None
    return new_other(question.chosen, player)


def new_other(chosen: str, player: str) -> OtherGame:
    """The game that is chosen, with new cards; the player has no name yet if it is ""."""
    own = player or QCoreApplication.translate("NewGame", "Player")
    found = Chosen.of(chosen)
    setup = found.setup((own, *(each for each in COMPUTER_NAMES[1:] if each != own)))
    dealt = new_games(found.game).dealt_from(setup, new_key(randbits))
    rules = game_named(found.game)
    return OtherGame(rules, rules.session(dealt))


class _Question:
    """The sheet, and what is chosen on it; it is left for what has other answers."""

    def __init__(self, parent: QWidget, preferences: Preferences, chosen: str) -> None:
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        self._preferences, self.chosen = preferences, chosen
        self.is_left = self.is_to_learn = False
        answers = {START: DrawnSheet.accept, KEEP: self._on_keep, SHARE: self._on_share}
        answers[LEARN] = self._on_learn
        self.sheet = DrawnSheet(parent, self._value(), answers, self._on_chosen)

    def _value(self, *, is_shared: bool = False) -> Sheet:
        return new_game_sheet(self.chosen, self._preferences.own_rules, is_shared=is_shared)

    def _on_chosen(self, chosen: str) -> Sheet | None:
        self.chosen = chosen
        value = self._value()
        self.is_left = len(value.answers) != len(self.sheet.value.answers)
        if not self.is_left:
            return value
        self.sheet.reject()
        return None

    def _on_learn(self, sheet: DrawnSheet) -> None:
        self.is_to_learn = True
        sheet.reject()

    def _on_keep(self, _sheet: DrawnSheet) -> Sheet:
        self._preferences.own_rules = kept_after(self._preferences.own_rules, self.chosen)
        return self._value()

    def _on_share(self, _sheet: DrawnSheet) -> Sheet:
        QGuiApplication.clipboard().setText(f"{RULES_OF_LINK}{Chosen.of(self.chosen).kind}")
        return self._value(is_shared=True)


def other_game_in(path: Path, error: SaveGameError | OSError, say: Callable[[str], None]) -> OtherGame | None:
    """The game in the file if it is not Straights; otherwise the error is shown, and None returned."""
    with suppress(EngineError, OSError):
        name, session = loads(read_content(path))
        if name in OFFERED:
            return OtherGame(game_named(name), session)
    text = QCoreApplication.translate("GameMenuController", "Couldn’t open {file}: {reason}.")
    say(fill(text, file=path.name, reason=reason_text(error)))
    return None
