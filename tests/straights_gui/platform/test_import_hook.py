"""PySide6 reads the source of every module that is imported: not of the program's."""

from tests.support.processes import run_python

WATCHED = """
import builtins, inspect
from straights_gui.platform.import_hook import remove_import_hook
hooked = builtins.__import__ is builtins.__feature_import__
{then}
searched = []
inspect.getsource = lambda module: searched.append(module.__name__) or ""
import straights_gui.view.cards.card_slots
print(hooked, searched)
"""
MINE = "mine = lambda *given, **named: builtins.__orig_import__(*given, **named); builtins.__import__ = mine"


def output_of(then: str, last: str = "") -> str:
    """What is printed by a process of its own, in which `then` comes before an import."""
    return run_python("-c", WATCHED.replace("{then}", then) + last).stdout


def test_no_source_is_searched() -> None:
    """With the hook it is; asked a second time nothing changes."""
    assert "straights_gui.view.cards.artwork" in output_of("")
    assert "True []\n" == output_of("remove_import_hook(); remove_import_hook()")


def test_the_import_of_somebody_else_stays() -> None:
    """A debugger's or a bundle's is not PySide6's to be removed."""
    assert output_of(f"{MINE}; remove_import_hook()", "print(builtins.__import__ is mine)").endswith("True\n")
