"""Hints and reviews are true: over many positions no sentence contradicts its figures or the rules."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from engine.cards.card import CARDS, Card
from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import Advice, Alternative, hint_about
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.review.game_review import Decision, Reason
from engine.straights.review.own_turns import OwnTurn
from engine.straights.review.reviewer import decision_of
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.text.hints import choice_with_reason, cost, reasons, reasons_against, recommendation
from engine.straights.text.reviews import answer, choice
from engine.text.cards import card_sign
from engine.text.rendering import render, render_all
from tests.support.playing import HUMANS, VALUES

pytestmark = pytest.mark.usefixtures("no_coverage")

POSITIONS, WORDS = 1000, 12
CARD = "(?:10|[A2-9JQK])[\u2660\u2663\u2665\u2666]"
LABELS = {card_sign(card): card for card in CARDS}


@cache
def positions() -> tuple[tuple[Observation, Advice], ...]:
    return tuple(_positions())


def _positions() -> Iterator[tuple[Observation, Advice]]:
    """Turns of many rounds with more than one choice, played by what is advised."""
    found = 0
    for seed in range(1, 1000):
        session = Session(Setup.of(seed, HUMANS))
        while session.turn is not None and session.state.number == 1:
            observation = session.observe(session.turn)
            advice = advice_for(observation, Budget(deals=400, burn_in=4))
            assert advice is not None
            if advice.alternatives:
                found += 1
                yield observation, advice
            if found == POSITIONS:
                return
            session.submit(advice.hint.choice)


def test_no_sentence_contradicts_its_figures_or_the_rules() -> None:
    """What is called nearer, opened, cheapest, about as good or dearer is so; in a few words."""
    for observation, advice in positions():
        check_sentence(observation, advice)
        check_reasons(observation, advice)
        for other in advice.alternatives:
            check_cost(other)
    assert POSITIONS == len(positions())


def test_no_reason_of_a_review_contradicts_its_figures_or_the_rules() -> None:
    """Whatever was played: what is said against it is so, and as dear as its price."""
    seen = set()
    for observation, advice in positions():
        for card in (advice.hint.choice.card, *(each.card for each in advice.alternatives)):
            decision = decided(observation, advice, card)
            check_decision(observation, decision)
            seen.add(decision.reason)
    assert set(Reason) == seen


def decided(observation: Observation, advice: Advice, card: Card) -> Decision:
    assert observation.seat is not None
    kind = Play if observation.legal_plays else Discard
    played = kind(observation.seat, card)
    against = None if played == advice.hint.choice else hint_about(played, observation)
    return decision_of(OwnTurn(0, observation, played), replace(advice, against=against))


def is_near_tie(price: Alternative) -> bool:
    return price.cost < 0.5 or price.cost < 2 * price.error


def check_sentence(observation: Observation, advice: Advice) -> None:
    sentence = render(recommendation(advice))
    named = [LABELS[label] for label in re.findall(CARD, sentence)]
    assert len(sentence.split()) <= WORDS
    assert named[0] == advice.hint.choice.card
    ties = {each.card for each in advice.alternatives if is_near_tie(each)}
    assert bool(re.search("about (as|equally) good", sentence)) == (len(ties) > 0)
    if price := re.search("costs about ([0-9]+)", sentence):
        dearest = max(advice.alternatives, key=lambda each: each.cost)
        assert (dearest.card, max(1, round(dearest.cost))) == (named[1], int(price[1]))
    assert ("Others are about as good" in sentence) == (len(ties) > 1)
    assert len(ties) > 1 or ties == set(named[1:2]) & ties
    reason = render(choice_with_reason(advice.hint))
    assert len(reason.split()) <= WORDS
    if isinstance(advice.hint.choice, Play):
        check_play(observation, reason, advice.hint.choice.card)
    else:
        check_discard(observation, reason, advice.hint.choice.card)


def opened_by(observation: Observation, card: Card) -> set[Card]:
    """The cards that fit after the play and not before, without those that the seat has or discarded."""
    before, after = observation.table, observation.table.with_card(card)
    laid = after.cards()
    fitting = {each for each in CARDS if each not in laid and after.fits(each) and not before.fits(each)}
    return fitting - {*observation.hand, *observation.discards}


def behind(observation: Observation, card: Card) -> set[Card]:
    """The own cards beyond the card that can still be laid, as far as the player knows."""
    own = {each for each in observation.hand if each.suit is card.suit and each != card}
    table = observation.table.with_card(card)
    return {
        each
        for each in own
        if abs(value(each) - 7) > abs(value(card) - 7)
        and (card == card_7(card) or (value(each) - 7) * (value(card) - 7) > 0)
        and can_be_laid(observation, each)
        and each not in table.cards()
    }


def card_7(card: Card) -> Card:
    return Card.parse(f"7{str(card)[1]}")


def can_be_laid(observation: Observation, card: Card) -> bool:
    """Whether no card that lies between it and its row is one that the player put down."""
    step = 1 if value(card) < 7 else -1
    between = range(value(card), 7 + step, step)
    return not any(value(each) in between and each.suit is card.suit for each in observation.discards)


def check_play(observation: Observation, sentence: str, card: Card) -> None:
    """Nearer cards are the player's own, beyond the card; what may open fits next, and others may hold it."""
    opened = opened_by(observation, card)
    if nearer := re.search(f"brings (?:your )?({CARD}) nearer", sentence):
        assert LABELS[nearer[1]] in behind(observation, card)
    if "opens nothing" in sentence:
        assert set() == opened
    if may_open := re.search(f"may open ({CARD})(?: and ({CARD}))?", sentence):
        assert opened == {LABELS[label] for label in may_open.groups() if label is not None}
    if "ends its row" in sentence:
        assert str(card)[0] in "AK"
    if risk := re.search("or risk ([0-9]+) points?", sentence):
        assert int(risk[1]) == value(card)
        assert behind(observation, card) == set()


