// The one crossing from Python to the document, which keeps every node that stays; nodes are matched by id.
//     show(html)         the whole page        patch(svg, html)    regions of it alone: elements that each have an id
import morphdom from "../morphdom/morphdom-esm.js";
function onBeforeElUpdated(before, after) {
  // What is shown of a board is the pointer's matter: to write it and write it back would lay all of it out twice.
  if (before.id === "board" && before.dataset.fit === after.dataset.fit) after.setAttribute("viewBox", before.getAttribute("viewBox"));
  if (before.isEqualNode(after)) return false;
  // A text box that someone is typing in keeps its text, unless the page has another text for it than before.
  if (before === document.activeElement && "defaultValue" in before && before.defaultValue === after.defaultValue) after.value = before.value;
  if (before.localName === "textarea") before.defaultValue = after.defaultValue; // morphdom gives none to a box that began empty
  return true;
}
export const show = (html) => void morphdom(document.getElementById("page"), `<div>${html}</div>`, { childrenOnly: true, onBeforeElUpdated });
export function patch(svg, html) {
  const [drawing, ...rest] = Object.assign(document.createElement("template"), { innerHTML: `<svg>${svg}</svg>${html}` }).content.children;
  for (const after of [...drawing.children, ...rest]) morphdom(document.getElementById(after.id), after, { onBeforeElUpdated });
}
