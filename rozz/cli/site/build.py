"""`rozz build`: the whole static site in one folder, reproducible byte for byte, written completely or not at all.

Knows which files the page needs; must not know their contents.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import re
import shutil
import tempfile
import tomllib
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from importlib import metadata
from pathlib import Path
from typing import Any

from rozz import yaml_reading
from rozz.cli.project import BUILD_FOLDER, NODE_MODULES, PACKAGE, ROOT, VERSION
from rozz.cli.project import DIST as DIST
from rozz.cli.site import font_files, javascript, runtime
from rozz.cli.site.licences import licences
from rozz.cli.site.runtime import BuildFailed, package_file
from rozz.engine.said import said
from rozz.ui.i18n import startup_texts, translations
from rozz.ui.i18n.texts import say
from rozz.ui.state.model import Model
from rozz.ui.views.home import home_header
from rozz.ui.views.shell import page_markup

MANIFEST = "manifest.json"

LATE_MODULES = ("static/morph.mjs", "morphdom/morphdom-esm.js")
#: Ed25519 for browsers that lack it: only those load it, and only for a match by link.
SPARE_MODULES = ("static/ed25519.mjs", "noble/ed25519.mjs")

#: The libraries in the page besides rozz: distribution → package, all used as pure Python.
LIBRARIES = {"htpy": "htpy", "MarkupSafe": "markupsafe", "PyYAML": "yaml", "segno": "segno"}
#: For other programs and the build, not the page.
NOT_IN_PAGE = {"rozz/__main__.py", "rozz/api.py", "rozz/file_reading.py", "rozz/ui/i18n/fluent_compile.py"}
#: Not in the page: interfaces for other programs, and bindings of C extensions.
LEFT_OUT = {
    "segno/cli.py", "segno/helpers.py", "htpy/django.py", "htpy/starlette.py", "htpy/html2htpy.py", "yaml/cyaml.py",
}  # fmt: skip


def main(folder: str = "") -> int:
    """The command: build into a folder, by default dist/, and report it."""
    output = Path(folder) if folder else BUILD_FOLDER
    build(output)
    size = sum(path.stat().st_size for path in _files(output))
    print(say("cli-built", folder=str(output.resolve()), size=_megabytes(size)))
    used, kept = runtime.snapshot_size(output.resolve())
    print(say("cli-built-snapshot", used=_megabytes(used), read=_megabytes(kept)))
    print(say("cli-built-start"))
    return 0


def _megabytes(size: int) -> float:
    return round(size / 1e6, 1)


def build(output: Path = DIST) -> None:
    """Build the site into `output`, replacing the previous one; raises BuildFailed without changing anything."""
    output = output.resolve()
    if output.exists() and any(output.iterdir()) and not (output / MANIFEST).exists():
        raise BuildFailed(said("cli-build-others", folder=str(output)))
    with in_english():
        files = dict(sorted(site().items()))
    files[MANIFEST] = _json({"rozz": VERSION, "sources": sources_hash(), "files": _listing(files)})
    output.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=".rozz-build-", dir=output.parent))
    try:
        for name, content in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        fresh.chmod(0o755)
        if output.exists():
            shutil.rmtree(output)
        fresh.rename(output)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


@contextmanager
def in_english() -> Iterator[None]:
    """Whatever language the terminal is in, the site begins in English."""
    spoken = translations.in_use()
    translations.use(translations.ENGLISH)
    try:
        yield
    finally:
        translations.use(spoken)


def is_current(output: Path = DIST) -> bool:
    """Whether `output` holds a complete site made from the current sources."""
    try:
        manifest = json.loads((output / MANIFEST).read_text(encoding="utf-8"))
        sizes = {name: (output / name).stat().st_size for name in manifest["files"]}
        return bool(manifest["sources"] == sources_hash()) and all(
            sizes[name] == row["bytes"] for name, row in manifest["files"].items()
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def sources_hash() -> str:
    """A hash of everything the site is made of, with packages represented by npm's lock file and by their versions."""
    digest = hashlib.sha256()
    for name in ("rozz", *LIBRARIES):
        digest.update(f"{name} {metadata.version(name)}\0".encode())
    names = ("index.html", "pyscript.toml", "package-lock.json", "LICENSE", "NOTICE.md")
    paths = {name: ROOT / name for name in names}
    for folder in ("static", "scenarios"):
        paths |= {path.relative_to(ROOT).as_posix(): path for path in _files(ROOT / folder)}
    paths |= _package_files("*")
    for name, path in paths.items():
        digest.update(f"{name}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _package_files(pattern: str) -> dict[str, Path]:
    """The package's files by their names in an archive, without files that only an installation has."""
    found = {f"rozz/{path.relative_to(PACKAGE).as_posix()}": path for path in _files(PACKAGE, pattern)}
    return {name: path for name, path in found.items() if not name.startswith("rozz/shipped/")}


def site() -> dict[str, bytes]:
    """Every file of the site except the manifest: path in the site → content."""
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in _files(ROOT / "static")}
    web_manifest = files["static/rozz.webmanifest"].decode()
    files["static/rozz.webmanifest"] = _filled(web_manifest, lambda text: json.dumps(text)[1:-1]).encode()
    files |= {f"static/{name}": script for name, script in javascript.scripts(ROOT / "static").items()}
    worker = files.pop(f"static/{javascript.SERVICE_WORKER}")
    files |= runtime.pyscript() | runtime.python(dict(_archive_files()) | runtime.pyscript_modules())
    files |= font_files.build()
    files["morphdom/morphdom-esm.js"] = package_file("morphdom/dist/morphdom-esm.js").read_bytes()
    files |= javascript.library("noble/ed25519.mjs", package_file("@noble/ed25519/index.js"))
    files |= language_files()
    files["licences.txt"] = licences(ROOT, NODE_MODULES.parent, LIBRARIES)
    modules = [*sorted(name for name in files if name.startswith("pyscript/core-")), *LATE_MODULES]
    files["index.html"] = _index(sum(len(content) for name, content in files.items() if _delays_start(name)), modules)
    return files | service_worker(files, worker)


