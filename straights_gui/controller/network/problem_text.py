"""Connection problems as messages."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.view.text.rendering import fill

_TEXTS = {
    ProblemKind.HOST_NOT_FOUND: QT_TRANSLATE_NOOP("Network", "There is no host {host}. Check the address."),
    ProblemKind.CONNECTION_REFUSED: QT_TRANSLATE_NOOP("Network", "No server answers at {host}, port {port}."),
    ProblemKind.UNREACHABLE: QT_TRANSLATE_NOOP(
        "Network", "The network doesn’t reach {host}. Are you online?"
    ),
    ProblemKind.TIMEOUT: QT_TRANSLATE_NOOP("Network", "{host} doesn’t answer."),
    ProblemKind.CONNECTION_LOST: QT_TRANSLATE_NOOP("Network", "The connection to {host} was lost."),
    ProblemKind.UNTRUSTED_CERTIFICATE: QT_TRANSLATE_NOOP(
        "Network", "{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate."
    ),
    ProblemKind.NO_TLS: QT_TRANSLATE_NOOP(
        "Network", "No encrypted connection to {host} is possible ({detail})."
    ),
    ProblemKind.RESTARTING: QT_TRANSLATE_NOOP("Network", "The server at {host} is starting again."),
    ProblemKind.CLOSED_BY_HOST: QT_TRANSLATE_NOOP(
        "Network", "The table at {host} was closed by its host. If it opens again, you have your seat back."
    ),
    ProblemKind.SERVER_FULL: QT_TRANSLATE_NOOP("Network", "The server at {host} has no room at the moment."),
    ProblemKind.UNAVAILABLE: QT_TRANSLATE_NOOP(
        "Network", "The server at {host} isn’t available at the moment ({detail})."
    ),
    ProblemKind.TOO_MANY_MESSAGES: QT_TRANSLATE_NOOP(
        "Network", "Too many messages were sent to {host}. Wait a moment."
    ),
    ProblemKind.FORBIDDEN: QT_TRANSLATE_NOOP("Network", "The server at {host} refuses the connection."),
    ProblemKind.NOT_A_STRAIGHTS_SERVER: QT_TRANSLATE_NOOP("Network", "{host} isn’t a Straights server."),
    ProblemKind.PROTOCOL_ERROR: QT_TRANSLATE_NOOP("Network", "Straights can’t read the answer of {host}."),
    ProblemKind.OTHER_VERSION: QT_TRANSLATE_NOOP(
        "Network", "{host} has another version. Update Straights, or ask the server’s owner to update."
    ),
}


def connecting_text(link: TableLink) -> str:
    """The message until a server has answered."""
    return fill(QCoreApplication.translate("Network", "Connecting to {host}…"), host=link.host)


def problem_text(problem: ConnectionProblem, link: TableLink) -> str:
    """The message about a problem with the server of a link, and what to do about it."""
    text = QCoreApplication.translate("Network", str(_TEXTS[problem.kind]))
    return fill(text, host=link.host, port=str(link.port), detail=problem.detail)
