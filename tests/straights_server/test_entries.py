"""What the log of a table keeps is read as it was written."""

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.setup import Variant
from straights_server.entries import GameStarted, entry_of, entry_text
from straights_server.errors import DamagedLog
from straights_server.table_settings import TableSettings, settings_of, settings_text


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


def test_a_log_of_an_older_server_is_read() -> None:
    """It repeats the rules of the table wherever a game begins."""
    fields = {"type": "begun", "key": "", "score_limit": 80, "reseed_each_round": False, "seed": 7}

    assert GameStarted("", 7) == entry_of(json.dumps(fields))
    assert {"type": "begun", "key": "", "seed": 7} == json.loads(entry_text(GameStarted("", 7)))


@pytest.mark.parametrize(
    "fields",
    [{"type": "joined", "name": "Guest", "token_hash": ""}, {"type": "filled", "strategy": None, "name": ""}],
)
def test_a_seat_that_no_table_has_is_a_damaged_log(fields: Mapping[str, object]) -> None:
    entry_of(json.dumps({**fields, "seat": 3}))
    with pytest.raises(DamagedLog):
        entry_of(json.dumps({**fields, "seat": -1}))
