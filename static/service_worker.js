// The service worker: caches every file of this release, and answers requests with them. Of the
// languages it caches those that were used here.
// `rozz build` writes it to sw.js beside the page, and inserts `self.RELEASE`, `self.POLICY` and
// the list of files. A newer release is fetched next to this one. It waits until the page sends
// "use", or until no page of Rozz is open.
for (const part of ["core", "routing", "strategies", "precaching"]) {
  importScripts(`./workbox/workbox-${part}.prod.js`);
}
const { core, precaching, routing } = workbox;
const files = self.__WB_MANIFEST;

// Each release has its own cache with its files under their own addresses, so that the browser can
// answer from it without starting this worker (`answerWithoutStarting`).
core.setCacheNameDetails({ precache: `precache-${self.RELEASE}` });
const release = new precaching.PrecacheController({
  plugins: [{ requestWillFetch: askWhetherChanged, cacheWillUpdate: addPolicyForWorkers }],
});
release.addToCacheList(files);
routing.registerRoute(
  new precaching.PrecacheRoute(release, { ignoreURLParametersMatching: [/./] }),
);

/**
 * Most files have just been fetched by the page, or by an older release: ask the server
 * whether they changed.
 */
async function askWhetherChanged({ event, request }) {
  return event.type === "fetch" ? request : new Request(request, { cache: "no-cache" });
}

/**
 * The policy in the page's <meta> does not apply to its workers; one sent with their files does.
 */
async function addPolicyForWorkers({ request, response }) {
  if (!/(interpreter|snapshot_reader)\.mjs$/.test(request.url)) {
    return response;
  }
  const headers = [...response.headers, ["Content-Security-Policy", self.POLICY]];
  return new Response(response.body, { headers });
}

/**
 * Let a browser with static routing answer from the cache by itself; others start this worker
 * first.
 */
function answerWithoutStarting(event) {
  const pathname = `${new URL(registration.scope).pathname}*`;
  event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ pathname, search: "" }) },
    source: { cacheName: core.cacheNames.precache },
  });
}

/**
 * Whether a cache belongs to an older release of this copy of Rozz. Another copy's address may begin
 * with this one's.
 */
function isOlderRelease(cacheName) {
  return (
    cacheName.startsWith("workbox-precache-") &&
    cacheName.endsWith(`-${registration.scope}`) &&
    cacheName !== core.cacheNames.precache
  );
}

async function deleteOlderReleases() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOlderRelease).map((name) => caches.delete(name)));
}

function isOfLanguage({ url }) {
  return url.startsWith("locale/");
}

/** Cache a file of this release, unless it is cached already. */
function fetchFile(event, { url, integrity }) {
  const request = new Request(url, { integrity });
  return release.strategy.handle({ event, request, params: { integrity } });
}

/** Cache this release one file at a time, with each language that an older release has cached. */
async function fetchRelease(event) {
  for (const file of files) {
    if (!isOfLanguage(file) || (await caches.match(file.url))) {
      await fetchFile(event, file);
    }
  }
}

/**
 * Cache what the page has asked for, unless it is cached. The page asks for the file of a language
 * by its address. It sends "complete" for all other files: the browser may have deleted some.
 */
async function fetchWanted(event) {
  const isWanted = (file) =>
    isOfLanguage(file) ? file.url === event.data : event.data === "complete";
  await Promise.all(files.filter(isWanted).map((file) => fetchFile(event, file)));
}

addEventListener("install", (event) => {
  answerWithoutStarting(event);
  event.waitUntil(fetchRelease(event));
});
addEventListener("activate", (event) => {
  release.activate(event);
  // A release that is being fetched is newer, though its cache is named like an older one's.
  if (!registration.installing) {
    event.waitUntil(deleteOlderReleases());
  }
});
addEventListener("message", (event) => {
  if (event.data === "use") {
    skipWaiting();
  } else {
    event.waitUntil(fetchWanted(event));
  }
});
