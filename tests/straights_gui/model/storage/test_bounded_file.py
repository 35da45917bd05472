"""What is no file in the place of a kept one: no store waits for it, or reads it without end."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.storage.savegame import dumps
from straights_gui.model.hosting.hosted_table import HostedTable, keep, kept_table
from straights_gui.model.storage.autosave import write_durably
from straights_gui.model.storage.helped_deals import HelpedDeals
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from tests.support.special_files import no_files, only_posix
from tests.support.window.player import game

DEAL = DuplicateDeal(7, 2)


@dataclass(frozen=True, slots=True)
class Store:
    """A store in a folder: what puts one file there, and whether its content is found."""

    name: str
    write: Callable[[Path], object]
    finds: Callable[[Path], bool]


STORES = (
    Store(
        "saved games",
        lambda place: write_durably(SavedGames(place).new_path("a"), dumps(game()).encode()),
        lambda place: any(SavedGames(place).with_text(b"seed")),
    ),
    Store(
        "helped deals",
        lambda place: HelpedDeals(place).add(DEAL),
        lambda place: DEAL in HelpedDeals(place),
    ),
    Store(
        "seats",
        lambda place: SeatTokenStore(place).keep(SeatToken("https://cards.example/", "k3f9", "A", "Zoë")),
        lambda place: bool(SeatTokenStore(place).all()),
    ),
    Store(
        "reviews",
        lambda place: ReviewCache(place).save("a", [1.5]),
        lambda place: ReviewCache(place).load("a") is not None,
    ),
    Store(
        "hosted table",
        lambda place: keep(place, HostedTable("k3f9", "A", "Zoë", 8765, is_visible=True)),
        lambda place: kept_table(place) is not None,
    ),
)


@only_posix
@no_files
@pytest.mark.parametrize("store", STORES, ids=lambda store: store.name)
def test_what_is_no_file_has_no_content(tmp_path: Path, store: Store, make: Callable[[Path], None]) -> None:
    store.write(tmp_path)
    (path,) = (each for each in tmp_path.rglob("*") if each.is_file())
    found_before = store.finds(tmp_path)
    path.unlink()
    make(path)

    assert (True, False) == (found_before, store.finds(tmp_path))
