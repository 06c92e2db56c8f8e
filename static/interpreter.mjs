// What PyScript takes for Pyodide: the real one with rozz.zip on Python's path and, from the second visit on, with a
// snapshot of its memory in which all of that is imported. rozz/ui/browser/snapshot.py decides when one is made.
import * as pyodide from "../pyodide/pyodide.mjs";
export const { version } = pyodide;
export const snapshot = { isWhole: false, fault: null, work: (name) => new Worker(import.meta.url, { type: "module", name }) };
const site = new URL("..", import.meta.url);
const [place, maker, BLOCK] = [`rozz:${site.pathname}snapshot`, "snapshot maker", 65536];
const [archive, emscripten] = [fetch(new URL("rozz.zip", site)).then((answer) => answer.arrayBuffer()), import("../pyodide/pyodide.asm.mjs")];
const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
export const madeOf = async (bytes) => [await digest(await archive), await digest(bytes), navigator.userAgent].join(" ");
const fsInit = async (files) => files.writeFile("/rozz.zip", new Uint8Array(await archive));
const env = { PYTHONPATH: "/rozz.zip", PYTHONDONTWRITEBYTECODE: "1" };
const load = (options) => pyodide.loadPyodide({ env, indexURL: new URL("pyodide/", site).href, fsInit, createPyodideModule, ...options });

// Pyodide tells how much memory a snapshot needs, and is not heard (pyodide#6254): one that has grown would not be restored.
const grown = (module, bytes) => (bytes > module.HEAP8.length && module.growMemory(bytes), module);
const createPyodideModule = async (told) => grown(await (await emscripten).default(told), told.INITIAL_MEMORY);

// Half of the memory is long runs of zeros: only blocks with anything in them are kept, put together where they lie.
async function make() {
  const python = await load({ _makeSnapshot: true });
  python.runPython("from rozz.ui.warm import hold, warm; warm(); hold()");
  const [memory, blocks] = [python.makeMemorySnapshot(), []];
  for (let at = 0; at < memory.length; at += BLOCK)
    if (memory.subarray(at, at + BLOCK).some(Boolean)) memory.copyWithin((blocks.push(at) - 1) * BLOCK, at, at + BLOCK);
  const bytes = memory.subarray(0, blocks.length * BLOCK);
  await (await caches.open(place)).put(site, new Response(bytes, { headers: { made: await madeOf(bytes), blocks, size: memory.length } }));
}

// Room for it is there at once: it is read and checked while Python's own code is made ready, and filled in before that runs.
function whole(kept) {
  const [size, blocks] = [Number(kept.headers.get("size")), kept.headers.get("blocks").split(",")];
  const memory = new Uint8Array(Math.ceil(size / BLOCK) * BLOCK);
  const filled = kept.arrayBuffer().then(async (buffer, bytes = new Uint8Array(buffer)) => {
    if (kept.headers.get("made") !== (await madeOf(bytes))) throw new Error("it is of something else, or damaged");
    blocks.forEach((at, index) => memory.set(bytes.subarray(index * BLOCK, (index + 1) * BLOCK), Number(at)));
    snapshot.isWhole = true;
  });
  filled.catch(() => {}); // it may fail before it is waited for
  const module = async (told) => { const made = await createPyodideModule(told); await filled; return made; };
  return load({ _loadSnapshot: memory.subarray(0, size), createPyodideModule: module });
}
async function begin() { // whatever is wrong with the snapshot, Python starts without
  const kept = await (async () => caches.match(site, { cacheName: place }))().catch(() => null); // no caches without https
  const python = kept && (await (async () => whole(kept))().catch((fault) => void (snapshot.fault = fault)));
  return python ? (performance.mark("snapshot"), python) : load();
}
const begun = self.name === maker ? make().then(() => "", String).then((fault) => (postMessage(fault), close())) : begin(); // before PyScript asks for it
if (self.name === "thinker") begun.then((python) => python.runPython("from rozz.ui.browser.answering import listen; listen()")).catch((fault) => setTimeout(() => { throw fault; })); // heard as the worker's error
export const loadPyodide = () => begun;
