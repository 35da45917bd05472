"""A table hosted by this window: the server in a child process, the table on it, and its stored state.

This package starts, monitors and queries the server, using messages only; playing at the table belongs to
`model.network`, and dialogs to `view.hosting`. Start with `table_host`.
"""
