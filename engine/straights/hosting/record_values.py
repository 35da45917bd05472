"""The statistics' records of games as JSON values, which a client keeps."""

from __future__ import annotations

from collections.abc import Mapping

from engine.straights.errors import BadMessage
from engine.straights.setup import SEATS
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from engine.straights.storage.wire import Json, flag_from, number_from, price_from, require_keys, text_from

_MAX_NUMBER = 2**31 - 1  # above every number in a game
_MAX_LEVEL_LENGTH, _MAX_PLAY_LENGTH, _MAX_MOMENT_LENGTH = 1_000, 64, 40
_MAX_RESET_ROUNDS = 10_000
_KEYS = {"game", "level", "rounds", "end", "practice_from", "moment", "moments"}


def record_value(record: GameRecord) -> Json:
    """A record as a JSON value."""
    end = record.end
    return {
        "game": record.game,
        "level": record.level,
        "rounds": [_round_value(each) for each in record.rounds],
        "end": None if end is None else {"score": end.score, "place": end.place, "tied": end.tied},
        "practice_from": record.practice_from,
        "moment": "" if end is None else end.moment,
        "moments": {str(each.number): each.moment for each in record.rounds if each.moment},
    }


def record_from(value: Mapping[object, object]) -> GameRecord:
    """Parse a record, also one that an earlier version has kept; raises BadMessage."""
    value = {"moment": "", "moments": {}, "from": 1, "isReset": False, **value}
    require_keys(value, _KEYS | {"from", "isReset"})
    rounds, moments, start = value["rounds"], value["moments"], value["practice_from"]
    if not isinstance(rounds, list) or not isinstance(moments, dict):
        raise BadMessage("the rounds are a list, and their moments an object")
    # Earlier versions kept from which round on a game counted after a reset, or that it had ended before.
    first = number_from(value["from"], 1, _MAX_RESET_ROUNDS, "a round")
    found = {number: RoundRecord(number, 0).reset() for number in range(1, first)}
    found.update((each.number, each) for each in (_round_from(each, moments) for each in rounds))
    if flag_from(value["isReset"], "isReset"):
        start = 1
    return GameRecord(
        text_from(value["game"], "a game"),
        text_from(value["level"], "a level", _MAX_LEVEL_LENGTH),
        tuple(found[number] for number in sorted(found)),
        None if value["end"] is None else _end_from(value["end"], value["moment"]),
        None if start is None else number_from(start, 1, _MAX_NUMBER, "a round"),
    )


def _round_value(record: RoundRecord) -> Json:
    value: Json = {
        "number": record.number,
        "gained": record.gained,
        "hints": record.hints,
        "practice": record.practice,
    }
    return {**value, "play": record.play, "price": record.price} if record.play else value


def _round_from(value: object, moments: Mapping[object, object]) -> RoundRecord:
    if not isinstance(value, dict):
        raise BadMessage("a round is an object")
    value = {"play": "", "price": None, **value}
    require_keys(value, {"number", "gained", "hints", "practice", "play", "price"})
    number, gained, price = value["number"], value["gained"], value["price"]
    return RoundRecord(
        number_from(number, 1, _MAX_NUMBER, "a round"),
        None if gained is None else number_from(gained, 0, _MAX_NUMBER, "points"),
        number_from(value["hints"], 0, _MAX_NUMBER, "hints"),
        flag_from(value["practice"], "practice"),
        _text_or_empty(value["play"], "a play", _MAX_PLAY_LENGTH),
        None if price is None else price_from(price),
        _text_or_empty(moments.get(str(number), ""), "a moment", _MAX_MOMENT_LENGTH),
    )


def _end_from(value: object, moment: object) -> GameEnd:
    if not isinstance(value, dict):
        raise BadMessage("an end is an object")
    require_keys(value, {"score", "place", "tied"})
    return GameEnd(
        number_from(value["score"], 0, _MAX_NUMBER, "a score"),
        number_from(value["place"], 1, SEATS, "a place"),
        flag_from(value["tied"], "tied"),
        _text_or_empty(moment, "a moment", _MAX_MOMENT_LENGTH),
    )


def _text_or_empty(value: object, what: str, longest: int) -> str:
    return "" if value == "" else text_from(value, what, longest)
