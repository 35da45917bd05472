"""The interface of the assignment: players join, the game runs, and says who has won."""

from io import StringIO

import pytest

from engine.errors import SetupError
from engine.poker.errors import NotMoney
from engine.poker.game.money import Amount
from engine.poker.game.player import Player
from engine.poker.play.game import Game
from engine.poker.play.table import Table
from tests.support.poker.dealing import NAMES, setup_of
from tests.support.poker.players import Bold, Calm, Raising, Tantrum


def game_of(*players: Player, seed: int = 1, balance: Amount = 10, verbose: bool = False) -> Game:
    game = Game(balance, seed=seed, verbose=verbose)
    assert all(game.add_player(player) for player in players)
    return game


def test_14_a_game_runs_with_two_players_or_more() -> None:
    """14: not with none, not with one; a game that cannot run says so and prints nothing."""
    game, output = Game(), StringIO()
    assert not game.will_run()
    assert game.add_player(Calm("North"))
    assert not game.will_run()
    assert not game.run(1, output)
    assert not game.did_run(False, output)  # the assignment's interface
    assert game.add_player(Calm("East"))
    assert game.will_run()
    assert "" == output.getvalue()


def test_20_nobody_joins_twice_or_after_the_start() -> None:
    game, north = Game(), Calm("North")

    assert game.add_player(north)
    assert not game.add_player(north)
    north.name = "East"
    assert not game.add_player(north)
    assert not game.add_player(Calm("North"))
    assert game.add_player(Calm("East"))
    assert ("North", "East") == game.names
    game.begin(1)
    assert not game.add_player(Calm("South"))


def test_14_ten_join_and_no_eleventh() -> None:
    """14: no more hands could be dealt."""
    game = Game()

    assert [True] * 10 + [False] == [game.add_player(Calm(name)) for name in (*NAMES, "Eleven")]
    assert game.will_run()


class Nameless(Calm):
    def __init__(self, error: type[BaseException]) -> None:
        self._error = error

    @property
    def name(self) -> str:  # type: ignore[override]  # a property will do
        raise self._error


@pytest.mark.parametrize(
    "player",
    [Calm(""), Calm("two\nlines"), Calm(7), Nameless(Tantrum), None, 5],  # type: ignore[arg-type]
    ids=["empty", "two lines", "number", "raises", "None", "5"],
)
def test_20_who_has_no_name_that_can_be_shown_does_not_join(player: Player) -> None:
    """20: a line of the transcript could not be read; nor do things join that are no players."""
    assert not Game().add_player(player)


def test_the_keyboard_interrupts_also_whoever_joins() -> None:
    with pytest.raises(KeyboardInterrupt):
        Game().add_player(Nameless(KeyboardInterrupt))


def test_a_game_is_played_to_its_end_and_told() -> None:
    """The whole process of the assignment: will_run, run, did_run."""
    game, output = game_of(Bold("Player1"), Bold("Player2"), balance=1000), StringIO()

    assert game.will_run()
    assert game.did_run(game.run(1.0, output), output)
    first, *_, last = output.getvalue().splitlines()
    assert "Round 1 --" == first
    assert last in ("Winner is Player1 ($2000)", "Winner is Player2 ($2000)")
    assert game.table is not None
    assert game.table.is_over
    assert not game.run(1, output)  # it is played once, and nobody joins it
    assert not game.add_player(Calm("South"))


def test_every_switch_reaches_the_game() -> None:
    """6, 10, 15: rotation, least bet, doubling antes, in dollars as they were given."""
    game = Game("20.50", seed=9, rotate=False, min_bet=0.25, max_rounds=7, double_ante_every=2)
    game.add_player(Calm("North"))
    game.add_player(Calm("East"))
    setup = game.begin("$1").state.setup

    assert (2050, 100, 9, False, 25, 7, 2) == (
        setup.balance,
        setup.ante,
        setup.seed,
        setup.rotate,
        setup.min_bet,
        setup.max_rounds,
        setup.double_ante_every,
    )


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotMoney):
        Game(float("nan"))
    with pytest.raises(NotMoney):
        game_of(Calm("A"), Calm("B")).run(-1, StringIO())
    for ante in (0, 0.001, 11):
        with pytest.raises(SetupError):
            game_of(Calm("A"), Calm("B")).run(ante, StringIO())
    with pytest.raises(SetupError):
        Game().begin(1)
    with pytest.raises(SetupError):  # a seat without a player
        Table(setup_of(3), [Calm(), Calm()])


def test_19_strict_raises_on_and_otherwise_violations_are_kept() -> None:
    strict, other = (Game(10, strict=is_strict, max_rounds=2) for is_strict in (True, False))
    for game in strict, other:
        assert 0 == game.violations.count()
        assert [True, True] == [game.add_player(each) for each in (Raising("North"), Calm("East"))]
    with pytest.raises(Tantrum):
        strict.run(1, StringIO())
    assert other.run(1, StringIO())
    assert other.violations.count(0) > 0
