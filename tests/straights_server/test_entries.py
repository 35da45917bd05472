"""What the log of a table keeps is read as it was written."""

import json

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


KNOWN = json.loads(settings_text(TableSettings()))


@pytest.mark.parametrize(
    "fields",
    [
        [],
        7,
        {},
        {"score_limit": 80},
        {**KNOWN, "score_limit": -1},
        {**KNOWN, "score_limit": "80"},
        {**KNOWN, "unknown": 1},
        {**KNOWN, "reseed_each_round": True},
    ],
)
def test_settings_that_no_table_has_are_a_damaged_log(fields: object) -> None:
    """Incomplete, of another kind, beyond a limit, or with a field that is not known."""
    with pytest.raises(DamagedLog):
        settings_of(json.dumps(fields))


@pytest.mark.parametrize("switch", Variant().values())
def test_a_game_without_a_rule_switch_is_a_damaged_log(switch: str) -> None:
    """It could not be played again by the same rules."""
    value = entry_value(GameStarted("", Variant(), 7))
    del value[switch]

    with pytest.raises(DamagedLog):
        entry_from(value)
