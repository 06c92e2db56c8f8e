// The one crossing from Python to the document: show(html) the whole page, patch(svg, html) regions of it, each with an id.
import morphdom from "../morphdom/morphdom-esm.js"; // keeps every node that stays
const [late, stop] = [[], (element) => element.getAttribute("tabindex")]; // `late`: to change what Tab stops at has Chromium lay out all that was changed before
function onBeforeElUpdated(before, after) {
  // What is shown of a board is the pointer's matter: to write it and write it back would lay all of it out twice.
  if (before.id === "board" && before.dataset.fit === after.dataset.fit) after.setAttribute("viewBox", before.getAttribute("viewBox"));
  if (stop(before) && stop(after) && stop(before) !== stop(after)) late.push([before, stop(after)]), after.setAttribute("tabindex", stop(before));
  if (before.localName === "details" && before.firstChild.isEqualNode(after.firstChild)) after.open ||= before.open; // as somebody unfolded it
  if (before.isEqualNode(after)) return false;
  // A text box that someone is typing in keeps its text, unless the page has another text for it than before.
  if (before === document.activeElement && "defaultValue" in before && before.defaultValue === after.defaultValue) after.value = before.value;
  if (before.localName === "textarea") before.defaultValue = after.defaultValue; // morphdom gives none to a box that began empty
}
const morph = (pairs, more) => (late.splice(0), pairs.forEach((pair) => morphdom(...pair, { onBeforeElUpdated, ...more })), late.splice(0).forEach(([each, to]) => each.setAttribute("tabindex", to)));
export const show = (html) => morph([[document.getElementById("page"), `<div>${html}</div>`]], { childrenOnly: true });
const parsed = (innerHTML) => [...Object.assign(document.createElement("template"), { innerHTML }).content.children];
export const patch = (svg, html) => morph([...parsed(`<svg>${svg}</svg>`)[0].children, ...parsed(html)].map((each) => [document.getElementById(each.id), each]));
