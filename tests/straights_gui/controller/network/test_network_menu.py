"""The menus at a table over a network: what each item does, and when it can be chosen."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from engine.fast_dataclass import replace
from engine.straights.player import Computer
from engine.straights.protocol.server_messages import Stage
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from tests.support.window.network_table import KEY, ROOM, SEAL, Table

OTHERS = "0e" * 32
ITEMS = ("rage_quit", "take_seat", "seal", "save", "replay", "share_table", "invite")
"""What is not always there."""


def items(table: Table) -> dict[str, QAction]:
    """The items by name."""
    return table.window.window.act.by_name


def enabled(table: Table) -> set[str]:
    return {name for name in ITEMS if items(table)[name].isEnabled()}


def wait(table: Table) -> None:
    table.tell(replace(ROOM, stage=Stage.WAITING))


def invite(table: Table) -> None:
    table.client.invitation = "a1b2"
    wait(table)


def play(table: Table) -> None:
    """The player's turn in a game whose deals are sealed."""
    table.tell(ROOM)
    table.begin(turn=1, seal=SEAL)


def leave_it_to_a_computer(table: Table) -> None:
    table.tell(ROOM)
    table.begin(turn=2, mine=Computer("lowest"))


def look_on(table: Table) -> None:
    table.client.seat = None
    table.tell(ROOM)
    table.begin(turn=2)


def look_back(table: Table) -> None:
    play(table)
    table.window.play.suspend()
    table.window.menu.update()


def end(table: Table) -> None:
    table.tell(replace(ROOM, stage=Stage.OVER))
    table.end()


def end_with_another_key(table: Table) -> None:
    """The key deals other cards than those that were played."""
    table.tell(replace(ROOM, stage=Stage.OVER))
    table.end(key=OTHERS)


def begin_again(table: Table) -> None:
    end(table)
    play(table)


@pytest.mark.parametrize(
    "come, expected",
    [
        (lambda _table: None, set()),
        (wait, {"share_table"}),
        (invite, {"share_table", "invite"}),
        (play, {"share_table", "rage_quit", "seal"}),
        (leave_it_to_a_computer, {"share_table", "take_seat"}),
        (look_on, {"share_table"}),
        (look_back, {"share_table", "seal"}),
        (end, {"share_table", "seal", "save", "replay"}),
        (end_with_another_key, {"share_table", "seal"}),
        (begin_again, {"share_table", "rage_quit", "seal"}),
    ],
)
def test_an_item_can_be_chosen_where_it_makes_sense(
    table: Table, come: Callable[[Table], None], expected: set[str]
) -> None:
    come(table)

    assert expected == enabled(table)


@pytest.mark.parametrize(
    "come, sealed, verdict",
    [
        (play, "hidden until the game is over", ""),
        (end, KEY, "✓ The key matches the seal and the cards: they weren’t changed."),
        (
            end_with_another_key,
            OTHERS,
            "✗ The key doesn’t match the seal or the cards: the game was altered.",
        ),
    ],
    ids=["playing", "over", "altered"],
)
def test_the_seal_is_shown_and_checked(
    table: Table, monkeypatch: pytest.MonkeyPatch, come: Callable[[Table], None], sealed: str, verdict: str
) -> None:
    read = {""}

    def look(sheet: DrawnSheet) -> None:
        for _ in range(2):
            read.update(label.text().replace("\n", "") for label in sheet.findChildren(QLabel))
            sheet.buttons["check"].click()
        sheet.close()

    monkeypatch.setattr(DrawnSheet, "exec", look)
    come(table)
    items(table)["seal"].trigger()

    assert sealed in read
    assert [each for each in read if each.startswith(verdict)]
    assert bool(verdict) == any(text.startswith(("✓", "✗")) for text in read)
