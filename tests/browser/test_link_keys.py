"""The keys of matches by link where WebCrypto lacks Ed25519: everything works, and both kinds of browsers agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from rozz.engine.links.signing.ed25519_encodings import is_sound_key, is_sound_signature
from rozz.ui.i18n.texts import say
from tests.support.browser.browser_contexts import no_requests_elsewhere
from tests.support.browser.link_player_actions import (
    follow_link,
    invite,
    link_to_send,
    seal_commands,
    take_seat,
    watch_turn,
)
from tests.support.browser.player_actions import choose_scenario, tap
from tests.support.links import edwards
from tests.support.links.devices import Device

#: Scripts that change WebCrypto must run before the page loads.
pytestmark = [pytest.mark.loads_the_page, pytest.mark.thorough]

#: A browser without Ed25519: Chrome before 137, Firefox before 129, Safari before 17.
LACKING = """
const isAsked = (how) => /^ed25519$/i.test(how?.name ?? how);
const refused = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
for (const [name, at] of [['importKey', 2], ['generateKey', 0]]) {
    const native = SubtleCrypto.prototype[name];
    SubtleCrypto.prototype[name] = function (...given) {
        return isAsked(given[at]) ? refused() : native.apply(this, given);
    };
}
"""
#: WebCrypto fails to check any message, which says nothing about the signature.
FAILING = """
const { verify } = SubtleCrypto.prototype;
SubtleCrypto.prototype.verify = function (how, key, signature, message) {
    if (message.byteLength) return Promise.reject(new DOMException('The operation failed.', 'OperationError'));
    return verify.call(this, how, key, signature, message);
};
"""
#: WebCrypto cannot sign, although it claims to support what that needs.
UNABLE = """
const { sign } = SubtleCrypto.prototype;
SubtleCrypto.prototype.sign = function (how, key, message) {
    if (message.byteLength) return Promise.reject(new DOMException('The operation failed.', 'OperationError'));
    return sign.call(this, how, key, message);
};
"""
#: The paths of the library's files, in the order in which a page asks for them.
LIBRARY = ["static/ed25519.mjs", "noble/ed25519.mjs"]
#: Whether WebCrypto accepts each signature, and whether the library does.
TAKEN = """async (every) => {
    const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const library = await import(new URL('static/ed25519.mjs', location.href));
    const native = async (key, message, signature) => {
        const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
        return crypto.subtle.verify('Ed25519', imported, signature, message);
    };
    const found = [];
    for (const given of every) {
        const [key, message, signature] = given.map(bytes);
        found.push([
            await native(key, message, signature).catch(() => false),
            await library.verify(key, message, signature),
        ]);
    }
    return found;
}"""
#: A seed's public key, and a signature, by WebCrypto and by the library.
MADE = """async (seed) => {
    const library = await import(new URL('static/ed25519.mjs', location.href));
    const prefix = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32];
    const key = await crypto.subtle.importKey('pkcs8', new Uint8Array([...prefix, ...seed]), 'Ed25519', true, ['sign']);
    const { x } = await crypto.subtle.exportKey('jwk', key);
    const bytes = new Uint8Array(seed), message = new TextEncoder().encode('Rozz');
    const base64 = btoa(String.fromCharCode(...await library.publicKey(bytes)));
    return [
        [x, [...new Uint8Array(await crypto.subtle.sign('Ed25519', key, message))]],
        [base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''), [...await library.sign(bytes, message)]],
    ];
}"""


@pytest.fixture
def requested() -> dict[Page, list[str]]:
    """The paths of the library's files that each page of `visitor` has asked for."""
    # The page's own list of resources stays empty in browsers that have lived long.
    return {}


@pytest.fixture
def visitor(
    lend_browser: Callable[[], BrowserContext], address: str, requested: dict[Page, list[str]]
) -> Iterator[Callable[[str], Page]]:
    """Each call opens the first screen in another player's browser, after running a script there."""
    with ExitStack() as watches:

        def new(script: str) -> Page:
            context = lend_browser()
            watches.enter_context(no_requests_elsewhere(context, address))
            page = context.new_page()
            paths = requested[page] = []

            def note(request: Request, paths: list[str] = paths) -> None:
                path = request.url.removeprefix(address)
                if path in LIBRARY:
                    paths.append(path)

            page.on("request", note)
            # Files that an earlier page loaded stay in the browser's memory and would not be requested again.
            context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
            page.add_init_script(script)
            page.goto(address)
            return page

        yield new


@pytest.fixture
def page_without_ed25519(unchecked_page: Page, address: str) -> Page:
    """A page in a browser without Ed25519 that cannot load the library."""
    # A test cannot block requests that the service worker answers.
    devtools = unchecked_page.context.new_cdp_session(unchecked_page)
    devtools.send("Network.enable")
    devtools.send("Network.setBypassServiceWorker", {"bypass": True})
    unchecked_page.add_init_script(LACKING)
    unchecked_page.route("**/*ed25519*", lambda route: route.abort())
    unchecked_page.goto(address)
    return unchecked_page


