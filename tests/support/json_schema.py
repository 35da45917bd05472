"""JSON Schema's validator, as tests import it.

Where grammars of addresses are installed (check-jsonschema asks for them), `jsonschema` compiles 38 of them
on import, for seconds, in each process of the tests. No schema of ours asks for the format of an address.
"""

import sys

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # None is Python's way to refuse an import

from jsonschema import Draft202012Validator  # noqa: E402  # after what it would import

__all__ = ["Draft202012Validator"]
