"""Whether a toast covers anything that can be tapped."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

#: The names of all visible controls under the toast that starts with these words.
COVERED = """start => {
    const word = [...document.querySelectorAll("[role=status] > *")].find(each => each.textContent.startsWith(start));
    const box = word.getBoundingClientRect(), found = new Set();
    word.parentElement.style.visibility = "hidden";
    for (let x = box.left + 1; x < box.right; x += 6)
        for (let y = box.top + 1; y < box.bottom; y += 6)
            found.add(document.elementFromPoint(x, y)?.closest("a[href], button, input, select, textarea"));
    word.parentElement.style.visibility = "";
    return [...found].filter(each => each && !each.ariaDisabled).map(each => each.ariaLabel ?? each.textContent);
}"""
#: What a browser does once it has fetched a newer release.
NEWER = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const fetched = Object.assign(new EventTarget(), { state: "installed" });
    Object.defineProperty(registration, "installing", { value: fetched });
    registration.dispatchEvent(new Event("updatefound"));
    fetched.dispatchEvent(new Event("statechange"));
}"""
#: The part of an element that is not scrolled away: its left, upper, right and lower edge.
SEEN = """each => {
    let { left, top, right, bottom } = each.getBoundingClientRect();
    if (!each.checkVisibility()) return [0, 0, 0, 0];
    for (let at = each.parentElement; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at), edge = at.getBoundingClientRect();
        if (at === document.body || at === document.documentElement) break;
        if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return [left, top, right, bottom];
}"""
SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 800))


def expect_nothing_covered(page: Page, words: str) -> None:
    """Expect that a toast covers no control at any window size."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # The first one: the words may also be in the announcements for screen readers.
        expect(page.get_by_role("status").get_by_text(words).first).to_be_in_viewport(ratio=1)
        assert page.evaluate(COVERED, words) == [], (width, height)


def overlap_in_sight(one: Locator, other: Locator) -> bool:
    """Whether two elements overlap where they can be seen: what is scrolled away cannot be covered."""
    (left, top, right, bottom), (x, y, u, v) = one.evaluate(SEEN), other.evaluate(SEEN)
    if right <= left or bottom <= top or u <= x or v <= y:
        return False
    return left < u and x < right and top < v and y < bottom
