"""Statistics across games: rounds, games and hints, counted by the level of the opponents.

This package stores and summarizes them; `controller.panels.statistics` decides what counts. Start with
`store`; `database` is the SQLite file below it.
"""
