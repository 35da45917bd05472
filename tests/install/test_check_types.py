"""The types of the page's JavaScript are checked, or one line says that they were not."""

import pytest

import build_tools
from system_setup import MissingPackages
from web import check_types


def lacking(_steps: object) -> None:
    """A system without Node, on which nothing can be installed."""
    raise MissingPackages("This system lacks: node, npm.\nType this, then call make again:\n\n    apt-get\n")


@pytest.mark.parametrize("variable, status", [("CI", 1), ("NO_CI", 0)])
def test_unchecked_types_are_said_in_one_line_and_fail_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, status: int
) -> None:
    """A newcomer without Node may go on; where everything is meant to be checked, nothing is left out."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv(variable, "true")
    monkeypatch.setattr(build_tools, "ensure", lacking)

    assert status == check_types.main()
    assert "Not checked: the types of the page's JavaScript, which needs Node 18 or later and npm.\n" == (
        capsys.readouterr().err
    )
