// A worker that reads the snapshot of Python's memory while the page is painting. It posts the
// snapshot's index first, then all of its parts; or null without a complete snapshot.
// rozz/ui/browser/startup/memory_snapshot.py writes it: each entry's name is the digest of its bytes.
const site = new URL("..", import.meta.url);
const cacheName = `rozz:${site.pathname}snapshot`;

async function find(entry) {
  return caches.match(new URL(entry, site), { cacheName });
}

/** An entry's bytes; throws if it is missing or its bytes do not match its name. */
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
  // The entry without a name names the index.
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
  postMessage(null); // missing, damaged, or no Cache Storage without https
}
close();
