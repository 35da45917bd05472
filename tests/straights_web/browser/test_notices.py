"""What is said over the table is said over dialogs, too, to everybody."""

import pytest

from tests.support.web.game_page import GamePage

pytestmark = pytest.mark.web
COPY = "dialog[open] .dialog-buttons button:not(.main)"


def test_a_dialog_does_not_silence_what_is_said(page: GamePage) -> None:
    """While one is open, only what is in it is read aloud; what was said stays when it is closed."""
    page.start()
    page.choose("about")
    page.until_shown(COPY)
    page.click(COPY)
    page.until_shown("dialog[open] [role=status] .notice")
    page.click("dialog[open] .dialog-buttons .main")
    page.until_shown("body > [role=status] .notice")
    page.click(".notice .icon-button")

    assert 0 == page.tab.run("() => document.querySelectorAll('.notice').length")
