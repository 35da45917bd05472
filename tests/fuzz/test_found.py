"""Texts that once broke something, and those that `make fuzz` begins with, are read as documented."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.fuzz.doors import targets
from tests.support.fuzz.target import FOUND, Target, spoiled

TARGETS = targets()


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_what_fuzzing_begins_with_and_what_it_has_found_is_read(target: Target) -> None:
    """Quickly, and without an exception that is not documented."""
    found = sorted((FOUND / target.name.replace(" ", "-")).glob("*"))
    for content in (*target.seeds, *(path.read_bytes() for path in found)):
        target.take(content)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
@given(data=st.data())
def test_spoiled_texts_are_read_or_refused_as_documented(target: Target, data: st.DataObject) -> None:
    """Cut, repeated, mixed with others: no other exception, whatever is in them; `make fuzz` tries more."""
    with suppress(*target.allowed):
        target.read(data.draw(spoiled(target.seeds)))
