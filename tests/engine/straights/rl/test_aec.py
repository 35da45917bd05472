"""The PettingZoo environment passes PettingZoo's own tests, and shows and pays what the engine says."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from engine.errors import GameIsOver, Refusal, SetupError
from engine.straights.rl import aec_env
from engine.straights.rl.aec import StraightsEnv
from engine.straights.rl.seats import IllegalAction
from tests.support.processes import run_python


def play(env: StraightsEnv) -> dict[str, float]:
    """Play to the end with the first card that may be moved, and add up what is paid."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        paid[agent] += reward
        assert seen is not None
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    return paid


@pytest.mark.parametrize(
    "kind, opponents", [("points", "learner"), ("places", ("locker", "learner", "random"))]
)
def test_pettingzoo_finds_nothing_wrong(kind: str, opponents: str | tuple[str, str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that planes of bytes are no picture
        api_test(aec_env(kind, 0, opponents), num_cycles=300)
        seed_test(lambda: aec_env(kind, 0, opponents), num_cycles=60)


def test_an_import_registers_with_gymnasium_alone() -> None:
    """PettingZoo is not loaded before it is asked for; without Gymnasium the import says nothing."""
    script = (
        "import sys, gymnasium, engine.straights.rl as rl\n"
        "assert gymnasium.make('Straights-v0').reset() and gymnasium.make_vec('Straights-v0', 2).reset()\n"
        "assert rl.VectorEnv(1).reset() and 'pettingzoo' not in sys.modules\n"
        "try: rl.Nothing\nexcept AttributeError as error: print(error)\n"
    )
    without = "import sys; sys.modules['gymnasium'] = None; import engine.straights.rl"

    assert "module 'engine.straights.rl' has no attribute 'Nothing'\n" == run_python("-c", script).stdout
    assert "" == run_python("-c", without).stdout


def test_opponents_move_by_themselves() -> None:
    env = aec_env("points", 0, ("expert", "learner", "blocker"))
    env.reset(seed=3)
    paid = play(env)
    scores = [view.score for view in env.observation_value("seat_2").seats]

    assert ["seat_0", "seat_2"] == env.possible_agents == list(paid)
    assert [pytest.approx((sum(scores) - 4 * scores[seat]) / 3) for seat in (0, 2)] == list(paid.values())
    for opponents in ("nobody", ("learner", "expert")):
        with pytest.raises(SetupError, match="one name or three"):
            aec_env(opponents=opponents)  # type: ignore[arg-type]  # what is wrong
    with pytest.raises(SetupError):
        aec_env("money")


def test_a_clone_goes_on_alike_and_apart() -> None:
    env = aec_env("points", 0, ("learner", "locker", "random"))
    env.reset(seed=3)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    other = env.clone()
    paid = []
    for each in (env, other):
        first = play(each)
        each.reset()
        paid.append((first, play(each)))

    assert paid[0] == paid[1]


WRONG_ACTIONS = (-1, 52, 2**40, 1.0, True, None, "7S", np.float64(3), np.True_, np.int64(-1), float("nan"))


@pytest.mark.parametrize("action", WRONG_ACTIONS, ids=repr)
def test_an_action_that_is_no_card_is_refused_and_changes_nothing(action: object) -> None:
    """The agent on turn still is, with the same observation."""
    env = aec_env()
    env.reset(seed=1)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)

    with pytest.raises(IllegalAction, match="a whole number from 0 to 51, unlike"):
        env.step(action)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(Refusal):
        env.step(int(np.flatnonzero(1 - seen["action_mask"])[0]))

    assert agent == env.agent_selection
    assert all((seen[part] == env.observe(agent)[part]).all() for part in seen)


def test_after_the_end_only_none_is_an_action_until_all_are_done() -> None:
    env = aec_env()
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    with pytest.raises(IllegalAction, match="the game is over: the action of seat_"):
        env.step(0)
    for _ in range(4):
        env.step(None)
    for action in (None, 0):
        with pytest.raises(GameIsOver, match=r"call reset\(\)"):
            env.step(action)
