"""The entry point of the window in a bundle, and of the server that it starts, run by PyInstaller."""

import sys

SERVE = "--serve-tables"


def main() -> int:
    """Open the window, or with `--serve-tables` run the server with the arguments of straights-server."""
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
