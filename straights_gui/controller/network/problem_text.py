"""Why a table cannot be reached, as a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from straights_gui.model.network.problems import Problem, Trouble
from straights_gui.model.network.table_link import TableLink


def problem_text(problem: Problem, link: TableLink) -> str:
    """Why there is no connection to the server of a link, and what to do about it."""
    return (
        _text(problem.trouble)
        .replace("{host}", link.host)
        .replace("{port}", str(link.port))
        .replace("{detail}", problem.detail)
    )


def _text(trouble: Trouble) -> str:
    translate = QCoreApplication.translate
    if trouble in (Trouble.UNTRUSTED, Trouble.NO_TLS, Trouble.FORBIDDEN, Trouble.NO_SERVER):
        return _lasting_text(trouble)
    return {
        Trouble.NO_SUCH_HOST: translate("Network", "There is no host {host}. Check the address."),
        Trouble.NOT_LISTENING: translate("Network", "No server answers at {host}, port {port}."),
        Trouble.UNREACHABLE: translate("Network", "The network does not reach {host}. Are you online?"),
        Trouble.SILENT: translate("Network", "{host} does not answer."),
        Trouble.CUT: translate("Network", "The connection to {host} was lost."),
        Trouble.RESTARTING: translate("Network", "The server at {host} is starting again."),
        Trouble.FULL: translate("Network", "The server at {host} has no room at the moment."),
        Trouble.TOO_MANY_MESSAGES: translate("Network", "The server at {host} got too many messages."),
        Trouble.NONSENSE: translate(
            "Network", "{host} sends what Straights does not understand ({detail}). It may be damaged."
        ),
        Trouble.OTHER_VERSION: translate(
            "Network", "The server at {host} speaks another version. Update Straights, or ask its owner to."
        ),
    }[trouble]


def _lasting_text(trouble: Trouble) -> str:
    translate = QCoreApplication.translate
    return {
        Trouble.UNTRUSTED: translate(
            "Network", "{host} cannot prove who it is: {detail}. Ask its owner for a valid certificate."
        ),
        Trouble.NO_TLS: translate("Network", "No encrypted connection to {host} is possible ({detail})."),
        Trouble.FORBIDDEN: translate("Network", "The server at {host} refuses the connection."),
        Trouble.NO_SERVER: translate("Network", "What answers at {host} has no tables of Straights."),
    }[trouble]
