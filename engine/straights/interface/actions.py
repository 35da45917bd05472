"""What can be chosen in menus and by keys, in the order of the menus: a line for each action.

Window and page read this table, each for an own game and at a table with others, and a window of a game that
is not Straights; for the page, `make translations` writes it as modules of JavaScript. Their controllers bind
the names to what is done.
"""

from __future__ import annotations

from functools import partial

from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.straights.interface.settings import ORDERS
from engine.text.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal, TypeAlias

    Face: TypeAlias = Literal["window", "window of a guest", "window of a game", "page", "page of a guest"]

_WINDOWS: tuple[Face, ...] = ("window", "window of a guest", "window of a game")
_STRAIGHTS: tuple[Face, ...] = ("window", "window of a guest", "page", "page of a guest")
FACES: tuple[Face, ...] = (*_WINDOWS, "page", "page of a guest")


@dataclass(frozen=True, slots=True)
class Action:
    """An action, or a menu.

    Attributes:
        text: the English text of the menu, with the mark of its letter.
        keys: separated by spaces; the first one is shown.
        page_keys: those of the page, where browsers keep some of `keys` for themselves; None for the same.
        when: the condition under which it can be chosen; "" for always.
        why_not: why it cannot be chosen then, in a few words.
        short: a shorter text for the bar; "" for the same.
        is_switch: whether it shows that it is on.
        faces: where it is.
        items: of a menu, with None between groups; a page shows those of an inner menu in its place.
    """

    name: str
    text: str
    icon: str = ""
    keys: str = ""
    page_keys: str | None = None
    when: str = ""
    why_not: str = ""
    short: str = ""
    is_switch: bool = False
    faces: tuple[Face, ...] = FACES
    items: tuple[Action | None, ...] | None = None

    def keys_in(self, face: Face) -> tuple[str, ...]:
        """Its keys in a window or a page."""
        return tuple((self.keys if self.page_keys is None or face in _WINDOWS else self.page_keys).split())


def named(text: str) -> Sentence:
    """A text of an action, which has neither the mark nor dots where it is shown outside of menus."""
    return Sentence("Actions", text, {})


_window = partial(Action, faces=("window",))
_windows = partial(Action, faces=_WINDOWS)
_own_windows = partial(Action, faces=("window", "window of a game"))
_guest_window = partial(Action, faces=("window of a guest",))
_game_window = partial(Action, faces=("window of a game",))
_page = partial(Action, faces=("page",))
_guest_page = partial(Action, faces=("page of a guest",))
_guests = partial(Action, faces=("window of a guest", "page of a guest"))
_seated = partial(Action, faces=(*_WINDOWS, "page"))
_own = partial(Action, faces=("window", "page"))
_alone = partial(Action, faces=("window", "window of a game", "page"))
_of_straights = partial(Action, faces=_STRAIGHTS)

