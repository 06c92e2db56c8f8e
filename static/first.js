// Before Python: what was shown last, how far loading is, a tap kept for Python; or a sentence. Knows nothing of the game.
(() => {
  const root = document.documentElement;
  const [page, starting, step, bar] = ["page", "starting", "loading-step", "loading"].map((id) => () => document.getElementById(id));
  const began = { "Loading interpreter": "Starting Python", "Loading JS modules": "Unpacking the game", "Loaded Pyodide": "Setting the table" };
  let [over, tapped, shown, raised] = [false, null, null, null];

  function stop(sentence) {
    if (over) return;
    over = true;
    page().innerHTML = '<main class="first"><h1>Rozz</h1><p id="loading-step" role="alert"></p></main>';
    starting()?.remove();
    step().textContent = sentence;
  }

  // Fonts, style and pictures are no reason to stop: the table works without.
  const missing = () => performance.getEntriesByType("resource").find((entry) => entry.responseStatus >= 400 && !/\.(css|woff2|svg|png|webmanifest)$/.test(entry.name));

  // A moment later, when the browser has noted what came of each request.
  function stopFor(reason) {
    setTimeout(() => {
      const name = missing() && new URL(missing().name).pathname.split("/").pop();
      if (name) return stop(`This copy of Rozz is not whole: ${name} is missing. In Rozz's folder run “make play”, or “rozz build” and publish all of dist.`);
      if (!navigator.onLine) return stop("A part of Rozz is not on this device yet, and the network is off. Go online once and reload: from then on it works without.");
      stop(`Rozz could not start: ${`${reason}`.trim().split("\n").pop()}. Please reload the page; if that does not help, report this sentence.`);
    }, 100);
  }
  const tooOld = (what) => stop(`Rozz needs ${what}, which this browser lacks or has switched off. A current Firefox, Chrome, Edge or Safari has it.`);

  try {
    shown = JSON.parse(localStorage.getItem(`rozz:${location.pathname.replace(/[^/]*$/, "")}shown`));
    if (shown.theme) root.dataset.theme = shown.theme;
    root.classList.add("returning"); // till the body is there, so that nothing else is painted before
  } catch {} // a first visit, or nothing may be kept

  document.addEventListener("DOMContentLoaded", () => { // the interpreter's files come while this is painted
    if (shown) page().innerHTML = shown.html;
    root.classList.remove("returning");
    if (location.protocol === "file:") return stop("Rozz was opened from disk, where browsers run no Python. In Rozz's folder run “make play”: it opens the page at an address.");
    if (typeof WebAssembly !== "object") return tooOld("WebAssembly");
    new PerformanceObserver(() => {
      if (missing()) stopFor();
      bar()?.setAttribute("value", performance.getEntriesByType("resource").reduce((sum, entry) => sum + entry.decodedBodySize, 0));
    }).observe({ type: "resource", buffered: true });
  }, { once: true });
  addEventListener("py:progress", ({ detail }) => !over && detail in began && (step().textContent = began[detail]));
  addEventListener("click", ({ target }) => !over && (tapped = target.closest("[data-do]")), true);
  addEventListener("error", ({ target, error }) => {
    if (target.type === "module") stopFor("a script of it could not be loaded");
    if (error instanceof SyntaxError) tooOld("a newer kind of JavaScript");
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => stopFor(reason));

  // What Python raises at its start, and what keeps it from starting, PyScript and Pyodide tell to the console alone.
  const { error, warn } = console;
  console.error = (...words) => (words[0] instanceof Error && (raised = words[0]), error.apply(console, words));
  console.warn = (...words) => (words[0] === "wasm instantiation failed!" && stopFor(words[0]), warn.apply(console, words));
  addEventListener("py:done", () => {
    Object.assign(console, { error, warn });
    if (raised || starting()) return stopFor(raised ?? "Python ended and showed nothing");
    over = true;
    if (tapped?.isConnected) tapped.dispatchEvent(new Event("click", { bubbles: true }));
  });
})();
