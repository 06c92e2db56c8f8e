"""Before the first turn: scenarios, requests for a seat, names, and START, all forged by a changed client."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine.errors import BadLink, BadOrders
from rozz.engine.links.ledger import link_steps
from rozz.engine.links.ledger.invitation import content_hash, older_hash
from rozz.engine.links.ledger.ledger import Ledger, Opened
from rozz.engine.links.ledger.link_merge import merge
from rozz.engine.links.link_limits import MOST_JOINS
from rozz.engine.links.signing.envelopes import Join, Start, computer_plays, match_id, nonce_hash
from rozz.engine.links.verify.link_refusals import Refused
from rozz.engine.links.verify.player_names import (
    find_lookalikes,
    frozen_fault,
    name_fault,
    reserved_fault,
    visible_name,
)
from rozz.engine.links.wire import link_codec
from rozz.engine.links.wire.byte_fields import ByteWriter
from rozz.engine.links.wire.link_contents import with_start
from rozz.engine.links.wire.link_text import from_text, to_text
from rozz.engine.links.wire.normal_form import normalized
from rozz.engine.rozz.play import Rozz
from rozz.engine.said import brief, said
from tests.support.engine.faults import refusing
from tests.support.links.devices import KEYS, ROZZ, Device, run, started_devices
from tests.support.links.modified_client import TWO, invitation_link, refusal, refusal_kind, scenario_of_two, signed


def asked(*players: tuple[str, str], scenario: str = TWO[0]) -> tuple[Device, ...]:
    """The creator and others who have asked for a seat, each as (seat, name); no START yet."""
    devices = tuple(Device(number, seat, name) for number, (seat, name) in enumerate(players, 1))
    devices[0].create(scenario)
    devices[0].join()
    for device in devices[1:]:
        device.open(devices[0].link())
        devices[0].open(device.join())
    return devices


def forced_start(creator: Device, *joins: Join) -> str:
    """The link of a START over these JOINs, whatever an honest client says about them."""
    contents = creator.ledger.contents
    nonce = run(link_steps.nonce_of(KEYS, creator.secret))
    start = signed(creator, Start(match_id(contents.invite.identity, joins, nonce), nonce))
    return link_codec.write(Ledger(normalized(with_start(contents, joins, start))))


# Seats that nobody plays


def test_a_seat_that_the_scenario_leaves_empty_stays_empty_by_link():
    """In Solo Training Blue never acts: the invitation says so, and only Red can be joined."""
    red, reader = Device(1, "RED"), Device(2, "BLUE")
    red.create("solo-training")
    reader.open(red.link())
    contents = reader.ledger.contents
    assert contents.invite.seats == (("RED", "link"), ("BLUE", "passive")) and contents.humans == ("RED",)
    with refusing(BadOrders, r"links-no-such-seat\(seat=BLUE\)"):
        reader.join()


@pytest.mark.parametrize("plays", ["here", "link", computer_plays(1, 1)])
def test_an_invitation_that_lets_somebody_play_an_empty_seat_is_refused(plays):
    red = Device(1, "RED")
    red.create("solo-training")
    contents = red.ledger.contents
    invite = signed(red, replace(contents.invite, seats=(("RED", "link"), ("BLUE", plays)), signature=b""))
    with refusing(Refused, "links-empty-seat-played") as refused:
        Device(2).open(link_codec.write(Ledger(replace(contents, invite=invite))))
    assert refused.value.kind == "damaged"


# START


def test_two_starts_are_reported_as_a_fork():
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    stranger = Device(3, "BLUE", "Eve")
    stranger.open(red.link())
    red.open(blue.join())
    red.open(stranger.join())
    with refusing(BadOrders, r"links-several-want\(seat=BLUE\)"):
        red.start()
    (first,) = (each for each in red.ledger.contents.joins if each.name == "Blue")
    begun = run(link_steps.start(KEYS, red.ledger, red.secret, {"BLUE": first.identity}))
    assert begun.contents.chosen["BLUE"].name == "Blue"
    starts = [
        forced_start(red, *(each for each in red.ledger.contents.joins if each.name in ("Red", joiner.name)))
        for joiner in (blue, stranger)
    ]
    assert blue.open(starts[0]).kind == "news"
    merged = blue.open(starts[1])
    assert merged.kind == "forked" and merged.text == said("links-two-starts")
    assert blue.ledger.contents.chosen["BLUE"].name == "Blue"
    words = {ledger.word_numbers for ledger in (blue.ledger, stranger.open(starts[1]).ledger)}
    assert len(words) == 2


def test_the_comparison_words_are_unpredictable_before_start():
    red, blue = asked(("RED", "Red"), ("BLUE", "Blue"))
    contents = red.ledger.contents
    assert red.ledger.word_numbers == blue.ledger.word_numbers == ()
    # A carrier of the JOINs lacks one ingredient of m: the bytes that INVITE holds only as a hash.
    nonce = run(link_steps.nonce_of(KEYS, red.secret))
    assert contents.invite.token == nonce_hash(nonce) and nonce not in from_text(red.link())[1]
    red.start()
    m = red.ledger.contents.start.match
    assert m == match_id(contents.invite.identity, red.ledger.contents.joins, nonce)
    blue.open(red.link())
    assert len(blue.ledger.word_numbers) == 8 and blue.ledger.word_numbers == red.ledger.word_numbers
    other = signed(red, Start(match_id(contents.invite.identity, red.ledger.contents.joins, b"x" * 16), b"x" * 16))
    forged = with_start(contents, red.ledger.contents.joins, other)
    with refusing(Refused, "links-start-of-other-invitation"):
        run(merge(KEYS, None, Opened(normalized(forged))))


def test_a_start_with_altered_joins_is_refused():
    red, blue = started_devices(*TWO)
    contents = red.ledger.contents
    joins = tuple(replace(each, name="Eve") if each.seat == "BLUE" else each for each in contents.joins)
    assert refusal_kind(blue, link_codec.write(Ledger(replace(contents, joins=joins)))) == "unsigned"


def test_one_key_plays_one_seat_unless_the_seats_share_its_device():
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create("headquarters-3", plays={"RED": "here"})
    red.join()
    blue.open(red.link())
    for seat, name in (("BLUE", "Bea"), ("GREEN", "Gus")):
        blue.do(link_steps.join, name, seat=seat)
    red.open(blue.link())
    with refusing(BadOrders, "links-one-device-twice"):
        red.start()
    mine = Device(1, "RED")
    mine.create("headquarters-3", plays={"RED": "here", "BLUE": "here"})
    for seat, name in (("RED", "Ada"), ("BLUE", "Bea"), ("GREEN", "Gus")):
        mine.do(link_steps.join, name, seat=seat)
    with refusing(BadOrders, "links-one-device-twice"):
        mine.start()
    two = Device(1, "RED")
    two.create("headquarters-3", plays={"RED": "here", "BLUE": "here"})
    for seat, name in (("RED", "Ada"), ("BLUE", "Bea")):
        two.do(link_steps.join, name, seat=seat)
    green = Device(3, "GREEN")
    green.open(two.link())
    two.open(green.join())
    two.start()
    assert two.ledger.contents.start


@pytest.mark.parametrize("seats", [("RED", "GREEN"), ("BLUE", "GREEN")])
def test_a_start_with_one_key_in_two_seats_is_refused(seats):
    """The creator's changed client omits the check, and would play two seats or let another player do so."""
    red, blue, green = asked(("RED", "Red"), ("BLUE", "Blue"), ("GREEN", "Green"), scenario="headquarters-3")
    one = {"RED": red, "BLUE": blue}[seats[0]]
    key = run(KEYS.public_key(one.secret))
    joins = tuple(
        signed(one, replace(each, key=key)) if each.seat == seats[1] else each for each in red.ledger.contents.joins
    )
    text = forced_start(red, *joins)
    for device in (green, Device(9)):
        found = refusal(device, text)
        assert found.kind == "forged" and found.why == said("links-shared-key")


