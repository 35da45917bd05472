"""Names in the page's sentences and lists."""

import pytest
from PySide6.QtCore import QLocale

from straights_gui.view.text.fill import fill, list_text
from straights_gui.view.text.languages import set_language
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

MODULE = "straights_web/view/text/translate.js"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_list_of_names_reads_as_in_the_window(language: str) -> None:
    """Anna; Anna and Ben; Anna, Ben, and Clara."""
    names = ("Anna", "Ben", "Clara")
    lists = [names[:count] for count in (1, 2, 3)]
    shown = call_all(MODULE, [("listText", each) for each in lists], language)

    assert [QLocale(language).createSeparatedList(each) for each in lists] == shown


def test_names_from_right_to_left_are_isolated_as_in_the_window(qapp: object) -> None:
    names = ("דוד", "Ben", "مریم", "नेहा", "\U0001e900", "7")
    sentence = "{name} won"
    filled = [("fill", sentence, {"name": name}) for name in names]
    shown = call_all(MODULE, [("listText", names), *filled], "en")
    set_language("en")

    assert [list_text(names), *(fill(sentence, name=name) for name in names)] == shown
