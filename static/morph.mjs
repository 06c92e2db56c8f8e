// The one crossing from Python to the document: show(html) brings #page to the new text and keeps every node that stays.
import morphdom from "../morphdom/morphdom-esm.js";

// A text box that someone is typing in keeps its text, unless the page now has another text for it than it had before.
function keepTyping(before, after) {
  if (before === document.activeElement && "defaultValue" in before && before.defaultValue === after.defaultValue) {
    after.value = before.value;
  }
}

export function show(html) {
  const page = document.getElementById("page");
  morphdom(page, `<div>${html}</div>`, {
    childrenOnly: true, // nodes are matched by id
    onBeforeElUpdated(before, after) {
      if (before.isEqualNode(after)) return false;
      keepTyping(before, after);
      return true;
    },
  });
}
