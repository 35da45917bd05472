"""The types of the page's JavaScript are checked, or one line says that they were not."""

import pytest

from web import check_types, node


@pytest.mark.parametrize("is_ci", [False, True])
def test_unchecked_types_are_said_in_one_line_and_fail_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, is_ci: bool
) -> None:
    """A newcomer without Node may go on; where all tests are meant to run, nothing is left out."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(node, "STAMP", node.STAMP.with_name(".no-stamp"))
    monkeypatch.delenv("CI", raising=False)
    if is_ci:
        monkeypatch.setenv("CI", "true")
    status = check_types.main()

    reason = "npm is missing (the page needs Node 18 or later and npm)"
    assert (is_ci, f"Not checked: the types of the page's JavaScript, since {reason}.\n") == (
        bool(status),
        capsys.readouterr().err,
    )
