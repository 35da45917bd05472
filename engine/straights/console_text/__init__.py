"""The console's text, written and parsed: the lines of the assignment, its command line, transcripts.

Nothing here opens a file or a standard stream (`engine.cli.straights` does); saved games have another
format. Start with `console`, which plays a game from input lines to output lines; `render` formats them.
"""
