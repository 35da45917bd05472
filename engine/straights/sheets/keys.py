"""The list of keys: those of cards and table, then those of the menus."""

from __future__ import annotations

from collections.abc import Iterable

from engine.protocol.sheet import Keys, Row, Sheet
from engine.text.sentence import sentence


def keys(actions: Iterable[tuple[str, str]] = (), *, in_window: bool = False) -> Sheet:
    """The keys of cards, and those of some actions with their texts."""
    by_name = sentence("Shortcuts", "Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)")
    rows = (
        Row(sentence("Shortcuts", "Left, Right, Home, End"), sentence("Shortcuts", "Choose a card")),
        Row(sentence("Shortcuts", "7 S, K H, T D, 1 0 D"), by_name),
        Row(sentence("Shortcuts", "Enter, Space"), sentence("Shortcuts", "Play or discard the chosen card")),
        Row(sentence("Shortcuts", "Space"), sentence("Shortcuts", "Skip animations")),
        *(_of_window() if in_window else _of_page()),
        *(Row(key, text) for key, text in actions),
    )
    heads = (sentence("ShortcutsDialog", "Keys"), sentence("ShortcutsDialog", "Action"))
    title = sentence("ShortcutsDialog", "Keyboard shortcuts")
    return Sheet("shortcuts", title, (Keys(title, heads, rows),))


def _of_window() -> tuple[Row, ...]:
    panels = sentence("Shortcuts", "Move between the table and the open panels")
    return (
        Row(sentence("Shortcuts", "Esc"), sentence("Shortcuts", "Cancel; leave replay or full screen")),
        Row(sentence("Shortcuts", "Tab"), sentence("Shortcuts", "Move between the hand and the buttons")),
        Row(sentence("Shortcuts", "F6"), panels),
        Row(sentence("Shortcuts", "F10"), sentence("Shortcuts", "Open the menu")),
    )


def _of_page() -> tuple[Row, ...]:
    return (
        Row(sentence("Shortcuts", "Esc"), sentence("Badges", "Cancel")),
        Row(sentence("Shortcuts", "Tab"), sentence("Web", "Move from card to card, then to the buttons")),
        Row("F9", sentence("Actions", "Read &table aloud")),
    )
