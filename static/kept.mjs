// A worker beside the page, which is busy painting: tells what is kept of Python's memory, then brings it, part by part.
const [site, read] = [new URL("..", import.meta.url), (bytes) => JSON.parse(new TextDecoder().decode(bytes))];
const kept = async (part) => caches.match(new URL(part, site), { cacheName: `rozz:${site.pathname}snapshot` });
const checked = async (bytes, wanted) => (new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join() === wanted ? bytes : Promise.reject());
const part = async (wanted) => checked(await (await kept(`?${wanted}`)).arrayBuffer(), wanted); // each is called by its digest
kept("").then((found) => found.text()).then(part).then(read).then(async (index) => { // which is a part itself
  const parts = Promise.all(index.parts.map(part));
  postMessage(index);
  postMessage(await parts, await parts);
}).catch(() => postMessage(null)).then(close); // none, a damaged one, or no https
