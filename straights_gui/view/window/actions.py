"""The actions of the menus and the toolbar: texts, shortcuts, icons, and their order in the menus."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QWidget

from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.window.icons import icon

_Keys = QKeySequence.StandardKey
SPEEDS = ("slow", "normal", "fast", "at-once")
"""The speeds, by the names used in the preferences."""

ORDERS = ("dealt", "suits", "ranks")
"""The orders of the hand, by the names used in the preferences."""

_LINE = None
"""A separator in the lists of `Menus`."""


class Actions(QObject):
    """The actions of a window.

    Attributes:
        animations, pauses: the actions for the animation speed and the computer speed, by name.
        orders: the actions for the order of the hand, by name.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._make_game()
        self._make_moves()
        self._make_view()
        self.animations = self._group(SPEEDS)
        self.pauses = self._group(SPEEDS)
        self.orders = self._group(ORDERS)

    def _make_game(self) -> None:
        self.new = self._action(_Keys.New, icon_name="new")
        self.new_seed = self._action("Ctrl+Shift+N", icon_name="seed")
        self.restart = self._action("F5", icon_name="restart")
        self.daily_deal = self._action(icon_name="day")
        self.team_match = self._action(icon_name="team")
        self.puzzles = self._action("Ctrl+U", icon_name="question")
        self.join_table = self._action("Ctrl+J", icon_name="join")
        self.host_table = self._action("Ctrl+Shift+H", icon_name="host")
        self.open = self._action(_Keys.Open, icon_name="open")
        self.save_as = self._action(_Keys.Save, icon_name="save")
        self.copy_game = self._action("Ctrl+Shift+C", icon_name="copy")
        self.copy_seed = self._action(icon_name="number")
        self.paste = self._action(_Keys.Paste, icon_name="paste")
        self.console = self._action("Ctrl+E", icon_name="console")
        self.replay = self._action("Ctrl+R", checkable=True, icon_name="replay")
        self.review = self._action("Ctrl+I", checkable=True, icon_name="review")
        self.seal = self._action(icon_name="seal")
        self.statistics = self._action("Ctrl+T", icon_name="statistics")
        self.quit = self._action("Ctrl+Q", "Ctrl+W", icon_name="quit")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_moves(self) -> None:
        self.undo = self._action("Ctrl+Z", icon_name="undo")
        self.redo = self._action("Ctrl+Shift+Z", "Ctrl+Y", icon_name="redo")
        self.hint = self._action("H", icon_name="hint")
        self.demo = self._action("D", checkable=True, icon_name="demo")
        self.play_forced = self._action(checkable=True, icon_name="play-forced")
        self.pause = self._action("P", checkable=True, icon_name="pause")
        self.step = self._action(".", icon_name="step")
        self.rage_quit = self._action(icon_name="rage-quit")
        self.take_seat = self._action(icon_name="take-seat")
        self.deck = self._action(icon_name="deck")

    def _make_view(self) -> None:
        self.full_screen = self._action("F11", checkable=True, icon_name="full-screen")
        self.toolbar = self._action(checkable=True, icon_name="toolbar")
        self.status_bar = self._action(checkable=True, icon_name="status-bar")
        self.log = self._action("Ctrl+L", checkable=True, icon_name="log")
        self.card_tracker = self._action("Ctrl+K", checkable=True, icon_name="card-tracker")
        self.score_race = self._action("Ctrl+G", checkable=True, icon_name="score-race")
        self.read_aloud = self._action("F9", icon_name="read-aloud")
        self.appearance = self._action("Ctrl+Shift+A", checkable=True, icon_name="appearance")
        self.settings = self._action("Ctrl+,", icon_name="settings")
        self.mute = self._action("Ctrl+M", checkable=True, icon_name="sound")
        self.rules = self._action(_Keys.HelpContents, icon_name="rules")
        self.tour = self._action(icon_name="tour")
        self.shortcuts = self._action("Ctrl+?", icon_name="shortcuts")
        self.licences = self._action(icon_name="licences")
        self.about = self._action(icon_name="about")
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)

    def set_icons(self) -> None:
        """Set the icons of the actions, drawn in the text colour; call it again when that changes."""
        for action in self.findChildren(QAction):
            name = action.property("icon-name")
            if isinstance(name, str) and name:
                action.setIcon(icon(name))

    def show_muted(self, is_muted: bool) -> None:
        """Show in the icon of the mute action whether sound is off."""
        name = "muted" if is_muted else "sound"
        if self.mute.icon().isNull() or name != self.mute.property("icon-name"):
            self.mute.setProperty("icon-name", name)
            self.mute.setIcon(icon(name))

    def retranslate(self) -> None:
        """Set the texts of the actions in the current language."""
        self._name_game()
        self._name_moves()
        self._name_view()
        for name, text in self._speed_texts().items():
            self.animations[name].setText(text)
            self.pauses[name].setText(text)
        self.orders["dealt"].setText(self.tr("As &dealt"))
        self.orders["suits"].setText(self.tr("By &suit"))
        self.orders["ranks"].setText(self.tr("By &rank"))

    def _name_game(self) -> None:
        self.new.setText(self.tr("&New game…"))
        self.new.setIconText(self.tr("New game"))
        self.new_seed.setText(self.tr("New game from s&eed…"))
        self.restart.setText(self.tr("Restart this &deal"))
        self.daily_deal.setText(self.tr("Deal o&f the day"))
        self.team_match.setText(self.tr("Team &match…"))
        self.puzzles.setText(self.tr("P&uzzles of the day"))
        self.join_table.setText(self.tr("&Join a table…"))
        self.host_table.setText(self.tr("&Host a table…"))
        self.open.setText(self.tr("&Open…"))
        self.save_as.setText(self.tr("&Save as…"))
        self.copy_game.setText(self.tr("Copy &game"))
        self.copy_seed.setText(self.tr("Cop&y seed"))
        self.paste.setText(self.tr("&Paste game…"))
        self.console.setText(self.tr("E&xport for console…"))
        self.replay.setText(self.tr("&Replay"))
        self.review.setText(self.tr("Re&view"))
        self.seal.setText(self.tr("Check sea&led deal…"))
        self.statistics.setText(self.tr("S&tatistics"))
        self.quit.setText(self.tr("&Quit"))

    def _name_moves(self) -> None:
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("R&edo"))
        self.hint.setText(self.tr("&Hint"))
        self.demo.setText(self.tr("De&mo: computer plays for me"))
        self.play_forced.setText(self.tr("Play &only legal card automatically"))
        self.pause.setText(self.tr("&Pause computers"))
        self.pause.setIconText(self.tr("Pause"))
        self.step.setText(self.tr("Step one mo&ve"))
        self.step.setIconText(self.tr("Step"))
        self.rage_quit.setText(self.tr("&Rage-quit"))
        self.take_seat.setText(self.tr("&Take back my seat"))
        self.take_seat.setIconText(self.tr("Take back"))
        self.deck.setText(self.tr("Show &deck"))
        self.deck.setIconText(self.tr("Deck"))

    def _name_view(self) -> None:
        self.full_screen.setText(self.tr("&Full screen"))
        self.toolbar.setText(self.tr("&Toolbar"))
        self.status_bar.setText(self.tr("Status &bar"))
        self.log.setText(self.tr("Game &log"))
        self.log.setIconText(self.tr("Log"))
        self.card_tracker.setText(self.tr("&Card tracker"))
        self.score_race.setText(self.tr("Score r&ace"))
        self.read_aloud.setText(self.tr("&Read table aloud"))
        self.appearance.setText(self.tr("&Appearance"))
        self.settings.setText(self.tr("&Settings…"))
        self.mute.setText(self.tr("&Mute"))
        self.rules.setText(self.tr("&Rules"))
        self.tour.setText(self.tr("&Tour"))
        self.shortcuts.setText(self.tr("&Keyboard shortcuts"))
        self.licences.setText(self.tr("&Licences"))
        self.about.setText(self.tr("&About Straights"))

    def _speed_texts(self) -> dict[str, str]:
        return {
            "slow": self.tr("&Slow"),
            "normal": self.tr("&Normal"),
            "fast": self.tr("&Fast"),
            "at-once": self.tr("&Instant"),
        }

    def _action(
        self, *keys: str | QKeySequence.StandardKey, checkable: bool = False, icon_name: str = ""
    ) -> QAction:
        action = QAction(self)
        action.setCheckable(checkable)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setProperty("icon-name", icon_name)
        action.changed.connect(partial(_disconnect_buttons, action))
        return action

    def _group(self, names: tuple[str, ...]) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions = {name: self._action(checkable=True) for name in names}
        for action in actions.values():
            group.addAction(action)
        return actions


