// What PyScript takes for Pyodide: the real one with rozz.zip on Python's path and, from the second visit on, with a
// snapshot of its memory in which all of that is imported. A worker of this page makes it, for just these bytes.
import * as pyodide from "../pyodide/pyodide.mjs";

export const { version } = pyodide;
const site = new URL("..", import.meta.url);
const [place, maker, BLOCK] = [`rozz:${site.pathname}snapshot`, "snapshot maker", 65536];
const archive = fetch(new URL("rozz.zip", site)).then((answer) => answer.arrayBuffer());
const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
const madeOf = async (bytes) => [await digest(await archive), await digest(bytes), navigator.userAgent].join(" ");
const fsInit = async (files) => files.writeFile("/rozz.zip", new Uint8Array(await archive));
const settings = { env: { PYTHONPATH: "/rozz.zip", PYTHONDONTWRITEBYTECODE: "1" }, indexURL: new URL("pyodide/", site).href };
const load = (options) => pyodide.loadPyodide({ ...settings, ...options, fsInit });
const find = async () => caches.match(site, { cacheName: place }); // which is not there without https
// Half of the memory is long runs of zeros: only blocks with anything in them are kept.
async function make() {
  await caches.delete(place);
  const python = await load({ _makeSnapshot: true });
  python.runPython("from rozz.ui.warm import hold, warm; warm(); hold()");
  const memory = python.makeMemorySnapshot();
  const [block, numbers] = [(at) => memory.subarray(at, at + BLOCK), Array(Math.ceil(memory.length / BLOCK)).keys()];
  const blocks = [...numbers].map((number) => number * BLOCK).filter((at) => block(at).some(Boolean));
  const bytes = await new Blob(blocks.map(block)).arrayBuffer();
  await (await caches.open(place)).put(site, new Response(bytes, { headers: { made: await madeOf(bytes), blocks, size: memory.length } }));
}

// It is read and checked while Pyodide's own files are fetched.
async function whole(kept) {
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if (kept.headers.get("made") !== (await madeOf(bytes))) throw new Error("a snapshot of something else, or damaged");
  const memory = new Uint8Array(Number(kept.headers.get("size")));
  kept.headers.get("blocks").split(",").forEach((at, index) => memory.set(bytes.subarray(index * BLOCK, (index + 1) * BLOCK), Number(at)));
  return memory;
}

// Whatever is wrong with it, Python starts without.
async function begin() {
  const known = (memory) => (memory.catch(() => null), load({ _loadSnapshot: memory })); // it may fail before it is waited for
  const python = await find().then((kept) => kept && known(whole(kept))).catch(() => null);
  const another = () => new Worker(import.meta.url, { type: "module", name: maker });
  if (python) performance.mark("snapshot");
  else if (self.document) addEventListener("py:all-done", () => (self.requestIdleCallback ?? setTimeout)(another), { once: true });
  return python ?? load();
}
const begun = self.name === maker ? make().finally(close) : begin(); // before PyScript asks for it
export const loadPyodide = () => begun;

// PyScript looks for packages in IndexedDB. Here it fetches none, and gets an empty one, also where the browser forbids it.
const answer = (result, request = { result }) => (queueMicrotask(() => request.onsuccess({ target: request })), request);
const empty = { transaction: () => ({ objectStore: () => ({ getAllKeys: () => answer([]), clear: answer }) }), close() {} };
const { indexedDB: real } = self;
const open = (name, ...more) => (name.startsWith("rozz:") ? real.open(name, ...more) : answer(empty));
Object.defineProperty(self, "indexedDB", { value: { open }, configurable: true });
