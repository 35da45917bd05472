"""Replaces Pyodide's module of this name: nothing in the page has a signature, hence no inspect."""

from _pyodide_core import (  # type: ignore[import-not-found]  # compiled into Pyodide
    JsFuncSignature,
    js2py_default_call_result,
    py2js_default,
)

no_default = object()
"""Stands for the default of an argument that has none."""


def _call(*args: object, **options: object) -> None:
    """What a function is taken for that has no signature."""


default_signature = JsFuncSignature(
    _call, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def func_to_sig(function: object) -> object:
    """Called by Pyodide's core for a function with a signature."""
    raise NotImplementedError(function)


def get_attr_sig(signature: object, name: str) -> object:
    """Called by Pyodide's core for an object with a signature."""
    raise NotImplementedError(signature, name)


def bind_class_sig(signature: object) -> object:
    """Called by Pyodide's core for a class with a signature."""
    raise NotImplementedError(signature)
