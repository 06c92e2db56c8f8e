// How a script of the build fails: with the fault's own words, without the minified line that threw it.

/** Print a fault, as Python's traceback where Python raised it, and end with status 1. */
export function exitWithFault(fault) {
  process.stderr.write(`${describe(fault)}\n`);
  process.exit(1);
}

function describe(fault) {
  if (fault?.name === "PythonError") {
    return fault.message.trim();
  }
  // Terser says where in which file.
  const place = fault?.filename ? `${fault.filename}, line ${fault.line}: ` : "";
  return `${place}${fault}`;
}
