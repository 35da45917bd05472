"""A deal has the name that it has in the window."""

import pytest

from engine.straights.text.variants import seal_name, seed_name
from straights_gui.resources import LANGUAGES
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import shown
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

SEAL = "0123456789abcdef" * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_and_a_seal_read_as_in_the_window(qapp: object, language: str) -> None:
    set_language(language)
    expected = [shown(seed_name(44)), shown(seal_name(SEAL))]

    calls = [("dealName", 44, None), ("dealName", None, SEAL)]
    try:
        assert expected == call_all("straights_web/view/text/table_text.js", calls, language)
    finally:
        set_language("en")
