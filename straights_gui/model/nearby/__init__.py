"""Tables on the local network, which this window finds without knowing an address (DNS-SD).

Here belongs what listens to the network; announcing belongs to the server, and sitting down to
`model.network`. Start with `finder`.
"""
