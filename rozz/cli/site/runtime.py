"""Python and PyScript for the page: fewer files than npm brings, with everything imported at startup precompiled.

Knows the contents of these packages; must not know what the site adds to them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from rozz.cli import project
from rozz.cli.project import NODE_MODULES
from rozz.cli.project import ROOT as ROOT
from rozz.cli.site.archives import archive, packed
from rozz.engine.errors import Fault
from rozz.engine.said import Said, said
from rozz.ui.i18n.texts import say

INSIDE = Path(__file__).with_name("pyodide_compile.py")
#: Node scripts of the build.
NODE_SCRIPTS = Path(__file__).with_name("node")
CACHE = NODE_MODULES / ".cache" / "rozz"

#: Chunks of PyScript that our page never requests: an editor, archives for MicroPython, a list of packages, TOML.
#: The small chunks of its plugins it always loads for MicroPython, whatever pyscript.toml says.
UNWANTED_CHUNKS = ("codemirror", "zip-", "pyodide_graph-", "toml-")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

#: Standard library modules without use in a page: processes, servers, mail, terminals, debuggers, XML, C types …
UNWANTED_MODULES = """
    _ast_unparse _compat_pickle _markupbase _pydatetime _pyio _pyrepl _strptime
    _sysconfigdata__emscripten_wasm32-emscripten argparse asyncio/__main__ asyncio/proactor_events asyncio/tools
    asyncio/windows_events asyncio/windows_utils bdb cProfile calendar cmd code compileall concurrent/futures/process
    concurrent/interpreters configparser csv ctypes curses dbm doctest email ensurepip filecmp fileinput fractions
    ftplib getopt getpass gettext graphlib html/entities html/parser http idlelib imaplib importlib/metadata json/tool
    logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc nturl2path numbers optparse
    pdb pickle pickletools platform plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data
    pyodide/console quopri rlcompleter runpy sched shelve shlex site-packages smtplib socketserver sqlite3 statistics
    symtable sysconfig tabnanny tarfile this timeit tomllib trace tracemalloc turtle unittest urllib/request
    urllib/robotparser uuid venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
UNWANTED = frozenset(UNWANTED_MODULES.split())
#: segno quotes with one of them.
WANTED_ALL_THE_SAME = {
    "xml/__init__.py",
    *(f"xml/sax/{name}.py" for name in ("__init__", "_exceptions", "handler", "saxutils", "xmlreader")),
}
#: Imports whose purpose nobody needs: opening XML files, which would bring mail and servers, and HTML's two thousand
#: character names.
UNREAD = {
    "xml/sax/saxutils.py": b"\nimport os, urllib.parse, urllib.request\n",
    "html/__init__.py": b"\nfrom html.entities import html5 as _html5\n",
}
#: The text encodings that a page meets.
ENCODINGS = """
    __init__ aliases ascii base64_codec cp1252 cp437 hex_codec idna latin_1 punycode raw_unicode_escape unicode_escape
    utf_16 utf_16_be utf_16_le utf_32 utf_8 utf_8_sig
"""
#: What to type where Node is missing: in an installation, in a checkout.
INSTALL_NODE = "pip install 'rozz[build]'"
SET_UP = "make setup"


class BuildFailed(Fault):
    """The site cannot be built: the text says what to do, `details` is the output of a failed program."""

    def __init__(self, text: Said, details: str = "") -> None:
        super().__init__(text)
        self.details = details.strip()


def _changed(file: str, name: str) -> BuildFailed:
    """The failure at a file of another project that is no longer as the build knows it; `name` is what relies on it."""
    return BuildFailed(said("cli-build-changed", file=file, name=name))


def package_file(name: str) -> Path:
    """A file of an npm package; an installation first fetches all packages. Raises BuildFailed if it is missing."""
    path = NODE_MODULES / name
    if not path.is_file() and project.IS_INSTALLED:
        fetch_packages()
    if not path.is_file():
        raise BuildFailed(said("cli-build-packages", file=name))
    return path


