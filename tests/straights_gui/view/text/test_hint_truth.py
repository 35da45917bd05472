"""Hints are true: over many positions no sentence contradicts its figures or the rules."""

import re
from collections.abc import Iterator

import pytest

from engine.cards.card import CARDS, Card
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import Advice
from engine.straights.commands import Play
from engine.straights.observation import Observation
from engine.straights.session import Session
from engine.straights.setup import Setup
from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.hint_text import advice_text, hint_text, why_text
from straights_gui.view.text.table_text import card_label
from tests.support.playing import HUMANS, VALUES

POSITIONS = 2000
CARD = "(?:10|[A2-9JQK])[\u2660\u2663\u2665\u2666]"
LABELS = {card_label(card): card for card in CARDS}


def positions() -> Iterator[tuple[Observation, Advice]]:
    """Turns of many rounds with more than one choice, played by what is advised."""
    found = 0
    for seed in range(1, 1000):
        session = Session(Setup.of(seed, HUMANS))
        while session.turn is not None and session.state.number == 1:
            observation = session.observe(session.turn)
            advice = advice_for(observation, Budget(deals=24, burn_in=2))
            assert advice is not None
            if advice.alternatives:
                found += 1
                yield observation, advice
            if found == POSITIONS:
                return
            session.submit(advice.hint.choice)


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    """The sentences are read in English here; test_text reads them in every language."""
    assert qapp is not None
    set_language("en")


def test_no_sentence_contradicts_its_figures_or_the_rules() -> None:
    """What is called nearer, opened, cheapest, about as good or dearer is so."""
    read = 0
    for observation, advice in positions():
        check_sentence(observation, advice)
        check_reasons(advice)
        read += 1
    assert POSITIONS == read


def check_sentence(observation: Observation, advice: Advice) -> None:
    """Check every claim of the sentence."""
    sentence = advice_text(advice)
    named = [LABELS[label] for label in re.findall(CARD, sentence)]
    assert named[0] == advice.hint.choice.card
    if "about equally good" in sentence:
        tied = next(each for each in advice.alternatives if each.card == named[1])
        assert tied.cost < max(0.5, 2 * tied.error)
        return
    assert all(each.cost >= max(0.5, 2 * each.error) for each in advice.alternatives)
    if isinstance(advice.hint.choice, Play):
        check_play(observation, sentence, named[0], opened_by(observation, named[0]))
    else:
        check_discard(observation, sentence, named[0])


def opened_by(observation: Observation, card: Card) -> set[Card]:
    """The cards that fit after the play and not before, without those that the seat has or discarded."""
    before, after = observation.table, observation.table.with_card(card)
    laid = after.cards()
    fitting = {each for each in CARDS if each not in laid and after.fits(each) and not before.fits(each)}
    return fitting - {*observation.hand, *observation.discards}


def check_play(observation: Observation, sentence: str, card: Card, opened: set[Card]) -> None:
    """Nearer cards are the player's own, beyond the card; what may open fits next, and others may hold it."""
    if nearer := re.search(f"brings (?:your )?({CARD}) nearer", sentence):
        own = LABELS[nearer[1]]
        assert own in observation.hand
        assert own.suit is card.suit
        seven = VALUES["7"]
        assert abs(value(own) - seven) > abs(value(card) - seven)
    if "opens nothing" in sentence:
        assert set() == opened
    if may_open := re.search(f"may open ({CARD})(?: and ({CARD}))?", sentence):
        assert opened == {LABELS[label] for label in may_open.groups() if label is not None}
    if "ends its row" in sentence:
        assert str(card)[0] in "AK"


def check_discard(observation: Observation, sentence: str, card: Card) -> None:
    """The cheapest card is that; cheaper ones that are worth keeping exist; the way to the row is as long."""
    cheaper = [each for each in observation.hand if value(each) < value(card)]
    assert ("your cheapest card" in sentence) == (cheaper == [])
    assert ("your cheaper cards" in sentence) == (cheaper != [])
    if away := re.search("([0-9]+) cards? away", sentence):
        assert int(away[1]) == len(observation.table.missing(card))


def check_reasons(advice: Advice) -> None:
    """What is called dearer costs more by more than chance; the points to expect are those of the figures."""
    why = why_text(advice)
    told = [int(number) for number in re.findall("about ([0-9]+) points? more", why)]
    if told:
        assert advice.against is not None
        worst = next(each for each in advice.alternatives if each.card == advice.against.choice.card)
        assert abs(told[0] - max(1.0, worst.cost)) <= 0.5
        assert worst.cost >= max(0.5, 2 * worst.error)
        assert worst.cost == max(each.cost for each in advice.alternatives)
    assert str(round(advice.points)) in why
    assert advice.tie is None or hint_text(advice.hint) in why


def value(card: Card) -> int:
    """The points of a card."""
    return VALUES[str(card)[0]]
