// Asks the worker a question: its last answer, and the milliseconds that it took.
(question) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    worker.onerror = reject;
    worker.onmessage = ({ data }) => {
      if (JSON.parse(data).is_final) {
        resolve([data, performance.now() - begun]);
      }
    };
    worker.postMessage(question);
  });
