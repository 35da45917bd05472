"""The parts of the build that pyproject.toml cannot express.

Seven modules are compiled where Cython and a C compiler are found. Without them they are interpreted, and
computers that think ahead consider fewer deals. The description for package indexes and the address of the
project depend on who publishes.
"""

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FOLDER = "engine/straights/playouts"
MODULES = ("models", "likelihood", "simulator", "deal_sampler", "playouts", "information_sets")
ELSEWHERE = ("engine/straights/rl/round_batch",)  # not in the page
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the types stand in the .pxd files
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}
README = Path(__file__).parent / "README.md"
# -ffp-contract=off gives the same results as interpreted code. -g0 omits the debugging information that many
# Pythons ask for, four fifths of each file.
OPTIONS = {"unix": ["-O3", "-ffp-contract=off", "-g0"], "msvc": ["/O2", "/fp:precise"]}
LIBRARIES = {"unix": ["m"]}
# A picture, also one that is a link; and the tags that arrange text beside pictures.
PICTURE = re.compile(r"(?:\[?!\[[^]]*\]\([^)]*\)(?:\]\([^)]*\))?|<(?:img|br)\b[^>]*>)\n?")
EMPTY_TABLE = "|:- \n"


class BuildExtensions(build_ext):
    """Builds with options for the compiler that is found."""

    def build_extensions(self) -> None:
        """Set the options of each extension, then build all or none."""
        self.parallel = True
        chosen = os.environ.get("CFLAGS", "").split()  # last, so that whoever builds can choose another -O
        for extension in self.extensions:
            extension.extra_compile_args = [*OPTIONS.get(self.compiler.compiler_type, []), *chosen]
            extension.libraries = LIBRARIES.get(self.compiler.compiler_type, [])
        super().build_extensions()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in made):  # they share types, so some of them alone do not work
            print(
                "straights: compiling failed; the playouts will be interpreted",
                file=sys.stderr,
            )
            for path in made:
                path.unlink(missing_ok=True)


def extensions(folder: str) -> list[Extension]:
    """The modules to compile, with their C below the folder; none without Cython."""
    try:
        from Cython.Build import cythonize  # noqa: PLC0415  # where it is missing, nothing is compiled
    except ImportError:
        print("straights: Cython is missing; the playouts will be interpreted", file=sys.stderr)
        return []
    paths = (*(f"{FOLDER}/{name}" for name in MODULES), *ELSEWHERE)
    modules = [Extension(path.replace("/", "."), [f"{path}.py"]) for path in paths]
    compiled: list[Extension] = cythonize(
        modules,
        build_dir=f"{folder}/cython",
        compiler_directives=DIRECTIVES,
        quiet=True,
        cache="CYTHON_CACHE_DIR" in os.environ,  # of those who build several times from the same sources
    )
    for extension in compiled:
        extension.optional = True  # set here, since cythonize() does not keep it
    return compiled


def description(text: str) -> str:
    r"""The README without pictures, and without links that lead nowhere on the page of a package index.

    >>> description("# A game\n\n![A table](docs/table.png)\n\nMIT, see [LICENSE](LICENSE).\n")
    '# A game\n\nMIT, see LICENSE.\n'
    >>> description("Two:\n\n| | |\n| --- | --- |\n| ![One](1.png) | <img src='2.png'> |\n\nAbove.\n")
    'Two:\n\nAbove.\n'
    """
    blocks = []
    for block in text.split("\n\n"):
        rest = PICTURE.sub("", block)
        if rest == block or rest.strip(EMPTY_TABLE):
            blocks.append(rest)
    return re.sub(r"\[([^]]+)\]\((?!https?://)[^)\s]+\)", r"\1", "\n\n".join(blocks))


def addresses() -> dict[str, str]:
    """The project's page, which the release workflow sets."""
    home_page = os.environ.get("STRAIGHTS_HOME_PAGE", "")
    return {"Homepage": home_page} if home_page else {}


if __name__ == "__main__":  # the build of the page imports what is said above
    with TemporaryDirectory(prefix="straights-") as build:  # and not in the sources
        setup(
            long_description=description(README.read_text(encoding="utf-8")),
            long_description_content_type="text/markdown",
            project_urls=addresses(),
            ext_modules=extensions(build),
            cmdclass={"build_ext": BuildExtensions},
            options={"build": {"build_base": build}},
        )
