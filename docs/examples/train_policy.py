"""Train a small policy against three first-legal players with NumPy alone: `train_policy.py --minutes 5`.

The policy scores each card by a network of two layers, whose input is the card's suit as the player sees it:
13 places of four planes, the same for all suits, with the card's own place and a few sums over the table. It
learns by the policy gradient (Williams 1992), with the mean of all rounds at the same turn as the baseline.
"""

import argparse
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from engine.cards.card import CARDS
from engine.straights.commands import Choice
from engine.straights.observation import Observation
from engine.straights.rl import VectorEnv
from engine.straights.rl.encoding import Encoded, encode

Array = NDArray[np.float32]
ROUNDS, TURNS, HIDDEN = 2048, 13, 48
INPUTS = 4 * 13 + 13 + 4 + 2


def features(seen: Encoded) -> Array:
    """What the network sees of each of the 52 cards: count x 52 x INPUTS."""
    planes, discards = seen["observation"][:, :4], seen["discards"]
    count = len(planes)
    suits = planes.reshape(count, 4, 4, 13).transpose(0, 2, 1, 3).reshape(count, 4, 1, 52)
    must_discard = ~(planes[:, 0] & planes[:, 3]).any(axis=1)
    table = np.stack(
        (
            planes[:, 0].sum(axis=1) / 13,
            (planes[:, 0] & planes[:, 3]).sum(axis=1) / 8,
            discards[:, 0] / 8,
            discards[:, 1:].sum(axis=1) / 24,
            must_discard,
            ~must_discard,
        ),
        axis=1,
    )
    result = np.zeros((count, 4, 13, INPUTS), np.float32)
    result[..., :52] = suits
    result[..., 52:65] = np.eye(13)
    result[..., 65:] = table[:, None, None, :]
    return result.reshape(count, 52, INPUTS)


class Policy:
    """A network of one hidden layer that scores cards; Adam (Kingma and Ba 2015) moves its weights."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            rng.normal(0, INPUTS**-0.5, (2 * INPUTS, HIDDEN)).astype(np.float32),
            np.zeros((1, HIDDEN), np.float32),
            rng.normal(0, 0.1 * HIDDEN**-0.5, (HIDDEN, 1)).astype(np.float32),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def inputs(self, seen: Encoded) -> tuple[Array, NDArray[np.intp]]:
        """The inputs of the cards that may be moved, plays and discards apart, and their rounds."""
        rounds, cards = np.nonzero(seen["action_mask"])
        found = features(seen)[rounds, cards]
        plays = found[:, -1:]
        return np.concatenate((found * plays, found * (1 - plays)), axis=1), rounds

    def chances(self, inputs: Array, rounds: NDArray[np.intp]) -> tuple[Array, Array]:
        """The hidden layer, and how likely each card is within its round."""
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        scores = (hidden @ self.weights[2])[:, 0]
        scores -= np.maximum.reduceat(scores, starts(rounds))[rounds]
        weights = np.exp(scores)
        return hidden, weights / np.add.reduceat(weights, starts(rounds))[rounds]

    def learn(self, gradients: list[Array], rate: float) -> None:
        """Take a step of Adam upwards."""
        self._steps += 1
        for weight, mean, square, gradient in zip(
            self.weights, self._means, self._squares, gradients, strict=True
        ):
            mean[:] += 0.1 * (gradient - mean)
            square[:] += 0.01 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.99**self._steps)) + 1e-8
            weight[:] += rate * mean / (1 - 0.9**self._steps) / size


def starts(rounds: NDArray[np.intp]) -> NDArray[np.intp]:
    """Where each round's cards begin; every round has at least one."""
    return np.flatnonzero(np.diff(rounds, prepend=-1))


def chosen(chances: Array, rounds: NDArray[np.intp], rng: np.random.Generator) -> NDArray[np.intp]:
    """The row of a card for each round, drawn by the chances."""
    first = starts(rounds)
    sums = np.cumsum(chances)
    before = np.concatenate(([0.0], sums[first[1:] - 1])) if len(first) > 1 else np.zeros(1)
    wanted = before + rng.random(len(first)) * 0.999999 * np.add.reduceat(chances, first)
    last = np.append(first[1:], len(rounds)) - 1
    rows: NDArray[np.intp] = np.clip(np.searchsorted(sums, wanted, side="right"), first, last)
    return rows


