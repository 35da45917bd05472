"""The page is small enough for a phone."""

import pytest

from web.folders import ARCHIVE
from web.page import page_sizes

pytestmark = pytest.mark.web


def test_what_a_player_sees_first_is_small() -> None:
    assert page_sizes.measure().first <= page_sizes.FIRST_LIMIT


def test_the_whole_page_keeps_its_limits() -> None:
    assert sum(page_sizes.measure().sent.values()) <= page_sizes.LIMIT
    assert ARCHIVE.stat().st_size <= page_sizes.ARCHIVE_LIMIT
