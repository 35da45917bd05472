"""Clients at the tables of a server: who is connected to which seat, their requests, their messages.

This package decides what the server does with each message; it has no socket, file or clock, and the state of
each table belongs to the table. Start with `service`.
"""
