"""Environments for reinforcement learning: agents in turn, or thousands of rounds in parallel.

Needs the extra `rl` (NumPy, PettingZoo, Gymnasium). The import registers `Straights-v0` with Gymnasium, where
that is installed; PettingZoo comes with the first environment. Training and storage of policies are not
the engine's. Start with `encoding`, then `vector_env` and `aec`; `open_spiel_game` needs OpenSpiel, too.
"""

from __future__ import annotations

from importlib.util import find_spec

from engine.fast_dataclass import TYPE_CHECKING

if find_spec("gymnasium") is not None:  # an extra
    import gymnasium

    one, many = f"{__name__}.vector_env:RoundEnv", f"{__name__}.vector_env:VectorEnv"
    gymnasium.register("Straights-v0", entry_point=one, vector_entry_point=many)
    from engine.straights.rl.vector_env import VectorEnv

if TYPE_CHECKING:
    from engine.straights.rl.aec import StraightsEnv

__all__ = ["VectorEnv", "aec_env"]


def aec_env(
    rewards: str = "points", score_limit: int = 0, opponents: str | tuple[str, str, str] = "learner"
) -> StraightsEnv:
    """A PettingZoo environment; a single round without a score limit.

    Seat 0 and each opponent "learner" are agents; others are strategies by name, such as "expert".
    Rewards are "points" (the mean of the others' points minus one's own) or "places" (1 to -1).
    """
    from engine.straights.rl.aec import StraightsEnv  # noqa: PLC0415  # an extra

    return StraightsEnv(rewards, score_limit, opponents)
