"""What tests of the screen share: a window at a table over a network."""

from tests.support.window.network_table import table

__all__ = ["table"]
