"""The menu's tables over a network where a part that they need is not installed."""

import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest

from straights_gui.controller.menus.table_menu import TableMenuController
from tests.support.window.player import Seating, game

LOADER = "cannot open shared object file: No such file or directory"
SENTENCES = {
    f"libgssapi_krb5.so.2: {LOADER}": (
        "Tables over a network need the library libgssapi_krb5.so.2 (Debian: libgssapi-krb5-2), "
        "which isn’t installed."
    ),
    f"libother.so.1: {LOADER}": (
        "Tables over a network need the library libother.so.1, which isn’t installed."
    ),
    "DLL load failed": (
        "Tables over a network need Qt’s network library, which can’t be loaded (DLL load failed)."
    ),
}


class Unloadable(MetaPathFinder):
    """Lets Qt's network library fail as it does without a library of the system."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname == "PySide6.QtNetwork":
            raise ImportError(self._reason)


ASKING = (
    TableMenuController.join_table,
    TableMenuController.host_table,
    lambda menu: menu.open_link("?table=k3f9"),
)


@pytest.mark.parametrize("reason, ask", tuple(zip(SENTENCES, ASKING, strict=True)))
def test_tables_over_a_network_say_what_they_lack(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, reason: str, ask: Callable[[TableMenuController], None]
) -> None:
    monkeypatch.delitem(sys.modules, "PySide6.QtNetwork", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Unloadable(reason), *sys.meta_path])
    program = seating(game()).program
    ask(program.table_menu)

    assert SENTENCES[reason] == program.window.message.text()


def test_a_table_that_was_hosted_waits_for_the_part_that_is_missing(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The start ends in no error, and the table is kept."""
    (tmp_path / "hosting").mkdir()
    monkeypatch.setitem(sys.modules, "websockets", None)
    program = seating(game()).program
    program.table_menu.offer_hosted_table()

    expected = "Tables over a network need the Python package websockets, which isn’t installed."
    assert expected == program.window.message.text()
