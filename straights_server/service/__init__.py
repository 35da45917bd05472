"""Clients at the tables of a server: who is connected to which seat, what they ask for, what they are told.

Here belongs what a server does with each message; there is neither socket nor file nor clock, and what
happens at one table is the table's own business. Start with `service`.
"""
