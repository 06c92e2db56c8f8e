// Asks the worker a question: its final answer, and the milliseconds it took.
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
