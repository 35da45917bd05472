"""Texts from outside are read, or refused as documented, in some seconds of processor time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.fuzz.doors import targets
from tests.support.fuzz.target import Target, spoiled

TARGETS = targets()


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_texts_in_order_are_read(target: Target) -> None:
    for content in target.seeds:
        target.take(content)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
@given(data=st.data())
def test_spoiled_texts_are_read_or_refused_as_documented(target: Target, data: st.DataObject) -> None:
    """Cut, repeated, mixed with others: no other exception, whatever is in them; `make fuzz` tries more."""
    target.take(data.draw(spoiled(target.seeds)))
