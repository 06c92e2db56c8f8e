"""What the benches have a page do: JavaScript files, each of them one function, or one script for the whole page."""

from __future__ import annotations

from pathlib import Path


def page_script(name: str) -> str:
    """The text of a script by its name, as Playwright takes it."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")


def called(name: str, *arguments: str) -> str:
    """A script that calls the function `name` with these texts."""
    function = page_script(name).rstrip().removesuffix(";")
    return f"(\n{function}\n)(...{list(arguments)});"
