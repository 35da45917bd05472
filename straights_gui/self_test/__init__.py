"""`straights-gui --self-test`: does this installation hold together? A line a check, in its own folder."""
