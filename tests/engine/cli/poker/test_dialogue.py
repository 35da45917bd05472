"""The terminal that humans share."""

import io
import sys
from unittest.mock import Mock

import pytest

from engine.cli.poker.dialogue import Dialogue, HumanLeft


def test_an_input_that_breaks_is_an_input_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """An OSError while reading."""
    broken = Mock(spec=io.TextIOBase, readline=Mock(side_effect=OSError(5, "Input/output error")))
    monkeypatch.setattr(sys, "stdin", broken)
    with pytest.raises(HumanLeft):
        Dialogue(2, has_transcript=True).ask("Well?")
