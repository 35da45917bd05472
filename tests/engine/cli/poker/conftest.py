"""Players of users, good and bad, in a module of the current folder."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

GUESTS = '''
"""Players from elsewhere, good and bad."""

class Calm:
    """Knows its name; bets a dollar where it may."""

    def __init__(self, name):
        self.name = name

    def will_start_round(self, number):
        print(self.name, number)

    def is_folding(self, hand, player_count, balance):
        return False

    def place_bet(self, hand, player_count, max_bet):
        return min(1, max_bet)

    def discard_unwanted(self, hand):
        return sum(hand.drop_card(card) for card in hand.in_order()[3:])

class Nameless(Calm):
    """Has no place for a name."""

    def __init__(self, nerve=5):
        assert nerve == 5

class Keyword(Calm):
    """Wants its name by its name."""

    def __init__(self, *nerves, name, seed=1):
        assert not nerves and seed == 1
        self.name = name

class Optional(Calm):
    """Would do without."""

    def __init__(self, name="nobody", /):
        assert name != "nobody"

class Lucky(Calm):
    """Plays by Python's own random numbers."""

    def place_bet(self, hand, player_count, max_bet):
        import random
        return random.randrange(20)

class Raising(Calm):
    """Fails when it is asked."""

    def is_folding(self, hand, player_count, balance):
        raise ValueError("no\\nidea")

class Greedy(Calm):
    """Bets what it does not have, and miscounts."""

    def place_bet(self, hand, player_count, max_bet):
        return 10 * max_bet

    def discard_unwanted(self, hand):
        return 3

class Mute:
    """Does not know how to play."""

    def is_folding(self, hand, player_count, balance):
        return False

class Unmade(Calm):
    """Cannot be made."""

    def __init__(self):
        raise RuntimeError("not today")

class Leaving(Calm):
    """Wants to end the program."""

    def __init__(self):
        raise SystemExit


NUMBER = 5
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Change to an empty folder with a module of players."""
    (tmp_path / "poker_guests.py").write_text(GUESTS)
    (tmp_path / "poker_ruin.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("poker_guests", None)
