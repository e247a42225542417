"""Loads Qt's Python binding without the parts that this program does not use. Knows no Qt before.

The binding brings Python sources of its own, packed in its library, and compiles them at every
start. The larger part of them puts the signatures of Qt's functions into words: for `help()`, for
type stubs, and for the error that says which arguments a call should have had. That part is kept
as it is and compiled when it is first asked for: with all else of this module a fifth of the start.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from importlib import import_module
from threading import RLock
from typing import Any, Final

_PUT_OFF: Final = frozenset(
    f"shibokensupport/signature/{name}.py"
    for name in (
        "errorhandler",
        "layout",
        "lib/enum_sig",
        "lib/pyi_generator",
        "lib/tool",
        "mapping",
        "parser",
    )
)
"""The binding's sources that put signatures into words, by the names under which it compiles them.
A name that a version of the binding does not have, or has beside them, is compiled as ever.
"""
_STAND_IN: Final = f"""
from {__name__} import when_wanted
__getattr__ = when_wanted(globals(), {{name!r}})
"""
"""What a module whose source was put off consists of until then."""
_STAND_INS: Final = {
    "shibokensupport/signature/mapping.py": f"""{_STAND_IN}
def update_mapping():
    __getattr__("type_map")
    update_mapping()
"""
}
"""The binding itself calls one function before it words an error, and looks for it without
`__getattr__`. The source puts its own function in the place of this one, which then calls that.
"""

_sources: dict[str, bytes] = {}
"""What was put off and is not wanted yet."""
_loading = RLock()


def load_binding() -> None:
    """Import Qt's binding; does nothing if something else has imported it before.

    The binding also puts itself in the place of Python's `import`, to find in the text of each
    module a switch, `__feature__`, that this program does not use. Afterwards `import` is
    Python's own again; only `from PySide6.… import *` needs the binding's, and this program has
    none. Raises what the import raises.
    """
    if "PySide6" in sys.modules:
        return
    usual = builtins.__import__, builtins.compile
    builtins.compile = _instead_of(builtins.compile)
    try:
        import_module("PySide6.QtCore")
    finally:
        builtins.__import__, builtins.compile = usual


def _instead_of(usual: Callable[..., Any]) -> Any:
    """Make what stands in for `compile` while the binding is loaded."""

    def compile_or_put_off(source: Any, filename: Any, *rest: Any, **how: Any) -> Any:
        if filename not in _PUT_OFF:
            return usual(source, filename, *rest, **how)
        _sources[filename] = source
        stand_in = _STAND_INS.get(filename, _STAND_IN)
        return usual(stand_in.format(name=filename), filename, *rest, **how)

    return compile_or_put_off


def when_wanted(module: dict[str, Any], filename: str) -> Callable[[str], Any]:
    """The `__getattr__` of a module whose source was put off: runs the source in the `module`'s
    namespace as soon as one of its names is asked for.
    """

    def get(name: str) -> Any:
        if not name.startswith("__"):  # such a name is asked for by every import of the module
            with _loading:
                source = _sources.pop(filename, None)
                if source is not None:
                    exec(compile(source, filename, "exec"), module)
                if name in module:
                    return module[name]
        raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")

    return get
