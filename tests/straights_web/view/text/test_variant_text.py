"""The rules of a game in a few words are those of the window."""

import pytest

from engine.straights.console_text.command_line import variant_options
from engine.straights.setup import SCORE_LIMIT, Variant
from engine.straights.text.variants import variant_terms
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.text.rendering import shown
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

VARIANTS = [Variant(limit, reseeds) for limit in (0, 1, 50, SCORE_LIMIT, 150) for reseeds in (False, True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_level_read_as_in_the_window(qapp: object, language: str) -> None:
    """No options of the console, but those of a later version."""
    options = [*(" ".join(variant_options(variant)) for variant in VARIANTS), "--later 7"]
    set_language(language)
    expected = [*(shown(variant_terms(variant)) for variant in VARIANTS), "--later 7"]

    calls = [("variantText", each, SCORE_LIMIT) for each in options]
    assert expected == call_all("straights_web/view/text/variant_text.js", calls, language)
