"""The system libraries that Qt needs, and the message about missing ones."""

from __future__ import annotations

# Soname -> Debian package. Later releases renamed a few; apt resolves the old names.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libbrotlidec.so.1": "libbrotli1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# Without these the window opens, but cannot join network tables.
NETWORK_LIBRARIES = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
_NOT_FOUND = ": cannot open shared object file"


def can_load(soname: str) -> bool:
    """Whether the system can load a library."""
    import ctypes  # only needed when something is already wrong

    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_library(error: ImportError) -> str:
    """The library whose absence caused the error; "" for any other cause."""
    name, found, _rest = str(error).partition(_NOT_FOUND)
    return name if found else ""


def missing_libraries() -> tuple[str, ...]:
    """All libraries that Qt needs here and the system lacks."""
    return tuple(soname for soname in LIBRARIES if not can_load(soname))


def missing_text(sonames: tuple[str, ...]) -> str:
    """The message about missing libraries, with the command that installs them."""
    packages = [LIBRARIES[soname] for soname in sonames if soname in LIBRARIES]
    text = f"straights-gui: this system lacks {', '.join(sonames)}, which the window needs.\n"
    if packages:
        text += f"On Debian or Ubuntu install it with: sudo apt install {' '.join(packages)}\n"
    return text + "Or play in the terminal with: straights\n"
