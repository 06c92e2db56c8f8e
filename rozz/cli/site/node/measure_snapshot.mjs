// Take a snapshot of a built site's Python as the page does, and print two numbers of bytes: the
// memory that Python uses, and the size of its snapshot. Arguments: the site's folder, the address of
// pyodide.mjs.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { exitWithFault } from "./fault.mjs";

const BLOCK_BYTES = 65536;

const [, , site, pyodide] = process.argv;
try {
  const { loadPyodide } = await import(pyodide);
  const python = await loadPyodide({
    _makeSnapshot: true,
    stdLibURL: `${site}/pyodide/python_stdlib.zip`,
    env: { PYTHONPATH: "/rozz.zip" },
    fsInit: async (files) => {
      files.writeFile("/rozz.zip", gunzipSync(readFileSync(`${site}/rozz.pack`)));
    },
  });
  python.runPython(
    "from rozz.ui.browser.startup import snapshot_contents as contents; " +
      "contents.fill_caches(); contents.hold_browser_modules()",
  );
  const memory = python.makeMemorySnapshot();
  let kept = 0;
  for (let start = 0; start < memory.length; start += BLOCK_BYTES) {
    if (memory.subarray(start, start + BLOCK_BYTES).some(Boolean)) {
      kept += BLOCK_BYTES;
    }
  }
  console.log(python._module._sbrk(0), kept);
} catch (fault) {
  exitWithFault(fault);
}
