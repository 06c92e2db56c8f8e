// What PyScript takes for Pyodide: the real one with rozz.pack's archive on its path and, later on, what is imported of it in a snapshot (rozz/ui/browser/snapshot.py).
import * as pyodide from "../pyodide/pyodide.mjs";
export const { version } = pyodide;
export const snapshot = { isWhole: false, fault: null, work: (name, file = "interpreter.mjs") => new Worker(new URL(file, import.meta.url), { type: "module", name }) };
const [site, maker, PATIENCE, ask] = [new URL("..", import.meta.url), "snapshot maker", 20_000, (name, as) => fetch(new URL(name, site)).then((answer) => answer[as]())];
const asked = self.document?.getElementById("emscripten"), emscripten = asked ? new Promise((heard) => (self.createPyodideModule ? heard() : (asked.onload = self.onload = heard))) : ask("pyodide/pyodide.asm.js", "text").then(eval); // of modules Chromium keeps no compiled code
const [packed, module] = [ask("rozz.pack", "arrayBuffer"), async (told) => (await emscripten, self.createPyodideModule)(told)];
export const release = async () => `${new Uint8Array(await crypto.subtle.digest("SHA-256", await packed)).join()} ${navigator.userAgent}`;
const [isPlain, damaged, env] = [(bytes) => new Uint8Array(bytes)[0] === 0x50, () => { throw new Error("rozz.pack is damaged"); }, { PYTHONPATH: "/rozz.zip", PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1" }]; // a host may have unpacked it on the way
const [archive, unpack] = [packed.then((bytes) => (self.DecompressionStream && !isPlain(bytes) ? new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer().catch(damaged) : bytes)), (python) => { try { return (self.DecompressionStream || python.runPython("import gzip, pathlib, sys; whole = pathlib.Path('/rozz.zip'); whole.write_bytes(found if (found := whole.read_bytes())[:2] == b'PK' else gzip.decompress(found)); sys.path_importer_cache.clear(); del whole, found"), python); } catch { damaged(); } }]; // a browser without streams that unpack leaves it to Python
const load = (options) => pyodide.loadPyodide({ env, indexURL: new URL("pyodide/", site).href, fsInit: async (files) => files.writeFile("/rozz.zip", new Uint8Array(await archive), { canOwn: true }), createPyodideModule: module, ...options }).then(unpack);
delete WebAssembly.Suspending; // no stack beside the one: Chromium, where it samples the heap, reads past the end of others and dies
// What differs from the memory before Python runs in it is kept: rozz/ui/browser/memory.py.
async function make(fresh) {
  const copied = (told) => Object.assign(told, { onRuntimeInitialized: () => (fresh = told.HEAP8.slice()) });
  const python = await load({ _makeSnapshot: true, createPyodideModule: (told) => module(copied(told)) });
  await python.runPython("from rozz.ui.warm import hold, warm; warm(); hold(); from rozz.ui.browser.memory import keep; keep")(self, python.makeMemorySnapshot(), fresh, site.href, await release());
}

// It is read and checked while Python's own code is made ready, and put in before that runs.
function begin() {
  const reader = snapshot.work("reader", "kept.mjs");
  const told = () => new Promise((heard) => ((reader.onmessage = reader.onerror = reader.onmessageerror = ({ data }) => heard(data)), setTimeout(heard, PATIENCE)));
  const found = told().then((index) => index && { ...index, read: told() }); // and then its parts
  const createPyodideModule = async (told) => {
    told.preRun.push((to) => to.addRunDependency("kept") || // all is made ready till it must be known whether Python runs anew
      found.then((index) => (told.noInitialRun = !!index, to.removeRunDependency("kept"))));
    const [made, index] = [await module(told), await found], read = await index?.read;
    made.API.restoreSnapshot = ((restore) => () => index && restore(new Uint8Array(index.head)))(made.API.restoreSnapshot);
    if (!index) return made; // then there is none
    if (!read || index.release !== (await release())) throw new Error("it is of something else, or damaged");
    snapshot.isWhole = true;
    if (index.size > made.HEAP8.length) made.growMemory(index.size); // asked of Pyodide, it is not heard (pyodide#6254)
    for (const [part, at, from] of index.blocks) made.HEAP8.set(new Int8Array(read[part], from, index.block), at);
    return made;
  };
  return load({ _loadSnapshot: new Uint8Array(), createPyodideModule }).catch(async (fault) => ((await found) ? ((snapshot.fault = fault), load()) : Promise.reject(fault)));
}
const begun = self.name === maker ? make().then(() => "", String).then((fault) => (postMessage(fault), close())) : begin(); // before PyScript asks for it
if (self.name === "thinker") begun.then((python) => python.runPython("from rozz.ui.browser.answering import listen; listen()")).catch((fault) => setTimeout(() => { throw fault; })); // heard as the worker's error
export const loadPyodide = () => begun;
