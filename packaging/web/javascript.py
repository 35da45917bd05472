"""Splits JavaScript into tokens, as far as needed to parse calls with literal strings.

>>> [token.text for token in tokens('f("a // b") // comment')]
['f', '(', '"a // b"', ')']
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_SPACE_OR_COMMENT = re.compile(r"\s+|//[^\n]*|/\*.*?\*/", re.DOTALL)
_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""", re.DOTALL)
_WORD = re.compile(r"[\w$#]+")
_REGULAR_EXPRESSION = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_TEMPLATE_TEXT = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*", re.DOTALL)
_ESCAPE = re.compile(r"\\(u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r?\n|.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": "", "\r\n": ""}
# After one of these a slash is a division; elsewhere it begins a regular expression.
_ENDS_A_VALUE = re.compile(r"[\w$\"'`)\]}]$")
_KEYWORDS_BEFORE_A_VALUE = frozenset(
    {"return", "typeof", "case", "in", "of", "delete", "void", "throw", "await", "yield"}
)
_SPACES = ("", " ", "\n")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a string, a regular expression, a template's text or one other character."""

    text: str
    line: int


def tokens(source: str) -> list[Token]:
    """All tokens without comments; the code in `${}` of a template is split too."""
    return [token for token, _ in _tokens_with_spaces(source)]


def without_comments(source: str) -> str:
    r"""The module without comments and indentation, for builds without Node; line breaks remain.

    >>> without_comments("f(1); // one\n    /* two */ g(`a  b`);\n")
    'f(1);\ng(`a  b`);\n'
    """
    return "".join(token.text + space for token, space in _tokens_with_spaces(source, Token("", 0)))


def imported_modules(source: str) -> list[str]:
    """The modules that a module imports statically, as named in the source."""
    found = tokens(source)
    texts = ["", "", *(token.text for token in found)]
    named = [
        string_value(token)
        for token, before, last in zip(found, texts, texts[1:], strict=False)
        if last in ("from", "import") or (before, last) == ("import", "(")
    ]
    return [name for name in named if name is not None and name.startswith(".")]


def _tokens_with_spaces(source: str, first: Token | None = None) -> list[tuple[Token, str]]:
    """All tokens, each with the remaining white space after it: a line break, a space, or nothing."""
    found: list[Token] = [] if first is None else [first]
    spaces: list[str] = ["" for _ in found]
    open_braces: list[str] = []  # "{" of code, "$" of a template placeholder
    at = 0
    while at < len(source):
        if space := _SPACE_OR_COMMENT.match(source, at):
            at = space.end()
            if spaces:
                spaces[-1] = max(spaces[-1], "\n" if "\n" in space[0] else " ", key=_SPACES.index)
            continue
        text = _next(source, at, found)
        if text == "`" or (text == "}" and open_braces and open_braces[-1] == "$"):
            if text == "}":
                open_braces.pop()
            text = _template_text(source, at)
            if text.endswith("${"):
                open_braces.append("$")
        elif text == "{":
            open_braces.append(text)
        elif text == "}" and open_braces:
            open_braces.pop()
        found.append(Token(text, source.count("\n", 0, at) + 1))
        spaces.append("")
        at += len(text)
    return list(zip(found, spaces, strict=True))


def _next(source: str, at: int, before: list[Token]) -> str:
    """The token at a position; the meaning of a slash depends on the token before."""
    for pattern in (_STRING, _WORD):
        if match := pattern.match(source, at):
            return match[0]
    last = before[-1].text if before else ""
    is_division = bool(_ENDS_A_VALUE.search(last)) and last not in _KEYWORDS_BEFORE_A_VALUE
    match = None if is_division else _REGULAR_EXPRESSION.match(source, at)
    return match[0] if match else source[at]


def _template_text(source: str, at: int) -> str:
    """A template's text from its quote or the end of a placeholder to the next one or the closing quote."""
    text = _TEMPLATE_TEXT.match(source, at + 1)
    end = text.end() if text else at + 1
    return source[at : end + (2 if source.startswith("${", end) else 1)]


def string_value(token: Token) -> str | None:
    r"""The value of a literal string; None for other tokens.

    >>> string_value(Token(r'"a\u2026\'b"', 1))
    "a…'b"
    """
    text = token.text
    is_template = text.startswith("`") and text.endswith("`") and len(text) > 1
    return _ESCAPE.sub(_unescape, text[1:-1]) if is_template or text[:1] in ('"', "'") else None


def _unescape(match: re.Match[str]) -> str:
    what = match[1]
    if what[0] in "ux" and len(what) > 1:
        return chr(int(what[1:].strip("{}"), 16))
    return _ESCAPES.get(what, what)
