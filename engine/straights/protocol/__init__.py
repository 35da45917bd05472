"""The messages of docs/protocol.md as frozen values, for clients, for the table in the page and for servers.

Only these modules name the fields of a message: reading, writing, the schema and the page's types follow from
the types of the classes. What a message does to a game is decided elsewhere. Start with `server_requests`;
the reader and the writer are those of `engine.protocol`.
"""
