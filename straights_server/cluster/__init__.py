"""Several processes that serve the same tables, with a Redis between them.

Here belongs which process has a table, how its log is kept there, and how clients of another process reach
it; what happens at a table is the table's own business, and a server by itself needs nothing of this. Start
with `router`.
"""
