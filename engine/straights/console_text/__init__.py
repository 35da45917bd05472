"""The console's text, written and read: the lines of the assignment, its command line, whole transcripts.

Nothing here opens a file or knows a standard stream (`engine.cli.straights` does); saved games have another
format. Start with `console`, which plays a game from input lines to output lines that `render` formats.
"""
