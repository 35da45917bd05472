"""Tables over a network: people at their own screens, computers at the remaining seats.

This package owns who sits where, what the server stores, which clients it serves and how messages are
transported; the game itself belongs to the engine, and there is no Qt. Start with `table`, which needs no
socket, clock or disk.
"""
