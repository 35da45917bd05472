"""JSON Schema's validator, as tests import it, and one for many messages of one schema.

Where grammars of addresses are installed (check-jsonschema asks for them), `jsonschema` compiles 38 of them
on import, for seconds, in each process of the tests. No schema of ours asks for the format of an address.
"""

import json
import sys
from collections.abc import Iterator

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # None is Python's way to refuse an import

from jsonschema import Draft202012Validator, ValidationError  # noqa: E402  # after what it would import
from jsonschema.validators import extend  # noqa: E402

__all__ = ["Draft202012Validator", "remembering_validator"]

LONGEST_REMEMBERED = 4000


def remembering_validator() -> type[Draft202012Validator]:
    """A class of validators for one schema that judges equal values of a definition once.

    Messages repeat their cards, seats, rounds and moves, and what was allowed once is allowed again.
    """
    judge = Draft202012Validator.VALIDATORS["$ref"]
    allowed: set[tuple[str, str]] = set()

    def judge_once(
        validator: Draft202012Validator, ref: str, value: object, schema: object
    ) -> Iterator[ValidationError]:
        text = json.dumps(value)
        if (ref, text) in allowed:
            return
        errors = list(judge(validator, ref, value, schema))
        if not errors and len(text) <= LONGEST_REMEMBERED:
            allowed.add((ref, text))
        yield from errors

    made: type[Draft202012Validator] = extend(Draft202012Validator, {"$ref": judge_once})
    return made
