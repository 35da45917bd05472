"""The Game menu: new games, files, games as text, the seal. The running game is saved when it is left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.errors import SaveGameError
from engine.games import STRAIGHTS
from engine.straights.session import Session
from engine.straights.storage.savegame import dumps
from straights_gui.controller.games import game_files, new_games
from straights_gui.controller.games.new_games import (
    daily_deal,
    fresh_game,
    is_deal_for_everybody,
    last_seats,
    last_variant,
    same_deal,
)
from straights_gui.controller.menus.unsaved_games import UnsavedGames
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.statistics.store import StatisticsError
from straights_gui.model.storage.everything import Everything
from straights_gui.model.storage.saved_games import SavedGames, read_game
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.rendering import fill, shown
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from datetime import date

_RECENT, _SHOWN, _LATEST = 12, 40, 12
"""How many opened files are kept, how many games are offered to open, and among how many is the own one."""


class GameMenuController(QObject):
    """Connects the actions of the Game menu.

    Attributes:
        begun: emitted with True for another game to deal, False for one to show in its current state.
        other_begun: emitted with an OtherGame that is not Straights, or with a game ToLearn.
        unsaved: the games that could not be written.
    """

    begun = Signal(bool)
    other_begun = Signal(object)

    def __init__(
        self,
        parts: WindowParts[GameModel],
        statistics: StatisticsController,
        saved_games: SavedGames,
        everything: Everything,
    ) -> None:
        super().__init__()
        self._window, self._model, self._preferences = parts.window, parts.model, parts.preferences
        self._statistics, self._saved_games, self._everything = statistics, saved_games, everything
        self._name = ""
        self.unsaved = UnsavedGames(parts.window, saved_games, self._save_as, parts.log)
        self._connect()
        self.enable_actions()

    def _connect(self) -> None:
        window = self._window
        window.act.bind(
            new_game=lambda: self.new_game(asks_seed=False),
            new_number=lambda: self.new_game(asks_seed=True),
            restart=self.restart,
            open=self._on_open,
            save=lambda: self._save_as(self._model.session),
            save_everything=self._on_save_everything,
            copy_game=self._on_copy_game,
            copy_number=self._on_copy_seed,
            paste=self._on_paste,
            seal=self._on_seal,
            quit=window.close,
        )
        window.file_dropped.connect(self.open_file)
        window.new_game_requested.connect(self.play_last_options)

    @property
    def is_sealed(self) -> bool:
        """Whether the seed of the running game must stay hidden: the program drew it, and play continues."""
        setup = self._model.session.setup
        return bool(setup.salt or setup.key) and self._model.turn is not None

    def enable_actions(self) -> None:
        """Enable the actions that the running game allows: its seed may be secret, or it may have no seal."""
        setup = self._model.session.setup
        number_known = not self.is_sealed and not setup.key
        self._window.act.allow(number_known=number_known, sealed=bool(setup.salt or setup.key))

    def play_again(self) -> None:
        """Start another game with the same players; after a deal for everybody one with the last options."""
        setup = self._model.session.setup
        if is_deal_for_everybody(setup):
            self.play_last_options()
        else:
            self.begin(fresh_game(setup.seats, setup.variant))

    def play_last_options(self) -> None:
        """Start a game with the options of the last one that was set up."""
        self.offer(fresh_game(last_seats(self._preferences), last_variant(self._preferences)))

    def new_game(self, *, asks_seed: bool, parent: MainWindow | None = None, chosen: str = STRAIGHTS) -> None:
        """Start a game with the options from the dialog, over this window or another one."""
        from straights_gui.controller.games.other_games import ask_for_game

        seed = None if self.is_sealed else self._model.session.setup.seed
        found = ask_for_game(parent or self._window, self._preferences, seed, chosen, asks_seed=asks_seed)
        if isinstance(found, Session):
            self.offer(found)
        elif found is not None:
            self.other_begun.emit(found)

    def restart(self) -> None:
        """Start the same deal again."""
        if not self._may_restart():
            return
        if self.is_sealed:  # the sealed game can be opened again, with known cards
            self._model.mark_practice(for_good=True)
        was_played, is_left = self._model.can_undo(), bool(self._model.session.actions)
        self.begin(same_deal(self._model.session))
        if was_played:  # the player has seen the others' moves with these cards
            self._model.mark_practice(for_good=True)
        if is_left and not self.unsaved.is_waiting:
            self._window.say(self.tr("The game starts again. Your previous one is under “Open”."))

    def _may_restart(self) -> bool:
        """Whether to restart; asks if the game would count otherwise, which cannot be undone."""
        if not (self.is_sealed and self._model.session.actions and self._statistics.counts()):
            return self._may_leave()
        if not self.unsaved.may_leave(self._model.session, self._name):
            return False
        from straights_gui.view.dialogs.confirm import ask

        text = self.tr("This game won’t count in the statistics any more. You can find it under “Open”.")
        return ask(self._window, self.tr("Restart this game?"), text, self.tr("Restart"))

    def play_daily_deal(self, day: date | None = None) -> None:
        """Go on with the deal of a day, None for today, which is the same for everybody, or start it.

        A game that is over gets its result first; to play it again is practice, since its cards are known.
        """
        day = day or new_games.today()
        begun, is_known = self.begun_deal(day), self._everything.has_result(day)
        if begun is not None and (begun.turn is not None or not is_known):
            self.go_on(begun)
        elif self.offer(daily_deal(self._preferences, day)) and is_known:
            self._model.mark_practice(for_good=True)

    def begun_deal(self, day: date) -> Session | None:
        """The deal of a day as far as it was played."""
        from engine.straights.duplicate.duplicate_deal import begun_deal, deal_of

        return begun_deal(self._games(), deal_of(day))

    def own_game(self) -> Session:
        """The game that the player has beside the deals of days, or that on the table."""
        from engine.straights.duplicate.duplicate_deal import own_game

        return own_game(self._games(), new_games.today()) or self._model.session

    def go_on(self, session: Session) -> None:
        """Continue a game that was left, or that on the table."""
        if session is not self._model.session and self.unsaved.may_leave(self._model.session, self._name):
            self._go_on_with(session)

    def _games(self) -> Iterator[Session]:
        yield self._model.session
        yield from islice(self._saved_games.with_text(b""), _LATEST)

    def offer(self, session: Session) -> bool:
        """Start a game if the player agrees to leave the running one; returns whether it was started."""
        is_begun = self._may_leave()
        if is_begun:
            self.begin(session)
        return is_begun

    def open_file(self, path: Path) -> None:
        """Continue a saved game of any kind, or add a file with everything; say why one cannot be read."""
        try:
            added = self._everything.add(path, self._model.session)
            session = self._model.session if added is not None else read_game(path)
        except (SaveGameError, OSError) as error:
            from straights_gui.controller.games.other_games import other_game_in

            if other := other_game_in(path, error, self._window.say):
                self.other_begun.emit(other)
            return
        if added is not None:
            self._window.say(shown(added))
        elif self.unsaved.may_leave(self._model.session, self._name):
            self._remember(path)
            self._go_on_with(session)

    def _go_on_with(self, session: Session) -> None:
        """Continue a stored game; it does not count if its next cards are already known."""
        has_gone_on = self._has_gone_on(session)
        self.begin(session)
        if has_gone_on:
            self._model.mark_practice(for_good=True)

    def _has_gone_on(self, session: Session) -> bool:
        """Whether a game with drawn cards was continued beyond, or differently from, its stored state.

        Its next cards are known then.
        """
        salt = session.setup.salt
        if not salt:
            return False
        others = (self._model.session, *self._saved_games.with_text(salt.encode()))
        return any(
            other.setup == session.setup and other.actions != session.actions[: len(other.actions)]
            for other in others
        )

    def begin(self, session: Session, name: str = "") -> None:
        """Replace the running game, which is saved to the recent games.

        `name` is added to its file name there, after the moment at which it is left.
        """
        self.save_to_recent()
        self._name = name
        self._model.replace(session)
        self.begun.emit(not session.actions)

    def begin_branch(self, session: Session, place: str) -> None:
        """Continue from a moment of the game as a separate game, named after that moment."""
        original = dumps(self._model.session).encode()
        self.begin(session, place)
        if self._saved_games.holds(original):  # otherwise a message has reported why it could not be saved
            text = self.tr("You play on from {place}. The original game is under “Open”.")
            self._window.say(fill(text, place=place))

    def save_to_recent(self) -> bool:
        """Save the game that is about to be left to the recent games; returns whether that succeeded."""
        return self.unsaved.save_to_recent(self._model.session, self._name)

    def _may_leave(self) -> bool:
        """Whether the running game may be left; asks if it would be lost or the player wants to be asked."""
        if not self.unsaved.may_leave(self._model.session, self._name):
            return False
        if not self._preferences.is_on("ask-before-new-game") or self._model.turn is None:
            return True
        from straights_gui.view.dialogs.confirm import ask

        return ask(
            self._window,
            self.tr("Leave this game?"),
            self.tr("Your current game is saved. You can find it under “Open”."),
            self.tr("Leave game"),
        )

    def _on_open(self) -> None:
        """Show the last opened files and the games that were left, and open the one that is chosen."""
        from straights_gui.view.sheets.open_sheet import OpenSheet

        opened = [path for path in map(Path, self._preferences.recent) if path.exists()]
        left = [path for path in self._saved_games.paths() if path not in opened]
        paths = (*opened, *left)[:_SHOWN]
        sheet = OpenSheet(self._window, tuple(map(game_files.open_entry, paths)))
        is_accepted = sheet.exec() == OpenSheet.DialogCode.Accepted
        sheet.deleteLater()
        if is_accepted and sheet.chosen is None:
            self._open_from_file()
        elif is_accepted and sheet.chosen is not None:
            self.open_file(paths[sheet.chosen])

    def _open_from_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        automatic = self._saved_games.folder
        name, _kind = QFileDialog.getOpenFileName(
            self._window, self.tr("Open game"), str(self._own_folder() or automatic), game_files.game_filter()
        )
        if name:
            self.open_file(Path(name))

    def _save_as(self, session: Session) -> bool:
        """Save a game in a file that the player chooses; returns whether it was written."""
        path = game_files.ask_for_file(self._window, self._own_folder() or game_files.documents_folder())
        if path is None or not game_files.write_game(self._window, path, dumps(session)):
            return False
        self.unsaved.note_saved(session)
        self._remember(path)
        return True

    def _on_save_everything(self) -> None:
        name = QCoreApplication.translate("GameFiles", "everything.straights")
        path = game_files.ask_for_file(self._window, game_files.documents_folder() / name)
        try:
            if path is not None:
                game_files.write_game(self._window, path, self._everything.text(self._model.session))
        except StatisticsError as error:
            self._window.say(reason_text(error))

    def _own_folder(self) -> Path | None:
        return game_files.players_folder(self._preferences.recent, self._saved_games.folder)

    def _remember(self, path: Path) -> None:
        others = tuple(line for line in self._preferences.recent if line != str(path))
        self._preferences.recent = (str(path), *others)[:_RECENT]

    def _on_copy_game(self) -> None:
        """Copy the game as text; with its seed the game no longer counts, which is asked before."""
        if self.is_sealed:
            from engine.straights.sheets.questions import copy_question
            from straights_gui.view.dialogs.confirm import is_wanted

            if self._statistics.counts() and not is_wanted(self._window, copy_question()):
                return
            self._model.mark_practice(for_good=True)
        QGuiApplication.clipboard().setText(dumps(self._model.session))
        self._window.say(self.tr("Game copied."))

    def _on_copy_seed(self) -> None:
        QGuiApplication.clipboard().setText(str(self._model.session.setup.seed))
        self._window.say(self.tr("Number copied."))

    def _on_paste(self) -> None:
        """Start a game from text: a saved game, a seed, console input, a transcript, or shared rules."""
        from straights_gui.controller.menus.paste_game import pasted_game, shared_rules

        text, seats = QGuiApplication.clipboard().text(), self._model.session.setup.seats
        if (rules := shared_rules(text, self._window.say)) is not None:
            if rules:
                self.new_game(asks_seed=False, chosen=rules)
            return
        found = pasted_game(self._window, text, seats, self._preferences)
        if found is not None:
            self._go_on_with(found[0])
            self._window.say(found[1])

    def _on_seal(self) -> None:
        from engine.straights.sheets.seal import CHECK, deal_seal
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        show = partial(deal_seal, self._model.session.setup, is_open=not self.is_sealed)
        DrawnSheet(self._window, show(), {CHECK: lambda _sheet: show(is_checked=True)}).exec()
