"""What an operator does with a running server: look at its tables, close them, ban networks, drain it.

`program` is the command `straights-server admin`, which sends its words over a local socket of the server's
owner; `endpoint` receives them, and `commands` carries them out. `backup` is a command of its own.
Start with `commands`.
"""
