"""Tables at which games are played by messages: JSON texts from and to a client.

These modules answer requests, and decide who may see which hand; `protocol` defines the messages,
and the transport of the texts is not known here. Start with `local_table`.
"""
