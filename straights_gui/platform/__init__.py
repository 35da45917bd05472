"""What the operating system brings: signals, the libraries that Qt needs, and what Qt says while it starts.

Here problems of a system become a sentence before the window opens; nothing here knows the game.
Start with `signals`; `system_libraries` is also read by the set-up, so it imports nothing
else of the project.
"""
