"""A challenge: a deal in a link, with a result that is closed until the deal is played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.errors import NewerSaveGame
from engine.fast_dataclass import replace
from engine.straights.duplicate.challenge import Challenge, challenge, challenge_in, duel_in, played
from engine.straights.duplicate.deal_result import DealResult, Played
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.errors import IncompleteLink
from engine.straights.session import Session
from engine.straights.text.refusals import unreadable_game
from engine.straights.text.today import deal_results, deal_title, deal_verdict
from engine.text.cards import card_sign
from engine.text.rendering import render
from tests.support.playing import play_on

DEAL = DuplicateDeal(77, 2)
NAMES = ("Ben", "Clara", "Diego", "Hugo")
SENT = challenge(DEAL, Played("Anna", 7, CARDS[:13]))

deals = st.builds(DuplicateDeal, st.integers(0, 2**31 - 1), st.integers(0, 3))
names = st.sampled_from(["Anna", "José-María", "李"])
results = st.builds(Played, names, st.integers(-200, 200), st.permutations(CARDS).map(lambda it: (*it[:13],)))


@given(deals, results)
def test_a_link_tells_the_deal_and_the_name_and_the_result_once_opened(
    deal: DuplicateDeal, result: Played
) -> None:
    sent = challenge(deal, result)

    assert sent == challenge_in(f"Play the same cards: https://host/page/#{sent.text}.")
    assert (deal, result) == (sent.deal, sent.opened())
    assert sent.sealed != challenge(replace(deal, seed=(deal.seed + 1) % 2**31), result).sealed


@given(st.integers(0, len(SENT.text) - 13), st.sampled_from("0Az_-"))
def test_a_link_that_was_cut_off_or_altered_is_refused_in_a_sentence(at: int, sign: str) -> None:
    whole, place = SENT.text, len("challenge=1.") + at
    altered = f"{whole[:place]}{sign if whole[place] != sign else 'x'}{whole[place + 1 :]}"
    for text in (whole[:place], altered, whole + sign):
        with pytest.raises(IncompleteLink) as refused:
            challenge_in(text)
        assert "This link is incomplete. Ask for a new one." == render(unreadable_game(refused.value))
        assert duel_in(text, DEAL, SENT.opened()) is None


def test_what_no_seat_may_be_called_and_a_later_form_are_refused() -> None:
    with pytest.raises(IncompleteLink):
        challenge_in(Challenge(DEAL, "a\nb", SENT.sealed).text)
    with pytest.raises(NewerSaveGame):
        challenge_in(SENT.text.replace("=1.", "=2."))
    assert challenge_in("Straights 77/3: 5 points") is None


def test_both_results_stand_beside_each_other() -> None:
    """The first card that both did not play alike is named."""
    session = play_on(Session(DEAL.setup(NAMES)))
    own = played(session, DEAL)
    theirs = Played("Anna", own.ahead - 5, (*own.cards[:5], *reversed(own.cards[5:])))
    result = DealResult(own.ahead, 4, (9, 12), "a line", duel_in(challenge(DEAL, theirs).text, DEAL, own))
    parted = f"You first differed at card 6: {card_sign(own.cards[5])}, Anna {card_sign(theirs.cards[5])}."

    assert "5 points better than Anna." == render(deal_title(result))
    assert render(deal_verdict(result)).endswith(f" {parted}")
    assert (own.ahead - 5, "Anna") in [(ahead, render(name)) for ahead, name in deal_results(result)]
    assert "parted" not in render(deal_verdict(replace(result, duel=(own, own))))
    assert duel_in(SENT.text, DuplicateDeal(78, 2), own) is None
