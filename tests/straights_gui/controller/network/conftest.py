"""What tests of tables over a network share: a window at one, without a network."""

from tests.support.window.network_table import table

__all__ = ["table"]