def test_the_key_of_local_seats_cannot_play_a_remote_seat():
    """RED and BLUE are played on the creator's device; the creator also takes GREEN, which is another player's."""
    red = Device(1, "RED")
    red.create("headquarters-3", plays={"RED": "here", "BLUE": "here"})
    for seat, name in (("RED", "Ada"), ("BLUE", "Bea"), ("GREEN", "Gus")):
        red.do(link_steps.join, name, seat=seat)
    assert refusal_kind(Device(9), forced_start(red, *red.ledger.contents.joins)) == "forged"


# Asking for a seat


def test_a_players_own_request_replaces_another_in_a_full_link():
    red = Device(1, "RED")
    red.create("headquarters-3")
    red.join()
    for number in range(MOST_JOINS):
        other = Device(100 + number, "BLUE", f"N{number}")
        other.open(red.link())
        red.open(other.join())
    late = Device(9, "BLUE", "Late")
    late.open(red.link())
    late.join()
    asked = [each.name for each in late.ledger.contents.joins if each.seat == "BLUE"]
    assert "Late" in asked and len(asked) == MOST_JOINS
    with refusing(BadLink, "links-seat-full"):
        red.open(late.link())
    late.seat = "GREEN"
    assert Device(10).open(late.join()).kind == "new"
    # A player may repeat a request in the same words.
    again = Device(100, "BLUE", "N0")
    again.open(red.link())
    assert Device(10).open(again.join()).ledger == again.ledger


