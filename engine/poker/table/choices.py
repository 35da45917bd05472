"""What a computer does, and what is advised, from an observation alone."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.poker.game.commands import Choice
from engine.poker.game.events import AntePaid, BetMatched, BetPlaced
from engine.poker.game.money import cents_of, dollars
from engine.poker.game.state import Phase
from engine.poker.hands.hand import Hand
from engine.poker.odds.draws import best_draw, better_chance
from engine.poker.play.prompts import Prompter
from engine.poker.players import player_named
from engine.poker.players.odds import Act, OddsPlayer, Stake
from engine.poker.table.values import COMPUTERS, BetsCollected, Observation, PlayerSet, TableCleared
from engine.text.sentence import Sentence, sentence


def choose(strategy: str, seen: Observation) -> Choice:
    """The choice of the computer of this name for the seat on turn; chance follows from what it sees."""
    seat = seen.seat
    assert seat is not None
    chance = repr((seen.number, seat, seen.phase, seen.own, seen.bet))
    player = player_named(COMPUTERS[strategy], seen.names[seat], sum(map(ord, chance)))
    if isinstance(player, OddsPlayer):
        _follow(player, seen)
    asker = Prompter((player,), seen.least_bet, is_strict=True)
    is_draw = seen.phase is Phase.DRAWING
    choice = asker.ask((0, is_draw, seen.own, len(seen.live), seen.balances[seat], seen.bet))
    return replace(choice, seat=seat)


def hint(seen: Observation) -> tuple[Sentence, ...]:
    """What to do, and how often it succeeds; then what that rests on."""
    if not seen.is_my_turn:
        return ()
    if seen.phase is Phase.DRAWING:
        return _draw_hint(seen)
    adviser, stake = _adviser(seen), stake_of(seen)
    balance = dollars(seen.balances[seen.seat or 0])
    hand, count = Hand(seen.own), len(seen.live)
    if not seen.bet:
        won = round(100 * adviser.chance(hand, [Act.MATCHED] * (count - 1)))
        bet = cents_of(adviser.place_bet(hand, count, balance))
        if bet:
            text = sentence("Draw", "Bet {bet}: you win about {hundredths} of 100", bet=bet, hundredths=won)
        else:
            text = sentence("Draw", "Check: a called bet wins about {hundredths} of 100", hundredths=won)
        return text, _WHY
    chance, needed = adviser.chance(hand, adviser.tracker.answers), stake.cost / (stake.pot + stake.cost)
    values = {"hundredths": round(100 * chance), "needed": round(100 * needed)}
    return replace(_CALL if chance > needed else _FOLD, values=values), _WHY


_WHY = sentence("Draw", "Others are expected to hold the better hands if they bet or call.")
_CALL = sentence("Draw", "Call: you win about {hundredths} of 100, {needed} are enough")
_FOLD = sentence("Draw", "Fold: you win about {hundredths} of 100, {needed} are needed")


def stake_of(seen: Observation) -> Stake:
    """What a call costs, and what it can win."""
    cost = min(seen.bet, seen.balances[seen.seat or 0])
    return _adviser(seen).stake_of_call(len(seen.live), cost, seen.bet)


def pot_of(seen: Observation) -> int:
    """The chips that all have put in."""
    return sum(event.cents for event in seen.events if isinstance(event, AntePaid | BetPlaced | BetMatched))


def _adviser(seen: Observation) -> OddsPlayer:
    player = OddsPlayer("")
    _follow(player, seen)
    return player


def _follow(player: OddsPlayer, seen: Observation) -> None:
    for event in seen.events:
        if not isinstance(event, BetsCollected | PlayerSet | TableCleared):
            player.watch(event)


def _draw_hint(seen: Observation) -> tuple[Sentence, ...]:
    best = best_draw(seen.own)
    won = round(100 * best.chance)
    why = sentence("Draw", "Then you beat {hundredths} of 100 random hands.", hundredths=won)
    if not best.dropped:
        return sentence("Draw", "Keep all cards"), why
    better = round(100 * better_chance(seen.own, best.dropped))
    what = sentence("Draw", "Exchange {cards}: better in {hundredths} of 100")
    cards = tuple([card for card in Hand(seen.own).in_order() if card in best.dropped])
    return replace(what, values={"cards": cards, "hundredths": better}), why
