"""Several processes that serve the same tables, connected by Redis.

This package decides which process owns a table, stores the logs, and connects clients of one process to
tables of another; the state of a table belongs to the table, and a single server does not use this. Start
with `router`.
"""
