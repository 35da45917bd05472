"""Connection problems as messages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.view.text.fill import fill


def connecting_text(link: TableLink) -> str:
    """The message until a server has answered."""
    return fill(QCoreApplication.translate("Network", "Connecting to {host}…"), host=link.host)


def problem_text(problem: ConnectionProblem, link: TableLink) -> str:
    """The message about a problem with the server of a link, and what to do about it."""
    text = (_connection_texts() | _server_texts())[problem.kind]
    return fill(text, host=link.host, port=str(link.port), detail=problem.detail)


def _connection_texts() -> dict[ProblemKind, str]:
    translate = QCoreApplication.translate
    return {
        ProblemKind.HOST_NOT_FOUND: translate("Network", "There is no host {host}. Check the address."),
        ProblemKind.CONNECTION_REFUSED: translate("Network", "No server answers at {host}, port {port}."),
        ProblemKind.UNREACHABLE: translate("Network", "The network doesn’t reach {host}. Are you online?"),
        ProblemKind.TIMEOUT: translate("Network", "{host} doesn’t answer."),
        ProblemKind.CONNECTION_LOST: translate("Network", "The connection to {host} was lost."),
        ProblemKind.UNTRUSTED_CERTIFICATE: translate(
            "Network", "{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate."
        ),
        ProblemKind.NO_TLS: translate("Network", "No encrypted connection to {host} is possible ({detail})."),
    }


def _server_texts() -> dict[ProblemKind, str]:
    translate = QCoreApplication.translate
    return {
        ProblemKind.RESTARTING: translate("Network", "The server at {host} is starting again."),
        ProblemKind.CLOSED_BY_HOST: translate(
            "Network",
            "The table at {host} was closed by its host. If it opens again, you have your seat back.",
        ),
        ProblemKind.SERVER_FULL: translate("Network", "The server at {host} has no room at the moment."),
        ProblemKind.UNAVAILABLE: translate(
            "Network", "The server at {host} isn’t available at the moment ({detail})."
        ),
        ProblemKind.TOO_MANY_MESSAGES: translate(
            "Network", "Too many messages were sent to {host}. Wait a moment."
        ),
        ProblemKind.FORBIDDEN: translate("Network", "The server at {host} refuses the connection."),
        ProblemKind.NOT_A_STRAIGHTS_SERVER: translate("Network", "{host} isn’t a Straights server."),
        ProblemKind.PROTOCOL_ERROR: translate("Network", "Straights can’t read the answer of {host}."),
        ProblemKind.OTHER_VERSION: translate(
            "Network", "{host} has another version. Update Straights, or ask the server’s owner to update."
        ),
    }
