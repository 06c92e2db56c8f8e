// What PyScript takes for Pyodide: the real one with rozz.zip on Python's path and, from the second visit on, with a
// snapshot of its memory in which all of that is imported. A worker of this page makes it, for just these bytes.
import * as pyodide from "../pyodide/pyodide.mjs";

export const { version } = pyodide;
const site = new URL("..", import.meta.url);
const [place, maker] = [`rozz:${site.pathname}snapshot`, "snapshot maker"];
const archive = fetch(new URL("rozz.zip", site)).then((answer) => answer.arrayBuffer());
const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
const madeOf = async (bytes) => [await digest(await archive), await digest(bytes), navigator.userAgent].join(" ");
const load = (options) =>
  pyodide.loadPyodide({
    ...options,
    indexURL: new URL("pyodide/", site).href,
    env: { PYTHONPATH: "/rozz.zip" },
    fsInit: async (files) => files.writeFile("/rozz.zip", new Uint8Array(await archive)),
  });

async function make() {
  await caches.delete(place);
  const python = await load({ _makeSnapshot: true });
  python.runPython("from rozz.ui.warm import warm; warm()");
  const bytes = python.makeMemorySnapshot();
  await (await caches.open(place)).put(site, new Response(bytes, { headers: { made: await madeOf(bytes) } }));
}

async function find() {
  const kept = await caches.match(site, { cacheName: place });
  const bytes = await kept?.arrayBuffer();
  return bytes && kept.headers.get("made") === (await madeOf(bytes)) ? bytes : null;
}

// It is read while PyScript itself is fetched. Whatever is wrong with it, Python starts without.
let found = (self.name === maker ? make().finally(close) : find()).catch(() => null);

export async function loadPyodide(options) {
  const _loadSnapshot = await found;
  found = null;
  const python = _loadSnapshot && (await load({ ...options, _loadSnapshot }).catch(() => null));
  if (python) performance.mark("snapshot");
  const another = () => (self.requestIdleCallback ?? setTimeout)(() => new Worker(import.meta.url, { type: "module", name: maker }));
  if (!python && self.document) addEventListener("py:all-done", another, { once: true });
  return python ?? load(options);
}

// PyScript looks for packages in IndexedDB. Here it fetches none, and gets an empty one, also where the browser forbids it.
const answer = (result, request = { result }) => (queueMicrotask(() => request.onsuccess({ target: request })), request);
const empty = { transaction: () => ({ objectStore: () => ({ getAllKeys: () => answer([]), clear: answer }) }), close() {} };
const { indexedDB: real } = self;
const open = (name, ...more) => (name.startsWith("rozz:") ? real.open(name, ...more) : answer(empty));
Object.defineProperty(self, "indexedDB", { value: { open }, configurable: true });
