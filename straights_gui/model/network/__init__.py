"""Tables of servers, as docs/protocol.md defines them: links, connections, messages, and the game at a table.

This package communicates with a server; the window's display belongs to `view.network`, the connection of
both to `controller.network`. It uses Qt's event-driven sockets, no threads and no asyncio. Start with
`remote_game`, then `table_client`.
"""
