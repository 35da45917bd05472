"""The server on a network: sockets, the clock, the disk's thread and the processes in which computers think.

Here belongs only what moves bytes and waits; what a message means and what a seat may know is decided in
`service` and at the tables. Start with `server`.
"""
