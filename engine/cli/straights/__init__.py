"""`straights`, the console game of the assignment: arguments in, transcript out, exit status back.

`engine.straights.console_text`, which the window uses too, parses the arguments and formats the lines.
Start with `program.main`.
"""
