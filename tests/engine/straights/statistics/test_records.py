"""The record of a game: what was counted stays, what was practice never counts, a reset leaves no figure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.advice.opponent_models import opponents_of
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.statistics.counting import level_of
from engine.straights.statistics.records import GameEnd, GameRecord
from engine.straights.strategies.registry import NAMES
from tests.support.records import CHANGES, NUMBERS, Change, changed

NEW = GameRecord("game", "expert")


def ended(*gained: int) -> GameRecord:
    """A game with these rounds, each with a play and a moment of its own."""
    record = NEW
    for number, points in enumerate(gained, 1):
        record = record.with_round(number, points, f"play {number}", f"10:0{number}")
    return record


@given(st.lists(CHANGES), st.lists(CHANGES))
def test_what_has_ended_stays_as_it_was_first_played(before: list[Change], after: list[Change]) -> None:
    first = changed(NEW, before)
    later = changed(first, after)

    for old in first.rounds:
        if old.has_ended:
            new = later.round(old.number)
            assert (old.gained, old.practice, old.play, old.moment) == (
                new.gained,
                new.practice,
                new.play,
                new.moment,
            )
            assert old.price in (None, new.price)
            assert old.hints <= new.hints
    assert first.end in (None, later.end)
    assert first.practice_from in (None, later.practice_from)


@given(st.lists(CHANGES), st.lists(CHANGES))
def test_practice_never_counts(before: list[Change], after: list[Change]) -> None:
    first = changed(NEW, before)
    later = changed(first, after)
    practice = {number for number in range(1, 9) if first.is_practice(number)}

    assert not practice & {each.number for each in later.counted_rounds()}
    if practice and first.end is None:
        assert later.counted_end() is None


@given(st.lists(CHANGES), st.lists(CHANGES))
def test_a_reset_leaves_no_figure_and_brings_none_back(before: list[Change], after: list[Change]) -> None:
    first = changed(NEW, before)
    left = first.reset()
    had_ended = {each.number for each in first.rounds if each.has_ended}
    later = changed(left, after)

    assert ([], None) == (left.counted_rounds(), left.end)
    assert not had_ended & {each.number for each in later.rounds if each.gained is not None}
    assert [each for each in first.rounds if not each.has_ended] == [
        each for each in left.rounds if not each.has_ended
    ]
    assert (first.practice_from, left) == (left.practice_from, left.reset())


@given(st.lists(CHANGES), st.lists(CHANGES))
def test_a_game_with_a_round_of_practice_does_not_count_after_a_reset_either(
    before: list[Change], after: list[Change]
) -> None:
    first = changed(NEW, before)
    left = first.reset()

    assert [each.practice for each in first.rounds] == [each.practice for each in left.rounds]
    if any(each.practice for each in first.rounds):
        assert None is changed(left, after).counted_end()


@given(st.lists(CHANGES), NUMBERS)
def test_a_mark_makes_practice_of_what_has_not_ended(before: list[Change], number: int) -> None:
    record = changed(NEW, before)
    marked, rest = record.with_practice(number), record.with_practice_from(number)

    assert marked.is_practice(number) == (record.is_practice(number) or not record.round(number).has_ended)
    if record.end is None:
        assert all(rest.is_practice(each) for each in range(record.practice_from or number, 9))
    else:
        assert record.practice_from == rest.practice_from


def test_the_round_in_which_the_seed_became_known_does_not_count_though_it_has_ended() -> None:
    record = ended(5, 6, 7).with_practice_from(2)

    assert [5] == [each.gained for each in record.counted_rounds()]
    assert record.with_practice_from(3) == record


@pytest.mark.parametrize(
    "scores, place, tied",
    [
        ((10, 20, 30, 40), 3, False),
        ((30, 20, 30, 40), 2, True),
        ((30, 30, 5, 30), 1, False),
        ((7, 7, 7, 7), 1, True),
        ((1, 2, 90, 90), 3, True),
    ],
)
def test_the_place_is_one_more_than_those_with_fewer_points(
    scores: tuple[int, ...], place: int, *, tied: object
) -> None:
    record = ended(5).with_end(1, scores, 2, "11:00").with_end(1, (0, 0, 0, 0), 2, "12:00")

    assert GameEnd(scores[2], place, bool(tied), moment="11:00") == record.end


def test_a_game_that_was_reset_in_its_last_round_or_later_has_no_end() -> None:
    scores = (5, 90, 90, 90)
    whole = ended(5, 6).with_end(2, scores, 0, "11:00").reset()

    assert None is whole.with_end(2, scores, 0, "12:00").end
    assert None is not ended(5).reset().with_round(2, 6, "play", "11:00").with_end(2, scores, 0, "11:00").end


def test_only_the_play_that_was_counted_has_a_price_and_only_one() -> None:
    record = ended(5)
    early, other = NEW.with_price(1, 1.0, ""), record.with_price(1, 0.5, "after an undo")
    unknown = NEW.with_round(1, 5, "", "").with_price(1, 0.5, "")
    known = record.with_price(1, 7.456, "play 1")

    assert [None, None, None, 7.46] == [each.round(1).price for each in (early, other, unknown, known)]
    assert known == known.with_price(1, 3.0, "play 1")
    assert None is record.reset().with_price(1, 3.0, "play 1").round(1).price


def test_the_last_round_that_counts_for_the_rating_and_has_no_price_is_reviewed() -> None:
    record = ended(5, 6, 7)
    hinted = ended(5, 6).with_hint(3).with_round(3, 7, "play 3", "10:03")
    priced = record.with_price(3, 1.0, "play 3")

    assert [3, 2, 2] == [each.round_to_review() for each in (record, hinted, priced)]
    assert 1 == record.with_practice_from(2).round_to_review()
    assert None is NEW.with_round(1, 5, "", "").with_hint(2).round_to_review()
    over = record.with_end(3, (5, 6, 7, 8), 0, "11:00")
    assert [record, record.reset(), over] == [
        record.with_hint(3),
        record.reset().with_hint(1),
        over.with_hint(4),
    ]


@pytest.mark.parametrize("strategy", NAMES)
def test_a_record_knows_the_opponents_that_reviews_know(strategy: str) -> None:
    setup = Setup.of(1, (Human(), *(Computer(strategy),) * 3))
    known = opponents_of(Session(setup).observe(0))

    assert GameRecord("game", level_of(setup)).is_known is (known == (strategy,) * 3)
