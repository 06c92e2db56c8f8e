// Before Python: what was shown last, how far loading is, a tap kept for Python; or, and after it, a sentence. Knows no game.
(() => {
  const [page, starting, step, bar] = ["page", "starting", "loading-step", "loading"].map((id) => () => document.getElementById(id));
  const began = { "Loading interpreter": () => (bar().position < 0.98 ? "Fetching Python" : "Starting Python"), "Loading JS modules": () => "Unpacking the game", "Loaded Pyodide": () => "Setting the table" };
  const [started, kept, memory] = ["start", "shown", "snapshot"].map((name) => `rozz:${location.pathname.replace(/[^/]*$/, "")}${name}`);
  const [root, { fetch }, { error, warn }, coming, said] = [document.documentElement, window, console, {}, (element) => JSON.stringify(element?.dataset)];
  let [over, tapped, asked, shown, raised, missing, now] = [false];
  function stop(sentence) {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", () => stop(sentence), { once: true });
    if (over) return;
    over = true;
    (async () => caches.delete(memory))().catch(() => {}); // the next start goes without what this one may have died of
    page().innerHTML = '<main class="first"><h1>Rozz</h1><p id="loading-step" role="alert"></p><button class="button">Reload</button></main>';
    page().querySelector("button").onclick = () => location.reload();
    starting()?.remove();
    step().textContent = sentence;
  }
  function stopFor(reason) {
    if (missing) return stop(`This copy of Rozz is not whole: ${missing} is missing. In Rozz's folder run “make play”, or “rozz build” and publish all of dist.`);
    if (!navigator.onLine) return stop("A part of Rozz is not on this device yet, and the network is off. Go online once and reload: from then on it works without.");
    stop(`Rozz could not start: ${`${reason}`.trim().split("\n").pop()}. Please reload the page; if that does not help, report this sentence.`);
  }
  // By the answer itself, before anybody else has it: what the browser notes of its requests comes when it likes. For what is not there some hosts send a page.
  const isThere = ({ ok, headers }) => ok && !headers.get("content-type")?.startsWith("text/html"), lack = ({ url }) => ((over = false), (missing ??= new URL(url).pathname.split("/").pop()), stopFor());
  window.fetch = (...asked) => fetch(...asked).then((answer) => (isThere(answer) ? shown || count(new URL(asked[0].url ?? asked[0], document.baseURI).href, answer.clone().body?.getReader()) : lack(answer), answer));
  const count = (url, reader) => reader?.read().then(({ value }) => value && ((coming[url] = (coming[url] ?? 0) + value.length), come(), count(url, reader))).catch(() => {});
  // The browser tells the size of what has come, by the address that was asked for; what is `coming` is counted: at a slow pace the largest file takes a minute.
  const tell = (word = !over && step() && began[now]?.()) => word && word !== step().textContent && (step().textContent = word), come = () => (bar()?.setAttribute("value", Object.values(Object.assign({}, coming, ...performance.getEntriesByType("resource").map(({ name, decodedBodySize }) => ({ [name]: decodedBodySize })))).reduce((sum, size) => sum + size, 0)), tell());
  const die = (fault) => ((over = false), stop(`Python, in which Rozz runs, has broken down; that is not your fault. Your matches are saved as they were before. Please reload the page; if it happens again, report this: ${fault}`));
  const tooOld = (what) => stop(`Rozz needs ${what}, which this browser lacks or has switched off. A current Firefox, Chrome, Edge or Safari has it.`);
  try {
    if ((shown = JSON.parse(localStorage.getItem(kept)))) root.classList.add("returning"); // nothing else is painted before
    for (const name of ["data-theme", "data-tier", "style"]) if (shown?.root?.[name]) root.setAttribute(name, shown.root[name]); // the theme, and how near the board was
  } catch {} // nothing may be kept
  // Where this is found again, a start neither ended nor was left: the browser ended it. Of several tabs one says so.
  navigator.locks?.request(started, { ifAvailable: true }, (lock) => lock && new Promise(() => { // as long as this page is there
    root.dataset.start = localStorage.getItem(started) ?? "first";
    localStorage.setItem(started, "again");
    document.addEventListener("visibilitychange", () => document.hidden && localStorage.removeItem(started));
  })).catch(() => {});
  document.addEventListener("DOMContentLoaded", () => { // the interpreter's files come while this is painted
    if (shown || location.hash.startsWith("#m=")) page().innerHTML = location.hash.startsWith("#m=") ? '<main class="first"><h1>Rozz</h1><p>Opening your link …</p></main>' : shown.html; // else what stands is not written anew: it may have been tapped
    root.classList.remove("returning");
    if (location.protocol === "file:") return stop("Rozz was opened from disk, where browsers run no Python. In Rozz's folder run “make play”: it opens the page at an address.");
    if (typeof WebAssembly !== "object") return tooOld("WebAssembly");
    new PerformanceObserver(come).observe({ type: "resource", buffered: true });
  }, { once: true });
  addEventListener("py:progress", ({ detail }) => detail in began && ((now = detail), tell()));
  addEventListener("click", ({ target }) => !over && starting() && (asked = said((tapped = target.closest("[data-do]")))), true);
  addEventListener("error", ({ target, error, filename }) => {
    const script = target.src || (target.rel === "modulepreload" && target.href);
    if (script) Promise.allSettled([script, ...[...document.querySelectorAll("[rel=modulepreload]")].map(({ href }) => href)].map((each) => window.fetch(each, { method: "HEAD" }))).then(() => target.src && stopFor("a script of it could not be loaded (does the server send .js and .mjs as JavaScript?)")); // or one that it imports
    if (error?.pyodide_fatal_error) die(error);
    if (error instanceof SyntaxError) Promise.resolve(/js$/.test(filename) && window.fetch(filename, { method: "HEAD" })).catch(() => {}).then(() => missing || ((over = false), tooOld("a newer kind of JavaScript")));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => stopFor(reason));
  // What Python raises at its start, and what keeps it from starting, PyScript and Pyodide tell to the console alone.
  console.error = (...words) => (words[0] instanceof Error && (raised = words[0]), error.apply(console, words));
  console.warn = (...words) => (words[0] === "wasm instantiation failed!" && stopFor("Python could not be loaded (does the server send .wasm as application/wasm?)"), warn.apply(console, words));
  addEventListener("py:done", () => {
    Object.assign(console, { error, warn });
    window.fetch = fetch;
    if (raised || starting()) return stopFor(raised ?? "Python ended and showed nothing");
    over = true;
  });
  addEventListener("rozz:listening", () => tapped?.isConnected && said(tapped) === asked && tapped.dispatchEvent(new Event("click", { bubbles: true })), { once: true });
})();
