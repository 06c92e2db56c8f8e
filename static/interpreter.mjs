// What PyScript takes for Pyodide: Pyodide with the archive of rozz.pack on its path, started from
// a snapshot of its memory if the browser has one. The same file runs in workers: the worker's
// name says what it is for. rozz/ui/browser/startup/snapshot_schedule.py decides when a snapshot is made;
// rozz/ui/browser/startup/memory_snapshot.py writes it.
import * as pyodide from "../pyodide/pyodide.mjs";

export const { version } = pyodide;

/**
 * The result of restoring the snapshot: whether it is complete, or why Python started without it.
 * `cache` holds the place of a new one open.
 */
export const snapshot = { isWhole: false, fault: null, cache: null };

/** The texts of the language that the page begins in: the bytes of its file, if it is not English. */
export const language = { code: "en", file: null };

const SNAPSHOT_MAKER = "snapshot maker";
const THINKER = "thinker";
/** A thinker whose first message is the code that the page has compiled. */
const THINKER_WITH_CODE = "thinker with code";
/** Do not wait longer for a silent snapshot reader, in milliseconds. */
const READER_PATIENCE_MS = 20_000;
/**
 * Pyodide starts Python once this dependency is removed: the snapshot's index is known, or there
 * is none.
 */
const SNAPSHOT_KNOWN = "snapshot known";

const PYTHON_ENV = {
  PYTHONPATH: "/rozz.zip",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONNODEBUGRANGES: "1",
};
const UNPACK_BY_PYTHON = `
import gzip, pathlib, sys
whole = pathlib.Path('/rozz.zip')
found = whole.read_bytes()
whole.write_bytes(found if found[:2] == b'PK' else gzip.decompress(found))
sys.path_importer_cache.clear()
del whole, found
`;
/** Makes the contents of the snapshot; its value is the function that stores the snapshot. */
const IMPORT_EVERYTHING = `
from rozz.ui.browser.startup.snapshot_contents import fill_caches, hold_browser_modules
fill_caches()
hold_browser_modules()
from rozz.ui.browser.startup.memory_snapshot import store_snapshot
store_snapshot
`;
const LISTEN_FOR_QUESTIONS = "from rozz.ui.browser.workers.worker_main import listen; listen()";

/** The page's Python as the browser has compiled it, as soon as it has; or what a worker is given. */
let compiled = null;
const givenCode =
  self.name === THINKER_WITH_CODE &&
  new Promise((resolve) => {
    addEventListener("message", ({ data }) => resolve(data), { once: true });
  });

const site = new URL("..", import.meta.url);
const emscriptenLoaded = loadEmscripten();
const packFetched = fetchFile("rozz.pack").then((response) => response.arrayBuffer());
const archiveUnpacked = packFetched.then(unpackArchive);

// Pyodide would run Python on several stacks with WebAssembly stack switching. Where Chromium
// samples its heap it reads past the end of such a stack, and the tab dies. Nothing here needs more
// than one stack.
delete WebAssembly.Suspending;

// A thinker need not compile Python again; in WebKit it would also run slowly until its parts have
// been used often. Pyodide has no option for that.
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (response, imports) => {
  const module = await givenCode;
  if (module instanceof WebAssembly.Module) {
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  }
  const made = await instantiateStreaming.call(WebAssembly, response, imports);
  compiled = made.module;
  return made;
};

/** Python starts before PyScript asks for it. The worker that makes a snapshot starts its own. */
const pythonStarted = self.name === SNAPSHOT_MAKER ? makeSnapshotAndClose() : startPython();
if (self.name === THINKER || self.name === THINKER_WITH_CODE) {
  pythonStarted.then((python) => python.runPython(LISTEN_FOR_QUESTIONS)).catch(throwOutside);
}

/** Pyodide for PyScript: already loading. static/startup.js fetches the texts of the language. */
export async function loadPyodide() {
  Object.assign(language, await self.languageFetched);
  return pythonStarted;
}

/** Start a worker from this folder with a `name`. */
export function startWorker(name, file = "interpreter.mjs") {
  return new Worker(new URL(file, import.meta.url), { type: "module", name });
}

/** Start a worker that takes questions. */
export function startThinker() {
  if (!compiled) {
    return startWorker(THINKER);
  }
  const worker = startWorker(THINKER_WITH_CODE);
  worker.postMessage(compiled);
  return worker;
}

/** What a snapshot belongs to: exactly these bytes of Rozz and this version of the browser. */
export async function release() {
  const digest = await crypto.subtle.digest("SHA-256", await packFetched);
  return `${new Uint8Array(digest).join()} ${navigator.userAgent}`;
}

/**
 * Take a lock that at most one tab has: a function that gives it back, or nothing while another tab
 * has it. A browser without locks cannot tell.
 */
export function lock(name) {
  return new Promise((resolve) => {
    // The browser takes the lock back when the promise that this returns is settled.
    const hold = (granted) =>
      granted ? new Promise((release) => resolve(release)) : resolve(undefined);
    const goWithout = () => resolve(() => {});
    if (navigator.locks) {
      navigator.locks.request(name, { ifAvailable: true }, hold).catch(goWithout);
    } else {
      goWithout();
    }
  });
}

/** Ed25519 in JavaScript, for browsers whose WebCrypto lacks it. */
export const loadEd25519 = () => import("./ed25519.mjs");

