"""The interface to the operating system and to Qt: signals, libraries, messages during the start, waiting.

This package turns system problems into readable messages before the window opens; it does not know the game.
Start with `signals`; `system_libraries` is also used by the set-up, so it imports nothing else of the
project.
"""
