"""Statistics across games: rounds, games and hints, counted by the level of the opponents.

Here they are stored and summed up; when something counts is decided by
`controller.panels.statistics`. Start with `store`; `database` is the SQLite file below it.
"""
