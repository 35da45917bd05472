"""Why a table cannot be reached, in a sentence for each trouble."""

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.controller.network.problem_text import problem_text
from straights_gui.controller.settings.languages import set_language
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink

TEXTS = {
    ProblemKind.HOST_NOT_FOUND: "There is no host a.example. Check the address.",
    ProblemKind.CONNECTION_REFUSED: "No server answers at a.example, port 8443.",
    ProblemKind.UNREACHABLE: "The network does not reach a.example. Are you online?",
    ProblemKind.TIMEOUT: "a.example does not answer.",
    ProblemKind.CONNECTION_LOST: "The connection to a.example was lost.",
    ProblemKind.RESTARTING: "The server at a.example is starting again.",
    ProblemKind.CLOSED_BY_HOST: (
        "The table at a.example was closed by its host. If it opens again, you have your seat back."
    ),
    ProblemKind.SERVER_FULL: "The server at a.example has no room at the moment.",
    ProblemKind.UNAVAILABLE: "The server at a.example is not available at the moment (why).",
    ProblemKind.TOO_MANY_MESSAGES: "The server at a.example got too many messages.",
    ProblemKind.PROTOCOL_ERROR: (
        "a.example sends what Straights does not understand (why). It may be damaged."
    ),
    ProblemKind.OTHER_VERSION: (
        "The server at a.example speaks another version. Update Straights, or ask its owner to."
    ),
    ProblemKind.UNTRUSTED_CERTIFICATE: (
        "a.example cannot prove who it is: why. Ask its owner for a valid certificate."
    ),
    ProblemKind.NO_TLS: "No encrypted connection to a.example is possible (why).",
    ProblemKind.FORBIDDEN: "The server at a.example refuses the connection.",
    ProblemKind.NOT_A_STRAIGHTS_SERVER: "What answers at a.example has no tables of Straights.",
}


@pytest.mark.parametrize("kind", ProblemKind)
def test_each_problem_has_its_sentence_in_each_language(qtbot: QtBot, kind: ProblemKind) -> None:
    link, problem = TableLink.parse("https://a.example:8443/?table=b"), ConnectionProblem(kind, "why")
    english = problem_text(problem, link)
    set_language("de")
    german = problem_text(problem, link)

    assert TEXTS[kind] == english
    assert english != german
    assert "a.example" in german
    assert "{" not in german
