"""The window's program in a bundle, and the server that the window starts; PyInstaller starts from here."""

import sys

SERVE = "--serve-tables"


def main() -> int:
    """Open the window; after `--serve-tables` be the server, with the arguments of straights-server."""
    if sys.argv[1:2] != [SERVE]:
        from straights_gui.startup import main as open_window  # noqa: PLC0415  # only what is started is loaded

        return open_window()
    if sys.stdout is None or sys.stderr is None:
        from straights_gui.streams.standard_streams import connect_streams  # noqa: PLC0415  # as above

        connect_streams(attaches_console=False)
    from straights_server.cli import main as serve  # noqa: PLC0415  # as above

    return serve(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
