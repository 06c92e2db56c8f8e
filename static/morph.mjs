// The one crossing from Python to the document: show(html) brings #page to the new text and keeps every node that stays.
import morphdom from "../morphdom/morphdom-esm.js";

export function show(html) {
  morphdom(document.getElementById("page"), `<div>${html}</div>`, {
    childrenOnly: true, // nodes are matched by id
    onBeforeElUpdated(before, after) {
      if (before.isEqualNode(after)) return false;
      // A text box that someone is typing in keeps its text, unless the page has another text for it than before.
      const isTyping = before === document.activeElement && "defaultValue" in before;
      if (isTyping && before.defaultValue === after.defaultValue) after.value = before.value;
      return true;
    },
  });
}
