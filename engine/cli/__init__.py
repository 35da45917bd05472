"""The command-line programs, one package each, and shared modules: standard streams, exit statuses, a parser.

Only these programs read arguments, print and return an exit status; rules, strategies and text formats are
elsewhere. Start with `straights/program.py`, the console game.
"""