function fetchFile(name) {
  return fetch(new URL(name, site));
}

/**
 * Load the part of Pyodide made by Emscripten. It is a plain script: Chromium caches no compiled
 * code of modules.
 */
async function loadEmscripten() {
  const element = self.document?.getElementById("emscripten");
  if (!element) {
    const response = await fetchFile("pyodide/pyodide.asm.js");
    // A module worker has no importScripts.
    // biome-ignore lint/security/noGlobalEval: the file is the site's own
    globalThis.eval(await response.text());
    return;
  }
  if (!self.createPyodideModule) {
    await new Promise((resolve) => {
      element.onload = resolve;
      self.onload = resolve; // the script had run before we listened, or has failed
    });
  }
}

async function createModule(options) {
  await emscriptenLoaded;
  const { createPyodideModule } = self;
  return createPyodideModule(options);
}

function refuseArchive() {
  throw new Error("rozz.pack is damaged");
}

async function unpackArchive(bytes) {
  // A host may already have unpacked it; a zip begins with P. Without streams Python unpacks it:
  // `unpackByPython`.
  const isPlainZip = new Uint8Array(bytes)[0] === 0x50;
  if (isPlainZip || !self.DecompressionStream) {
    return bytes;
  }
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer().catch(refuseArchive);
}

/** In a browser without decompression streams, Python unpacks its archive itself. */
function unpackByPython(python) {
  if (!self.DecompressionStream) {
    try {
      python.runPython(UNPACK_BY_PYTHON);
    } catch {
      refuseArchive();
    }
  }
  return python;
}

async function loadPython(options) {
  const python = await pyodide.loadPyodide({
    env: PYTHON_ENV,
    indexURL: new URL("pyodide/", site).href,
    fsInit: async (files) => {
      const archive = new Uint8Array(await archiveUnpacked);
      files.writeFile("/rozz.zip", archive, { canOwn: true });
    },
    createPyodideModule: createModule,
    ...options,
  });
  return unpackByPython(python);
}

// Making a snapshot, in a worker of its own.

/** Make a snapshot, post the error or an empty text, and end the worker. */
async function makeSnapshotAndClose() {
  const fault = await makeSnapshot().then(() => "", String);
  postMessage(fault);
  close();
}

/** Import what the page imports, and store how that has changed Python's memory. */
async function makeSnapshot() {
  let freshMemory; // before Python runs
  const createPyodideModule = (options) => {
    options.onRuntimeInitialized = () => {
      freshMemory = options.HEAP8.slice();
    };
    return createModule(options);
  };
  const python = await loadPython({ _makeSnapshot: true, createPyodideModule });
  const storeSnapshot = python.runPython(IMPORT_EVERYTHING);
  const memory = python.makeMemorySnapshot();
  await storeSnapshot(self, memory, freshMemory, site.href, await release());
}

// Starting Python, from a snapshot if there is one.

/** Ask a worker for the snapshot: its index, with a promise of its parts; or undefined. */
async function findSnapshot() {
  const reader = startWorker("reader", "snapshot_reader.mjs");
  const nextMessage = () =>
    new Promise((resolve) => {
      const hear = ({ data }) => resolve(data);
      reader.onmessage = hear;
      reader.onerror = hear;
      reader.onmessageerror = hear;
      setTimeout(resolve, READER_PATIENCE_MS);
    });
  const index = await nextMessage();
  return index && { ...index, partsRead: nextMessage() };
}

/**
 * Start Python. The snapshot is read and checked while Pyodide loads, and restored before Python
 * runs.
 */
async function startPython() {
  const found = findSnapshot();
  const createPyodideModule = async (options) => {
    options.preRun.push((module) => {
      module.addRunDependency(SNAPSHOT_KNOWN);
      found.then((index) => {
        options.noInitialRun = Boolean(index);
        module.removeRunDependency(SNAPSHOT_KNOWN);
      });
    });
    const module = await createModule(options);
    await restore(module, await found);
    return module;
  };
  try {
    // An empty snapshot is a placeholder: `restore` inserts the stored one, or finds that there is
    // none.
    return await loadPython({ _loadSnapshot: new Uint8Array(), createPyodideModule });
  } catch (fault) {
    if (!(await found)) {
      throw fault;
    }
    snapshot.fault = fault;
    return loadPython();
  }
}

/**
 * Copy a snapshot into the memory of `module`; throws if it is damaged or from another version.
 */
async function restore(module, index) {
  const parts = await index?.partsRead;
  const restoreHead = module.API.restoreSnapshot;
  module.API.restoreSnapshot = () => index && restoreHead(new Uint8Array(index.head));
  if (!index) {
    return;
  }
  if (!parts || index.release !== (await release())) {
    throw new Error("the snapshot is of another release or browser, or damaged");
  }
  snapshot.isWhole = true;
  if (index.size > module.HEAP8.length) {
    module.growMemory(index.size); // Pyodide ignores INITIAL_MEMORY (pyodide#6254)
  }
  for (const [part, to, from] of index.blocks) {
    module.HEAP8.set(new Int8Array(parts[part], from, index.block), to);
  }
}

/** Throw outside any promise, so that the page which started this worker gets an error event. */
function throwOutside(fault) {
  setTimeout(() => {
    throw fault;
  });
}