_OTHERS = (
    _window("join-table", "&Join a table…", "link", "Ctrl+J"),
    _window("host-table", "&Open a table…", "host", "Ctrl+Shift+H"),
)
_SHARE = (
    _window("copy-game", "Copy &game", "copy", "Ctrl+Shift+C"),
    _window("copy-number", "Cop&y the number of this game", "number", when="number_known"),
    _window("paste", "&Paste game…", "paste", "Ctrl+V"),
    _own("new-number", "New game by &number…", "seed", "Ctrl+Shift+N", "Alt+Shift+N"),
    _of_straights("seal", "Check sea&led cards…", "seal", when="sealed"),
)
_GAME = (
    _alone("today", "Tod&ay", "today", "F2", when="game"),
    _own("puzzles", "P&uzzles of the day", "puzzle", "Ctrl+U", "Alt+U"),
    _alone("new-game", "&New game…", "new", "Ctrl+N", "Alt+N"),
    _alone("restart", "Restart this &game", "restart", "F5", "Alt+R", "game"),
    _window("others", "&Play with others", "people", items=_OTHERS),
    _page("others", "&Play with others", "people", page_keys="Alt+J"),
    _guests("share-table", "Share lin&k", "share", "Ctrl+Shift+C", "", "table"),
    _guests("invite", "Invite to &watch", "watch", when="invited"),
    _guest_page("share-game", "Share this game", "link", when="game"),
    _guest_page("room", "Who sits here", "people", when="room"),
    None,
    _alone("open", "&Open…", "open", "Ctrl+O"),
    Action("save", "&Save as…", "save", "Ctrl+S", when="game", faces=(*_WINDOWS, "page")),
    _own("save-everything", "Save &everything…", "everything"),
    _page("share", "Share lin&k", "share", when="game"),
    _of_straights("share", "Share and &check", "share", items=_SHARE),
    _alone("statistics", "S&tatistics", "statistics", "Ctrl+T", "Alt+T"),
    _game_window("seal", "Check sea&led cards…", "seal", when="sealed"),
    None,
    _guests("leave-table", "&Leave the table", "quit", "Ctrl+W", "", "leaving", short="Leave"),
    _window("quit", "&Quit", "quit", "Ctrl+Q Ctrl+W"),
    _game_window("close", "&Close", "quit", "Ctrl+W"),
    _game_window("quit", "&Quit", "quit", "Ctrl+Q"),
)
_SEATS = (
    _window("demo", "De&mo: computer plays until I stop it", "demo", "D", when="demo", is_switch=True),
    _seated(
        "rage-quit", "&Rage-quit: computer plays on for me", "rage-quit", when="playing", short="Rage-quit"
    ),
    _seated("take-seat", "&Take back my seat", "take-seat", when="left", short="Take back"),
)
_MOVE = (
    _guest_window("say", "Sa&y", "phrases", items=()),
    _guest_page("say", "Sa&y", "phrases", when="seated"),
    _guest_window("people", "&People", "people", items=()),
    _guest_page("people", "&People", "people", when="table"),
    _alone("undo", "&Undo", "undo", "Ctrl+Z U", when="undo", why_not="nothing to undo"),
    _alone("redo", "R&edo", "redo", "Ctrl+Shift+Z Ctrl+Y", when="redo", why_not="nothing to redo"),
    None,
    _alone("hint", "&Hint", "hint", "H", when="own_turn", why_not="it isn’t your turn"),
    _alone("pause", "&Pause computers", "pause", "P", when="here", short="Pause", is_switch=True),
    None,
    _own("deck", "&Deck…", "deck", when="settled"),
    Action("seats", "&Seats", "portrait", items=_SEATS),
)
_PANELS = (
    Action("log", "Game &log", "log", "Ctrl+L L", "L", short="Log", is_switch=True),
    _of_straights("tracker", "&Card tracker", "tracker", "Ctrl+K", is_switch=True),
)
_VIEW = (
    _own("review", "Re&view", "review", "Ctrl+I", when="review", is_switch=True),
    _guests("review", "Re&view", "review", "Ctrl+I", when="review"),
    Action("replay", "&Replay", "replay", "Ctrl+R R", "R", "game", is_switch=True),
    Action("panels", "&Panels", "log", items=_PANELS),
    None,
    Action("full-screen", "&Full screen", "full", "F11", "", "full_screen", is_switch=True),
    Action("read-aloud", "Read &table aloud", "read", "F9"),
)
_SORTING = tuple(_windows(f"sort-{name}", text.template, is_switch=True) for name, text in ORDERS)
_SETTINGS = (
    _windows("orders", "Sort &hand", items=_SORTING),
    Action("mute", "&Mute", "sound", "Ctrl+M M", "M", is_switch=True),
    _windows("appearance", "&Appearance", "sun", "Ctrl+Shift+A"),
    Action("settings", "All &settings", "settings", "Ctrl+,", is_switch=True),
)
_HELP = (
    Action("rules", "&Rules", "rules", "F1"),
    _own("learn", "&Learn it in a minute", "learn"),
    Action("shortcuts", "&Keyboard shortcuts", "keyboard", "Ctrl+? ?"),
    Action("about", "&About Straights", "about"),
)
MENUS = (
    Action("game", "&Game", items=_GAME),
    Action("move", "&Move", items=_MOVE),
    Action("view", "&View", items=_VIEW),
    Action("settings", "&Settings", items=_SETTINGS),
    Action("help", "&Help", items=_HELP),
)
OUTSIDE = (_own_windows("step", "Step one mo&ve", "last", ".", when="step", short="Step"),)
"""What has a key, and no place in a menu."""


def actions_of(
    face: Face, items: tuple[Action | None, ...] = (*MENUS, *OUTSIDE), *, with_menus: bool = False
) -> Iterator[Action]:
    """The actions of a window or a page, in the order of the menus."""
    for item in items:
        if item is not None and face in item.faces:
            if item.items is None or with_menus:
                yield item
            yield from actions_of(face, item.items or (), with_menus=with_menus)
