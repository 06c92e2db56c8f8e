// Hires a worker as the page does, and waits until its Python listens.
async () => {
  const worker = new Worker("static/interpreter.mjs", { type: "module", name: "thinker" });
  globalThis.worker = worker;
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = reject;
  });
};
