// Report a failed build script: by the error's own message, without the minified line that threw it.

/** Print an error, as a traceback if Python raised it, and exit with status 1. */
export function exitWithFault(fault) {
  process.stderr.write(`${describe(fault)}\n`);
  process.exit(1);
}

function describe(fault) {
  if (fault?.name === "PythonError") {
    return fault.message.trim();
  }
  // Terser's location in a file.
  const place = fault?.filename ? `${fault.filename}, line ${fault.line}: ` : "";
  return `${place}${fault}`;
}