def fetch_packages() -> None:
    """Let npm fetch the page's packages by the lock file; raises BuildFailed."""
    npm = project.find_program("npm")
    if npm is None:
        raise BuildFailed(said("cli-build-no-node", install=INSTALL_NODE))
    project.WORK.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(ROOT / name, project.WORK / name)
    print(say("cli-build-fetching"), file=sys.stderr, flush=True)
    command = [npm, "ci", "--omit=dev", "--no-progress"]
    path = os.pathsep.join((str(Path(npm).parent), os.environ.get("PATH", "")))  # npm finds Node by its name
    ran = subprocess.run(command, cwd=project.WORK, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if ran.returncode:
        raise BuildFailed(said("cli-build-npm"), ran.stderr)


def pyscript() -> dict[str, bytes]:
    """PyScript's first module, its imports, and the chunks that its core imports later, without its plugins' own."""
    folder = package_file("@pyscript/core/dist/core.js").parent
    reached: dict[str, bytes] = {}
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        text = (folder / name).read_text(encoding="utf-8")
        reached[name] = _without_modules(_without_storage(re.sub(r"\n//# sourceMappingURL=.*", "", text))).encode()
        waiting += re.findall(r'from"\./([^"]+)"', text)
        if name.startswith("core-"):
            chunks = re.findall(r'import\("\./([^"]+)"', text)
            waiting += [chunk for chunk in chunks if not chunk.startswith(UNWANTED_CHUNKS)]
    return {f"pyscript/{name}": content for name, content in reached.items()}


def _without_storage(text: str) -> str:
    """PyScript without its lists of packages and folders in IndexedDB, which are empty and may be refused."""
    empty = "Object.assign(new Map,{sync(){},close(){}})"
    instead, packages = re.subn(r"new \w+\(`\$\{c\}@\$\{t\}`\)", empty, text)
    instead, folders = re.subn(r'((\w+)="@pyscript\.fs",[^()]*=)new \w+\(\2\)', rf"\g<1>{empty}", instead)
    if (packages, folders) != (text.count('"Loading Storage"'), text.count('="@pyscript.fs"')):
        raise _changed("pyscript/core.js", "_without_storage")
    return instead


def _without_modules(text: str) -> str:
    """PyScript without its own Python, which it would write and compile at each start: `rozz.pack` has it."""
    modules = ",".join(f'"{name}":{json.dumps(source, ensure_ascii=False)}' for name, source in _modules().items())
    if text.count(modules) != text.count('"__init__.py":'):
        raise _changed("pyscript/core.js", "_without_modules")
    return text.replace(modules, "")


def _modules() -> dict[str, str]:
    """The Python source files of PyScript itself: file name → content."""
    text = package_file("@pyscript/core/src/stdlib/pyscript.js").read_text(encoding="utf-8")
    modules: dict[str, str] = json.loads(text[text.index("{") : text.rindex("}") + 1])["pyscript"]
    return modules


def pyscript_modules() -> dict[str, bytes]:
    """The modules of PyScript's own Python: paths as in an archive, and contents."""
    return {f"pyscript/{name}": source.encode() for name, source in _modules().items()}


def python(ours: Mapping[str, bytes]) -> dict[str, bytes]:
    """Pyodide with its standard library, and `rozz.pack` of `ours`, both compiled.

    The list of downloadable packages, 119 KB, is emptied: the page fetches none.
    """
    files = {f"pyodide/{name}": package_file(f"pyodide/{name}").read_bytes() for name in PYODIDE_FILES}
    files["pyodide/pyodide.asm.js"] = _plain(files.pop("pyodide/pyodide.asm.mjs"))
    files["pyodide/pyodide.mjs"] = re.sub(rb"\n//# sourceMappingURL=.*", b"", files["pyodide/pyodide.mjs"])
    lock = json.loads(package_file("pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    files["pyodide/pyodide-lock.json"] = (json.dumps(lock | {"packages": {}}, indent=1, sort_keys=True) + "\n").encode()
    with zipfile.ZipFile(package_file("pyodide/python_stdlib.zip")) as sources:
        kept = {name: sources.read(name) for name in sources.namelist() if _is_wanted(name)}
    kept |= {name: _without(line, kept[name], name) for name, line in UNREAD.items()}
    compiled = _compiled({"stdlib.zip": archive(kept), "rozz.zip": archive(ours)})
    files["pyodide/python_stdlib.zip"] = archive(_in_place(kept, compiled, "stdlib.zip"))
    # Ties the archive, and with it the snapshot named by the archive's bytes, to exactly this runtime.
    runtime = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    mine = {**_in_place(ours, compiled, "rozz.zip"), "rozz/runtime.json": json.dumps(runtime).encode()}
    files["rozz.pack"] = packed(mine)
    return files


def _plain(module: bytes) -> bytes:
    """Emscripten's part of Pyodide as a plain script that sets `createPyodideModule`.

    Chromium caches no compiled code of modules, but all functions of this script, as its first line requests.
    """
    begun, ended = b"async function _createPyodideModule(", b"export default _createPyodideModule;"
    text, address = module.strip(), b"import.meta.url"
    if not text.startswith(begun) or not text.endswith(ended) or text.count(address) != text.count(b"import.meta"):
        raise _changed("pyodide/pyodide.asm.mjs", "_plain")
    function = text.removesuffix(ended).replace(address, b"self.location.href")
    return b"//# allFunctionsCalledOnLoad\nself.createPyodideModule = (" + function + b");\n"


def _without(line: bytes, source: bytes, name: str) -> bytes:
    if source.count(line) != 1:
        raise _changed(name, "UNREAD")
    return source.replace(line, b"\n")


def _is_wanted(name: str) -> bool:
    if name in WANTED_ALL_THE_SAME:
        return True
    parts = name.removesuffix(".py").split("/")
    if name.endswith("/") or not UNWANTED.isdisjoint("/".join(parts[:end]) for end in range(1, len(parts) + 1)):
        return False
    return parts[0] != "encodings" or parts[1] in ENCODINGS.split()


def _in_place(sources: Mapping[str, bytes], compiled: Mapping[str, bytes], archive_name: str) -> dict[str, bytes]:
    """The files with compiled modules in place of their sources."""
    files = dict(sources)
    for name in sources:
        if (code := compiled.get(f"{archive_name}/{name}c")) is not None:
            del files[name]
            files[f"{name}c"] = code
    return files


def _compiled(archives: Mapping[str, bytes]) -> dict[str, bytes]:
    """The archives' modules compiled by the page's Python, by archive and name; cached between builds."""
    digest = hashlib.sha256(INSIDE.read_bytes() + (NODE_SCRIPTS / "compile_python.mjs").read_bytes())
    for name in PYODIDE_FILES:
        digest.update(package_file(f"pyodide/{name}").read_bytes())
    for content in archives.values():
        digest.update(content)
    kept = CACHE / f"{digest.hexdigest()[:16]}.zip"
    if not kept.exists():
        shutil.rmtree(CACHE, ignore_errors=True)
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(archive(_compile(archives)))
        fresh.rename(kept)
    with zipfile.ZipFile(kept) as files:
        return {name: files.read(name) for name in files.namelist()}


def snapshot_size(site: Path) -> tuple[int, int]:
    """Python's memory in use when a snapshot is taken, and the size of the snapshot, in bytes."""
    ran = run_node("measure_snapshot", str(site), package_file("pyodide/pyodide.mjs").as_uri())
    if ran.returncode:
        raise BuildFailed(said("cli-build-snapshot"), ran.stderr)
    used, kept = ran.stdout.split()[-2:]
    return int(used), int(kept)


def run_node(script: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a script of `node/` by name, with `given` on its standard input; raises BuildFailed without Node."""
    node = project.find_program("node")
    if node is None:
        install = INSTALL_NODE if project.IS_INSTALLED else SET_UP
        raise BuildFailed(said("cli-build-no-node", install=install))
    command = [node, str(NODE_SCRIPTS / f"{script}.mjs"), *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8")


def _compile(archives: Mapping[str, bytes]) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory(prefix="rozz-") as folder:
        for name, content in archives.items():
            (Path(folder) / name).write_bytes(content)
        pyodide = package_file("pyodide/pyodide.mjs").as_uri()
        ran = run_node("compile_python", pyodide, folder, str(INSIDE))
        if ran.returncode:
            raise BuildFailed(said("cli-build-python"), ran.stderr)
        out = Path(folder) / "out"
        return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}