def test_invented_requests_do_not_displace_real_ones():
    """Eight of them once displaced a player's own request on their own device, and an honest one on the creator's."""
    red, blue = Device(1, "RED"), Device(2, "BLUE")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    blue.join()
    eve = Device(3, "BLUE", "Eve")
    eve.open(red.link())
    contents = eve.ledger.contents
    joins = []
    for number in range(4, 36):
        made = Device(number)
        key = run(KEYS.public_key(made.secret))
        joins.append(signed(made, Join(contents.invite.identity, "BLUE", f"Eve {number}", key)))
    blue.open(link_codec.write(Ledger(normalized(replace(contents, joins=(*contents.joins, *joins))))))
    assert "Blue" in {join.name for join in blue.ledger.contents.joins}
    red.open(link_codec.write(Ledger(normalized(replace(contents, joins=(*contents.joins, *joins[:30]))))))
    red.open(blue.link())
    names = {join.name for join in red.ledger.contents.joins if join.seat == "BLUE"}
    assert len(names) == 32 and {f"Eve {number}" for number in range(4, 34)} <= names


def test_only_the_creator_can_play_a_local_seat():
    red = Device(1, "RED")
    red.create(TWO[0], plays={"RED": "here", "BLUE": "here"})
    red.join()
    eve = Device(2, "BLUE")
    eve.open(red.link())
    with refusing(BadOrders, r"links-seat-of-host\(seat=BLUE\)"):
        eve.join()
    contents = red.ledger.contents
    join = signed(eve, Join(contents.invite.identity, "BLUE", "Eve", run(KEYS.public_key(eve.secret))))
    forged = link_codec.write(Ledger(normalized(replace(contents, joins=(*contents.joins, join)))))
    assert refusal_kind(Device(9), forged) == "unsigned"
    red.do(link_steps.join, "Ben", seat="BLUE")
    red.start()
    red.seal("N:")
    assert red.do(link_steps.show, red.commands("N:"), seat="BLUE") == red.link()


def test_a_computer_player_must_have_a_known_level():
    device = Device(1)
    with refusing(BadOrders, r"links-cannot-play-seat\(chosen=computer"):
        device.create(TWO[0], plays={"BLUE": "computer"})
    device.create(TWO[0])
    letter, data = from_text(device.link())
    place = data.index(device.ledger.contents.invite.key) - 1
    assert refusal_kind(Device(2), to_text(letter, data[:place] + b"\x03\x63\x01" + data[place + 1 :])) == "newer"


# Names


#: Invisible, blank, right-to-left or stacked characters: one of each kind, and the first and last of every range.
HIDING = [
    *map(chr, (0x3164, 0x2800, 0x34F, 0xFE00, 0xFE0F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F, 0x2062, 0x2066)),
    *map(chr, (0xFFA0, 0xFFF0, 0xE0100, 0xE0FFF, 0x1D159, 0x16FE4, 0xFFFC, 0x61C, 0x202E, 0x200B, 0xAD)),
    "n\u0323\u0331\u0330",
]


