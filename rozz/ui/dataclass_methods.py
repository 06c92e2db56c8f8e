"""Functions that return the methods of dataclasses: none here, because the build puts them into the page's copy.

`dataclass_code.py` says what they are for, and `rozz/cli/site/pyodide_compile.py` makes them.
"""
