"""The games of first visits, and their tables, which the page shows before its engine is loaded."""

import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

from engine.fast_dataclass import replace
from engine.straights.local_table.answers import hello
from engine.straights.local_table.running_game import RunningGame
from engine.straights.player import Computer, Human, Player
from engine.straights.protocol.table_messages import FROM_TABLE
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Variant
from engine.straights.storage.seal import sealed_setup
from engine.straights.strategies.registry import DEFAULT_OPPONENTS
from straights_gui.resources import LANGUAGES
from web.texts import PageText, texts_of

COUNT = 8
"""Of the games, so that those whose browser keeps nothing seldom have the cards of their last visit."""
CONTEXT = "NewGame"
NAMES = ("Player", "Clara", "Diego", "Hugo")
"""Those of a new game in the page."""
PLAYERS: tuple[Player, ...] = (Human(), *map(Computer, DEFAULT_OPPONENTS))
TEXTS = ("strategies", "table_texts", "table_phrases")
"""The texts of the greeting that are on a table."""


def write_first_games(folder: Path) -> None:
    """Write the games for each language."""
    folder.mkdir(parents=True)
    greeting = FROM_TABLE.write(hello())
    for language in LANGUAGES:
        games = [_written(game) for game in islice(_first_games(language), COUNT)]
        value = {"texts": {name: greeting[name] for name in TEXTS}, "games": games}
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{language}.json").write_text(text, encoding="utf-8")


def _written(game: RunningGame) -> dict[str, object]:
    message = replace(game.whole(0, "opened"), short_title=None)
    return {"text": game.saved_text(), "state": FROM_TABLE.write(message)}


def _first_games(language: str) -> Iterator[RunningGame]:
    """Games in which the player moves first: sealed ones, which count."""
    translated = texts_of(language, [PageText(CONTEXT, name) for name in NAMES]).get(CONTEXT, {})
    names = [str(translated.get(name, name)) for name in NAMES]
    seats = tuple(SeatSetup(name, player) for name, player in zip(names, PLAYERS, strict=True))
    for number in count():
        secret = Random(number).getrandbits  # noqa: S311  # as public as the page
        game = RunningGame(Session(sealed_setup(seats, Variant(), secret)), lambda: "")
        if game.game.turn == 0:
            yield game
