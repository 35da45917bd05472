"""What the log of a table keeps is read as it was written."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.setup import Variant
from straights_server.entries import (
    DamagedLog,
    GameStarted,
    entry_from,
    entry_value,
    settings_of,
    settings_text,
)
from straights_server.table_settings import TableSettings

VARIANTS = st.builds(Variant, score_limit=st.integers(0, 500), reseed_each_round=st.booleans())


@given(
    settings=st.builds(
        TableSettings,
        st.builds(Variant, st.integers(0, 500)),
        turn_limit=st.none() | st.floats(5, 3600),
        is_private=st.booleans(),
    )
)
def test_settings_are_read_as_they_were_written(settings: TableSettings) -> None:
    assert settings == settings_of(settings_text(settings))


@given(variant=VARIANTS)
def test_a_game_starts_with_the_rule_switches_of_its_log(variant: Variant) -> None:
    entry = GameStarted("", variant, 7)

    assert entry == entry_from(entry_value(entry))


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "7",
        "{}",
        '{"score_limit": -1}',
        '{"score_limit": "80"}',
        '{"score_limit": 80, "unknown": 1}',
        '{"score_limit": 80, "reseed_each_round": true}',
    ],
)
def test_settings_that_no_table_has_are_a_damaged_log(text: str) -> None:
    """Of another kind, beyond a limit, or with a field that is not known."""
    with pytest.raises(DamagedLog):
        settings_of(text)


def test_a_game_without_its_score_limit_is_a_damaged_log() -> None:
    """It could not be played again by the same rules."""
    with pytest.raises(DamagedLog):
        entry_from({"type": "begun", "key": "", "seed": 7})


@pytest.mark.parametrize("seat", [-1, 4, 7])
@pytest.mark.parametrize(
    "fields",
    [{"type": "joined", "name": "Guest", "token_hash": ""}, {"type": "filled", "strategy": None, "name": ""}],
)
def test_a_seat_that_no_table_has_is_a_damaged_log(fields: Mapping[str, object], seat: int) -> None:
    entry_from({**fields, "seat": 3})
    with pytest.raises(DamagedLog):
        entry_from({**fields, "seat": seat})
