"""The games of first visits, as the engine opens them."""

import json
from pathlib import Path

import pytest

from straights_gui.resources import LANGUAGES
from tests.support.local_table import Client
from web.first_games import CONTEXT, COUNT, write_first_games
from web.texts import TRANSLATIONS, translations


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_opens_each_first_game_as_its_table_shows_it(tmp_path: Path, language: str) -> None:
    """The player moves first, in a sealed game: one that counts."""
    write_first_games(tmp_path / "games")
    translated = translations(TRANSLATIONS / f"straights_{language}.ts")
    written = json.loads((tmp_path / "games" / f"{language}.json").read_text(encoding="utf-8"))
    hands, player = set(), translated.get((CONTEXT, "Player"), ("Player",))[0]
    for game in written["games"]:
        client = Client()
        client.answer("open", text=game["text"], record=None)
        seen = client.state["table"]
        hands.add(next(pile["cards"] for pile in seen["piles"] if pile["place"] == "hand.0"))

        assert [seen, client.state["events"]] == [game["state"]["table"], game["state"]["events"]]
        assert (player, 0, [0]) == (seen["seats"][0]["name"], seen["turn"], client.state["humans"])
        assert (None, True) == (client.state["seed"], client.state["seal"] is not None)
    assert COUNT == len(hands)
