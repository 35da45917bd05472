"""New games other than Straights: their tiles, their sheet, and the setup that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import randbits

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.errors import EngineError, SaveGameError
from engine.fast_dataclass import dataclass
from engine.games.game import table_of
from engine.games.registry import OFFERED, AnyGame, AnySession, game_named, loads, new_games, offered_presets
from engine.games.seal import new_key
from engine.names import COMPUTER_NAMES
from engine.text.sentence import Names, Sentence, signs
from straights_gui.model.storage.saved_games import read_content
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A new game of the registry that is not Straights."""

    name: str
    session: AnySession


@dataclass(frozen=True, slots=True)
class LeftGame:
    """A game that is not Straights, and was left.

    Attributes:
        path: where it is kept.
    """

    path: Path
    rules: AnyGame
    session: AnySession

    def title(self) -> tuple[Sentence, Names]:
        """What it is and how far, and who plays."""
        table = table_of(self.rules, self.session.state, None)
        return table.title or signs(self.rules.name), Names(tuple(seat.name for seat in table.seats))


def other_games() -> list[tuple[str, str]]:
    """Straights and all other games: their names, and what they are in a line."""
    translate = QCoreApplication.translate
    straights = translate("NewGameSheet", "Nothing fits: discard a card. Lowest score wins.")
    found = [(translate("MainWindow", "Straights"), straights)]
    return found + [(shown(preset.title), shown(preset.line)) for _name, preset in offered_presets()]


def ask_for_other(parent: QWidget, player: str, number: int) -> OtherGame | int | None:
    """The game that the player sets up, the number of another one that was chosen, or None if cancelled.

    `number` is its place among all games.
    """
    from straights_gui.view.sheets.preset_sheet import PresetSheet

    name, preset = offered_presets()[number - 1]
    offered = new_games(name)
    own = player or QCoreApplication.translate("NewGame", "Player")

    def seats(count: int, strategy: str) -> list[tuple[str, str]]:
        others = [each for each in COMPUTER_NAMES[1:] if each != own]
        return [(own, ""), *((each, strategy) for each in others[: count - 1])]

    def rules(count: int, length: int) -> tuple[Sentence, ...]:
        chosen = seats(count, offered.strategies[0])
        return tuple(offered.rules_text(offered.setup_for(preset.key, chosen, length, 0)))

    levels = [offered.level(strategy) for strategy in offered.strategies]
    sheet = PresetSheet(parent, (other_games(), number), preset, levels, rules)
    is_accepted = sheet.exec() == PresetSheet.DialogCode.Accepted
    sheet.deleteLater()  # otherwise the window keeps every sheet
    if not is_accepted:
        return sheet.tiles.other
    strategy = offered.strategies[sheet.computers.currentIndex()]
    setup = offered.setup_for(preset.key, seats(sheet.count(), strategy), sheet.length.currentIndex(), 0)
    return OtherGame(name, game_named(name).session(offered.dealt_from(setup, new_key(randbits))))


def other_game_in(path: Path, error: SaveGameError | OSError, say: Callable[[str], None]) -> OtherGame | None:
    """The game in the file if it is not Straights; otherwise the error is shown, and None returned."""
    with suppress(EngineError, OSError):
        name, session = loads(read_content(path))
        if name in OFFERED:
            return OtherGame(name, session)
    text = QCoreApplication.translate("GameMenuController", "Couldn’t open {file}: {reason}.")
    say(fill(text, file=path.name, reason=reason_text(error)))
    return None
