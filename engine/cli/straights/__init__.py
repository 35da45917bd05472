"""`straights`, the console game of the assignment: arguments in, transcript out, exit status back.

How the arguments are read and what the lines say is in `engine.straights.console_text`, which the window uses
too. Start with `program.main`.
"""