class Menus(QObject):
    """The menus and the toolbar of a window.

    Attributes:
        recent, players: the menus of recent games and of the seats; controllers fill them.
        toolbar: the toolbar.
    """

    def __init__(self, window: QMainWindow, act: Actions) -> None:
        super().__init__(window)
        self._window = window
        self.recent, self.players, self._animations, self._pauses, self._orders = (
            QMenu(window) for _ in range(5)
        )
        self._game, self._move, self._view, self._settings, self._help = (
            window.menuBar().addMenu("") for _ in range(5)
        )
        self._animations.addActions(list(act.animations.values()))
        self._pauses.addActions(list(act.pauses.values()))
        self._orders.addActions(list(act.orders.values()))
        self._submenus = {
            self.recent: "recent",
            self.players: "players",
            self._animations: "motion",
            self._pauses: "speed",
            self._orders: "sort",
        }
        self._fill_game(act)
        self._fill_move(act)
        _fill(self._view, [act.full_screen, act.toolbar, act.status_bar, _LINE])
        _fill(self._view, [act.log, act.card_tracker, act.score_race, _LINE, act.read_aloud])
        _fill(self._settings, [self._orders.menuAction(), act.mute, _LINE, act.appearance, act.settings])
        _fill(self._help, [act.rules, act.tour, act.shortcuts, _LINE, act.licences, act.about])
        self.toolbar = _toolbar(act)
        window.addToolBar(self.toolbar)

    def retranslate(self) -> None:
        """Set the texts of the menus in the current language."""
        self._game.setTitle(self.tr("&Game"))
        self._move.setTitle(self.tr("&Move"))
        self._view.setTitle(self.tr("&View"))
        self._settings.setTitle(self.tr("&Settings"))
        self._help.setTitle(self.tr("&Help"))
        self.recent.setTitle(self.tr("Open re&cent"))
        self.players.setTitle(self.tr("P&layers"))
        self._animations.setTitle(self.tr("&Animation speed"))
        self._pauses.setTitle(self.tr("Computer &speed"))
        self._orders.setTitle(self.tr("Sort &hand"))
        self.toolbar.setWindowTitle(self.tr("Toolbar"))

    def set_icons(self) -> None:
        """Set the icons of the submenus; see `Actions.set_icons`."""
        for menu, name in self._submenus.items():
            menu.setIcon(icon(name))

    def fit_toolbar(self, width: int) -> None:
        """Show only icons in the toolbar if its texts do not fit; the tooltips still show them."""
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.toolbar.setToolButtonStyle(style)
        if self.toolbar.sizeHint().width() > width:
            self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def menus(self) -> tuple[QMenu, ...]:
        """The menus of the menu bar, in order."""
        return (self._game, self._move, self._view, self._settings, self._help)

    def _fill_game(self, act: Actions) -> None:
        _fill(self._game, [act.new, act.new_seed, act.restart, _LINE])
        _fill(self._game, [act.daily_deal, act.team_match, act.puzzles, _LINE])
        _fill(self._game, [act.join_table, act.host_table, _LINE, act.open])
        self._game.addMenu(self.recent)
        _fill(self._game, [act.save_as, _LINE, act.copy_game, act.copy_seed, act.paste, act.console, _LINE])
        _fill(self._game, [act.replay, act.review, act.statistics, act.seal, _LINE, act.quit])

    def _fill_move(self, act: Actions) -> None:
        _fill(self._move, [act.undo, act.redo, _LINE, act.hint, act.demo, act.play_forced, _LINE])
        _fill(self._move, [act.pause, act.step, self._pauses.menuAction(), self._animations.menuAction()])
        _fill(self._move, [_LINE, act.rage_quit, act.take_seat, self.players.menuAction(), _LINE, act.deck])


def _disconnect_buttons(action: QAction) -> None:
    """Keep changes from getting slower and slower.

    WORKAROUND: with each change, Qt 6.11 connects an action once more to its buttons, which follow it anyway.
    """
    for each in action.associatedObjects():
        if each.inherits("QToolButton"):
            action.disconnect(each)


def _fill(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def _toolbar(act: Actions) -> QToolBar:
    bar = QToolBar()
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    bar.addAction(act.new)
    bar.addSeparator()
    bar.addActions([act.undo, act.redo, act.hint])
    bar.addSeparator()
    bar.addActions([act.pause, act.step])
    bar.addSeparator()
    bar.addActions([act.deck, act.rage_quit, act.take_seat])
    bar.addSeparator()
    bar.addActions([act.log, act.mute, act.rules])
    for action in bar.actions():
        if not action.isSeparator():  # a class unknown to PySide: it would load all widgets
            bar.widgetForAction(action).setMinimumHeight(SMALLEST)
    return bar
