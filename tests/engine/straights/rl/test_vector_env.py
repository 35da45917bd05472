"""Rounds over NumPy arrays: what is seen, what is paid, what is refused."""

import copy
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.passive_env_checker import check_obs
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from engine.cards.card import CARDS
from engine.errors import SetupError
from engine.straights.rl import VectorEnv
from engine.straights.rl.encoding import Encoded, encode, information_state
from engine.straights.rl.seats import IllegalAction, NotReset
from engine.straights.rl.vector_env import seat_rewards
from engine.straights.rules import points


def chosen(seen: Encoded) -> NDArray[np.int64]:
    """Choose the first card that may be moved."""
    return np.asarray(seen["action_mask"].argmax(axis=1), np.int64)


def verify_ended(infos: Mapping[str, Any], moving: NDArray[np.int64], rewards: NDArray[np.float32]) -> None:
    """Each round pays the seat that moved last, and its last observation is that seat's."""
    final, rounds = infos["final_info"], np.arange(len(moving))
    own, of_all = final["points"][rounds, moving], final["points"].sum(axis=1)
    assert (final["rewards"] == seat_rewards("points", final["points"])).all()
    assert rewards.tolist() == pytest.approx((of_all - 4 * own) / 3)
    assert (infos["_final_obs"] & infos["_final_info"]).all()
    last = np.array([each["observation"] for each in infos["final_obs"]])
    assert (last[:, 2] @ [points((card,)) for card in CARDS] == own).all()
    assert not last[:, 0].any()


@pytest.mark.parametrize("opponents", ["learner", "locker", ("learner", "expert", "blocker")])
def test_arrays_are_those_of_the_observation_that_strategies_receive(
    opponents: str | tuple[str, str, str],
) -> None:
    env = VectorEnv(3, 5, opponents)
    seen, infos = env.reset()
    turns = 13 * env.learner_seats
    for turn in range(2 * turns):
        for number in range(env.num_envs):
            value = env.observation_value(number)
            expected = encode(value)
            assert np.asarray(infos["seat"])[number] == value.seat == value.turn
            assert all((expected[key][:] == seen[key][number]).all() for key in expected)
        moving = np.asarray(infos["seat"])
        seen, rewards, done, _, infos = env.step(chosen(seen))
        assert [turn % turns == turns - 1] * 3 == done.tolist()
        if done.all():
            verify_ended(infos, moving, rewards)


@pytest.mark.usefixtures("no_coverage")
def test_equal_arrays_are_equal_knowledge() -> None:
    """The planes tell apart what the strings do: also the same cards, played in another order."""
    env = VectorEnv(40, 5, "learner")
    seen, _ = env.reset()
    arrays, strings = set(), set()
    for _ in range(52):
        for number in range(env.num_envs):
            strings.add(information_state(env.observation_value(number)))
            arrays.add(b"".join(part[number].tobytes() for part in seen.values()))
        seen, *_ = env.step(chosen(seen))

    assert len(strings) == len(arrays) == 40 * 52


def test_gymnasium_finds_nothing_wrong() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("Straights-v0", 3, opponents="learner"))
    seen, infos = env.reset(seed=4)
    check_obs(seen, env.observation_space, "reset")
    env.single_action_space.seed(1)
    for turn in range(104):
        assert seen in env.observation_space
        actions = np.array([env.single_action_space.sample(mask) for mask in seen["action_mask"]])
        assert actions in env.action_space
        kept = {key: part.copy() for key, part in seen.items()}
        following, rewards, ended, cut, infos = env.step(actions)
        assert all((kept[key] == seen[key]).all() for key in kept)  # what was returned is not reused
        assert ((3,), (3,), False) == (rewards.shape, ended.shape, bool(cut.any()))
        seen = following
        if turn % 52 == 51:
            assert [52] * 3 == infos["episode"]["l"].tolist()
            assert all(each in env.single_observation_space for each in infos["final_obs"])

    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.close()