def link_named(name: str) -> str:
    """The link of an invitation whose creator signed this name, although the creator's own client refuses it."""
    red = Device(1, "RED", "Ada")
    red.create(TWO[0])
    red.join()
    (join,) = red.ledger.contents.joins
    return link_codec.write(Ledger(replace(red.ledger.contents, joins=(signed(red, replace(join, name=name)),))))


@pytest.mark.parametrize("name", ["", " Ada", "A" * 41, "A\nda", "\u3164", *(f"A{each}da" for each in HIDING)])
def test_names_with_hidden_characters_are_refused(name):
    red = Device(1, "RED", name or "")
    red.create(TWO[0])
    with pytest.raises(BadOrders):
        run(link_steps.join(KEYS, red.ledger, red.secret, "RED", name))
    assert frozen_fault(name)
    assert refusal_kind(Device(2), link_named(name)) == "damaged"


#: Unicode's Default_Ignorable_Code_Point, as DerivedCoreProperties.txt lists them; the last run's end is left out.
IGNORABLE = (
    "AD-AD 34F-34F 61C-61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164-3164 FE00-FE0F FEFF-FEFF "
    "FFA0-FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFE"
)
#: Visible neighbors of these runs.
VISIBLE = "AC AE 34E 350 61B 61D 115E 1161 17B3 17B6 180A 1810 2027 2030 3163 3165 FDFF FE10 FEFE FF00 FF9F FFA1 FFF9"


@pytest.mark.parametrize("run", IGNORABLE.split())
def test_every_ignorable_character_is_refused_in_a_link(run):
    first, last = (int(number, 16) for number in run.split("-"))
    assert all(frozen_fault(f"A{chr(each)}da") for each in range(first, last + 1))


@pytest.mark.parametrize("number", [*VISIBLE.split(), "1BC9F", "1BCA4", "1D172", "1D17B"])
def test_the_neighbors_of_ignorable_characters_are_allowed_in_a_link(number):
    assert frozen_fault(f"A{chr(int(number, 16))}da") == ""


@pytest.mark.parametrize("name", ["Ada\u0308", "\ud800", "A \u0323a", "A\u20ddda"])
def test_badly_formed_names_are_refused_at_joining(name):
    red = Device(1, "RED")
    red.create(TWO[0])
    with pytest.raises(BadOrders):
        run(link_steps.join(KEYS, red.ledger, red.secret, "RED", name))


def not_yet_assigned() -> list[str]:
    """Letters in no Unicode version so far, and a late addition: to an older Python none of them is a letter."""
    return ["\u1c89", "\U000105c0", "\U0001e6c0", "\u0378", "\U0003134b", "Ze\U00011f5a"]


@pytest.mark.parametrize("name", not_yet_assigned())
def test_a_link_accepts_names_that_only_a_newer_unicode_knows(name):
    """Devices with different Pythons agree on whether to open a link, because it is checked against frozen tables."""
    assert frozen_fault(name) == ""
    other = Device(2, "BLUE")
    assert other.open(link_named(name)).kind == "new"
    assert other.ledger.contents.joins[0].name == name


def test_links_are_checked_without_pythons_own_unicode_tables(monkeypatch):
    text = link_named("José")

    monkeypatch.setattr("rozz.engine.links.verify.player_names.unicodedata", None)
    assert Device(2).open(text).kind == "new"


LOOKS_LIKE_BEN = ["Ben", "ben", "BEN", "\u0412\u0435n", "Bén", "B e n", "\uff42\uff45\uff4e", "ꓐen", "ꓐꓰꓠ"]


