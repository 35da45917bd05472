"""Texts that once broke something, and those that `make fuzz` begins with, are read as documented."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.fuzz.doors import targets
from tests.support.fuzz.messages import PAGE_LINKS
from tests.support.fuzz.target import FOUND, Target, spoiled

TARGETS = targets()
KEPT = [
    (target, path) for target in TARGETS for path in sorted((FOUND / target.name.replace(" ", "-")).glob("*"))
]


@pytest.fixture(scope="module", autouse=True)
def page() -> Iterator[None]:
    """End the process that reads the page's links."""
    yield
    PAGE_LINKS.close()


def test_every_kept_text_has_a_target() -> None:
    """Under the target's name: a renamed target takes its folder with it."""
    folders = {path.name for path in FOUND.iterdir()}

    assert folders <= {target.name.replace(" ", "-") for target in TARGETS} | {"page-links"}


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_what_fuzzing_begins_with_is_read(target: Target) -> None:
    """Every text that is in order, quickly and without an exception that is not documented."""
    for seed in target.seeds:
        target.take(seed)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
@given(data=st.data())
def test_spoiled_texts_are_read_or_refused_as_documented(target: Target, data: st.DataObject) -> None:
    """Cut, repeated, mixed with others: no other exception, whatever is in them; `make fuzz` tries more."""
    with suppress(*target.allowed):
        target.read(data.draw(spoiled(target.seeds)))


@pytest.mark.parametrize("number", range(len(KEPT)), ids=lambda number: KEPT[number][1].name)
def test_what_broke_something_is_read(number: int) -> None:
    """The smallest text of each fault that was found."""
    target, path = KEPT[number]

    target.take(path.read_bytes())
