"""How long tests wait for what has to happen."""

LONGEST_WAIT = 120.0
"""Seconds after which a test that waits for something fails: far above what it takes on a busy machine."""
