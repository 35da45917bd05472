"""Rounds over NumPy arrays: what is seen, what is paid, what is refused."""

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.cards.card import CARDS, Card
from engine.errors import SetupError
from engine.straights.rl import VectorEnv
from engine.straights.rl.errors import IllegalAction, NotReset
from engine.straights.rl.vector_env import Observations, learner_rewards
from engine.straights.rules import legal_plays, points
from engine.straights.table import Table


def chosen(observations: Observations) -> NDArray[np.int64]:
    """Choose the first card that may be moved."""
    return np.asarray(observations.mask.argmax(axis=1), np.int64)


def test_rounds_follow_from_the_seed_and_pay_at_their_end() -> None:
    """Thirteen decisions a round, then a reward and the next deal; the same again for the same seed."""
    runs = []
    for env in (VectorEnv(50, 7), VectorEnv(50, 7), VectorEnv(50, 8)):
        seen = env.reset()
        paid = []
        for step in range(26):
            seen, rewards, done = env.step(chosen(seen))
            assert [step % 13 == 12] * 50 == done.tolist()
            assert (rewards[~done] == 0).all()
            assert ("float32", "bool") == (str(rewards.dtype), str(done.dtype))
            paid.append(rewards.copy())
        runs.append(np.array(paid))

    assert (runs[0] == runs[1]).all()
    assert not (runs[0] == runs[2]).all()


def test_what_is_seen_is_of_the_learner() -> None:
    """Planes of hand, table, discards and what fits; the mask; how many cards each has put down."""
    env = VectorEnv(64, 1)
    seen = env.reset()
    assert ["uint8", "bool", "uint8"] == [str(each.dtype) for each in (seen.planes, seen.mask, seen.discards)]
    for turn in range(13):
        hand, table, discards, playable = (seen.planes[:, plane] for plane in range(4))
        assert ((64, 4, 52), (64, 52), (64, 4)) == (seen.planes.shape, seen.mask.shape, seen.discards.shape)
        assert (hand.sum(axis=1) == 13 - turn).all()
        assert ((hand + table + discards) <= 1).all()
        fitting = (hand & playable).any(axis=1)
        assert (seen.mask[fitting] == (hand & playable)[fitting]).all()
        assert (seen.mask[~fitting] == hand[~fitting]).all()
        assert (seen.discards[:, 0] == discards.sum(axis=1)).all()
        seen, _, _ = env.step(chosen(seen))


def test_points_are_those_of_the_discards_so_far() -> None:
    """A column for each seat; those of the learner are the cards that it sees it has put down."""
    worth = np.array([points((card,)) for card in CARDS])
    env = VectorEnv(64, 1)
    seen = env.reset()
    for _ in range(12):
        seen, _, _ = env.step(chosen(seen))
        assert (env.points[:, 0] == seen.planes[:, 2] @ worth).all()

    assert ((64, 4), True) == (env.points.shape, bool((env.points > 0).any(axis=0).all()))


@pytest.mark.parametrize(
    "kind, scores, reward",
    [("points", (3, 6, 9, 0), 2.0), ("places", (3, 6, 9, 0), 1 / 3), ("places", (9, 0, 0, 0), -1)],
)
def test_points_or_places_are_paid(kind: str, scores: tuple[int, ...], reward: float) -> None:
    """The others' mean less one's own, or 1 for the first place to -1 for the last."""
    assert pytest.approx([reward]) == learner_rewards(kind, np.array([scores], np.intc)).tolist()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    """A card that may not be moved, another number of actions, other opponents."""
    env = VectorEnv(3, 1)
    seen = env.reset()
    actions = chosen(seen)
    actions[2] = (~seen.mask[2]).argmax()

    with pytest.raises(IllegalAction, match="in round 2 the card"):
        env.step(actions)
    for many in (actions[:2], actions.reshape(3, 1), actions.reshape(1, 3)):
        with pytest.raises(IllegalAction, match="3 actions are wanted"):
            env.step(many)
    for wrong_kind in (seen.mask.argmax(axis=1) + 0.5, [True] * 3, ["7S"] * 3, [None] * 3, [2**70] * 3):
        with pytest.raises(IllegalAction, match="whole numbers from 0 to 51"):
            env.step(wrong_kind)  # type: ignore[arg-type]  # wrong on purpose
    for wrong_number in (-1, 52, 2**32, 2**32 + int(actions[0])):
        with pytest.raises(IllegalAction):
            env.step(np.array([wrong_number, *actions[1:]]))
    actions[2] = seen.mask[2].argmax()
    _, _, done = env.step(actions)
    assert [False] * 3 == done.tolist()
    assert (env.reset(1).planes == seen.planes).all()
    for wrong in ({"count": 0}, {"opponents": "nobody"}, {"opponents": ("random",)}, {"rewards": "money"}):
        with pytest.raises(SetupError):
            VectorEnv(**{"count": 1, **wrong})  # type: ignore[arg-type]  # what is wrong


