"""A table that this window hosts: the server in a child process, the table on it, and what is kept of it.

Here belongs what starts, watches and asks the server, by messages alone; playing at the table belongs to
`model.network`, and dialogs to `view.hosting`. Start with `table_host`.
"""
