// Pan and zoom on the SVG's viewBox alone, nothing is drawn anew. Over 8 pixels is no tap; tiny tiles come nearer first.
// The pointers that are down, by id; [x, y, width, height] unless it is the whole board, of which board; pixels moved.
let [root, down, view, whole, travelled] = [document.documentElement, new Map(), null, "", 0];
const board = () => document.getElementById("board");
const fit = () => board().dataset.fit.split(" ").map(Number);
const shown = () => view ?? fit();
const scale = () => Math.min(board().clientWidth / shown()[2], board().clientHeight / shown()[3]);
const listen = (does, ...names) => names.forEach((name) => root.addEventListener(name, does, { capture: true, passive: false }));

function show(svg = board()) {
  if (!svg?.clientWidth) return;
  if (whole !== svg.dataset.fit) [view, whole] = [null, svg.dataset.fit];
  const box = shown().map((each) => Math.round(each * 10) / 10).join(" ");
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box); // a redraw has written the whole board's
  root.style.setProperty("--pixel", (1 / scale()).toFixed(1));
  root.dataset.tier = svg.dataset.tile * scale() < 24 ? "far" : "near";
}
function place(x, y, wide) {
  const [left, top, width, height] = fit();
  const share = Math.max(board().dataset.tile * 2, wide) / width;
  const within = (at, low, room) => Math.min(Math.max(at, low - (room * share) / 2), low + room - (room * share) / 2);
  view = share > 0.99 ? null : [within(x, left, width), within(y, top, height), width * share, height * share];
  show();
}
function zoom(factor, clientX, clientY) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(board().getScreenCTM().inverse());
  place(x - (x - shown()[0]) / factor, y - (y - shown()[1]) / factor, shown()[2] / factor);
}
function middle() { // of all pointers that are down, and the distance of two
  const [one, other = one] = [...down.values()].map((event) => [event.clientX, event.clientY]);
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, Math.hypot(one[0] - other[0], one[1] - other[1])];
}
listen((event) => {
  const [isBoard, before] = [event.target.closest?.("#board"), down.has(event.pointerId) && middle()];
  if (event.type === "pointerdown" && !down.size) travelled = 0;
  if (before || (isBoard && event.type === "pointerdown")) down.set(event.pointerId, event);
  if (!before || !board()) return;
  const [dx, dy, apart] = middle().map((each, which) => each - before[which]);
  travelled += Math.hypot(dx, dy) + Math.abs(apart);
  if (travelled > 8) place(shown()[0] - dx / scale(), shown()[1] - dy / scale(), shown()[2]);
  if (travelled > 8 && apart) zoom(1 + apart / before[2], middle()[0], middle()[1]);
}, "pointerdown", "pointermove");
listen(({ pointerId }) => down.delete(pointerId), "pointerup", "pointercancel");
listen((event) => event.target.closest("#board") && (event.preventDefault(), zoom(1.0015 ** -event.deltaY, event.clientX, event.clientY)), "wheel");
listen((event) => {
  const [svg, way] = [board(), event.target.closest("[data-zoom]")?.dataset.zoom];
  const { x, y, width, height } = svg?.getBoundingClientRect() ?? {};
  if (svg && way) return way === "fit" ? place(0, 0, Infinity) : zoom(way === "in" ? 1.5 : 2 / 3, x + width / 2, y + height / 2);
  if (!event.detail || !event.target.closest("#board")) return; // by keyboard, or elsewhere
  const isFar = root.dataset.tier === "far" && event.target.closest(".tile");
  if (travelled > 8 || isFar) event.stopPropagation();
  if (travelled <= 8 && isFar) zoom(56 / (svg.dataset.tile * scale()), event.clientX, event.clientY);
}, "click");
listen(({ type, key, target }) => {
  if (board() && (type === "dblclick" ? target.id === "board" : key === "0" && !target.closest("input, textarea, select"))) place(0, 0, Infinity);
}, "dblclick", "keydown");
new MutationObserver(() => show()).observe(root, { subtree: true, childList: true, attributeFilter: ["viewBox"] });
for (const name of ["load", "resize"]) addEventListener(name, () => show());
