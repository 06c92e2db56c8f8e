// A worker that reads the snapshot of Python's memory while the page is busy painting. It posts the
// snapshot's index first, then all of its parts; or null where no whole snapshot is kept.
// rozz/ui/browser/startup/memory_snapshot.py writes what is read here: each entry's name is the digest of its bytes.
const site = new URL("..", import.meta.url);
const cacheName = `rozz:${site.pathname}snapshot`;

async function find(entry) {
  return caches.match(new URL(entry, site), { cacheName });
}

/** An entry's bytes; throws if it is missing or its bytes are not those that its name says. */
async function readEntry(digest) {
  const response = await find(`?${digest}`);
  const bytes = await response.arrayBuffer();
  const actual = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
  if (actual !== digest) {
    throw new Error("an entry of the snapshot is damaged");
  }
  return bytes;
}

async function postSnapshot() {
  // The entry without a name says which entry is the index.
  const indexDigest = await (await find("")).text();
  const index = JSON.parse(new TextDecoder().decode(await readEntry(indexDigest)));
  const partsRead = Promise.all(index.parts.map(readEntry));
  postMessage(index);
  const parts = await partsRead;
  postMessage(parts, parts); // transferred, not copied
}

try {
  await postSnapshot();
} catch {
  postMessage(null); // there is none, it is damaged, or without https there is no Cache Storage
}
close();
