"""Why a table cannot be reached, in a sentence for each trouble."""

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.controller.network.problem_text import problem_text
from straights_gui.controller.settings.languages import set_language
from straights_gui.model.network.problems import Problem, Trouble
from straights_gui.model.network.table_link import TableLink

TEXTS = {
    Trouble.NO_SUCH_HOST: "There is no host a.example. Check the address.",
    Trouble.NOT_LISTENING: "No server answers at a.example, port 8443.",
    Trouble.UNREACHABLE: "The network does not reach a.example. Are you online?",
    Trouble.SILENT: "a.example does not answer.",
    Trouble.CUT: "The connection to a.example was lost.",
    Trouble.RESTARTING: "The server at a.example is starting again.",
    Trouble.FULL: "The server at a.example has no room at the moment.",
    Trouble.TOO_MANY_MESSAGES: "The server at a.example got too many messages.",
    Trouble.NONSENSE: "a.example sends what Straights does not understand (why). It may be damaged.",
    Trouble.OTHER_VERSION: (
        "The server at a.example speaks another version. Update Straights, or ask its owner to."
    ),
    Trouble.UNTRUSTED: ("a.example cannot prove who it is: why. Ask its owner for a valid certificate."),
    Trouble.NO_TLS: "No encrypted connection to a.example is possible (why).",
    Trouble.FORBIDDEN: "The server at a.example refuses the connection.",
    Trouble.NO_SERVER: "What answers at a.example has no tables of Straights.",
}


@pytest.mark.parametrize("trouble", Trouble)
def test_each_trouble_has_its_sentence_in_each_language(qtbot: QtBot, trouble: Trouble) -> None:
    """With the host, and with port and detail where they help; another one where another language is read."""
    link, problem = TableLink.parse("https://a.example:8443/?table=b"), Problem(trouble, "why")
    english = problem_text(problem, link)
    set_language("de")
    german = problem_text(problem, link)

    assert TEXTS[trouble] == english
    assert english != german
    assert "a.example" in german
    assert "{" not in german
