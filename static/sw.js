// The service worker: keeps every file of this release on the device and answers with it. `rozz build` writes the list
// and the policy. A newer release is fetched beside it and waits until the page says "use", or until no page is open.
importScripts(...["core", "routing", "strategies", "precaching"].map((part) => `./workbox/workbox-${part}.prod.js`));
const { core, precaching } = workbox;
core.setCacheNameDetails({ precache: `precache-${self.RELEASE}` }); // all of it by itself, under its own addresses: a browser may answer without this
addEventListener("install", (event) => event.addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: `${new URL(registration.scope).pathname}*`, search: "" }) }, source: { cacheName: core.cacheNames.precache } }));
// The page has just fetched most of it: the server is only asked whether that has changed.
const requestWillFetch = async ({ event, request }) => (event.type === "install" ? new Request(request, { cache: "no-cache" }) : request);
// What the page's <meta> forbids does not reach its workers: their files themselves say it.
const cacheWillUpdate = async ({ request, response: { body, headers }, response }) => (/(kept|interpreter)\.mjs$/.test(request.url) ? new Response(body, { headers: [...headers, ["Content-Security-Policy", self.POLICY]] }) : response);
precaching.addPlugins([{ requestWillFetch, cacheWillUpdate }]);
precaching.cleanupOutdatedCaches();
precaching.precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
addEventListener("message", ({ data }) => data === "use" && skipWaiting());
