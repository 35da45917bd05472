"""`straights-gui --self-test`: checks that an installation is complete, with one line of output each.

This package checks what can be missing or broken on a player's machine; the behaviour of the code is checked
by `tests`. Start with `run`. `window_driver` is also used by `tests`, `packaging` and `benchmarks`.
"""
