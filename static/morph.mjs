// Python's only way to change the document. `show` replaces the whole page, `patch` replaces some
// regions of it. Both take HTML and change only what differs, so that focus, scrolling and text
// being typed survive.
import morphdom from "../morphdom/morphdom-esm.js";

// Changes of tabindex, made after all others. Chromium lays out every earlier change before it
// changes Tab stops; one tabindex in the middle of a morph would lay the page out twice.
const tabindexChanges = [];

/** Replace the page's contents by `html`. */
export function show(html) {
  const page = document.getElementById("page");
  morph([[page, `<div>${html}</div>`]], { childrenOnly: true });
}

/**
 * Replace the regions in `svg` and `html`; each of them has the id of the element that it
 * replaces.
 */
export function patch(svg, html) {
  const [drawing] = parse(`<svg>${svg}</svg>`);
  const regions = [...drawing.children, ...parse(html)];
  morph(regions.map((region) => [document.getElementById(region.id), region]));
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}

function morph(pairs, options) {
  tabindexChanges.length = 0;
  for (const [element, replacement] of pairs) {
    morphdom(element, replacement, { onBeforeElUpdated, ...options });
  }
  for (const [element, tabindex] of tabindexChanges.splice(0)) {
    element.setAttribute("tabindex", tabindex);
  }
}

/** morphdom asks this before it changes an element; false leaves the element as it is. */
function onBeforeElUpdated(current, next) {
  keepViewBox(current, next);
  delayTabindex(current, next);
  keepUnfolded(current, next);
  if (current.isEqualNode(next)) {
    return false;
  }
  keepTypedText(current, next);
  return true;
}

/**
 * The pointer decides which part of a board is visible. Overwriting and restoring it would lay
 * it out twice.
 */
function keepViewBox(current, next) {
  if (current.id === "board" && current.dataset.fit === next.dataset.fit) {
    next.setAttribute("viewBox", current.getAttribute("viewBox"));
  }
}

function delayTabindex(current, next) {
  const [before, after] = [current.getAttribute("tabindex"), next.getAttribute("tabindex")];
  if (before && after && before !== after) {
    tabindexChanges.push([current, after]);
    next.setAttribute("tabindex", before);
  }
}

/** Details with the same summary stay open if the player has opened them. */
function keepUnfolded(current, next) {
  if (current.localName === "details" && current.firstChild.isEqualNode(next.firstChild)) {
    next.open ||= current.open;
  }
}

/**
 * A box that the player is typing in keeps its text, unless the page's text for it has changed.
 */
function keepTypedText(current, next) {
  const isTypedIn = current === document.activeElement && "defaultValue" in current;
  if (isTypedIn && current.defaultValue === next.defaultValue) {
    next.value = current.value;
  }
  if (current.localName === "textarea") {
    // morphdom does not fill a box that was empty at first.
    current.defaultValue = next.defaultValue;
  }
}
