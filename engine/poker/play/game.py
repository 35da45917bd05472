"""The interface that the assignment asks for: players join a game, which runs and prints itself."""

from __future__ import annotations

from functools import partial

from engine.fast_dataclass import Protocol
from engine.poker.game.money import Amount, cents_of
from engine.poker.game.player import Player
from engine.poker.game.setup import MAX_SEATS, MIN_SEATS, Setup, is_name
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import HandType
from engine.poker.play.safe_calls import Violations
from engine.poker.play.table import Table
from engine.poker.play.transcript import end_lines, round_lines

EXAMPLES = (
    ("AD KD QD JD 10D", HandType.ROYAL_FLUSH),
    ("8H 7H 6H 5H 4H", HandType.STRAIGHT_FLUSH),
    ("7D 8D 9D 10D JD", HandType.STRAIGHT_FLUSH),
    ("5S 4S 3S 2S AS", HandType.STRAIGHT_FLUSH),
    ("KC KD KH KS 3C", HandType.FOUR_KIND),
    ("10C 10D 10H 9C 9S", HandType.FULL_HOUSE),
    ("4D JD 8D 2D 9D", HandType.FLUSH),
    ("2C 3C 4C 5C KC", HandType.FLUSH),
    ("5C 6D 7H 8S 9C", HandType.STRAIGHT),
    ("10S JD QC KH AS", HandType.STRAIGHT),
    ("AC 2D 3H 4S 5C", HandType.STRAIGHT),
    ("QC QD QH 2S 3C", HandType.THREE_KIND),
    ("KC KS 7D 7H 2C", HandType.TWO_PAIR),
    ("AC AD 5H 2S 8C", HandType.ONE_PAIR),
    ("JC QD KH AS 2C", HandType.HIGH_CARD),
    ("AC KD QH JS 9C", HandType.HIGH_CARD),
    ("AC KD QH JS", HandType.UNKNOWN),
)
"""Cards, and the type of the hand."""


class Output(Protocol):
    """A text stream, or anything with its `write`."""

    def write(self, text: str, /) -> object:
        """Write the text."""


class Game:
    """A game that players join and that is then run; amounts are in dollars.

    As in the assignment: `if game.will_run(): game.did_run(game.run(1, output), output)`. To play round by
    round, or without text, call `begin` instead.

    Attributes:
        table: at which the game is played; None before the start.

    >>> import io
    >>> from engine.poker.players import player_named
    >>> game, output = Game(starting_balance=1, seed=1), io.StringIO()
    >>> game.will_run(), game.add_player(player_named("tight", "North")), game.will_run()
    (False, True, False)
    >>> game.add_player(player_named("tight", "South")), game.will_run()
    (True, True)
    >>> game.did_run(game.run(1, output), output)
    True
    >>> print(output.getvalue(), end="")
    Round 1 --
    North : {3S, 3H, 3C, 10D, 2D} WINS $2
    South : {8H, 8D, JH, 7D, 6H}
    Winner is North ($2)
    >>> Game.validate_hand_ranking(io.StringIO())
    True
    """

    def __init__(
        self,
        starting_balance: Amount = 1000,
        *,
        seed: int = 0,
        rotate: bool = True,
        min_bet: Amount = 0,
        max_rounds: int | None = None,
        double_ante_every: int | None = None,
        strict: bool = False,
        verbose: bool = False,
    ) -> None:
        """A game without players; the options are those of `Setup`.

        Args:
            starting_balance: of each player.
            seed: of the shuffles; with the same players, the same seed gives the same game.
            rotate: whether the first seat to act moves on by one each round.
            min_bet: the smallest bet.
            max_rounds: the game stops after this many rounds.
            double_ante_every: the ante doubles after this many rounds.
            strict: whether players' exceptions are raised again; otherwise the player folds.
            verbose: whether every action is printed.

        Raises NotMoney for invalid amounts; `begin` and `run` raise SetupError for invalid options.
        """
        self._setup = partial(
            Setup,
            balance=cents_of(starting_balance),
            seed=seed,
            rotate=rotate,
            min_bet=cents_of(min_bet),
            max_rounds=max_rounds,
            double_ante_every=double_ante_every,
        )
        self._strict, self._verbose = strict, verbose
        self._players: list[Player] = []
        self._names: list[str] = []
        self.table: Table | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(self._names)

    @property
    def violations(self) -> Violations:
        """The players' violations so far."""
        return self.table.violations if self.table else Violations()

    def add_player(self, player: Player) -> bool:
        """Add a player and return whether it could join.

        It cannot join twice, under a name that is taken or cannot be displayed, as the eleventh player, or
        after the start.
        """
        name = _name_of(player)
        is_known = any(player is other for other in self._players) or name in self._names
        if name is None or is_known or self.table or len(self._players) == MAX_SEATS:
            return False
        self._players.append(player)
        self._names.append(name)
        return True

    def will_run(self) -> bool:
        """Whether there are enough players: two or more."""
        return len(self._players) >= MIN_SEATS

    def begin(self, ante: Amount) -> Table:
        """The table before the first round, to be played round by round; no player can join any more.

        Raises NotMoney for an invalid ante, and SetupError if no game is possible with these options.
        """
        setup = self._setup(names=self.names, ante=cents_of(ante))
        self.table = Table(setup, self._players, is_strict=self._strict)
        return self.table

    def run(self, ante: Amount, output: Output) -> bool:
        """Play the game to its end and write every round to the output; False if it cannot run or has begun.

        Raises what `begin` raises.
        """
        if self.table or not self.will_run():
            return False
        for events in self.begin(ante).rounds():
            output.write(
                "".join(f"{line}\n" for line in round_lines(events, self._names, is_verbose=self._verbose))
            )
        return True

    def did_run(self, status: bool, output: Output) -> bool:  # noqa: FBT001  # the assignment's interface
        """Write the winners to the output if the game ran to its end, and return whether it did."""
        ended = self.table.ended if self.table else None
        if not status or ended is None:
            return False
        output.write("".join(f"{line}\n" for line in end_lines(ended, self._names)))
        return True

    @staticmethod
    def validate_hand_ranking(output: Output) -> bool:
        """Rank example hands of every type, write them to the output, and return whether all were right."""
        is_right = True
        for names, expected in EXAMPLES:
            hand = Hand(cards_named(names))
            found = hand.determine_rank()
            wrong = "" if found is expected else f", not {expected.name.lower()}"
            output.write(f"{hand} : {found.name.lower()}{wrong}\n")
            is_right = is_right and not wrong
        return is_right


def _name_of(player: Player) -> str | None:
    """The name of a player; None if it has no name that can be displayed."""
    try:
        name = player.name
        name = str.__str__(name)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # the property is the player's code
        return None
    return name if is_name(name) else None
