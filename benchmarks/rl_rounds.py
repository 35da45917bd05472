"""How many decisions a second the rounds side by side take, as ratios to the engine's own session."""

import argparse
import sys
from time import process_time

import numpy as np
from numpy.typing import NDArray

from engine.straights.commands import Discard, Play
from engine.straights.player import Human
from engine.straights.rl import VectorEnv
from engine.straights.rl.encoding import Encoded
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from engine.straights.strategies.first_legal import FirstLegal

COUNT = 1024


def at_random(seen: Encoded, rng: np.random.Generator) -> NDArray[np.int64]:
    """Choose a random legal card."""
    mask = seen["action_mask"]
    return np.asarray((mask * rng.random(mask.shape, np.float32)).argmax(axis=1), np.int64)


def measure(opponents: str, steps: int) -> tuple[float, float]:
    """Decisions per second of processor time: of the environment alone, and with a random policy."""
    env, rng = VectorEnv(COUNT, 1, opponents), np.random.default_rng(1)
    (seen, _), own = env.reset(), 0.0
    begun = process_time()
    for _ in range(steps):
        actions = at_random(seen, rng)
        start = process_time()
        seen, *_ = env.step(actions)
        own += process_time() - start
    return COUNT * steps / own, COUNT * steps / (process_time() - begun)


def measure_session(rounds: int) -> float:
    """Decisions per second of seat 0, where each round is a session against first-legal."""
    begun, strategy, decisions = process_time(), FirstLegal(), 0
    for seed in range(rounds):
        session = Session(Setup.of(seed, (Human(),) * 4, Variant(0)))
        while (turn := session.turn) is not None:
            seen = session.observe(turn)
            decisions += turn == 0
            card = seen.legal_plays[-1] if seen.legal_plays else seen.hand[-1]
            move = Play(turn, card) if seen.legal_plays else Discard(turn, card)
            session.submit(strategy.choose(seen) if turn else move)
    return decisions / (process_time() - begun)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=300)
    steps = parser.parse_args().steps
    session = measure_session(100)
    compiled = sys.modules["engine.straights.rl.round_batch"].__file__ or ""
    print(f"{COUNT} rounds side by side, {'interpreted' if compiled.endswith('.py') else 'compiled'}")
    print(f"a session of the engine: {session:12,.0f} decisions/s, ratio 1")
    for opponents in ("random", "first-legal", "blocker", "learner"):
        alone, both = measure(opponents, steps)
        print(f"{opponents:>12}: {alone:12,.0f} decisions/s, ratio {alone / session:5,.0f}", end="")
        print(f"; with a policy of chance {both:12,.0f}, ratio {both / session:5,.0f}")


if __name__ == "__main__":
    main()
