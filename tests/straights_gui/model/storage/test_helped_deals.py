"""In which of the deals for everybody there was help is known as long as their results can be shared."""

from datetime import date
from pathlib import Path

from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from straights_gui.model.storage.helped_deals import FILE, HelpedDeals


def test_help_is_known_of_its_deal_alone(tmp_path: Path) -> None:
    deals = HelpedDeals(tmp_path)
    assert DuplicateDeal(7, 2) not in deals
    deals.add(DuplicateDeal(7, 2, date(2026, 11, 24)))
    again = HelpedDeals(tmp_path)
    assert DuplicateDeal(7, 2) in again
    assert DuplicateDeal(7, 1) not in again
    assert DuplicateDeal(8, 2) not in again


def test_of_many_deals_the_oldest_is_forgotten(tmp_path: Path) -> None:
    """Four hundred are known; one that had help twice counts once."""
    deals = HelpedDeals(tmp_path)
    for seed in range(400):
        deals.add(DuplicateDeal(seed, 0))
    deals.add(DuplicateDeal(399, 0))
    assert DuplicateDeal(0, 0) in deals
    deals.add(DuplicateDeal(400, 0))
    found = [seed for seed in range(402) if DuplicateDeal(seed, 0) in deals]
    assert list(range(1, 401)) == found


def test_a_file_that_cannot_be_read_is_as_if_it_were_not_there(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\n")
    deals = HelpedDeals(tmp_path)
    assert DuplicateDeal(7, 2) not in deals
    deals.add(DuplicateDeal(7, 2))
    assert DuplicateDeal(7, 2) in HelpedDeals(tmp_path)


def test_a_line_that_is_too_long_for_a_deal_hides_no_other(tmp_path: Path) -> None:
    """Of a damaged file that was longer than any file is read."""
    (tmp_path / FILE).write_bytes(b"9" * 200_000 + b"\n")
    HelpedDeals(tmp_path).add(DuplicateDeal(7, 2))

    assert DuplicateDeal(7, 2) in HelpedDeals(tmp_path)


def test_a_deal_stands_in_the_file_as_people_name_it(tmp_path: Path) -> None:
    """Seed and chair, from 1: what an earlier version wrote is what the next one reads."""
    (tmp_path / FILE).write_text("77/3\n", encoding="ascii")
    deals = HelpedDeals(tmp_path)
    assert DuplicateDeal(77, 2) in deals
    deals.add(DuplicateDeal(5, 0))

    assert "77/3\n5/1\n" == (tmp_path / FILE).read_text(encoding="ascii")
