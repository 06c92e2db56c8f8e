// What the page does before Python runs. It shows the last visit's view and the progress of
// the start, keeps a tap for Python, and explains in a sentence why a start has failed.
// It knows no game. A classic script in <head>: it runs before the page is painted and before any
// other script can fail, also from disk.
(() => {
  const root = document.documentElement;
  const storagePrefix = `rozz:${location.pathname.replace(/[^/]*$/, "")}`;
  /**
   * Marks a running start; if it is still there at the next one, the browser has ended the page
   * (rozz/ui/browser/startup/snapshot_schedule.py).
   */
  const START_MARK = `${storagePrefix}start`;
  /** The last visit's view (rozz/ui/browser/startup/last_screen.py). */
  const LAST_SHOWN = `${storagePrefix}shown`;
  /** What the player has chosen in the menu (rozz/ui/browser/storage/match_store.py). */
  const SETTINGS = `${storagePrefix}settings`;
  const SNAPSHOT_CACHE = `${storagePrefix}snapshot`;
  /** How many were made (rozz/ui/browser/startup/snapshot_schedule.py). */
  const SNAPSHOTS_MADE = `${storagePrefix}snapshots-made`;

  /** A page that is still there this long after somebody began to leave it is not being left. */
  const LEAVING_MS = 3000;

  const OPENING_A_LINK = '<main class="first"><h1>Rozz</h1><p></p></main>';
  const FAILED =
    '<main class="first"><h1>Rozz</h1><p id="loading-step" role="alert"></p>' +
    '<button class="button"></button></main>';

  /** The text for each step that PyScript reports. */
  const STEPS = {
    "Loading interpreter": () => downloadStep(),
    "Loading JS modules": () => say("startup-unpacking"),
    "Loaded Pyodide": () => say("startup-table"),
  };

  /**
   * The texts of rozz/locale/<language>/startup.ftl by language and id, without those of drafts
   * (rozz/ui/i18n/startup_texts.py).
   */
  const catalogs = JSON.parse(document.getElementById("startup-texts").textContent);

  /** The languages besides English, drafts too: each has a file of its own. */
  const fetchable = JSON.parse(document.getElementById("languages").textContent);

  const native = { fetch: window.fetch, error: console.error, warn: console.warn };
  /** The start is over: Python has taken over the page, or a sentence says why not. */
  let isOver = false;
  /**
   * Somebody may be leaving this page. Firefox ends its requests then, before it is left for good;
   * what fails after that is no fault of the snapshot.
   */
  let isLeaving = false;
  let isLeft = false;
  let pyscriptStep;
  /** What the last visit left, if anything. */
  let lastShown;
  /** The first file that the server lacks. */
  let missingFile;
  let pythonError;
  /** How many bytes of each file have arrived, by the requested address. */
  const bytesReceived = {};

  const page = () => document.getElementById("page");
  /** Removed when Python has taken over the page (rozz/ui/browser/startup/startup.py). */
  const startingPanel = () => document.getElementById("starting");
  const stepLine = () => document.getElementById("loading-step");
  const progressBar = () => document.getElementById("loading");

  // --- Texts ---

  /** The texts by id: in the last visit's language, else in that of this one. */
  let texts = catalogs.en;

  /** The language that Python will begin in: rozz/ui/browser/startup/languages.py finds the same. */
  function chosenLanguage() {
    const ours = ["en", ...fetchable];
    const chosen = [new URLSearchParams(location.search).get("lang"), savedLanguage()];
    const wanted = (navigator.languages ?? []).map((each) => each.toLowerCase().split("-")[0]);
    return (
      chosen.find((each) => ours.includes(each)) ?? wanted.find((each) => each in catalogs) ?? "en"
    );
  }

  function savedLanguage() {
    try {
      return JSON.parse(localStorage.getItem(SETTINGS))?.language;
    } catch {
      return undefined; // the browser stores nothing, or the stored data is something else
    }
  }

  function chooseLanguage() {
    const language = chosenLanguage();
    texts = { ...catalogs.en, ...(lastShown?.texts ?? catalogs[language]) };
    if (fetchable.includes(language)) {
      // Beside everything else that the start fetches; interpreter.mjs waits for it.
      self.languageFetched = fetchLanguage(language);
    }
  }

  /** The file with a language's texts; empty if there is none: then the page is in English. */
  async function fetchLanguage(code) {
    try {
      const answer = await native.fetch.call(window, `./locale/${code}.pack`);
      return { code, file: isFile(answer) ? await answer.arrayBuffer() : null };
    } catch {
      return { code, file: null };
    }
  }

  /** A text with its facts filled in; a fact in a pattern is an array with its name. */
  function say(key, facts = {}) {
    return [texts[key]]
      .flat()
      .map((part) => (typeof part === "string" ? part : facts[part[0]]))
      .join("");
  }

  // --- Sentences that end the start ---

  function stop(sentence) {
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", () => stop(sentence), { once: true });
      return;
    }
    if (isLeaving) {
      setTimeout(() => end(sentence), LEAVING_MS); // if it is still there
    } else if (!isOver && !isLeft) {
      deleteSnapshot();
      end(sentence);
    }
  }

  function end(sentence) {
    if (isOver || isLeft) {
      return;
    }
    isOver = true;
    page().innerHTML = FAILED;
    const button = page().querySelector("button");
    button.textContent = say("startup-reload");
    button.onclick = () => location.reload();
    startingPanel()?.remove();
    stepLine().textContent = sentence;
  }

  /** Let the next start do without the snapshot, which may have caused this failure. */
  async function deleteSnapshot() {
    try {
      localStorage.removeItem(SNAPSHOTS_MADE); // the browser has not lost this one
      await caches.delete(SNAPSHOT_CACHE);
    } catch {
      // Without https there are no caches.
    }
  }

  function stopFor(reason) {
    if (missingFile) {
      stop(say("startup-missing", { file: missingFile }));
    } else if (!navigator.onLine) {
      stop(say("startup-offline"));
    } else {
      const lastLine = String(reason).trim().split("\n").pop();
      stop(say("startup-failed", { reason: lastLine }));
    }
  }

  /**
   * Show a sentence even if the start is over, or another one is there: this one is closer to the
   * cause.
   */
  function stopAfterAll(sentence) {
    isOver = false;
    stop(sentence);
  }

  function stopForMissingFile(address) {
    missingFile ??= new URL(address).pathname.split("/").pop();
    stopAfterAll(say("startup-missing", { file: missingFile }));
  }

  // --- Files: what is missing, and how much has arrived ---

  // Inspect each answer before anybody else gets it: the browser's own resource timing may
  // come much later.
  window.fetch = async (...asked) => {
    const answer = await native.fetch.apply(window, asked);
    if (!isFile(answer)) {
      stopForMissingFile(answer.url);
    } else if (!lastShown) {
      const address = new URL(asked[0].url ?? asked[0], document.baseURI).href;
      countBytes(address, answer.clone().body?.getReader());
    }
    return answer;
  };

  /** Whether an answer is the file: some hosts send a page with status 200 for missing files. */
  function isFile({ ok, headers }) {
    return ok && !headers.get("content-type")?.startsWith("text/html");
  }

  /** Count a file's bytes as they arrive: on a slow line the largest file takes a minute. */
  async function countBytes(address, reader) {
    try {
      for (;;) {
        const { value } = (await reader?.read()) ?? {};
        if (!value) {
          return;
        }
        bytesReceived[address] = (bytesReceived[address] ?? 0) + value.length;
        showProgress();
      }
    } catch {
      // The requester of the file gets the error.
    }
  }

  /** From this share on, everything is downloaded. How long the rest takes depends on the device. */
  const DOWNLOADED = 0.98;

  let isDownloaded = false;

  const downloadStep = () => (isDownloaded ? say("startup-running") : say("startup-downloading"));

  function sumOfBytes() {
    const sizes = { ...bytesReceived };
    for (const { name, decodedBodySize } of performance.getEntriesByType("resource")) {
      sizes[name] = decodedBodySize; // the browser's own number, once the file is complete
    }
    return Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  function showProgress() {
    const bar = progressBar(); // only the static first screen has one
    const sum = sumOfBytes();
    isDownloaded = !bar || sum >= DOWNLOADED * bar.max;
    if (!isDownloaded) {
      bar.setAttribute("value", sum);
    } else {
      bar?.removeAttribute("value"); // not full while the start goes on: that looks finished, or stuck
    }
    showStep();
  }

  function showStep() {
    const line = stepLine();
    if (isOver || !line) {
      return;
    }
    const words = STEPS[pyscriptStep]?.() ?? downloadStep();
    if (words !== line.textContent) {
      line.textContent = words;
    }
  }

  addEventListener("py:progress", ({ detail }) => {
    if (detail in STEPS) {
      pyscriptStep = detail;
      showStep();
    }
  });

  // --- The first paint ---

  /**
   * Set theme, zoom of the board and language before anything is painted; fill the page once its elements
   * exist.
   */
  function readLastShown() {
    try {
      lastShown = JSON.parse(localStorage.getItem(LAST_SHOWN));
      if (lastShown) {
        root.classList.add("returning"); // the style sheet hides the static first screen
      }
      for (const name of ["data-theme", "data-tier", "style", "lang", "dir"]) {
        if (lastShown?.root?.[name]) {
          root.setAttribute(name, lastShown.root[name]);
        }
      }
    } catch {
      // The browser stores nothing, or the stored data is something else.
    }
  }

  function showFirstPage() {
    if (location.hash.startsWith("#m=")) {
      page().innerHTML = OPENING_A_LINK;
      page().querySelector("p").textContent = say("startup-opening-link");
    } else if (lastShown) {
      // An address that leads elsewhere: better nothing than another match for a moment.
      const isThere = !location.hash.startsWith("#go=") || lastShown.at === location.hash;
      page().innerHTML = isThere ? lastShown.html : OPENING_A_LINK;
    } // else the static first screen stays: it may have been tapped
    root.classList.remove("returning");
    if (location.protocol === "file:") {
      stop(say("startup-from-disk"));
    } else if (typeof WebAssembly !== "object") {
      stop(say("startup-needs-webassembly"));
    } else {
      startingPanel()?.setAttribute("aria-label", say("startup-starting"));
      showStep();
      new PerformanceObserver(showProgress).observe({ type: "resource", buffered: true });
    }
  }

  /** Forget that a start was marked; does nothing before it is. */
  let removeMark = () => {};

  /**
   * Mark a running start, as long as this page exists. One of several tabs has the lock,
   * and sets the mark.
   */
  function markStart(lock) {
    if (!lock) {
      return undefined;
    }
    return new Promise(() => {
      root.dataset.start = localStorage.getItem(START_MARK) ?? "first";
      localStorage.setItem(START_MARK, "again");
      // Somebody who leaves does so by choice: the browser has not ended the page.
      removeMark = () => localStorage.removeItem(START_MARK);
      document.addEventListener("visibilitychange", () => {
        if (document.hidden) {
          removeMark();
        }
      });
    });
  }

  readLastShown();
  chooseLanguage();
  navigator.locks?.request(START_MARK, { ifAvailable: true }, markStart).catch(() => {});
  // The interpreter's files load while this is painted.
  document.addEventListener("DOMContentLoaded", showFirstPage, { once: true });

  // --- A tap before Python listens ---

  let tapped;
  let tappedData;
  const dataOf = (element) => JSON.stringify(element?.dataset);

  addEventListener(
    "click",
    ({ target }) => {
      if (!isOver && startingPanel()) {
        tapped = target.closest("[data-do]");
        tappedData = dataOf(tapped);
      }
    },
    true,
  );

  function repeatTap() {
    if (tapped?.isConnected && dataOf(tapped) === tappedData) {
      tapped.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }

  addEventListener("rozz:listening", repeatTap, { once: true });

  // --- Somebody leaves, and may come back ---

  function noteLeaving() {
    isLeaving = true;
    removeMark(); // what WebKit writes later may not reach the next page
  }

  addEventListener("beforeunload", noteLeaving);
  addEventListener("pagehide", () => {
    isLeft = true;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) {
      return;
    }
    isLeaving = isLeft = false;
    if (startingPanel()) {
      location.reload(); // what this start had requested may never come
    }
  });

  // --- What can go wrong ---

  function head(address) {
    return window.fetch(address, { method: "HEAD" });
  }

  /** A script did not load: find the missing file among it and its imports. */
  async function stopForScript(address, isElement) {
    const preloads = [...document.querySelectorAll("[rel=modulepreload]")];
    await Promise.allSettled([address, ...preloads.map(({ href }) => href)].map(head));
    if (isElement) {
      stopFor(say("startup-script-failed"));
    }
  }

  /** A script cannot be read: the browser is too old, or a host has sent a page in its place. */
  async function stopForSyntax(filename) {
    if (/js$/.test(filename)) {
      await head(filename).catch(() => {});
    }
    if (!missingFile) {
      stopAfterAll(say("startup-needs-javascript"));
    }
  }

  /** Only while the page starts: later such an error is of something that the page can do without. */
  function watchStart({ target, error, filename }) {
    const address = target.src || (target.rel === "modulepreload" && target.href);
    if (address) {
      stopForScript(address, Boolean(target.src));
    }
    if (error instanceof SyntaxError) {
      stopForSyntax(filename);
    }
  }

  function watchRejections({ reason }) {
    stopFor(reason);
  }

  addEventListener("error", watchStart, true); // an element's error does not bubble
  addEventListener("unhandledrejection", watchRejections);
  /** As long as the page is open: without Python there is no page. */
  function watchBreakdown(error) {
    if (error?.pyodide_fatal_error) {
      stopAfterAll(say("startup-crashed", { fault: error }));
    }
  }

  addEventListener("error", ({ error }) => watchBreakdown(error));
  addEventListener("unhandledrejection", ({ reason }) => watchBreakdown(reason));

  // PyScript and Pyodide report only to the console what Python raises at its start, and what
  // keeps it from starting.
  console.error = (...words) => {
    if (words[0] instanceof Error) {
      pythonError = words[0];
    }
    native.error.apply(console, words);
  };
  console.warn = (...words) => {
    if (words[0] === "wasm instantiation failed!") {
      stopFor(say("startup-wasm-failed"));
    }
    native.warn.apply(console, words);
  };

  addEventListener("py:done", () => {
    console.error = native.error;
    console.warn = native.warn;
    window.fetch = native.fetch;
    removeEventListener("beforeunload", noteLeaving);
    removeEventListener("error", watchStart, true);
    removeEventListener("unhandledrejection", watchRejections);
    if (pythonError || startingPanel()) {
      stopFor(pythonError ?? say("startup-nothing-shown"));
    } else {
      isOver = true;
    }
    isLeaving = false; // last: what fails because somebody leaves must not cost the snapshot
  });
})();
