"""The game of the assignment: players join it, it runs to its end and tells what happened."""

from __future__ import annotations

from engine.poker.game.money import Amount, cents_of
from engine.poker.game.player import Player
from engine.poker.game.setup import FEWEST_SEATS, MOST_SEATS, Setup, is_name
from engine.poker.hands.ranking_check import Output, validate_hand_ranking
from engine.poker.play.table import Table
from engine.poker.play.transcript import end_lines, round_lines
from engine.poker.play.violations import Faults


class Game:
    """Players, and the game that they play when it is run; amounts in dollars.

    As in the assignment: `if game.will_run(): game.did_run(game.run(1, output), output)`. Who wants to play
    round by round, or without any text, calls `begin` instead.

    >>> import io
    >>> from engine.poker.players import player_named
    >>> game, output = Game(starting_balance=1, seed=1), io.StringIO()
    >>> game.will_run(), game.add_player(player_named("hold", "North")), game.will_run()
    (False, True, False)
    >>> game.add_player(player_named("hold", "South")), game.will_run()
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
        """A game that nobody has joined yet; the switches are those of `Setup`.

        Args:
            starting_balance: what each player begins with.
            seed: what the cards follow from: the same players then play the same game.
            rotate: whether another player acts first in each round.
            min_bet: the least that may be bet.
            max_rounds: stop after so many rounds.
            double_ante_every: double the ante after so many rounds.
            strict: raise on what players raise, instead of letting them fold.
            verbose: tell every action.

        Raises NotMoney for amounts that are none; `begin` and `run` raise SetupError for switches that allow
        no game.
        """
        self._balance, self._min_bet = cents_of(starting_balance), cents_of(min_bet)
        self._seed, self._rotate = seed, rotate
        self._max_rounds, self._double_ante_every = max_rounds, double_ante_every
        self._strict, self._verbose = strict, verbose
        self._players: list[Player] = []
        self._names: list[str] = []
        self._table: Table | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who has joined, in the order of the seats."""
        return tuple(self._names)

    @property
    def table(self) -> Table | None:
        """The game as it is played; None before that."""
        return self._table

    @property
    def faults(self) -> Faults:
        """What the players did wrong so far."""
        return self._table.faults if self._table else Faults()

    def add_player(self, player: Player) -> bool:
        """Let a player join.

        Nobody joins twice, by a name that is taken or cannot be shown, as the eleventh, or after the start:
        that gives False.
        """
        name = _name_of(player)
        is_known = any(player is other for other in self._players) or name in self._names
        if name is None or is_known or self._table or len(self._players) == MOST_SEATS:
            return False
        self._players.append(player)
        self._names.append(name)
        return True

    def will_run(self) -> bool:
        """Whether two or more players have joined."""
        return len(self._players) >= FEWEST_SEATS

    def begin(self, ante: Amount) -> Table:
        """The table before the first round, to be played round by round; nobody can join any more.

        Raises NotMoney if the ante is no amount, and SetupError where no game is possible.
        """
        setup = Setup(
            names=self.names,
            balance=self._balance,
            ante=cents_of(ante),
            seed=self._seed,
            rotate=self._rotate,
            min_bet=self._min_bet,
            max_rounds=self._max_rounds,
            double_ante_every=self._double_ante_every,
        )
        self._table = Table(setup, self._players, is_strict=self._strict)
        return self._table

    def run(self, ante: Amount, output: Output) -> bool:
        """Play the game to its end and write down every round; False if it cannot run, or has begun.

        Raises what `begin` does.
        """
        if self._table or not self.will_run():
            return False
        for events in self.begin(ante).rounds():
            output.write(
                "".join(f"{line}\n" for line in round_lines(events, self._names, is_verbose=self._verbose))
            )
        return True

    def did_run(self, status: bool, output: Output) -> bool:  # noqa: FBT001  # the assignment's interface
        """Write down who has won, if the game ran to its end; whether it did."""
        ended = self._table.ended if self._table else None
        if not status or ended is None:
            return False
        output.write("".join(f"{line}\n" for line in end_lines(ended, self._names)))
        return True

    @staticmethod
    def validate_hand_ranking(output: Output) -> bool:
        """Find the type of hands of every type and write each down; whether all were right."""
        return validate_hand_ranking(output)


def _name_of(player: Player) -> str | None:
    """The name of a player; None where it has none that could be shown."""
    try:
        name = player.name
        name = str.__str__(name)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001  # whatever a player does instead of saying its name
        return None
    return name if is_name(name) else None
