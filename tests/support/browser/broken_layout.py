"""What long words break on a screen: texts that are cut off, overlap, or break inside a word."""

from __future__ import annotations

from playwright.sync_api import Page

#: The page with the site's style sheet and fonts, without Python.
STATIC_PAGE = """<!doctype html><html data-theme="light"><head><base href="{address}">
<link rel="stylesheet" href="fonts/fonts.css"><link rel="stylesheet" href="static/rozz.css">
</head><body><div id="page"></div></body></html>"""
#: Names and titles that by design end with an ellipsis or are left out as a whole; texts only for screen readers.
ALLOWED = ".bar-title, .seat-name, .step-name, .turn-card bdi, .skip, .heard"
#: One line for each problem: what it is, where, and the words.
LAYOUT_FAULTS = """allowed => {
    const found = [], texts = [];
    const page = document.getElementById("page"), dialog = document.getElementById("dialog");
    const named = (each) => `${each.localName}${each.id && "#" + each.id}.${each.getAttribute("class") ?? ""}`;
    const tell = (what, each, words) => found.push(`${what}: ${named(each)} “${words.trim().slice(0, 50)}”`);
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > wide + 1) tell("page too wide", page, document.title);
    // The part of a text that is not scrolled away, and whether it is cut off where nothing can scroll.
    const shown = (each, box) => {
        let { left, right, top, bottom } = box, isCut = false;
        for (let at = each; at !== page; at = at.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(at), edge = at.getBoundingClientRect();
            if (/hidden|clip/.test(overflowX)) isCut ||= right > edge.right + 1.5 || left < edge.left - 1.5;
            if (/hidden|clip/.test(overflowY)) isCut ||= bottom > edge.bottom + 4 || top < edge.top - 4;
            if (/auto|scroll/.test(overflowX + overflowY)) {
                [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
                break;
            }
            if (position === "fixed") break;
        }
        return { left, right, top, bottom, isCut };
    };
    const layer = (each) => {
        for (let at = each; at; at = at.parentElement)
            if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at;
    };
    for (const each of (dialog ?? page).querySelectorAll("*")) {
        if (each instanceof SVGElement || each.closest(allowed) || !each.checkVisibility()) continue;
        if (each.offsetWidth < 2 && each.offsetHeight < 2) continue;
        for (const node of each.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (!box.width) continue;
            const { isCut } = shown(each, box);
            if (isCut) tell("cut off", each, node.data);
            const control = each.closest("button, .button, summary");
            const edge = control?.getBoundingClientRect();
            if (edge && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5 || box.bottom > edge.bottom + 3))
                tell("outside its button", control, node.data);
            for (const word of node.data.matchAll(/[\\p{L}~]{2,30}/gu)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top));
                if (lines.size > 1) tell("broken", each, word[0]);
            }
            range.selectNodeContents(node);
            for (const line of range.getClientRects()) texts.push({ each, node, line: shown(each, line) });
        }
    }
    for (const each of (dialog ?? page).querySelectorAll("button, .button, input, select")) {
        const { left, right, width } = each.getBoundingClientRect();
        const isScroller = (at) => /auto|scroll/.test(getComputedStyle(at).overflowX);
        const scrolls = (at) => at !== page && (isScroller(at) || scrolls(at.parentElement));
        if (width > 1 && !each.closest(allowed) && (right > wide + 1 || left < -1) && !scrolls(each))
            tell("off the screen", each, each.ariaLabel ?? each.textContent);
    }
    const common = (a, b, start, end) => Math.min(a[end], b[end]) - Math.max(a[start], b[start]);
    texts.sort((a, b) => a.line.top - b.line.top);
    for (const [at, { each, node, line }] of texts.entries())
        for (const other of texts.slice(at + 1)) {
            if (other.line.top > line.bottom) break;
            const across = common(line, other.line, "left", "right"), down = common(line, other.line, "top", "bottom");
            if (node !== other.node && across > 2 && down > 5 && layer(each) === layer(other.each))
                tell("overlaps", each, `${node.data.trim().slice(0, 24)} / ${other.node.data.trim().slice(0, 24)}`);
        }
    return [...new Set(found)];
}"""
SIZES = ((390, 844), (844, 390), (1280, 800))


def open_static_page(page: Page, address: str) -> None:
    """An empty page of the site, for `layout_faults` to fill."""
    page.goto(f"{address}manifest.json")
    page.set_content(STATIC_PAGE.format(address=address))


def layout_faults(page: Page, drawn: str) -> list[str]:
    """Draw the page's markup, and return what breaks at any size."""
    page.evaluate("drawn => { document.getElementById('page').innerHTML = drawn }", drawn)
    page.evaluate("document.fonts.ready")
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height} {each}" for each in page.evaluate(LAYOUT_FAULTS, ALLOWED)]
    return found
