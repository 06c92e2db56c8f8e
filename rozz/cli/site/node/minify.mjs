// Minify scripts: reads a JSON object of file name → source on standard input, and prints the same
// with minified sources. Argument: the address of Terser's main.js. A name that ends in .mjs is a
// module, any other a classic script.
import { readFileSync } from "node:fs";
import { exitWithFault } from "./fault.mjs";

const [, , terser] = process.argv;
try {
  const { minify } = await import(terser);
  const minified = {};
  for (const [name, source] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
    const { code } = await minify(
      { [name]: source },
      { module: name.endsWith(".mjs"), ecma: 2022 },
    );
    minified[name] = `${code}\n`;
  }
  process.stdout.write(JSON.stringify(minified));
} catch (fault) {
  exitWithFault(fault);
}
