// Notes in `noted` what the browser tells while the page is used: how long taps took, tasks of more than 50 ms, the
// page's own marks; and the memory of WebAssembly, in which Python lives. Runs before the page's own scripts.
(() => {
  const noted = { taps: [], long: [], marks: [], memories: [] };
  globalThis.noted = noted;

  function watch(type, note, options) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...options });
  }

  function noteTap({ name, interactionId, startTime, duration }) {
    if (interactionId) {
      noted.taps.push({ name, interactionId, startTime, duration });
    }
  }

  function noteMark({ name, startTime }) {
    if (name.startsWith("rozz:")) {
      noted.marks.push([name.slice("rozz:".length), startTime]);
    }
  }

  function noteMemories(functionName) {
    const original = WebAssembly[functionName];
    WebAssembly[functionName] = async (...given) => {
      const made = await original.apply(WebAssembly, given);
      const exported = Object.values((made.instance ?? made).exports);
      const candidates = [...exported, given[1]?.env?.memory];
      noted.memories.push(...candidates.filter((each) => each instanceof WebAssembly.Memory));
      return made;
    };
  }

  watch("event", noteTap, { durationThreshold: 16 });
  watch("longtask", ({ startTime, duration }) => noted.long.push({ startTime, duration }));
  watch("mark", noteMark);
  noteMemories("instantiate");
  noteMemories("instantiateStreaming");
})();
