// The service worker: keeps every file of this release on the device and answers with it. `rozz build` writes the list
// and the policy. A newer release is fetched beside it and waits until the page says "use", or until no page is open.
importScripts(...["core", "routing", "strategies", "precaching"].map((part) => `./workbox/workbox-${part}.prod.js`));
const { core, precaching, routing } = workbox;
core.setCacheNameDetails({ precache: `precache-${self.RELEASE}` }); // all of it by itself, under its own addresses: a browser may answer without this
addEventListener("install", (event) => event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: `${new URL(registration.scope).pathname}*`, search: "" }) }, source: { cacheName: core.cacheNames.precache } }));
const requestWillFetch = async ({ event, request }) => (event.type === "fetch" ? request : new Request(request, { cache: "no-cache" })); // most has just been fetched: has it changed?
const cacheWillUpdate = async ({ request, response: { body, headers }, response }) => (/(kept|interpreter)\.mjs$/.test(request.url) ? new Response(body, { headers: [...headers, ["Content-Security-Policy", self.POLICY]] }) : response); // what the page's <meta> forbids does not reach its workers
const [release, files] = [new precaching.PrecacheController({ plugins: [{ requestWillFetch, cacheWillUpdate }] }), self.__WB_MANIFEST];
release.precache(files);
routing.registerRoute(new precaching.PrecacheRoute(release, { ignoreURLParametersMatching: [/./] }));
const isOlder = (name) => name.startsWith("workbox-precache-") && name.endsWith(`-${registration.scope}`) && name !== core.cacheNames.precache; // and not of a copy whose address begins as this one's
addEventListener("activate", (event) => registration.installing || event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOlder).map((name) => caches.delete(name)))))); // what is just being fetched is newer
addEventListener("message", (event) => (event.data === "use" ? skipWaiting() : event.waitUntil(Promise.all(files.map(({ url, integrity }) => release.strategy.handle({ event, request: url, params: { integrity } })))))); // which fetches what is missing
