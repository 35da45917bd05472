"""The exit statuses that the command-line programs share."""

OK = 0
FAILED = 1
"""The program could not do what was asked, such as write its output."""
WRONG_USAGE = 2
INTERRUPTED = 130
"""Ctrl-C; what a shell reports for a program that SIGINT has ended."""
