"""The rules of a game in a few words are those of the window."""

import json
from pathlib import Path

import pytest

from engine.straights.console_text.command_line import variant_options
from engine.straights.setup import SCORE_LIMIT, Variant
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.text.variant_text import variant_text
from tests.support.javascript import evaluate, needs_node
from web.texts import write_texts

pytestmark = needs_node

VARIANTS = [Variant(limit, reseeds) for limit in (0, 1, 50, SCORE_LIMIT, 150) for reseeds in (False, True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_level_read_as_in_the_window(qapp: object, tmp_path: Path, language: str) -> None:
    """No options of the console, but those of a later version."""
    write_texts(tmp_path)
    texts = (tmp_path / f"{language}.json").read_text(encoding="utf-8")
    options = [" ".join(variant_options(variant)) for variant in VARIANTS]
    script = f"""
    import {{ variantText }} from "./view/text/variant_text.js";
    import {{ useLanguage }} from "./view/text/translate.js";
    globalThis.fetch = async () => ({{ ok: true, json: async () => ({texts}) }});
    await useLanguage("{language}");
    answer({json.dumps([*options, "--later 7"])}.map((each) => variantText(each, {SCORE_LIMIT})));
    """
    set_language(language)

    assert [*map(variant_text, VARIANTS), "--later 7"] == evaluate(script)
