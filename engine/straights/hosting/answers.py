"""A table's answers to queries about the game, as JSON values; nothing here changes state."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import EngineError, GameIsOver, NotYourTurn
from engine.straights.advice.card_tracker import card_tracker
from engine.straights.console_text.export_game import export_game
from engine.straights.errors import BadMessage, SeatIsComputer
from engine.straights.events import Event
from engine.straights.hosting.errors import HandIsHidden, HintFailed
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.session import Session
from engine.straights.setup import MAX_NAME_LENGTH, MAX_SCORE_LIMIT, MAX_SEED, MIN_SEED, SCORE_LIMIT
from engine.straights.storage.wire import PROTOCOL_VERSION, Json, card_names, event_value
from engine.straights.strategies.registry import DEFAULT_OPPONENTS, STRATEGIES
from engine.straights.text.events import announcement, log_lines
from engine.straights.text.json_form import json_form, json_forms
from engine.straights.text.sentence import Sentence
from engine.straights.text.table import tracked_card
from engine.version import VERSION


def hello() -> Json:
    """The greeting: protocol version, limits and available strategies."""
    return {
        "type": "hello",
        "v": PROTOCOL_VERSION,
        "program": f"Straights {VERSION}",
        "strategies": strategy_values(),
        "opponents": list(DEFAULT_OPPONENTS),
        "score_limit": SCORE_LIMIT,
        "highest_score_limit": MAX_SCORE_LIMIT,
        "seed_range": [MIN_SEED, MAX_SEED],
        "longest_name": MAX_NAME_LENGTH,
    }


def strategy_values() -> list[Json]:
    """The available strategies, the weakest first."""
    return [
        {"name": info.name, "level": info.level, "description": info.description}
        for info in STRATEGIES.values()
    ]


def hint(game: HostedGame) -> Json:
    """The hint for the viewer's turn; raises a Refusal or a TableError."""
    observation = game.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None:
        raise HandIsHidden("nobody's hand is shown")
    if observation.seat not in game.humans:
        raise SeatIsComputer("a computer plays this seat")
    if not observation.is_my_turn:
        raise NotYourTurn("another seat is to move")
    from engine.straights.advice.advisor import advice_for  # noqa: PLC0415  # loads the expert
    from engine.straights.hosting.advice_values import hint_value  # noqa: PLC0415  # as above

    try:
        advice = advice_for(observation)
    except Exception as error:
        raise HintFailed(str(error)) from error
    assert advice is not None  # it is the viewer's turn
    return {"type": "hint", **hint_value(advice)}


def tracker(game: HostedGame) -> Json:
    """The possible places of each card, from what the viewer may know; raises a Refusal or a TableError."""
    observation = game.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None and game.humans:
        raise HandIsHidden("nobody's hand is shown")
    tracked = card_tracker(observation)
    cards: list[Json] = [
        {
            "card": str(each.card),
            "location": each.location.value,
            "can_hold": list(each.can_hold),
            "text": json_form(tracked_card(each, tracked.names)),
        }
        for each in tracked.cards
    ]
    return {"type": "tracker", "seats": list(tracked.seats), "letters": list(tracked.letters), "cards": cards}


def deck(session: Session) -> Json:
    """This round's cards as shuffled: the hands as dealt."""
    hands = session.state.deck.hands(len(session.setup.seats))
    return {"type": "deck", "hands": [card_names(hand) for hand in hands]}


def transcript(session: Session) -> Json:
    """The console's input and output for this game, and its arguments."""
    game = export_game(session)
    arguments = game.command.partition(" ")[2]
    return {"type": "transcript", "input": game.input, "output": game.output, "arguments": arguments}


def refusal(error: EngineError, text: tuple[Sentence, ...] = ()) -> Json:
    """The reason why a request changed nothing, with the text for a player if there is one."""
    reason = BadMessage.__name__ if isinstance(error, BadMessage) else type(error).__name__
    value: Json = {"type": "refused", "reason": reason, "detail": str(error)}
    return {**value, "text": json_forms(text)} if text else value


def told_event(event: Event, names: Sequence[str]) -> Json:
    """The event with its lines of the log, and with what a screen reader says."""
    log, spoken = log_lines(event, names), announcement(event, names)
    return {**event_value(event), "told": {"log": json_forms(log), "spoken": json_forms(spoken)}}
