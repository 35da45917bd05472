"""Environments for reinforcement learning: four agents in turn, or thousands of rounds side by side.

Needs the extra `rl` (NumPy, PettingZoo, Gymnasium), which is loaded once an environment is asked for; how
policies are trained and kept is not the engine's. Start with `vector_env`, then `aec`.
"""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.straights.rl.aec import StraightsEnv
    from engine.straights.rl.vector_env import VectorEnv

__all__ = ["VectorEnv", "aec_env"]


def aec_env(rewards: str = "points", score_limit: int = 0) -> StraightsEnv:
    """A PettingZoo environment of four agents; a single round unless there is a score limit.

    Rewards are "points" (the others' mean less one's own) or "places" (1 to -1).
    """
    from engine.straights.rl.aec import StraightsEnv  # noqa: PLC0415  # an extra

    return StraightsEnv(rewards, score_limit)


def __getattr__(name: str) -> type[VectorEnv]:
    """`VectorEnv`, loaded with NumPy when it is asked for."""
    if name != "VectorEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from engine.straights.rl.vector_env import VectorEnv  # noqa: PLC0415  # an extra

    return VectorEnv
