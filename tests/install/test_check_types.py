"""The types of the page's JavaScript are checked, or it is said that they were not, and why."""

import pytest

from set_up import SetUpFailed
from web import check_types


def lacking(_steps: object) -> None:
    """A system without Node, on which nothing can be installed."""
    raise SetUpFailed("This system lacks: node, npm.\nType this, then call make again:\n\n    apt-get\n")


@pytest.mark.parametrize("ci, status", [("true", 1), ("", 0)])
def test_unchecked_types_are_said_with_the_reason_and_fail_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, status: int
) -> None:
    """A newcomer without Node may go on; where everything is meant to be checked, nothing is left out."""
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(check_types, "provide", lacking)

    assert status == check_types.main()
    said = capsys.readouterr().err
    assert said.startswith(
        "Not checked: the types of the page's JavaScript, which needs Node 18 or later and npm.\n"
    )
    assert "This system lacks: node, npm.\nType this" in said
