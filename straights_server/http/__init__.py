"""Requests over HTTP: the page, the tables, and whether the server is well. Start with `routes`.

What belongs here turns a request into a response. It knows no sockets: `adapter` reads and sends.
"""
