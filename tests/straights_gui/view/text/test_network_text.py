"""What the program lacks for tables over a network, and why it finds none."""

import pytest

from straights_gui.platform.network_parts import MissingPart
from straights_gui.platform.system_libraries import NETWORK_LIBRARIES
from straights_gui.view.text.network_text import (
    missing_part_text,
    nearby_problem_text,
)

LIBRARY = next(iter(NETWORK_LIBRARIES))
NEEDS = "Tables over a network need"


pytestmark = pytest.mark.usefixtures("qapp")  # it translates


@pytest.mark.parametrize(
    "part, expected",
    [
        (
            MissingPart(package="websockets"),
            f"{NEEDS} the Python package websockets, which is not installed.",
        ),
        (
            MissingPart(library=LIBRARY),
            f"{NEEDS} the library {LIBRARY} (Debian: {NETWORK_LIBRARIES[LIBRARY]}), which is not installed.",
        ),
        (MissingPart(library="libown.so.1"), f"{NEEDS} the library libown.so.1, which is not installed."),
        (
            MissingPart(detail="too old"),
            f"{NEEDS} Qt's network library, which cannot be loaded (too old).",
        ),
    ],
)
def test_what_is_missing_is_named(part: MissingPart, expected: str) -> None:
    """With the package to install where it is known."""
    assert expected == missing_part_text(part)


def test_why_no_tables_are_found_nearby() -> None:
    missing = 'To find tables on your network, install the extra lan: pip install "straights[lan]"'
    blocked = "Could not look for tables on your network. Paste a link instead."
    assert [missing, blocked, ""] == [nearby_problem_text(each) for each in ("missing", "blocked", "")]