def invitation(address: str) -> str:
    """The link of a match that waits for its second player, signed on CPython."""
    red = Device(1, "RED", "Ada")
    red.create("basic-training")
    return f"{address}#m={red.join()}"


@contextmanager
def no_accusation(page: Page) -> Iterator[None]:
    """Expect that the page accuses no player of writing another's link, and that Python raises no error."""
    yield
    expect(page.get_by_text("somebody else")).to_have_count(0)
    expect(page.get_by_role("heading", name=say("our-fault"))).to_have_count(0)


def test_browsers_with_and_without_ed25519_play_a_turn_together(
    visitor: Callable[[str], Page], requested: dict[Page, list[str]]
) -> None:
    ada, ben = visitor(LACKING), visitor("")
    assert requested[ada] == [], "no start loads it"
    follow_link(ben, invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"}))
    assert requested[ada] == LIBRARY
    follow_link(ada, take_seat(ben, "Ben"))
    tap(ada, say("start-match"))
    seal_commands(ada, "M: INF @ Karn > K1")
    follow_link(ben, link_to_send(ada))
    seal_commands(ben, "N:")
    follow_link(ada, link_to_send(ben))
    watch_turn(ada, 1)
    seal_commands(ada, "N:")
    follow_link(ben, link_to_send(ada))
    watch_turn(ben, 1)
    assert requested[ben] == [], "a browser with Ed25519 never loads it"


def test_a_match_by_link_begins_offline_without_ed25519(
    visitor: Callable[[str], Page], requested: dict[Page, list[str]]
) -> None:
    ada = visitor(LACKING)
    ada.context.set_offline(True)
    try:
        invite(ada, "Basic Training", {"Blue": say("plays-link")}, {"Red": "Ada"})
        assert requested[ada] == LIBRARY
    finally:
        ada.context.set_offline(False)


def test_a_link_that_cannot_be_checked_accuses_no_player(page_without_ed25519: Page, address: str) -> None:
    first = invitation(address)
    with no_accusation(page_without_ed25519):
        follow_link(page_without_ed25519, first)
        expect(page_without_ed25519.get_by_role("alert")).to_contain_text(say("keys-not-loaded"))
    page_without_ed25519.unroute("**/*ed25519*")
    page_without_ed25519.reload()
    follow_link(page_without_ed25519, first)
    expect(page_without_ed25519.get_by_role("heading", name=say("join"))).to_be_visible()


def test_an_invitation_that_cannot_be_signed_says_what_to_do(page_without_ed25519: Page) -> None:
    page_without_ed25519.set_viewport_size({"width": 390, "height": 844})
    with no_accusation(page_without_ed25519):
        choose_scenario(page_without_ed25519, "Basic Training")
        page_without_ed25519.get_by_label(say("plays", colour="Blue")).select_option(say("plays-link"))
        tap(page_without_ed25519, say("begin"))
        fault = page_without_ed25519.get_by_role("alert").filter(has_text=say("keys-not-loaded"))
        expect(fault).to_be_in_viewport(ratio=1)


def test_a_signature_check_that_fails_accuses_no_player(visitor: Callable[[str], Page], address: str) -> None:
    ben = visitor(FAILING)
    with no_accusation(ben):
        follow_link(ben, invitation(address))
        expect(ben.get_by_role("alert")).to_contain_text(say("signature-unchecked"))


def test_a_browser_that_fails_to_sign_says_what_to_do(visitor: Callable[[str], Page]) -> None:
    ada = visitor(UNABLE)
    with no_accusation(ada):
        choose_scenario(ada, "Basic Training")
        ada.get_by_label(say("plays", colour="Blue")).select_option(say("plays-link"))
        tap(ada, say("begin"))
        expect(ada.get_by_role("alert").filter(has_text=say("key-failed"))).to_be_visible()


def test_webcrypto_and_the_library_agree_on_every_signature(unchecked_page: Page, address: str) -> None:
    page, every = unchecked_page, list(edwards.odd_ones())
    page.goto(f"{address}manifest.json")
    found = page.evaluate(TAKEN, [[each.key.hex(), each.message.hex(), each.signature.hex()] for each in every])
    alone = [each.name for each, (native, library) in zip(every, found, strict=True) if native != library]
    assert "key off by 1, k 3" in alone, "left alone, they do not"
    sound = [is_sound_key(each.key) and is_sound_signature(each.signature) for each in every]
    for of in (0, 1):
        taken = [each[of] for each in found]
        assert [each.name for each, *both in zip(every, sound, taken, strict=True) if all(both)] == ["good"]


def test_webcrypto_and_the_library_make_the_same_keys_and_signatures(unchecked_page: Page, address: str) -> None:
    unchecked_page.goto(f"{address}manifest.json")
    for number in range(8):
        native, library = unchecked_page.evaluate(MADE, [number * 31 % 256] * 32)
        assert native == library
