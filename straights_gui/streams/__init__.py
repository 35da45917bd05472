"""Standard streams for a program that may have been started without them.

Output to a terminal or a pipe goes through here; text in the window does not. Start with `standard_streams`;
`windows_streams` contains the calls that only Windows needs.
"""