def check_discard(observation: Observation, sentence: str, card: Card) -> None:
    """The cheapest card is that; cheaper ones that are worth keeping exist; the way to the row is as long."""
    cheaper = [each for each in observation.hand if value(each) < value(card)]
    assert ("your cheapest card" in sentence) == (cheaper == [])
    assert ("your cheaper cards" in sentence) == (cheaper != [])
    if "your cheaper cards" in sentence:
        assert any(can_be_laid(observation, each) for each in cheaper)
    if away := re.search("([0-9]+) cards? away", sentence):
        assert int(away[1]) == len(observation.table.missing(card))


def check_reasons(observation: Observation, advice: Advice) -> None:
    """What is called dearer costs more by more than chance."""
    why = render_all(reasons(advice))
    assert choice_with_reason(advice.hint) == reasons(advice)[0]
    assert advice.against is not None
    against = advice.against.choice.card
    worst = next(each for each in advice.alternatives if each.card == against)
    assert worst.cost == max(each.cost for each in advice.alternatives)
    assert ("against the others" in why) != is_near_tie(worst)
    reason = render_all(reasons_against(advice.against, advice.hint))
    check_reason_against(observation, reason, against)


def check_reason_against(observation: Observation, reason: str, card: Card) -> None:
    """What the worst card is said to open, it opens; where nothing is behind it, there is nothing."""
    named = {LABELS[label] for label in re.findall(CARD, reason)}
    if " opens " in reason:
        assert opened_by(observation, card) == named - {card}
        assert ("Nothing of yours" in reason) == (behind(observation, card) == set())
    if alone := re.search("alone is ([0-9]+) point", reason):
        assert int(alone[1]) == value(card)


def check_cost(other: Alternative) -> None:
    """A near-tie is told as one; else the points are those of the price, to half a point."""
    text = render(cost(other))
    assert len(text.split()) <= WORDS
    assert LABELS[re.findall(CARD, text)[0]] == other.card
    assert ("about equally good" in text) == is_near_tie(other)
    if told := re.search("costs you about ([0-9]+) points? more", text):
        assert abs(int(told[1]) - other.cost) <= 0.5


def check_decision(observation: Observation, decision: Decision) -> None:
    played, best = decision.played.card, decision.best.card
    assert decision.is_best == (decision.reason is Reason.BEST) == (played == best)
    if played != best:
        price = next(each for each in decision.advice.alternatives if each.card == played)
        assert (decision.reason is Reason.NEAR_TIE) == is_near_tie(price) == decision.is_near_tie
        assert decision.is_mistake == (price.cost - 2 * price.error > 1)
        assert decision.reason in (Reason.NEAR_TIE, *facts_against(observation, played, best))
        check_choice(observation, decision)


def check_choice(observation: Observation, decision: Decision) -> None:
    """The line of a choice tells its price, the answer names what others may play after it."""
    played = decision.played.card
    line = render(choice(decision))
    if told := re.search("about ([0-9]+) point", line):
        assert abs(int(told[1]) - decision.price) <= 0.5
    for part in map(render_all, answer(decision, played)):
        if opens := re.fullmatch(f"({CARD}) may open (.+) for others\\.", part):
            assert LABELS[opens[1]] == played
            assert {LABELS[label] for label in re.findall(CARD, opens[2])} == opened_by(observation, played)


def facts_against(observation: Observation, played: Card, best: Card) -> Iterator[Reason]:
    """All that speaks against what was played compared with the best, by the rules."""
    yield Reason.TIMING
    if observation.legal_plays:
        opened, brought = (
            [len(of(observation, card)) for card in (played, best)] for of in (opened_by, behind)
        )
        facts = {
            Reason.OPENS_MORE: opened[0] > opened[1],
            Reason.BRINGS_LESS: brought[0] < brought[1],
            Reason.WASTES_SAFE_CARD: str(played)[0] in "AK" and str(best)[0] not in "AK",
            Reason.RISKS_POINTS: value(played) < value(best),
        }
    else:
        needed, needed_by_best = (len(observation.table.missing(card)) for card in (played, best))
        facts = {
            Reason.TOO_DEAR: value(played) > value(best),
            Reason.WORTH_KEEPING: needed < needed_by_best and can_be_laid(observation, played),
        }
    yield from (reason for reason, holds in facts.items() if holds)


def value(card: Card) -> int:
    return VALUES[str(card)[0]]
