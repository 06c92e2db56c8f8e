// Follows a link on an open page: the milliseconds until the frame with a new heading.
(link) =>
  new Promise((resolve) => {
    const begun = performance.now();
    const heading = () => document.querySelector("#page h1")?.textContent;
    const before = heading();
    const observer = new MutationObserver(() => {
      if (heading() !== before) {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    location.hash = link;
  });
