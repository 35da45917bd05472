"""The command-line programs, one folder each, and what they share: standard streams, exit statuses, a parser.

Only these programs read arguments, print and return an exit status; rules, strategies and text formats are
outside. Start with `straights/program.py`, the console game.
"""
