// Run a Python script in Pyodide, over a folder of this computer that Python sees as /work.
// Arguments: the address of pyodide.mjs, the folder, the script. Fails with Python's own traceback.
import { readFileSync } from "node:fs";
import { exitWithFault } from "./fault.mjs";

const [, , pyodide, folder, script] = process.argv;
try {
  const { loadPyodide } = await import(pyodide);
  const python = await loadPyodide({
    env: {
      PYTHONHASHSEED: "0",
      // Compiled code keeps its lines, not its columns: they are a tenth of it, and there is no
      // source to underline.
      PYTHONNODEBUGRANGES: "1",
    },
  });
  python.mountNodeFS("/work", folder);
  python.runPython(readFileSync(script, "utf8"));
} catch (fault) {
  exitWithFault(fault);
}
