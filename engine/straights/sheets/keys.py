"""The list of keys: those of cards and table, then those of the actions."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.protocol.sheet import Keys, Row, Sheet
from engine.straights.interface.actions import actions_of, named
from engine.text.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.straights.interface.actions import Face

_BY_NAME = sentence("Shortcuts", "Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)")
_OF_CARDS = (
    Row(sentence("Shortcuts", "Left, Right, Home, End"), sentence("Shortcuts", "Choose a card")),
    Row(sentence("Shortcuts", "7 S, K H, T D, 1 0 D"), _BY_NAME),
    Row(sentence("Shortcuts", "Enter, Space"), sentence("Shortcuts", "Play or discard the chosen card")),
    Row(sentence("Shortcuts", "Space"), sentence("Shortcuts", "Skip animations")),
)
_OF_WINDOW = (
    Row(sentence("Shortcuts", "Esc"), sentence("Shortcuts", "Cancel; leave replay or full screen")),
    Row(sentence("Shortcuts", "Tab"), sentence("Shortcuts", "Move between the hand and the buttons")),
    Row(sentence("Shortcuts", "F6"), sentence("Shortcuts", "Move between the table and the open panels")),
    Row(sentence("Shortcuts", "F10"), sentence("Shortcuts", "Open the menu")),
)
_OF_PAGE = (
    Row(sentence("Shortcuts", "Esc"), sentence("Badges", "Cancel")),
    Row(sentence("Shortcuts", "Tab"), sentence("Web", "Move from card to card, then to the buttons")),
)


def keys(face: Face, native: Callable[[str], str] = str) -> Sheet:
    """The keys of a window or a page; `native` writes a key as the system does."""
    others = _OF_PAGE if face.startswith("page") else _OF_WINDOW
    actions = [(each.keys_in(face), named(each.text)) for each in actions_of(face)]
    rows = tuple(Row(", ".join(map(native, own)), title) for own, title in actions if own)
    heads = (sentence("ShortcutsDialog", "Keys"), sentence("ShortcutsDialog", "Action"))
    title = sentence("Actions", "&Keyboard shortcuts")
    return Sheet("shortcuts", title, (Keys(title, heads, (*_OF_CARDS, *others, *rows)),))
