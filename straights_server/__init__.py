"""Tables over a network: people at their own screens, computers at the seats that are left.

Here belongs who sits where, what a server remembers, whom it serves and how texts travel; the game itself is
the engine's, and there is no Qt. Start with `table`, which needs neither socket nor clock nor disk.
"""
