"""Files that are opened on the page."""

from base64 import b64encode

import pytest

from engine.straights.local_table.game_texts import read_game
from engine.straights.storage.savegame import loads
from tests.support.editors import EDITORS, written
from tests.support.javascript import call, needs_node
from tests.support.paths import GOLDEN

pytestmark = needs_node


@pytest.mark.parametrize("editor", EDITORS)
def test_a_file_is_read_as_any_editor_has_written_it(editor: tuple[str, str]) -> None:
    """The page passes on what it does not know how to read; the engine reads it."""
    saved = (GOLDEN / "saves/game.straights").read_text(encoding="utf-8")
    content = b64encode(written(saved, editor)).decode()
    text = call("tests/support/web/compared.mjs", "readFile", content)
    assert isinstance(text, str)

    assert loads(saved).actions == read_game(text, None).actions
