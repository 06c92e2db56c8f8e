// What PyScript takes for Pyodide: the real one with rozz.zip on Python's path and, from the second visit on, with a
// snapshot of its memory in which all of that is imported. A worker of this page makes it, for just these bytes.
import * as pyodide from "../pyodide/pyodide.mjs";

export const { version } = pyodide;
const site = new URL("..", import.meta.url);
const [place, maker] = [`rozz:${site.pathname}snapshot`, "snapshot maker"];
const archive = fetch(new URL("rozz.zip", site)).then((found) => found.arrayBuffer());
const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
const madeOf = async (bytes) => [await digest(await archive), await digest(bytes), navigator.userAgent].join(" ");
const load = (options) =>
  pyodide.loadPyodide({
    ...options,
    indexURL: new URL("pyodide/", site).href,
    env: { PYTHONPATH: "/rozz.zip" },
    fsInit: async (files) => files.writeFile("/rozz.zip", new Uint8Array(await archive)),
  });

// PyScript keeps packages that it fetched in IndexedDB. It fetches none here, so it gets an empty store that is there at
// once, also where the browser forbids them all.
const answer = (result) => {
  const request = { result };
  queueMicrotask(() => request.onsuccess({ target: request }));
  return request;
};
const nothing = { objectStore: () => ({ getAllKeys: () => answer([]), clear: () => answer() }) };
const empty = { open: () => answer({ transaction: () => nothing, close() {} }) };
Object.defineProperty(self, "indexedDB", { value: empty, configurable: true });

async function make() {
  const python = await load({ _makeSnapshot: true });
  python.runPython("from rozz.ui.warm import warm; warm()");
  const bytes = python.makeMemorySnapshot();
  await (await caches.open(place)).put(site, new Response(bytes, { headers: { made: await madeOf(bytes) } }));
}

async function sound(kept) {
  const bytes = await kept.arrayBuffer();
  if (kept.headers.get("made") === (await madeOf(bytes))) return bytes;
  throw new Error("The snapshot is damaged, or an old one.");
}

async function find() {
  const kept = await caches.match(site, { cacheName: place });
  return kept && { bytes: sound(kept) };
}

// It is read while PyScript itself is fetched. Whatever is wrong with it, Python starts without.
let found = self.name === maker ? make().catch(() => {}).finally(close) : find().catch(() => {});
found.then((snapshot) => snapshot?.bytes.catch(() => {}));

export async function loadPyodide(options) {
  const snapshot = await found;
  found = null;
  try {
    const python = snapshot && (await load({ ...options, _loadSnapshot: snapshot.bytes }));
    if (python) performance.mark("snapshot");
    if (python) return python;
  } catch {
    await caches.delete(place);
  }
  const another = () => new Worker(import.meta.url, { type: "module", name: maker });
  if (self.document) addEventListener("py:all-done", () => (self.requestIdleCallback ?? setTimeout)(another), { once: true });
  return load(options);
}