def test_before_a_reset_there_is_no_round_to_move_in() -> None:
    """An array of rounds that are over would be taken for rounds that were played."""
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        VectorEnv(3, 1).step(np.zeros(3, np.int64))


def test_opponents_differ_in_strength() -> None:
    """Against three blockers the first legal card earns less than against three that play at random."""
    earned = []
    for opponents in ("random", ("first-legal", "blocker", "blocker"), "blocker"):
        env = VectorEnv(500, 3, opponents)
        seen, total = env.reset(), 0.0
        for _ in range(39):
            seen, rewards, _ = env.step(chosen(seen))
            total += float(rewards.sum())
        earned.append(total / 1500)

    assert earned[0] > earned[1] > earned[2]


def table_of(cards: set[Card]) -> Table:
    """Lay these cards, the sevens first, then outwards."""
    table = Table()
    for card in sorted(cards, key=lambda each: abs(each.rank.index - 6)):
        table = table.with_card(card)
    return table


def test_what_lies_and_what_fits_is_that_of_the_rules() -> None:
    """The table has no gap, all cards are somewhere, and what fits is what the rules allow to lay."""
    env = VectorEnv(12, 5, ("random", "first-legal", "blocker"))
    seen = env.reset()
    for turn in range(13):
        for planes, discards in zip(seen.planes, seen.discards, strict=True):
            hand, laid, _, fitting = ({CARDS[place] for place in np.flatnonzero(plane)} for plane in planes)
            table = table_of(laid)
            assert {*legal_plays(CARDS, table)} == fitting
            assert len(laid) + sum(discards) <= 4 * turn + 3
            assert len(laid) + sum(discards) >= 4 * turn
            assert hand.isdisjoint(laid)
        seen, _, _ = env.step(chosen(seen))


@pytest.mark.parametrize("rewards", ["points", "places"])
def test_after_a_reset_with_a_seed_whole_rounds_are_those_of_a_new_environment(rewards: str) -> None:
    """Also amid a round: the same opponents and rewards, and `points` are those of the new rounds."""
    used, fresh = (VectorEnv(20, seed, ("blocker", "random", "first-legal"), rewards) for seed in (3, 8))
    seen = used.reset()
    for _ in range(5):
        seen, _, _ = used.step(chosen(seen))
    seen, expected = used.reset(8), fresh.reset()
    for step in range(27):
        (seen, paid, done), (expected, wanted, ended) = used.step(chosen(seen)), fresh.step(chosen(expected))
        assert (paid == wanted).all()
        assert (done == ended).all()
        assert (step % 13 == 12) == bool(done.all())
        assert (seen.planes == expected.planes).all()
        assert (seen.discards == expected.discards).all()
        assert (used.points == fresh.points).all()


def test_what_is_paid_follows_from_the_points_of_the_round_that_has_ended() -> None:
    """Those before the last card, and what that one cost: the learner's last card is known."""
    worth = np.array([points((card,)) for card in CARDS])
    env = VectorEnv(40, 9, "random")
    seen = env.reset()
    for _ in range(12):
        seen, _, _ = env.step(chosen(seen))
    before, last = env.points.copy(), chosen(seen)
    fits = (seen.planes[:, 0] & seen.planes[:, 3]).any(axis=1)
    own = before[:, 0] + np.where(fits, 0, worth[last])
    _, paid, done = env.step(last)

    least = before[:, 1:].sum(axis=1) / 3 - own
    assert done.all()
    assert (paid >= least - 1e-4).all()  # others may have put down their last cards after it
    assert (paid <= least + 13.0).all()
