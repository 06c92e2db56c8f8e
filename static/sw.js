// The service worker: keeps every file of this release on the device and answers with it. `rozz build` writes the list
// and the policy. A newer release is fetched beside it and waits until the page says "use", or until no page is open.
importScripts(...["core", "routing", "strategies", "precaching"].map((part) => `./workbox/workbox-${part}.prod.js`));
// The page has just fetched most of it: the server is only asked whether that has changed.
const requestWillFetch = async ({ event, request }) => (event.type === "install" ? new Request(request, { cache: "no-cache" }) : request);
const handlerWillRespond = async ({ request, response }) => {
  if (request.destination !== "worker") return response; // what the page's <meta> forbids does not reach its workers
  return new Response(response.body, { headers: [...response.headers, ["Content-Security-Policy", self.POLICY]] });
};
workbox.precaching.addPlugins([{ requestWillFetch, handlerWillRespond }]);
workbox.precaching.precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
addEventListener("message", ({ data }) => data === "use" && skipWaiting());