def _delays_start(name: str) -> bool:
    is_late = name.endswith((".woff2", ".png", ".webmanifest", "-maskable.svg"))
    on_request = ("licences.txt", *SPARE_MODULES, *map(translations.language_file, _fetched_languages()))
    return not is_late and name not in on_request


def _index(bytes_to_fetch: int, modules: Sequence[str]) -> bytes:
    """The first page: the first screen as Python would draw it, and a progress bar that knows the bytes to download.

    `modules` are scripts that others request late; the browser fetches them with the first.
    """
    text = (ROOT / "index.html").read_text(encoding="utf-8")
    drawn = re.sub(
        r'(<div id="page">).*?(</div>)',
        lambda found: f"{found[1]}{page_markup.page(Model())}{found[2]}",
        text,
        flags=re.S,
    )
    drawn = _filled(drawn, escape)
    drawn = re.sub(
        r'(id="startup-texts">).*?(</script>)',
        lambda found: f"{found[1]}{_in_markup(startup_texts.startup_catalogs())}{found[2]}",
        drawn,
    )
    config = json.dumps(tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8")))
    replacements = {
        'max="1"': f'max="{bytes_to_fetch}"',
        'id="languages">[]': f'id="languages">{_in_markup(_fetched_languages())}',
        # Saves two files and a parser before PyScript can start.
        'config="./pyscript.toml"': f'config="{escape(config)}"',
        "</head>": "".join(f'<link rel="modulepreload" href="./{name}">\n' for name in modules) + "</head>",
    }
    for written, instead in replacements.items():
        if drawn.count(written) != 1:
            raise BuildFailed(said("cli-build-once", file="index.html", text=written))
        drawn = drawn.replace(written, instead)
    return drawn.encode()


def service_worker(files: Mapping[str, bytes], script: bytes) -> dict[str, bytes]:
    """Workbox and our own minified `script`, with the list of files to keep; both lie beside the page that they serve.

    A release is named by a hash of its contents, so its files need no revisions.
    """
    listed = [
        {"url": name, "revision": None, "integrity": f"sha256-{b64encode(digest).decode()}"}
        for name, content in sorted({**files, "./": files["index.html"]}.items())
        if (digest := hashlib.sha256(content).digest()) and not name.endswith("/sw.js")
    ]
    constants = {
        "self.__WB_MANIFEST": json.dumps(listed),
        "self.RELEASE": json.dumps(hashlib.sha256(json.dumps(listed).encode()).hexdigest()[:16]),
        "self.POLICY": json.dumps(_policy(files["index.html"].decode())),
    }
    text = script.decode()
    for name, value in constants.items():
        if text.count(name) != 1:
            raise BuildFailed(said("cli-build-once", file=javascript.SERVICE_WORKER, text=name))
        text = text.replace(name, value)
    parts = [f"workbox-{part}.prod.js" for part in ("core", "precaching", "routing", "strategies")]
    workbox = {f"workbox/{part}": package_file(f"{part[:-8]}/build/{part}").read_bytes() for part in parts}
    return {"sw.js": text.encode(), **{name: _without_map(content) for name, content in workbox.items()}}


def _policy(page: str) -> str:
    """The Content-Security-Policy of the page."""
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    if found is None:
        raise BuildFailed(said("cli-build-policy"))
    return found[1]


def _without_map(script: bytes) -> bytes:
    return re.sub(rb"\n//# sourceMappingURL=.*", b"", script)


def _archive_files() -> Iterator[tuple[str, bytes]]:
    """The Python archive of the page: rozz without tools and API, the scenarios as one JSON text, the libraries."""
    for name, path in _package_files("*.py").items():
        if not name.startswith("rozz/cli/") and name not in NOT_IN_PAGE:
            yield name, path.read_bytes()
    yield "rozz/words.txt", (PACKAGE / "words.txt").read_bytes()
    yield "rozz/scenarios.json", _scenarios()
    yield from compiled_english()
    yield "rozz/living.html", home_header.animated_war().encode()
    for distribution, package in LIBRARIES.items():
        folder = Path(str(metadata.distribution(distribution).locate_file(package)))
        for path in _files(folder, "*.py"):
            name = f"{package}/{path.relative_to(folder).as_posix()}"
            if name not in LEFT_OUT:
                yield name, _without_comments(path.read_text(encoding="utf-8")).encode()


def _without_comments(source: str) -> str:
    """A module of a library without comments and docstrings, which are half of its bytes on a first visit.

    Classes keep their docstrings, because a dataclass without one generates one, which is slow. Modules that are
    compiled lose more: `_without_docstrings_and_types` in `pyodide_compile.py`.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def compiled_english() -> Iterator[tuple[str, bytes]]:
    """The compiled messages in English, so that the page parses no Fluent; and which other languages can be fetched."""
    checksums = {language: zlib.crc32(_messages(language)) for language in _fetched_languages()}
    listed = {code: (name, state, checksums.get(code, 0)) for code, (name, state, _) in translations.known().items()}
    yield f"rozz/{translations.LIST}", _compact(listed)
    english = translations.ENGLISH
    for part in translations.PARTS:
        yield f"rozz/{translations.file_name(english, part)}", _compact(translations.table(english, part))


def language_files() -> dict[str, bytes]:
    """A file for each language but English: a visitor fetches the one in use."""
    return {
        translations.language_file(language): gzip.compress(_messages(language), 9, mtime=0)
        for language in _fetched_languages()
    }


def _fetched_languages() -> tuple[str, ...]:
    """The languages with files of their own."""
    return tuple(language for language in translations.languages() if language != translations.ENGLISH)


def _messages(language: str) -> bytes:
    """The compiled messages of a language, a line for each group, so that the page reads only those it needs."""
    return b"\n".join(_compact(translations.table(language, part)) for part in translations.PARTS)


def _filled(text: str, quoted: Callable[[str], str]) -> str:
    """A text in which messages stand for their ids: `{ rules }`."""
    return re.sub(r"{ ([a-z]+(?:-[a-z]+)*) }", lambda found: quoted(translations.write(found[1], {})), text)


def _in_markup(value: Any) -> str:
    """JSON in which no text can end the script element around it."""
    return _compact(value).decode().replace("<", "\\u003c")


def _compact(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _scenarios() -> bytes:
    """All shipped files as one mapping, path without extension → mapping: so the page parses no YAML at startup."""
    folder = ROOT / "scenarios"
    shipped: dict[str, Mapping[str, Any]] = {}
    for path in _files(folder, "*.yaml"):
        name = path.relative_to(folder).with_suffix("").as_posix()
        shipped[name] = yaml_reading.read(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    text = json.dumps(shipped, ensure_ascii=False, separators=(",", ":"))
    changed = [name for name, mapping in json.loads(text).items() if mapping != shipped[name]]
    if changed:
        raise BuildFailed(said("cli-build-keys", files=tuple(changed)))
    return text.encode()


def _files(folder: Path, pattern: str = "*") -> Iterable[Path]:
    return sorted(path for path in folder.rglob(pattern) if path.is_file() and "__pycache__" not in path.parts)


def _listing(files: Mapping[str, bytes]) -> dict[str, dict[str, Any]]:
    return {
        name: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()} for name, content in files.items()
    }


def _json(value: Any) -> bytes:
    return (json.dumps(value, indent=1, sort_keys=True) + "\n").encode()
