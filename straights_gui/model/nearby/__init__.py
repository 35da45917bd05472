"""Tables on the local network, found without an address (DNS-SD).

This package only listens; announcing belongs to the server, and joining to `model.network`. Start with
`finder`.
"""
