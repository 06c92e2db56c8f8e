// Before Python is ready: how far loading is, or a sentence on what to do where it cannot go on. Knows nothing of the game.
(() => {
  const page = document.getElementById("page");
  const step = document.getElementById("loading-step");
  const bar = document.getElementById("loading");
  const began = {
    "Loading interpreter": "Starting Python",
    "Loading files": "Unpacking the game",
    "Loaded Pyodide": "Setting the table",
  };
  let over = false;

  function stop(sentence) {
    if (over) return;
    over = true;
    bar.remove();
    step.textContent = sentence;
    step.setAttribute("role", "alert");
    if (!step.isConnected) page.replaceChildren(step);
  }

  const lastLine = (text) => `${text}`.trim().split("\n").pop();

  // Fonts, style and picture are no reason to stop: the table works without.
  const missing = () =>
    performance.getEntriesByType("resource").find((entry) => entry.responseStatus >= 400 && !/\.(css|woff2|svg)$/.test(entry.name));

  // A moment later, when the browser has noted what came of each request.
  function stopFor(reason) {
    setTimeout(() => {
      const part = missing();
      const name = part && new URL(part.name).pathname.split("/").pop();
      stop(
        part
          ? `This copy of Rozz is not whole: ${name} is missing. In Rozz's folder run “make play”, or “rozz build” and publish all of dist.`
          : `Rozz could not start: ${lastLine(reason)}. Please reload the page; if that does not help, report this sentence.`,
      );
    }, 100);
  }

  if (location.protocol === "file:") {
    return stop("Rozz was opened from disk, where browsers run no Python. In Rozz's folder run “make play”: it opens the page at an address.");
  }
  if (typeof WebAssembly !== "object") {
    return stop("Rozz needs WebAssembly, which this browser lacks or has switched off. A current Firefox, Chrome, Edge or Safari has it.");
  }

  new PerformanceObserver(() => {
    if (missing()) stopFor();
    bar.value = performance.getEntriesByType("resource").reduce((sum, entry) => sum + entry.decodedBodySize, 0);
  }).observe({ type: "resource", buffered: true });
  addEventListener("py:progress", ({ detail }) => {
    if (!over && detail in began) step.textContent = began[detail];
  });
  addEventListener("error", (event) => event.target.type === "module" && stopFor("a script of it could not be loaded"), true);
  addEventListener("unhandledrejection", ({ reason }) => stopFor(reason));

  // What Python raises at its start, PyScript tells to the console alone.
  const { error } = console;
  let raised;
  console.error = (...words) => {
    if (words[0] instanceof Error) raised = words[0];
    error.apply(console, words);
  };
  addEventListener("py:done", () => {
    console.error = error;
    if (raised || bar.isConnected) stopFor(raised ?? "Python ended and showed nothing");
    else over = true;
  });
})();
