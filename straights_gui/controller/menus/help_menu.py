"""The Help menu: rules, lesson, keys, licences, versions. Its dialogs are imported when they open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QWidget

from engine.games import STRAIGHTS
from engine.straights.text.variants import game_end
from straights_gui.controller.games.new_games import own_name
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.local_game import TableGame
from straights_gui.view.table.hand_order import HandOrder

if TYPE_CHECKING:
    from engine.protocol.sheet import Sheet
    from straights_gui.model.about.licences import Component
    from straights_gui.model.game_model import GameModel
    from straights_gui.model.network.remote_game import RemoteGame
    from straights_gui.view.sheets.drawn_sheet import Answers
    from straights_gui.view.sheets.lesson_sheet import LessonSheet
    from straights_gui.view.window.main_window import MainWindow


class HelpMenuController(QObject):
    """Connects the actions of the Help menu.

    Attributes:
        lesson: the sheet with a lesson, None if there is none.
        learned: emitted with what is chosen for a new game when the player wants it after its lesson.
    """

    learned = Signal(str)

    def __init__(self, parts: WindowParts[GameModel | RemoteGame | TableGame]) -> None:
        super().__init__()
        self._window, self._model, self._preferences = parts.window, parts.model, parts.preferences
        self._log_path, self._pause, self._motion = parts.log.path, parts.game.pause, parts.motion
        self.lesson: LessonSheet | None = None
        parts.window.act.bind(
            rules=self._on_rules,
            learn=self._on_learn,
            shortcuts=self._on_shortcuts,
            about=self._on_about,
        )

    def learn(self, chosen: str = STRAIGHTS, parent: MainWindow | None = None) -> None:
        """Open the lesson of a game over this window or another one; the computers pause."""
        if self.lesson is not None:
            return
        from straights_gui.controller.play.lessons import lesson_sheet

        self._pause(True)
        window = parent or self._window
        order = HandOrder(self._preferences.chosen("hand-order"))
        self.lesson = lesson_sheet(window, chosen, own_name(self._preferences), self._motion, order)
        window.closing.connect(self.lesson.reject)  # Qt finishes no dialog whose window goes
        self.lesson.finished.connect(partial(self._on_left, chosen))
        self.lesson.show()

    def _on_learn(self) -> None:
        self.learn()

    def _on_left(self, chosen: str, result: int) -> None:
        self.lesson = None
        self._preferences.has_seen_lesson = True
        self._pause(self._window.act.pause.isChecked())
        if result:
            self.learned.emit(chosen)

    def _on_rules(self) -> None:
        from engine.straights.sheets.rules import rules, rules_of_another
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        said = self._model.rules_text()
        if not said and not isinstance(self._model, TableGame):
            sheet = rules(game_end(self._model.observation().variant), in_window=True)
        else:
            sheet = rules_of_another(said)
        DrawnSheet(self._window, sheet).exec()

    def _on_shortcuts(self) -> None:
        from engine.straights.sheets.keys import keys
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        DrawnSheet(self._window, keys(self._window.act.face, native_key)).exec()

    def _on_about(self) -> None:
        from engine.protocol.sheet import Link
        from engine.straights.sheets.about import COPY, LICENCES, about_window
        from straights_gui.model.about.installation import installation
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        here = installation()
        versions = (here.straights, here.qt, here.pyside, here.python)
        folder = QUrl.fromLocalFile(str(self._log_path.parent)).toString()
        sheet = about_window(versions, str(here.qt_folder), Link(str(self._log_path), folder))
        answers: Answers = {
            COPY: lambda _sheet: QGuiApplication.clipboard().setText(str(here)),
            LICENCES: self.show_licences,
        }
        DrawnSheet(self._window, sheet, answers).exec()

    def show_licences(self, parent: QWidget) -> None:
        """Show the components with their licences, and the texts of one."""
        from engine.straights.sheets.about import licences
        from straights_gui.model.about.installation import installation
        from straights_gui.model.about.licences import read_components, read_texts
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        here = installation()
        versions = {"Straights": here.straights, "Qt": here.qt, "PySide6 and Shiboken6": here.pyside}
        components = in_order(read_components(), tuple(versions))
        listed = [(each.name, each.licence) for each in components]

        def show(number: str) -> Sheet:
            chosen = components[int(number)]
            version = chosen.version or versions.get(chosen.name, "")
            return licences(listed, int(number), version, chosen.home_page, read_texts(chosen))

        sheet = DrawnSheet(parent, show("0"), choose=show)
        sheet.first = sheet.choice
        sheet.exec()


def in_order(components: tuple[Component, ...], first: tuple[str, ...]) -> tuple[Component, ...]:
    """The components with the named ones first; the others keep their order."""
    places = {name: place for place, name in enumerate(first)}
    return tuple(sorted(components, key=lambda each: places.get(each.name, len(first))))


def native_key(key: str) -> str:
    """A key as it is written in the language and on the system of the player."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
