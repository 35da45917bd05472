"""External strategies, good and bad, as `tests.support.arena_strategies:Name`."""

import os
import random
import re
import signal
import sys
import threading
import time

from engine.cards.card import CARDS, Card
from engine.straights.commands import Choice, Discard, Play
from engine.straights.observation import Observation


def first(observation: Observation) -> Choice:
    """Choose what the assignment's computer would."""
    assert observation.seat is not None
    if observation.legal_plays:
        return Play(observation.seat, observation.legal_plays[0])
    return Discard(observation.seat, observation.hand[0])


class First:
    def choose(self, observation: Observation) -> Choice:
        return first(observation)


class Chance:
    """Draws from Python's own generator."""

    def choose(self, observation: Observation) -> Choice:
        assert observation.seat is not None
        if observation.legal_plays:
            return Play(observation.seat, random.choice(observation.legal_plays))
        return Discard(observation.seat, random.choice(observation.hand))


class Talkative:
    """Prints, reads, and plays as first-legal."""

    def choose(self, observation: Observation) -> Choice:
        print("I think", flush=True)
        assert sys.stdin.read() == ""
        return first(observation)


class Raising:
    def choose(self, observation: Observation) -> Choice:
        raise ValueError("no\nidea")


class Leaving:
    """Wants to end the program."""

    def choose(self, observation: Observation) -> Choice:
        raise SystemExit(3)


class Interrupting:
    """Raises what Ctrl-C does."""

    def choose(self, observation: Observation) -> Choice:
        raise KeyboardInterrupt


class Dying:
    def choose(self, observation: Observation) -> Choice:
        os._exit(0)


class Looping:
    def choose(self, observation: Observation) -> Choice:
        while True:
            pass


class Sleeping:
    """Waits for what never comes, and says so."""

    def choose(self, observation: Observation) -> Choice:
        print("asleep", flush=True)
        threading.Event().wait()
        return first(observation)


class Compiled:
    """Stays inside one call of C, and lets no other thread run."""

    def choose(self, observation: Observation) -> Choice:
        re.match(r"(a+)+$", "a" * 64 + "b")
        return first(observation)


class Silent:
    def choose(self, observation: Observation) -> None:
        return None


class Wordy:
    def choose(self, observation: Observation) -> str:
        return "play 7S"


class Nosy:
    """Plays for somebody else."""

    def choose(self, observation: Observation) -> Choice:
        choice = first(observation)
        return Play((choice.seat + 1) % 4, choice.card)


class Cheating:
    """Plays a card that it may not play: the ace of clubs comes last."""

    def choose(self, observation: Observation) -> Choice:
        assert observation.seat is not None
        return Play(observation.seat, CARDS[0])


class Loose:
    """Names the card instead of giving it."""

    def choose(self, observation: Observation) -> Choice:
        assert observation.seat is not None
        return Play(observation.seat, "7S")  # type: ignore[arg-type]  # what it does wrong


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("not today")

    def choose(self, observation: Observation) -> Choice:
        return first(observation)


class Mute:
    """No strategy at all."""


NO_CLASS = 7


class Restless:
    """Computes on a thread all the time, and raises if that was possible between two choices."""

    def __init__(self) -> None:
        threading.Thread(target=self._compute, daemon=True).start()
        self._used = time.process_time()

    def _compute(self) -> None:
        while True:
            pass

    def choose(self, observation: Observation) -> Choice:
        if time.process_time() - self._used > 0.25:
            raise RuntimeError("I thought on")
        self._used = time.process_time()
        return first(observation)


class Unwatched:
    """Never answers, whatever signals come."""

    def choose(self, observation: Observation) -> Choice:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
            signal.signal(number, signal.SIG_IGN)
        time.sleep(600)
        return first(observation)


class Odd:
    """Answers a card made of anything."""

    def choose(self, observation: Observation) -> Choice:
        assert observation.seat is not None
        return Play(observation.seat, Card([], {}))  # type: ignore[arg-type]  # that is what is odd
