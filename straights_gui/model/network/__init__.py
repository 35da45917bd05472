"""Tables of servers, as docs/protocol.md has them: links, connections, messages, and the game at a table.

Here is what speaks with a server; what a window shows of it belongs to `view.network`, what joins the two to
`controller.network`. No thread and no asyncio runs here: Qt tells when a socket has something to read.
Start with `remote_game`, then `table_client`.
"""
