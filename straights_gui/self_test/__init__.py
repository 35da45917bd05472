"""`straights-gui --self-test`: checks, a line each, that an installation is complete.

Here belongs what can be missing or broken on a player's machine; promises of the code belong to `tests`.
Start with `run`.
"""
