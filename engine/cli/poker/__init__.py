"""`straights-poker`: poker on the console, for computer players and for people who share a terminal.

Rules, odds and computer players belong to `engine.poker`; what all console programs share is in `engine.cli`.
Start with `program.py`.
"""
