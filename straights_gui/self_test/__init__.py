"""`straights-gui --self-test`: checks that an installation is complete, with one line of output each.

Here belongs what may be missing or broken on a player's machine; `tests` check the code. Start with `run`.
"""
