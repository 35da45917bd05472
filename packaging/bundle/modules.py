"""The modules that are frozen, and those that never are: for PyInstaller's recipe."""

_ELSEWHERE = (
    *(
        "engine.straights.arena",
        "engine.straights.rl",
        "engine.cli.poker",
        "engine.cli.arena",
    ),
    *("straights_server.cluster", "straights_server.adapter.process_pool"),  # for a server with many tables
)
# Imported late or by name: strategies, dialogs, controllers, the server that the window starts; zeroconf's
# compiled modules import each other.
PACKAGES = ("engine", "straights_gui", "straights_server", "zeroconf")
MODULES = ("segno", "PySide6.QtMultimedia")  # the latter by name, where sound is available
# Imported by unused parts of modules; the self-test fails if the game needs one.
UNUSED = (
    *("bz2", "cython", "Cython", "lzma", "multiprocessing", "pydoc", "redis", "ssl"),
    *("hiredis", "uvloop"),  # for a server with many tables
    *("ftplib", "smtplib"),  # urllib and logging know other protocols
    *(f"websockets.{name}" for name in ("cli", "legacy", "sync", "trio")),  # other forms of it
    *("pyexpat", "xml.sax.expatreader"),  # segno imports a neighbour of it
    *("distutils", "pkg_resources", "readline", "setuptools", "statistics", "tarfile", "tkinter", "unittest"),
)


def is_frozen(name: str) -> bool:
    """Whether a module of these packages is frozen."""
    return not name.startswith(_ELSEWHERE)
