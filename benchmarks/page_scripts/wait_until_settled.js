// Waits until the page has stored everything for its next visit: a snapshot, every file, and its view; and has noted
// that its start was not interrupted. `isOpen`: the view is of a match.
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
