"""Puzzles: lines that give positions again, a pack of real positions, a search that proves what it finds."""

from collections.abc import Iterable
from datetime import date
from itertools import islice

import pytest

from engine.cards.card import Card
from engine.errors import NotationError
from engine.fast_dataclass import replace
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import Advice, Alternative, Hint, hint_about
from engine.straights.commands import Choice
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, parse_deal
from engine.straights.observation import Observation
from engine.straights.puzzles import finder
from engine.straights.puzzles.daily import opened, puzzles_of
from engine.straights.puzzles.finder import Search, find_puzzles, prove
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import grade_of, parse_puzzle, puzzle_line, puzzle_of
from engine.straights.puzzles.themes import Theme, theme_of
from engine.straights.review.reviewer import decision_of
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from engine.straights.text.today import puzzle_answer
from tests.support.paths import ROOT
from tests.support.playing import play_on

PACK = (
    (ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt").read_text(encoding="utf-8").splitlines()
)
WORDS = PACK[0].split()
QUICK = Search(Budget(200, 10), Budget(400, 10))


def test_every_puzzle_of_the_pack_is_a_position_of_a_real_game() -> None:
    for line in PACK:
        puzzle = parse_puzzle(line)
        observation = puzzle.session().observe(puzzle.deal.chair)

        assert observation.is_my_turn
        assert observation.forced is None
        assert line == puzzle_line(puzzle)


def test_the_pack_is_graded_the_hard_ones_first() -> None:
    grades = [parse_puzzle(line).grade for line in PACK]

    assert sorted(grades, reverse=True) == grades
    assert [100] * len(Grade) == [grades.count(grade) for grade in Grade]
    assert 300 == len(set(PACK))


def test_what_is_found_is_a_puzzle_with_the_moves_of_its_game() -> None:
    found = list(islice(find_puzzles(1, QUICK), 2))

    assert 2 == len({puzzle.deal for puzzle in found})
    for puzzle in found:
        assert puzzle == parse_puzzle(puzzle_line(puzzle))


def test_hard_is_what_the_blocker_gets_wrong() -> None:
    """The computer that plays the deals moves another card there than the best."""
    hard = next(find_puzzles(140, QUICK))
    observation = hard.session().observe(hard.deal.chair)

    assert (Grade.HARD, DuplicateDeal(140, 0)) == (hard.grade, hard.deal)
    assert strategy_named("blocker").choose(observation).card != hard.best


def test_a_position_is_given_again_from_its_line() -> None:
    deal, blocker = parse_deal("77/3"), strategy_named("blocker")
    names = ("Anna", "Clara", "Diego", "Hugo")
    game, lines = Session(deal.setup(names)), []
    while game.turn is not None:
        observation = game.observe(game.turn)
        if game.turn == deal.chair:
            best = (observation.legal_plays or observation.hand)[0]
            puzzle = puzzle_of(game, deal, Grade.MEDIUM, best)
            lines.append(puzzle_line(puzzle))
            again = parse_puzzle(lines[-1])
            assert puzzle == again
            assert (game.actions, game.state) == (again.session(names).actions, again.session(names).state)
        game.submit(blocker.choose(observation))

    assert "77/3 2 7S" == lines[0]
    assert " -" in lines[-1]


@pytest.mark.parametrize(
    "words",
    [
        [],
        WORDS[:2],
        WORDS[:3],
        WORDS[:-1],
        [*WORDS, WORDS[2]],
        [*WORDS[:-1], WORDS[-2]],
        ["1000011/5", *WORDS[1:]],
        [*WORDS[:2], WORDS[3], *WORDS[3:]],
    ],
    ids=" ".join,
)
def test_a_line_with_one_thing_changed_is_no_puzzle(words: list[str]) -> None:
    line = " ".join(words)
    with pytest.raises(NotationError) as refused:
        parse_puzzle(line)

    assert str(refused.value).startswith(f"{line!r} is no puzzle: ")


def test_a_line_without_a_grade_is_refused_with_what_is_wrong() -> None:
    for line in ("77/3", *(" ".join([WORDS[0], grade, *WORDS[2:]]) for grade in ("-1", "0", "4"))):
        with pytest.raises(NotationError):
            parse_puzzle(line)
        with pytest.raises(NotationError) as refused:
            grade_of(line)

        assert f"{line!r} is no puzzle: its grade is missing" == str(refused.value)


def test_a_line_with_more_moves_than_a_game_has_is_refused() -> None:
    deal = parse_deal("77/3")
    game = play_on(Session(deal.setup_for("first-legal")))
    whole = puzzle_of(game, deal, Grade.EASY, Card.parse("7S"))

    with pytest.raises(NotationError, match="more moves than a game has"):
        parse_puzzle(f"{puzzle_line(whole)} 7S")


def test_a_line_that_ends_at_somebody_else_s_turn_is_refused() -> None:
    """Although the best card is in the hand of the player at the chair."""
    puzzle = parse_puzzle(PACK[0])
    others = [replace(puzzle, cards=puzzle.cards[:count]) for count in range(1, len(puzzle.cards))]
    before = next(each for each in reversed(others) if each.session().turn != each.deal.chair)

    with pytest.raises(NotationError, match="cannot be chosen"):
        parse_puzzle(puzzle_line(before))


def advised(
    best: Choice, others: Iterable[Card], gap: float, error: float = 0.0, step: float = 0.0
) -> Advice:
    """Advice by which the first of the others costs so much more, and each further one a step more."""
    prices = (Alternative(card, gap + step * place, error) for place, card in enumerate(others))
    return Advice(Hint(best, 1), None, 0.0, tuple(prices))


def choices_of(observation: Observation) -> list[Card]:
    return [*(observation.legal_plays or observation.hand)]


def first_turn() -> Observation:
    deal = DuplicateDeal(5, 1)
    game, players = Session(deal.setup_for("blocker")), strategy_named("blocker")
    while game.turn != deal.chair or len(choices_of(game.observe(deal.chair))) < 3:
        assert game.turn is not None
        game.submit(players.choose(game.observe(game.turn)))
    return game.observe(deal.chair)


@pytest.mark.parametrize("do_agree", [True, False])
def test_only_what_both_analyses_find_is_a_puzzle(monkeypatch: pytest.MonkeyPatch, *, do_agree: bool) -> None:
    """By the smaller of their gaps."""
    seen = first_turn()
    cards = choices_of(seen)

    def advice_for(_observation: Observation, _budget: Budget, seed: int = 0) -> Advice:
        best, *others = cards if do_agree or seed == 1 else cards[::-1]
        return advised(replace(seen.choices[0], card=best), others, {1: 4.5, 2: 3.5}[seed])

    monkeypatch.setattr(finder, "advice_for", advice_for)

    assert ((cards[0], 3.5) if do_agree else None) == prove(seen)


@pytest.mark.parametrize(
    "gap, error, is_one", [(2.5, 0.7, True), (2.5, 0.8, False), (1.9, 0.1, False), (2.0, 0.1, False)]
)
def test_a_puzzle_is_certain(
    gap: float, error: float, *, is_one: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = first_turn()
    best, *others = choices_of(seen)
    advice = advised(replace(seen.choices[0], card=best), others, gap, error, step=4.0)
    monkeypatch.setattr(finder, "advice_for", lambda *_args, **_more: advice)

    assert ((best, gap) if is_one else None) == prove(seen)


def test_a_day_has_the_same_puzzles_in_every_version() -> None:
    """Those who compare their answers may have another version: a change of the pack changes this."""
    found = puzzles_of(date(2026, 11, 25), PACK)

    assert ["9S", "5C", "3H"] == [str(each.best) for each in found]
    assert [Grade.HARD, Grade.MEDIUM, Grade.EASY] == [each.grade for each in found]


FILE = ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt"
LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    "deal, best, others, theme",
    [
        ("1000003/4", "9S", "7H", Theme.HOLD_SEVEN),
        ("1001120/1", "6H", "QC", Theme.LOCK_KING),
        ("1000011/4", "9S", "KH JD 8H JC QC 2C AC 3C AH 9H 4C 4D", Theme.DISCARD_EARLY),
        ("1000032/1", "AD", "8S", Theme.LET_ROW_END),
        ("1001885/2", "9S", "JC", None),
    ],
)
def test_a_theme_follows_from_what_the_best_card_leaves(
    deal: str, best: str, others: str, theme: Theme | None
) -> None:
    """It is told to who has not found that card, after what the own card costs and why."""
    puzzle = parse_puzzle(next(line for line in LINES if line.startswith(f"{deal} ")))
    turn = opened(puzzle, ("Anna", "Clara", "Diego", "Hugo")).turn
    left = [choice.card for choice in turn.observation.choices if choice.card != puzzle.best]
    alternatives = tuple(Alternative(card, 3.0, 0.1) for card in left)
    advice = Advice(hint_about(turn.played, turn.observation), None, 0.0, alternatives)

    assert (Card.parse(best), others) == (puzzle.best, " ".join(map(str, left)))
    assert theme is theme_of(advice, turn.observation)
    decision, more = decision_of(turn, advice), int(theme is not None)
    answers = [puzzle_answer(decision, card, turn.observation) for card in (puzzle.best, None, left[0])]
    assert [1, 1 + more, 2 + more] == list(map(len, answers))


def test_unwanted_grades_are_not_proved() -> None:
    """So that a pack is made of what it lacks."""
    asked: list[Grade] = []

    def is_medium(grade: Grade) -> bool:
        asked.append(grade)
        return grade is Grade.MEDIUM

    found = next(find_puzzles(60, Search(QUICK.look, QUICK.proof, is_medium)))

    assert Grade.MEDIUM is found.grade
    assert {Grade.MEDIUM} < set(asked)
