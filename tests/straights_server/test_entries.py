"""What the log of a table keeps is read as it was written."""

import json
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


def test_servers_of_before_can_read_the_settings_of_a_new_table() -> None:
    """They know no rule switch but the score limit, and share the tables of a Redis."""
    known = {"score_limit", "turn_limit", "grace", "substitute", "is_private", "has_numbered_deals"}

    assert known == set(json.loads(settings_text(TableSettings(Variant(50)))))


@given(variant=VARIANTS)
def test_a_game_starts_with_the_rule_switches_of_its_log(variant: Variant) -> None:
    entry = GameStarted("", variant, 7)

    assert entry == entry_from(entry_value(entry))


def test_a_log_from_before_a_rule_switch_is_read_with_its_default() -> None:
    """Logs of earlier servers have the score limit alone."""
    fields = {
        "score_limit": 50,
        "turn_limit": None,
        "grace": 60.0,
        "substitute": "blocker",
        "is_private": False,
    }

    assert TableSettings(Variant(50)) == settings_of(json.dumps(fields))
    assert GameStarted("", Variant(50), 7) == entry_from(
        {"type": "begun", "key": "", "score_limit": 50, "seed": 7}
    )


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
