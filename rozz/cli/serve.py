"""Serve the built site on this machine; and play: build what is missing, serve it, open the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rozz.cli.site.build import DIST, build, is_current
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import listed

HOST = "127.0.0.1"
#: The first free one is used. Few and fixed, because a browser keeps saved matches by address.
PORTS = (8765, 8766, 8767, 8768)


class SiteRequest(SimpleHTTPRequestHandler):
    """A request for a file of the site, with the types that browsers insist on and without caching."""

    protocol_version = "HTTP/1.1"
    extensions_map: dict[str, str] = {  # noqa: RUF012 - so it stands in the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
        ".webmanifest": "application/manifest+json",
        ".toml": "text/plain",
        ".py": "text/plain",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Do not log every request."""


@contextmanager
def site(directory: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder while the block runs; yields its address; port 0: any free one."""
    server = _server(directory, port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def play(open_browser: bool = True) -> int:
    """Build the site if needed, and serve it until Ctrl+C; raises BuildFailed; returns 1 if no port is free."""
    if not is_current():
        print(say("cli-building"), flush=True)
        build()
    server = _first_free(DIST)
    if server is None:
        print(say("cli-ports-taken", ports=listed(map(str, PORTS))))
        return 1
    address = f"http://{HOST}:{server.server_port}/"
    if server.server_port != PORTS[0]:
        print(say("cli-other-port", first=str(PORTS[0]), port=str(server.server_port)))
        print(say("cli-other-matches", first=str(PORTS[0])))
    print(say("cli-serving", address=address), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


def _first_free(directory: Path) -> ThreadingHTTPServer | None:
    for port in PORTS:
        try:
            return _server(directory, port)
        except OSError:
            continue
    return None


class Server(ThreadingHTTPServer):
    """One thread per request."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that cancel a request."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def _server(directory: Path, port: int) -> ThreadingHTTPServer:
    return Server((HOST, port), partial(SiteRequest, directory=str(directory)))