@pytest.mark.parametrize("name", LOOKS_LIKE_BEN)
def test_players_with_look_alike_names_cannot_start(name):
    """The second name is Cyrillic, accented, wide, Lisu … and looks like the first."""
    red, blue = Device(1, "RED", "Ben"), Device(2, "BLUE", "Bo")
    red.create(TWO[0])
    red.join()
    blue.open(red.link())
    blue.join()
    (join,) = (each for each in blue.ledger.contents.joins if each.seat == "BLUE")
    joins = (red.ledger.contents.joins[0], signed(blue, replace(join, name=name)))
    red.ledger = Ledger(normalized(replace(red.ledger.contents, joins=joins)))
    with refusing(BadOrders, "links-names-alike"):
        red.start()
    # Links are not checked for look-alike names: Unicode's tables differ from device to device.
    assert blue.open(forced_start(red, *joins)).kind == "news"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ben", "ꓐen"), ("Ada", "Ꭺda"), ("Olli", "Oǀli"), ("Olli", "O|li"), ("modern", "modem")),
        *(("Anna", "ᎪnnᎪ"), ("lola", "Iola"), ("Ilse", "llse"), ("vvill", "will"), ("Bo", "B0"), ("Luise", "Łuise")),
    ],
)
def test_names_of_look_alike_letters_are_alike(one, other):
    assert find_lookalikes((one, other)) == (one, other)


@pytest.mark.parametrize("names", [("Ada", "Ida"), ("Ben", "Bea"), ("Mia", "Nia"), ("Ann", "Anna"), ("Tom", "Tim")])
def test_distinct_names_are_not_alike(names):
    assert find_lookalikes(names) is None


@pytest.mark.parametrize("name", ["ꓐen", "Ꭺda", "Вen", "Adа"])
def test_a_name_mixing_two_alphabets_is_refused_at_joining(name):
    red = Device(1, "RED", name)
    red.create(TWO[0])
    with refusing(BadOrders, "links-name-alphabets"):
        red.join()


RESERVED = [
    *("you", "You", "YOU", "yоu", "Y O U", "Everybody", "everyone", "Nobody", "Blue", "BLUE", "blue"),
    *("The others", "Computer"),
]


@pytest.mark.parametrize("name", RESERVED)
def test_reserved_names_are_refused(name):
    """"You", "Everybody", or another seat's color: what the page says about one would be read as about another."""
    red = Device(1, "RED", name)
    red.create(TWO[0])
    with pytest.raises(BadOrders):
        red.join()
    assert reserved_fault(name, ("RED", "BLUE"), "RED")


@pytest.mark.parametrize("name", ["Red", "RED", "Yolanda", "Bluebell", "Hosta"])
def test_a_players_own_color_and_longer_words_are_allowed_as_names(name):
    red = Device(1, "RED", name)
    red.create(TWO[0])
    red.join()
    assert red.ledger.contents.joins[0].name == name


PEOPLE = ["José", "Nguyễn Văn", "Ιωάννα", "Ольга", "राम", "محمد", "さくら", "김민수", "O'Neil-2", "🦊"]


@pytest.mark.parametrize("name", PEOPLE)
def test_real_names_in_many_scripts_are_allowed(name):
    assert name_fault(name) == frozen_fault(name) == reserved_fault(name, ("RED", "BLUE"), "RED") == ""


def test_markup_in_a_name_stays_text():
    red = Device(1, "RED", "<img src=x onerror=alert(1)>")
    red.create(TWO[0])
    red.join()
    other = Device(2)
    other.open(red.link())
    assert other.ledger.contents.joins[0].name == red.name


def test_stray_marks_are_dropped_and_visible_signs_stay():
    assert [visible_name(each) for each in ("\u0303ab", "a \u0303b", "a\u0303b")] == ["ab", "a b", "ãb"]
    assert name_fault("a\u1810b") == "" != name_fault("a\u180fb")


# Scenarios


@pytest.mark.parametrize(
    ("mapping", "fault"),
    [
        ({}, "files-key-missing(key=game)"),
        ({**library.scenario_mapping(TWO[0]), "players": ["RED", "<b>"]}, "files-a-color"),
        ({**library.scenario_mapping(TWO[0]), "board": "../../secret"}, "files-no-board(name=../../secret)"),
        ({**library.scenario_mapping(TWO[0]), "objective": "<script>alert(1)</script>"}, "expected=[headquarters or "),
        ({**library.scenario_mapping(TWO[0]), "bankroll": 10**40}, "files-a-smaller-number"),
        ([], "found=files-found-list("),
    ],
)
def test_a_hostile_scenario_is_refused_with_the_reason(mapping, fault):
    text = json.dumps(mapping, ensure_ascii=False, separators=(",", ":"))
    found = refusal(Device(2), invitation_link(text=text))
    assert found.kind == "scenario" and fault in brief(found.text)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 10_000, '{"a":1,"a":2}', '{"a": 1}', '{"a":NaN}', '{"a":' + "9" * 6000 + "}", '"\\ud800"'],
)
def test_text_that_is_not_a_scenario_is_refused(text):
    assert refusal_kind(Device(2), invitation_link(text=text)) == "damaged"


