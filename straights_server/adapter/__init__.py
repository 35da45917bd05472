"""The network side of the server: sockets, clock, committer thread and worker processes for strategies.

This package only does I/O and timing; `service` and the tables decide what a message means and what a seat
may see. Start with `server`.
"""
