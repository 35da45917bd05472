"""Extracts the texts of the sources into the files of each language, and compiles these for the program.

The sources are those of the window and the page, and the engine's sentences.

    make translations          # new texts into the .ts files, then all .qm files again

A new text is marked unfinished in a .ts file until it is translated; a test fails until then. A draft, a
language that no native speaker has read yet, may lack a fifth of its texts, which are shown in English.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

from bundle.translated import marked_texts
from engine.protocol.sheet import SHEET
from engine.straights.sheets.fixed import fixed_sheets
from straights_gui.resources import DIRECTIONS, DRAFTS, LANGUAGES
from web.actions import web_actions, web_icons
from web.sentences import engine_texts
from web.settings import web_durations, web_settings, web_values
from web.texts import lupdate_source, messages, page_texts

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "straights_gui"
FOLDER = SOURCES / "resources" / "translations"
TEMPLATES = [*(ROOT / "packaging").glob("*/texts.nsh"), *(ROOT / "packaging/linux/data").glob("*.[dx]*")]
"""What a system shows of the game, in English."""
COMMENTS = json.loads(Path(__file__).with_name("translators_comments.json").read_text(encoding="utf-8"))
"""For translators: on words, in whatever context, and on all words of a context."""


def main() -> int:
    """Extract, compile, and list untranslated texts."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for module, text in web_modules().items():
        module.write_text(text, encoding="utf-8")
    is_lacking = False
    for language in LANGUAGES:
        source = FOLDER / f"straights_{language}.ts"
        read_sources(source, language)
        pack(source, source.with_suffix(".qm"))
        unfinished = untranslated(source)
        print(f"{source.name}: {len(unfinished)} texts without translation")
        if not is_offered(language, source):
            is_lacking = True
            for context, text in unfinished:
                print(f"    {context}: {text}")
    return int(is_lacking)


def is_offered(language: str, source: Path) -> bool:
    """Whether enough texts of a language are translated: all, and of a draft four fifths."""
    count, lacking = sum(1 for _ in messages(source)), len(untranslated(source))
    return lacking * 5 <= count if language in DRAFTS else lacking == 0


def web_modules() -> dict[Path, str]:
    """The modules of the page that are written from what the engine and the window have."""
    web = ROOT / "straights_web"
    return {
        web / "model/game_actions.js": web_actions("page"),
        web / "model/table_actions.js": web_actions("page of a guest"),
        web / "model/setting_values.js": web_values(),
        web / "view/animation/durations.js": web_durations(),
        web / "view/icon_paths.js": web_icons(),
        web / "view/text/fixed_sheets.js": web_sheets(),
        web / "view/text/languages.js": web_languages(),
        web / "view/text/settings_list.js": web_settings(),
    }


def web_languages() -> str:
    """The module with the languages of the page; in a file of texts they would delay its first paint."""
    lines = "\n".join(
        f'    "{code}": {json.dumps({"name": name, "direction": DIRECTIONS[code]}, ensure_ascii=False)},'
        for code, name in LANGUAGES.items()
    )
    return f"""\
/** The languages of window and page, with their own names and directions; `make translations` writes this. */

/** @type {{Record<string, {{name: string, direction: string}}>}} by code */
export const LANGUAGES = {{
{lines}
}};
"""


def web_sheets() -> str:
    """The module with the sheets that a page shows without its engine, or at a server."""
    lines = "\n".join(
        f"    {name}: {json.dumps(SHEET.write(sheet), ensure_ascii=False, separators=(',', ':'))},"
        for name, sheet in fixed_sheets().items()
    )
    return f"""\
/** The sheets that need no game; `make translations` writes this from the engine's. */

/** @type {{Record<string, any>}} by name */
export const SHEETS = {{
{lines}
}};
"""


def read_sources(target: Path, language: str) -> None:
    """Update a .ts file with the texts of the sources; translations in it are preserved.

    English texts are their own translations, except those with a number, which have two forms.
    """
    only_numbers = ["-pluralonly"] if language == "en" else []
    files = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    command = ["-silent", "-no-obsolete", "-locations", "none", *only_numbers]
    command += ["-source-language", "en", "-target-language", language.replace("-", "_")]
    templates = "\n".join(path.read_text(encoding="utf-8") for path in TEMPLATES)
    with tempfile.TemporaryDirectory() as folder:
        others = {
            "sentences.py": lupdate_source(engine_texts()),
            "desktop.py": lupdate_source(marked_texts(templates)),
            "web.py": lupdate_source(page_texts()),
        }
        for name, text in others.items():
            copy = Path(folder) / name
            copy.write_text(text, encoding="utf-8")
            files.append(str(copy))
        _tool("lupdate", *command, *files, "-ts", str(target))
    add_comments(target)


def add_comments(target: Path) -> None:
    """Write what a translator should know of words into their messages, as lupdate does with a comment."""
    lines, context = [], ""
    for line in target.read_text(encoding="utf-8").splitlines(keepends=True):
        lines.append(line)
        if name := re.search("<name>(.*)</name>", line):
            context = name[1]
        if source := re.search("<source>(.*)</source>", line):
            word = source[1].replace("&amp;", "")
            comment = COMMENTS["words"].get(word) or COMMENTS["contexts"].get(context)
            if comment and " " not in word:
                lines.append(f"        <extracomment>{escape(comment)}</extracomment>\n")
    target.write_text("".join(lines), encoding="utf-8")


def pack(source: Path, target: Path) -> None:
    """Compile a .ts file to the .qm file that Qt loads."""
    _tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))


def untranslated(source: Path) -> list[tuple[str, str]]:
    """List the untranslated texts: context and text."""
    return [
        text for text, forms in messages(source) if forms is None or not all(form.strip() for form in forms)
    ]


def _tool(name: str, *arguments: str) -> None:
    script = Path(sys.executable).with_name(f"pyside6-{name}")
    subprocess.run([str(script), *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
