"""The folders of the checkout that tests read or start programs in."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests/golden"