def episode(
    env: VectorEnv, seen: Encoded, policy: Policy, rng: np.random.Generator, rate: float
) -> tuple[Encoded, float]:
    """Play all rounds to their end and learn from them: what is seen then, and the mean reward."""
    kept = []
    rewards = np.zeros(ROUNDS, np.float32)
    for _ in range(TURNS):
        inputs, rounds = policy.inputs(seen)
        hidden, chances = policy.chances(inputs, rounds)
        rows = chosen(chances, rounds, rng)
        gone = env.points[:, 1:].mean(axis=1) - env.points[:, 0]  # what no later choice changes
        kept.append((inputs, rounds, hidden, chances, rows, gone))
        actions = np.nonzero(seen["action_mask"])[1][rows]
        seen, rewards, *_ = env.step(actions)
    gradients = [np.zeros_like(each) for each in policy.weights]
    for inputs, rounds, hidden, chances, rows, gone in kept:
        advantage = rewards - gone
        advantage = (advantage - advantage.mean()) / (rewards.std() + 1e-6)
        error = -chances
        error[rows] += 1
        error *= advantage[rounds] / ROUNDS
        back = error[:, None] * policy.weights[2].T * (hidden > 0)
        for sums, gradient in zip(
            gradients, (inputs.T @ back, back.sum(0, keepdims=True), hidden.T @ error[:, None]), strict=True
        ):
            sums[:] += gradient
    policy.learn(gradients, rate)
    return seen, float(rewards.mean())


def evaluate(policy: Policy, rounds: int, seed: int) -> tuple[float, float]:
    """The mean reward of the card with the best score, and half its interval of 95 %."""
    env = VectorEnv(ROUNDS, seed)
    (seen, _), found = env.reset(), []
    for step in range(TURNS * -(-rounds // ROUNDS)):
        inputs, which = policy.inputs(seen)
        _, chances = policy.chances(inputs, which)
        best = np.zeros((ROUNDS, 52), np.float32)
        best[np.nonzero(seen["action_mask"])] = chances
        seen, rewards, *_ = env.step(best.argmax(axis=1))
        if step % TURNS == TURNS - 1:
            found.append(rewards)
    every = np.concatenate(found)
    return float(every.mean()), float(1.96 * every.std() / len(every) ** 0.5)


class TenMinutes:
    """A strategy that trains for ten minutes when it is made."""

    def __init__(self) -> None:
        self._policy, _ = trained(10, seed=1)

    def choose(self, observation: Observation) -> Choice:
        """The card with the best score."""
        encoded = encode(observation)
        seen = Encoded(**{name: array[None] for name, array in encoded.items()})
        inputs, rounds = self._policy.inputs(seen)
        _, chances = self._policy.chances(inputs, rounds)
        card = CARDS[np.flatnonzero(encoded["action_mask"])[np.argmax(chances)]]
        return next(choice for choice in observation.choices if choice.card == card)


def trained(minutes: float, seed: int) -> tuple[Policy, int]:
    """A policy, and the number of rounds that it has seen."""
    policy, rng = Policy(seed), np.random.default_rng(seed)
    env = VectorEnv(ROUNDS, seed)
    seen, _ = env.reset()
    begun, number = monotonic(), 0
    while (part := (monotonic() - begun) / (60 * minutes)) < 1:
        seen, reward = episode(env, seen, policy, rng, 0.006 * (1 - part) + 0.0002)
        number += 1
        if number % 50 == 1:
            print(
                f"{number * ROUNDS:9,} rounds: {reward:6.2f} points ahead of the others a round", flush=True
            )
    return policy, number * ROUNDS


def main() -> None:
    """Train for some minutes, and say how far it came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    policy, rounds = trained(options.minutes, options.seed)
    mean, half = evaluate(policy, 40_000, options.seed + 1000)
    print(f"{rounds:,} rounds trained; by the best card {mean:.2f} ± {half:.2f} points ahead a round")


if __name__ == "__main__":
    main()
