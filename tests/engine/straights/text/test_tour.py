"""The tour: each part of the table once, in short sentences, with the end of this game."""

from engine.straights.setup import Variant
from engine.straights.text.rendering import render
from engine.straights.text.tour import Part, tour_steps


def test_each_part_is_explained_once_and_in_short() -> None:
    steps = tour_steps(Variant(150))

    assert list(Part) == [step.part for step in steps]
    assert all(len(render(step.title)) <= 60 and len(render(step.text)) <= 140 for step in steps)
    assert "150 points" in " ".join(render(step.text) for step in steps)
