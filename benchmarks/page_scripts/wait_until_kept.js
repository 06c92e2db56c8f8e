// Waits until the browser keeps a snapshot of Python; or, with `?rehearsed` as the mark, has compiled what it keeps.
async (mark) => {
  const DONE = "2"; // rozz/ui/browser/startup/wasm_warmup.py
  async function isKept() {
    for (const name of await caches.keys()) {
      if (name.endsWith("snapshot")) {
        const found = await (await caches.open(name)).match(location.href + mark);
        if (found && (!mark || (await found.text()) === DONE)) {
          return true;
        }
      }
    }
    return false;
  }
  while (!(await isKept())) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