@pytest.mark.parametrize(
    "copied", [VectorEnv.clone, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
def test_a_copy_goes_on_alike_and_apart(copied: Callable[[VectorEnv], VectorEnv]) -> None:
    env = VectorEnv(5, 2, ("random", "learner", "blocker"))
    seen, _ = env.reset()
    for _ in range(9):
        seen, *_ = env.step(chosen(seen))
    other = copied(env)
    runs = []
    for each in (env, other):
        now, run = seen, []
        for _ in range(40):
            now, rewards, *_ = each.step(chosen(now))
            run.append((now["observation"].tobytes(), rewards.tolist()))
        runs.append(run)

    assert runs[0] == runs[1]


def test_a_single_round_is_that_of_many() -> None:
    """Gymnasium's checks of each call pass; seeds of NumPy are as good as those of Python."""
    one = gymnasium.make("Straights-v0", opponents="blocker")
    many = VectorEnv(1, opponents="blocker")
    (seen, told), (expected, infos) = one.reset(seed=9), many.reset(seed=np.uint64(9))
    ended = False
    while not ended:
        assert told["seat"] == infos["seat"][0]
        assert all((seen[key] == expected[key][0]).all() for key in seen)
        action = chosen(expected)
        seen, reward, ended, _, told = one.step(action[0])
        expected, rewards, done, _, infos = many.step(action)
        assert (reward, ended) == (rewards[0], done[0])

    assert all((seen[key] == infos["final_obs"][0][key]).all() for key in seen)
    assert (told["points"] == infos["final_info"]["points"][0]).all()


@pytest.mark.parametrize(
    "kind, scores, reward",
    [("points", (3, 6, 9, 0), 2.0), ("places", (3, 6, 9, 0), 1 / 3), ("places", (9, 0, 0, 0), -1)],
)
def test_points_or_places_are_paid(kind: str, scores: tuple[int, ...], reward: float) -> None:
    """The others' mean less one's own, or 1 for the first place to -1 for the last."""
    assert pytest.approx([reward]) == seat_rewards(kind, np.array([scores], np.intc))[:, 0].tolist()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    """Also to move before a reset, in an array of rounds that are over."""
    env = VectorEnv(3, 1)
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        env.step(np.zeros(3, np.int64))
    seen, _ = env.reset()
    actions = chosen(seen)
    actions[2] = (seen["action_mask"][2] == 0).argmax()

    with pytest.raises(IllegalAction, match="in round 2 the card"):
        env.step(actions)
    for many in (actions[:2], actions.reshape(3, 1), actions.reshape(1, 3)):
        with pytest.raises(IllegalAction, match="3 actions are wanted"):
            env.step(many)
    for wrong_kind in (chosen(seen) + 0.5, [True] * 3, ["7S"] * 3, [None] * 3, [2**70] * 3):
        with pytest.raises(IllegalAction, match="whole numbers from 0 to 51"):
            env.step(wrong_kind)  # type: ignore[arg-type]  # wrong on purpose
    for wrong_number in (-1, 52, 2**32, 2**32 + int(actions[0])):
        with pytest.raises(IllegalAction):
            env.step(np.array([wrong_number, *actions[1:]]))
    actions[2] = seen["action_mask"][2].argmax()
    _, _, done, _, _ = env.step(actions)
    assert [False] * 3 == done.tolist()
    assert (env.reset(seed=1)[0]["observation"] == seen["observation"]).all()
    for wrong in ({"num_envs": 0}, {"opponents": "nobody"}, {"opponents": ("random",)}, {"rewards": "money"}):
        with pytest.raises(SetupError):
            VectorEnv(**{"num_envs": 1, **wrong})  # type: ignore[arg-type]  # what is wrong


@pytest.mark.parametrize("rewards", ["points", "places"])
def test_after_a_reset_with_a_seed_whole_rounds_are_those_of_a_new_environment(rewards: str) -> None:
    """Also amid a round: the same opponents and rewards, and `points` are those of the new rounds.

    Another seed gives other rounds; they pay at their end.
    """
    used, fresh = (VectorEnv(20, seed, ("blocker", "random", "first-legal"), rewards) for seed in (3, 8))
    seen, _ = used.reset()
    for _ in range(5):
        seen, *_ = used.step(chosen(seen))
    (seen, _), (expected, _), (other, _) = used.reset(seed=8), fresh.reset(), VectorEnv(20, 9).reset()
    assert (seen["observation"] != other["observation"]).any()
    for step in range(27):
        (seen, paid, done, *_), (expected, wanted, ended, *_) = (
            used.step(chosen(seen)),
            fresh.step(chosen(expected)),
        )
        assert (paid == wanted).all()
        assert (paid[~done] == 0).all()
        assert ("float32", "bool") == (str(paid.dtype), str(done.dtype))
        assert (done == ended).all()
        assert (step % 13 == 12) == bool(done.all())
        assert all((seen[key] == expected[key]).all() for key in seen)
        assert (used.points == fresh.points).all()
