"""The interface to the operating system: signals, the libraries of Qt, and Qt's messages during the start.

This package turns system problems into readable messages before the window opens; it does not know the game.
Start with `signals`; `system_libraries` is also used by the set-up, so it imports nothing else of the
project.
"""
