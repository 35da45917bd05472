"""Texts of network games: phrases, errors of a server, times, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.platform.network_parts import MissingPart
from straights_gui.platform.system_libraries import NETWORK_LIBRARIES
from straights_gui.view.text.fill import fill

REACTIONS = frozenset({"like", "heart", "laugh", "surprise", "tears"})
"""Phrases that are shown as the icon of the same name."""


def phrase_text(phrase: str) -> str:
    """The text of a phrase, "" for an unknown one."""
    translate = QCoreApplication.translate
    return {
        "hello": translate("Phrases", "Hello!"),
        "good_luck": translate("Phrases", "Good luck!"),
        "nice_move": translate("Phrases", "Nice move!"),
        "thanks": translate("Phrases", "Thank you!"),
        "ouch": translate("Phrases", "Ouch!"),
        "sorry": translate("Phrases", "Sorry!"),
        "one_moment": translate("Phrases", "One moment, please."),
        "well_played": translate("Phrases", "Well played!"),
        "again": translate("Phrases", "Another game?"),
        "goodbye": translate("Phrases", "Goodbye!"),
        "like": translate("Phrases", "Thumbs up"),
        "heart": translate("Phrases", "Heart"),
        "laugh": translate("Phrases", "Laughter"),
        "surprise": translate("Phrases", "Surprise"),
        "tears": translate("Phrases", "Tears"),
    }.get(phrase, "")


def said_text(name: str, phrase: str) -> str:
    """A phrase of a player as a line of the log."""
    text = QCoreApplication.translate("Phrases", "{name}: {phrase}")
    return fill(text, phrase=phrase, name=name)


def not_entered_text(reason: str) -> str:
    """Explain why a table refused entry, by the name of the refusal."""
    translate = QCoreApplication.translate
    texts = {
        "NoSuchTable": translate("NetworkText", "This table does not exist, or no longer."),
        "SeatIsTaken": translate("NetworkText", "All seats of this table are taken. You can look on."),
        "NotNow": translate("NetworkText", "A game is being played at this table. You can look on."),
        "TableIsFull": translate("NetworkText", "This table has seen its last game. Open another one."),
        "TooManyPeople": translate("NetworkText", "As many people look on at this table as may."),
        "TooManyTables": translate("NetworkText", "The server has no room for another table."),
    }
    other = translate("NetworkText", "The table does not let you in ({reason}).")
    return texts.get(reason) or fill(other, reason=reason)


def refused_text(reason: str) -> str:
    """Explain why the server refused a request, by the name of the refusal."""
    translate = QCoreApplication.translate
    texts = {
        "NotNow": translate("NetworkText", "That is not possible now."),
        "TableIsFull": translate("NetworkText", "This table has seen its last game. Open another one."),
        "NotHost": translate("NetworkText", "Only the host can do that."),
        "SeatIsTaken": translate("NetworkText", "Somebody sits there."),
        "NotYourTurn": translate("NetworkText", "It is not your turn any more."),
        "GameIsOver": translate("NetworkText", "The game is over."),
        "SeatIsComputer": translate("NetworkText", "A computer plays for you at the moment."),
        "TableFailed": translate(
            "NetworkText", "Something went wrong at this table. You are coming back to it."
        ),
    }
    other = translate("NetworkText", "The server has refused that ({reason}).")
    return texts.get(reason) or fill(other, reason=reason)


def missing_part_text(part: MissingPart) -> str:
    """Explain why network games are unavailable on this machine, and how to enable them."""
    translate = QCoreApplication.translate
    if part.package:
        text = translate(
            "NetworkText",
            "Tables over a network need the Python package {package}, which is not installed.",
        )
        return fill(text, package=part.package)
    if part.library in NETWORK_LIBRARIES:
        text = translate(
            "NetworkText",
            "Tables over a network need the library {library} (Debian: {package}), which is not installed.",
        )
        return fill(text, library=part.library, package=NETWORK_LIBRARIES[part.library])
    if part.library:
        text = translate(
            "NetworkText", "Tables over a network need the library {library}, which is not installed."
        )
        return fill(text, library=part.library)
    text = translate(
        "NetworkText", "Tables over a network need Qt's network library, which cannot be loaded ({reason})."
    )
    return fill(text, reason=part.detail)


def not_here_text() -> str:
    """Explain why a menu action is unavailable in a network game."""
    return QCoreApplication.translate("NetworkText", "Not available at a table with others")


def nearby_problem_text(problem: str) -> str:
    """Explain how to solve a problem of `model.nearby.finder`; "" for none."""
    translate = QCoreApplication.translate
    match problem:
        case "missing":
            text = translate("Nearby", "To find tables on your network, install the extra lan: {command}")
            return fill(text, command='pip install "straights[lan]"')
        case "blocked":
            return translate("Nearby", "Could not look for tables on your network. Paste a link instead.")
        case _:
            return ""