def test_a_decompression_bomb_is_refused():
    bomb = zlib.compress(bytes(50_000_000), 9)
    assert refusal_kind(Device(2), invitation_link(packed=bomb[:16_000])) == "damaged"
    assert refusal_kind(Device(2), invitation_link(packed=zlib.compress(b" " * 16_000_000, 9)[:16_000])) == "damaged"
    assert refusal_kind(Device(2), to_text("C", bytes(300_000))) == "too large"


def test_a_custom_scenario_is_sent_whole():
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "name": "<i>Mine</i>"}
    device.ledger = run(link_steps.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret))
    other = Device(2, "BLUE")
    assert other.open(device.link()).kind == "new"
    assert other.ledger.contents.scenario.name == "<i>Mine</i>"


def test_a_scenario_compressed_differently_is_the_same_scenario():
    """Contents are compared, not bytes: deflate has many ways to write one text."""
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "name": "Mine"}
    device.ledger = run(link_steps.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret))
    inline = device.ledger.contents.invite.inline.encode()
    letter, data = from_text(device.link())
    links = []
    for level in (9, 1):
        part = ByteWriter()
        part.sized_bytes(zlib.compress(inline, level))
        links.append(part.to_bytes())
    assert links[0] in data and links[0] != links[1]
    other = Device(2, "BLUE")
    other.open(to_text(letter, data.replace(*links)))
    assert other.ledger.contents == device.ledger.contents and other.link() == device.link()


def test_an_unknown_scenario_version_is_reported_as_such():
    device = Device(1, "RED")
    mapping = {**library.scenario_mapping(TWO[0]), "bankroll": 51}
    device.ledger = run(link_steps.create(KEYS, ROZZ, ROZZ.read(mapping), device.secret, shipped_as="headquarters-2"))
    assert refusal_kind(Device(2), device.link()) == "scenario"


HORSE = {"name": "Horse", "cost": 2, "owner": "coloured"}


@pytest.mark.parametrize(
    "standard",
    [
        {**ROZZ.standard, "HORSE": HORSE},
        {**ROZZ.standard, "INF": {**ROZZ.standard["INF"], "cost": 9}},
        {name: item for name, item in ROZZ.standard.items() if name != "PATRIOT"},
    ],
    ids=["an item more", "an item changed", "an item less"],
)
def test_a_scenarios_hash_includes_the_standard_catalog(standard):
    """The commands of a link are coded with the catalog's items: another catalog would decode other commands."""
    other = Rozz(standard, library.board_mapping)
    device = Device(1, "RED", game_named=lambda _: other)
    read = other.read(library.scenario_mapping(TWO[0]))
    assert content_hash(other, read) != content_hash(ROZZ, scenario_of_two())
    # That was the flaw of the older letters: one hash for different meanings of the same bytes.
    assert older_hash(other, read) == older_hash(ROZZ, scenario_of_two())
    device.ledger = run(link_steps.create(KEYS, other, read, device.secret, shipped_as=TWO[0]))
    # A page with the true catalog doesn't know this version of the scenario, and the other page doesn't know the true
    # one.
    assert refusal_kind(Device(2), device.link()) == "scenario"
    true = Device(1, "RED")
    true.create(TWO[0])
    assert refusal_kind(device_with(other), true.link()) == "scenario"


def device_with(game: Rozz) -> Device:
    """A device whose page has other standard data."""
    return Device(3, game_named=lambda _: game)


def test_message_items_are_not_for_sale_in_matches_by_link():
    red, _ = started_devices(*TWO)
    (verdict,) = ROZZ.judge(red.ledger.match.state, "RED", red.commands("P: CORR"))
    assert not verdict.is_done
    loud, _ = started_devices(*TWO, options=())
    (verdict,) = ROZZ.judge(loud.ledger.match.state, "RED", loud.commands("P: CORR"))
    assert verdict.is_done
