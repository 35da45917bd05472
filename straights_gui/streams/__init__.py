"""Standard streams for a program that may have been started without them.

What is printed to a terminal or a pipe goes through here; what a player reads in the window does not.
Start with `standard_streams`; `windows_streams` has the calls that only Windows needs.
"""
