"""What can be set, in the order in which it is shown: a line for each setting.

The window reads this table; for the page, `make translations` writes it as modules of JavaScript. Both show,
keep and translate a setting by its line; the code on which it acts asks for it by its key.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.text.sentence import Sentence, sentence

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Kind: TypeAlias = Literal["choice", "pictures", "picture", "switch", "level", "language", "heading"]
    Program: TypeAlias = Literal["window", "page"]
    Values: TypeAlias = tuple[tuple[str, Sentence], ...]

YES, NO = "yes", "no"
"""The values of a switch, and of choices that only say it in other words."""
OWN = "own"
"""The back that is a picture of the player's own."""
OWN_BACK = {"width": 300, "height": 420, "edge": 21, "bytes": 20_000_000, "pixels": 50_000_000}
"""How it is kept, with an edge of paper, in pixels; and the largest file and picture that are read."""
PICTURE = "data:image/jpeg;base64,"
"""What a picture that is kept begins with."""
CHOOSE = sentence("Settings", "Choose a picture")
REMOVE = sentence("PeopleController", "Remove")
REFUSED = sentence("Settings", "This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.")
_LONGEST = 200_000


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting.

    Attributes:
        key: its name, under which window and page keep it; "" for a heading.
        kind: how it is shown.
        default: the value that counts until another one is chosen.
        values: the texts of the values, in order; switches and levels have none.
        face: where alone it is offered.
        included_in: a value of another setting that turns this one on, as its key and the value.
    """

    key: str
    kind: Kind
    text: Sentence
    default: str = ""
    values: Values = ()
    face: Program | None = None
    included_in: tuple[str, str] = ("", "")

    def accepts(self, value: str) -> bool:
        """Whether a stored text is a value of this setting."""
        if self.kind == "picture":
            return not value or (value.startswith(PICTURE) and len(value) <= _LONGEST)
        if self.kind == "level":
            return value in map(str, range(101))
        return self.kind == "language" or value in (dict(self.values) or {YES, NO})


@dataclass(frozen=True, slots=True)
class Group:
    """Related settings, on a page of their own."""

    title: Sentence
    settings: tuple[Setting, ...]

    def of(self, face: Program) -> tuple[Setting, ...]:
        """The settings that the window or the page offers."""
        return tuple(each for each in self.settings if each.face in {None, face})


ORDERS = (
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
_FIRST = ((YES, sentence("Actions", "Tod&ay")), (NO, sentence("Settings", "The table")))
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
    (OWN, sentence("Appearance", "Own picture")),
)
_SCHEMES = (
    ("system", sentence("Settings", "System")),
    ("light", sentence("Settings", "Light")),
    ("dark", sentence("Settings", "Dark")),
)
_SHEETS = (
    ("table", sentence("Settings", "Dark, like the table")),
    ("paper", sentence("Settings", "Like paper")),
)
_COLOURS = sentence("AppearanceGallery", "A colour for each suit")
_ASK_TO_LEAVE = sentence("Settings", "Ask before leaving your seat to a computer")
_FOLLOW_SYSTEM = (("", sentence("Settings", "Follow system")),)


def _choice(key: str, text: Sentence, default: str, values: Values, face: Program | None = None) -> Setting:
    return Setting(key, "choice", text, default, values, face)


def _switch(key: str, default: str, text: Sentence, face: Program | None = None) -> Setting:
    return Setting(key, "switch", text, default, face=face)


_PLAY = (
    _choice("hand-order", sentence("Settings", "Sort the hand"), "suits", ORDERS),
    _choice("one-click", sentence("Settings", "Play a card with"), YES, _CLICKS, "window"),
    _choice("speed", sentence("Settings", "Speed"), "normal", _SPEEDS),
    _choice("pauses", sentence("Settings", "Computers"), "normal", _SPEEDS),
    _switch("play-forced", NO, sentence("Settings", "Play the only card that fits"), "window"),
    _switch("portraits-move", YES, sentence("Settings", "Animated portraits"), "window"),
    _switch("promise", YES, sentence("Settings", "Say what new cards are worth")),
    _switch("call-on-turn", YES, sentence("Settings", "Call me when it is my turn")),
    _switch("ask-before-deck", YES, sentence("Settings", "Ask before showing the deck"), "window"),
    _switch("ask-before-rage-quit", NO, _ASK_TO_LEAVE, "window"),
    _switch("ask-before-new-game", NO, sentence("Settings", "Ask before leaving a running game"), "window"),
    Setting("", "heading", sentence("Settings", "When Straights opens"), face="window"),
    _choice("open-today", sentence("Settings", "Show first"), YES, _FIRST, "window"),
)
_LOOK = (
    Setting("table", "pictures", sentence("AppearanceGallery", "Table"), "felt", _TABLES),
    Setting("faces", "pictures", sentence("AppearanceGallery", "Faces"), "classic", _CARD_FACES),
    Setting("four-colours", "switch", _COLOURS, NO, included_in=("faces", "four-colour")),
    Setting("back", "pictures", sentence("AppearanceGallery", "Backs"), "lattice", _BACKS),
    Setting("own-back", "picture", sentence("Settings", "Your own back")),
    _choice("scheme", sentence("Settings", "Theme"), "system", _SCHEMES),
    _choice("sheets", sentence("Settings", "Panels and bar"), "table", _SHEETS),
    _switch("more-contrast", NO, sentence("Settings", "More contrast")),
    Setting("language", "language", sentence("Settings", "Language"), "", _FOLLOW_SYSTEM),
)
_SOUND = (
    _switch("muted", NO, sentence("Actions", "&Mute")),
    Setting("volume", "level", sentence("Settings", "Volume"), "50", face="window"),
)
GROUPS = (
    Group(sentence("Settings", "Play"), _PLAY),
    Group(sentence("Settings", "Look"), _LOOK),
    Group(sentence("Settings", "Sound"), _SOUND),
)
LOOK = [group.title.template for group in GROUPS].index("Look")
"""The number of the group with the look of table and cards."""
