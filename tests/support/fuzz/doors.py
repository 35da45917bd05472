"""All doors at which `make fuzz` throws spoiled texts."""

from tests.support.fuzz.game_texts import game_texts
from tests.support.fuzz.messages import messages
from tests.support.fuzz.target import Target


def targets() -> tuple[Target, ...]:
    return (*game_texts(), *messages())
