"""All doors at which `make fuzz` throws spoiled texts."""

from tests.support.fuzz.game_texts import game_texts
from tests.support.fuzz.kept_files import kept_files
from tests.support.fuzz.messages import LINKS, PAGE_LINKS, messages
from tests.support.fuzz.target import Target
from tests.support.javascript import HAS_NODE


def targets() -> tuple[Target, ...]:
    """All doors; the page's only where there is Node."""
    page = (Target("page links", LINKS, PAGE_LINKS),) if HAS_NODE else ()
    return (*page, *game_texts(), *messages(), *kept_files())
