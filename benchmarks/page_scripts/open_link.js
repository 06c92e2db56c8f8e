// Follows a link on a page that is open: the milliseconds till the frame that shows another heading.
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
