"""What pyproject.toml cannot say: five modules are compiled too, where Cython and a C compiler are found.

Without them everything works as well, interpreted; computers that think ahead then think about fewer deals.
And what depends on who publishes: the description for package indexes, and the address of the project.
"""

import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FOLDER = "engine/straights/playouts"
MODULES = ("models", "likelihood", "simulator", "deal_sampler", "playouts")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the types stand in the .pxd files
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
README = Path(__file__).parent / "README.md"
# The same results as interpreted: products and sums are not drawn together. Without what only a debugger
# reads, which many a Python asks for: it would be four fifths of each file.
OPTIONS = {"unix": ["-O3", "-ffp-contract=off", "-g0"], "msvc": ["/O2", "/fp:precise"]}
LIBRARIES = {"unix": ["m"]}


class BuildExtensions(build_ext):
    """Builds with the options of the compiler at hand."""

    def build_extensions(self) -> None:
        """Give each extension its options and libraries, then build."""
        self.parallel = True
        for extension in self.extensions:
            extension.extra_compile_args = OPTIONS.get(self.compiler.compiler_type, [])
            extension.libraries = LIBRARIES.get(self.compiler.compiler_type, [])
        super().build_extensions()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in made):  # they share types: some compiled ones alone do not work
            print(
                "straights: not everything could be compiled; the playouts will be interpreted",
                file=sys.stderr,
            )
            for path in made:
                path.unlink(missing_ok=True)


def extensions() -> list[Extension]:
    """The modules to compile; none where Cython is missing."""
    try:
        from Cython.Build import cythonize  # noqa: PLC0415  # where it is missing, nothing is compiled
    except ImportError:
        print("straights: Cython is missing; the playouts will be interpreted", file=sys.stderr)
        return []
    modules = [Extension(f"{FOLDER}/{name}".replace("/", "."), [f"{FOLDER}/{name}.py"]) for name in MODULES]
    compiled: list[Extension] = cythonize(
        modules, build_dir="build/cython", compiler_directives=DIRECTIVES, quiet=True
    )
    for extension in compiled:
        extension.optional = True  # here, since Cython makes new ones and forgets it
    return compiled


def description(text: str) -> str:
    r"""The README as a package index can show it, where no other file of the project is in reach.

    >>> description("# A game\n\n![A table](docs/table.png)\n\nMIT, see [LICENSE](LICENSE).\n")
    '# A game\n\nMIT, see LICENSE.\n'
    """
    without_pictures = re.sub(r"!\[[^]]*\]\([^)]*\)\n+", "", text)
    return re.sub(r"\[([^]]+)\]\((?!https?://|#)[^)\s]+\)", r"\1", without_pictures)


def addresses() -> dict[str, str]:
    """Where the project is to be found, as the release workflow says it; nobody else can know."""
    home_page = os.environ.get("STRAIGHTS_HOME_PAGE", "")
    return {"Homepage": home_page} if home_page else {}


setup(
    long_description=description(README.read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions},
)
