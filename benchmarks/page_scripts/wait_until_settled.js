// Waits until the page has kept everything for its next visit: a snapshot, every file, and what it shows; and has noted
// that the browser did not end it while it started. `isOpen`: what it shows is a match.
async (isOpen) => {
  const prefix = `rozz:${location.pathname}`;
  async function isSettled() {
    const snapshot = await caches.open(`${prefix}snapshot`);
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = JSON.parse(localStorage.getItem(`${prefix}shown`));
    return (
      (await snapshot.keys()).length > 0 &&
      registration?.active?.state === "activated" &&
      localStorage.getItem(`${prefix}start`) === null &&
      (!isOpen || shown?.match)
    );
  }
  while (!(await isSettled())) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
