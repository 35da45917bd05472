"""The running round reads in the page as it does in the window."""

import pytest

from engine.fast_dataclass import replace
from engine.protocol.records import Record
from engine.straights.protocol.table_state import GameTitles
from engine.straights.setup import DUPLICATE_MATCH, ONE_ROUND, Variant
from engine.straights.text.variants import game_progress, short_round_text
from straights_gui.resources import LANGUAGES
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import shown
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

VARIANTS = (Variant(80), Variant(1000), Variant(12345), Variant(ONE_ROUND), DUPLICATE_MATCH)


def texts(variant: Variant) -> dict[str, str]:
    """What the window says of the third round, and the same for a small screen."""
    short = short_round_text(variant)
    third = replace(short, values={**short.values, "number": 3})
    return {"long": shown(game_progress(3, variant)), "short": shown(third)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_tells_the_round_and_when_the_game_ends(qapp: object, language: str) -> None:
    titles = [Record(GameTitles).write(GameTitles.of(variant)) for variant in VARIANTS]
    calls = [("roundText", each, {"round": 3}) for each in titles]
    set_language(language)
    try:
        expected = [*map(texts, VARIANTS)]
        found = call_all("straights_web/view/text/turn_text.js", calls, language)
    finally:
        set_language("en")

    assert expected == found
    assert "12345" not in str(found)
