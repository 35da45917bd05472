"""What can be set, in the order in which it is shown: a line for each setting.

The window reads this table; for the page, `make translations` writes it as modules of JavaScript. Both show,
keep and translate a setting by its line; the code on which it acts asks for it by its key.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.text.sentence import Sentence, sentence

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Kind: TypeAlias = Literal["choice", "pictures", "switch", "off-switch", "level", "language", "heading"]
    Face: TypeAlias = Literal["window", "page"]
    Values: TypeAlias = tuple[tuple[str, Sentence], ...]

YES, NO = "yes", "no"
"""The values of a switch, and of choices that only say it in other words."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting.

    Attributes:
        key: its name, under which the window keeps it; the page's, if it is there alone; "" for a heading.
        kind: how it is shown; an off-switch is on when its value is "no".
        default: the value that counts until another one is chosen.
        values: the texts of the values, in order; switches and levels have none.
        face: where alone it is offered.
        page_key: the name under which the page keeps it; "" for the key in camel case.
        included_in: a value of another setting that turns this one on, as its key and the value.
    """

    key: str
    kind: Kind
    text: Sentence
    default: str = ""
    values: Values = ()
    face: Face | None = None
    page_key: str = ""
    included_in: tuple[str, str] = ("", "")

    def accepts(self, value: str) -> bool:
        """Whether a stored text is a value of this setting."""
        if self.kind == "level":
            return value in map(str, range(101))
        return self.kind == "language" or value in (dict(self.values) or {YES, NO})


@dataclass(frozen=True, slots=True)
class Group:
    """Related settings, on a page of their own."""

    title: Sentence
    settings: tuple[Setting, ...]

    def of(self, face: Face) -> tuple[Setting, ...]:
        """The settings that the window or the page offers."""
        return tuple(each for each in self.settings if each.face in {None, face})


_ORDERS = (
    ("dealt", sentence("Actions", "As &dealt")),
    ("suits", sentence("Actions", "By &suit")),
    ("ranks", sentence("Actions", "By &rank")),
)
_SPEEDS = (
    ("slow", sentence("Settings", "Calm")),
    ("normal", sentence("Actions", "&Normal")),
    ("fast", sentence("Actions", "&Fast")),
    ("at-once", sentence("Settings", "At once")),
)
SPEED_FACTORS = {"slow": 1.7, "normal": 1.0, "fast": 0.45, "at-once": 0.0}
"""What the durations of animations and pauses are multiplied by, by the value of a speed."""
_CLICKS = ((YES, sentence("Settings", "One click")), (NO, sentence("Settings", "Two clicks")))
_FIRST = ((YES, sentence("Settings", "Today")), (NO, sentence("Settings", "The table")))
_TABLES = (
    ("felt", sentence("Appearance", "Felt")),
    ("midnight", sentence("Appearance", "Midnight")),
    ("linen", sentence("Appearance", "Linen")),
    ("wood", sentence("Appearance", "Wood")),
    ("slate", sentence("Appearance", "Slate")),
    ("plain", sentence("Appearance", "Plain")),
)
_CARD_FACES = (
    ("classic", sentence("Appearance", "Classic")),
    ("large", sentence("Appearance", "Large")),
    ("four-colour", sentence("Appearance", "Four colours")),
    ("contrast", sentence("Appearance", "High contrast")),
    ("minimal", sentence("Appearance", "Minimal")),
    ("engraved", sentence("Appearance", "Engraved")),
)
_BACKS = (
    ("lattice", sentence("Appearance", "Lattice")),
    ("scales", sentence("Appearance", "Scales")),
    ("botanical", sentence("Appearance", "Leaves")),
    ("stripes", sentence("Appearance", "Stripes")),
    ("waves", sentence("Appearance", "Waves")),
    ("stars", sentence("Appearance", "Stars")),
    ("deco", sentence("Appearance", "Art deco")),
    ("rosette", sentence("Appearance", "Rosette")),
)
_SCHEMES = (
    ("system", sentence("Settings", "System")),
    ("light", sentence("Settings", "Light")),
    ("dark", sentence("Settings", "Dark")),
)
_LIKE_TABLE, _LIKE_PAPER = sentence("Settings", "Like the table"), sentence("Settings", "Like paper")
_FOLLOW_SYSTEM = (("", sentence("Settings", "Follow system")),)
_CALL, _PANELS = sentence("Settings", "Call me when it is my turn"), sentence("Settings", "Panels and bar")


def _choice(
    key: str, text: Sentence, default: str, values: Values, face: Face | None = None, page_key: str = ""
) -> Setting:
    return Setting(key, "choice", text, default, values, face, page_key)


def _pictures(key: str, text: Sentence, values: Values) -> Setting:
    """A choice of a design, by its picture; the first one counts until another one is chosen."""
    return Setting(key, "pictures", text, values[0][0], values)


def _switch(key: str, default: str, text: Sentence, face: Face | None = None) -> Setting:
    return Setting(key, "switch", text, default, face=face)


def _heading(text: Sentence) -> Setting:
    return Setting("", "heading", text, face="window")


GROUPS = (
    Group(
        sentence("Settings", "Play"),
        (
            _choice("hand-order", sentence("Settings", "Sort the hand"), "suits", _ORDERS, page_key="order"),
            _choice("one-click", sentence("Settings", "Play a card with"), YES, _CLICKS, "window"),
            _choice("speed", sentence("Settings", "Speed"), "normal", _SPEEDS),
            _choice("pauses", sentence("Settings", "Computers"), "normal", _SPEEDS, page_key="pause"),
            _switch("play-forced", NO, sentence("Settings", "Play the only card that fits"), "window"),
            _switch("portraits-move", YES, sentence("Settings", "Animated portraits"), "window"),
            _switch("call-on-turn", YES, _CALL, "window"),
            _switch("ask-before-deck", YES, sentence("Settings", "Ask before showing the deck"), "window"),
            _switch(
                "ask-before-rage-quit",
                NO,
                sentence("Settings", "Ask before leaving your seat to a computer"),
                "window",
            ),
            _switch(
                "ask-before-new-game", NO, sentence("Settings", "Ask before leaving a running game"), "window"
            ),
            _heading(sentence("Settings", "When Straights opens")),
            _choice("open-today", sentence("Settings", "Show first"), YES, _FIRST, "window"),
        ),
    ),
    Group(
        sentence("Settings", "Look"),
        (
            _pictures("table", sentence("AppearanceGallery", "Table"), _TABLES),
            _pictures("faces", sentence("AppearanceGallery", "Faces"), _CARD_FACES),
            Setting(
                "four-colours",
                "switch",
                sentence("AppearanceGallery", "A colour for each suit"),
                NO,
                included_in=("faces", "four-colour"),
            ),
            _pictures("back", sentence("AppearanceGallery", "Backs"), _BACKS),
            _choice("scheme", sentence("Settings", "Theme"), "system", _SCHEMES),
            _choice("paper-sheets", _PANELS, NO, ((NO, _LIKE_TABLE), (YES, _LIKE_PAPER)), "window"),
            _choice("sheets", _PANELS, "table", (("table", _LIKE_TABLE), ("paper", _LIKE_PAPER)), "page"),
            _switch("more-contrast", NO, sentence("Settings", "More contrast")),
            Setting("language", "language", sentence("Settings", "Language"), "", _FOLLOW_SYSTEM),
        ),
    ),
    Group(
        sentence("Settings", "Sound"),
        (
            _switch("muted", NO, sentence("Settings", "Mute"), "window"),
            Setting("volume", "level", sentence("Settings", "Volume"), "50", face="window"),
            Setting("isMuted", "off-switch", sentence("Settings", "Sound and vibration"), NO, face="page"),
            _switch("callsOnTurn", YES, _CALL, "page"),
        ),
    ),
)
LOOK = [group.title.template for group in GROUPS].index("Look")
"""The number of the group with the look of table and cards."""
