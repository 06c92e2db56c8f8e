"""What the first screen shows about saved matches without reading them; a match is read when it is needed."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import pytest

from rozz import library
from rozz.engine import record
from rozz.ui.app.update import update
from rozz.ui.features.match_list import match_summaries, session_codec
from rozz.ui.games import face_of
from rozz.ui.i18n.scenario_texts import shipped_name
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Download, Save, UseKeys
from rozz.ui.state.model import MatchSummary, Model, Saved
from rozz.ui.state.stages import REVEAL
from rozz.ui.state.store_format import Stored
from rozz.ui.views.shell import page_markup
from tests.support.ui.link_devices import Device
from tests.support.ui.saved_entries import first_screen_words, saved_entry, two_devices, unread_shelf

__all__ = ["two_devices"]

WITHOUT_LINES = '{"m1":{"text":"0","form":3,"name":"A","lines":[],"picture":"","is_over":false,"is_by_link":false}}'


def test_an_unread_match_looks_the_same_on_the_first_screen() -> None:
    first = Model(shelf=tuple(saved_entry(f"m{number}") for number in range(match_summaries.PICTURED + 2)))
    later = Model(shelf=unread_shelf(*first.shelf))
    assert "dear to me" in first_screen_words(first) and first_screen_words(later) == first_screen_words(first)
    assert str(page_markup.page(later)) == str(page_markup.page(first)), "the pictures are the same too"
    assert str(page_markup.page(later)).count("tale-picture") == match_summaries.PICTURED


def test_a_summary_does_not_keep_the_text_of_its_match() -> None:
    one = saved_entry("m1")
    text = one.text + " "
    held = sys.getrefcount(text)
    known = match_summaries.from_text(match_summaries.to_text([replace(one, text=text)]))
    match_summaries.belongs_to(known["m1"], text)
    assert sys.getrefcount(text) == held, "each save of a match is another text, and a long match has many"


def test_a_summary_belongs_to_one_text_and_a_damaged_one_is_ignored() -> None:
    one = saved_entry("m1")
    known = match_summaries.from_text(match_summaries.to_text([one]))
    assert not match_summaries.belongs_to(known["m1"], one.text + " ")
    assert not match_summaries.belongs_to(None, one.text)
    older = match_summaries.to_text([replace(one, is_previous=True)])
    assert not match_summaries.from_text(older), "only the newest copy counts"
    torn = match_summaries.to_text([one])[:-9]
    for damaged in ("", "[]", "{", '{"m1": {}}', '{"m1": {"text": 1}}', torn, WITHOUT_LINES):
        assert match_summaries.from_text(damaged) == {}


def test_summaries_without_a_games_name_are_rewritten_in_place() -> None:
    shelf = [saved_entry("m1"), saved_entry("m2")]
    kept = {key: {**each, "form": 1} for key, each in json.loads(match_summaries.to_text(shelf)).items()}
    del kept["m2"]["form"]  # as before there were form numbers
    known = match_summaries.from_text(json.dumps(kept))
    for each in shelf:
        summary, now = known[each.identity][1], match_summaries.summary_of(each)
        assert (
            match_summaries.belongs_to(known[each.identity], each.text)
            and match_summaries.needs_reading(summary)
            and not match_summaries.needs_reading(now)
        )
        assert (summary.name, summary.is_by_link) == (now.name, now.is_by_link)
        assert summary.picture == match_summaries.picture(each)
        unread = replace(each, session=None, summary=summary)
        assert say("being-read") in first_screen_words(Model(shelf=(unread,)))
        model, _ = update(Model(shelf=(unread,)), m.ShelfRead((each,)))
        assert say("being-read") not in first_screen_words(model)


def test_saved_matches_keep_their_order_except_those_played_since() -> None:
    found = [
        Stored(each, saved_entry(each).text, number) for each, number in (("m4", 9), ("m3", 8), ("m2", 7), ("m1", 6))
    ]
    # The match begun last, m4, has no summary.
    known = match_summaries.from_text(
        match_summaries.to_text([saved_entry("m1"), saved_entry("m3"), saved_entry("m2"), saved_entry("gone")])
    )

    def order(*stored: Stored) -> list[str]:
        return [each.identity for each in match_summaries.in_list_order(stored, known)]

    assert order(*found) == ["m4", "m1", "m3", "m2"]
    played = replace(found[1], text=found[1].text + " ")
    assert order(played, found[2], found[3]) == ["m3", "m1", "m2"]
    assert match_summaries.in_list_order(found, {}) == tuple(found)


def test_a_match_is_read_when_it_is_opened_renamed_copied_or_exported() -> None:
    (unread,) = unread_shelf(saved_entry("m1"))
    model = Model(shelf=(unread,))
    opened, _ = update(model, m.OpenMatch("m1"))
    assert opened.session is not None and opened.session.stage == REVEAL and opened.shelf[0].session
    renamed, (save, _) = update(model, m.RenameMatch("m1", "dearer"))
    assert isinstance(save, Save) and '"title": "dearer"' in save.text and renamed.shelf[0].session
    copied, _ = update(model, m.DuplicateMatch("m1", "m2"))
    assert [each.identity for each in copied.shelf] == ["m1", "m2"]
    _, (file,) = update(model, m.ExportMatch("m1"))
    assert isinstance(file, Download) and opened.session is not None
    assert file.text == record.to_json(opened.session.match.as_seen_by(None))


def test_a_match_that_turns_out_to_be_unreadable_says_why() -> None:
    (unread,) = unread_shelf(saved_entry("m1"))
    model, _ = update(Model(shelf=(replace(unread, text=unread.text[:-20]),)), m.OpenMatch("m1"))
    assert model.session is None and "damaged" in first_screen_words(model)


def test_a_link_finds_its_match_even_if_it_is_still_unread(two_devices: tuple[Device, Device]) -> None:
    ada, ben = two_devices
    ada.command("N:")
    link, identity, secret = ben.command("N:"), ada.linked.identity, ada.linked.secret
    kept = Saved(identity, ada.session, session_codec.to_text(ada.session))
    ada.model = Model(shelf=unread_shelf(kept))
    assert "duplicate-" not in str(page_markup.page(ada.model)), "a match by link cannot be duplicated"
    ada.send(m.OpenLink(link))
    assert ada.linked.secret == secret and len(ada.model.shelf) == 1


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_finds_its_match_even_without_a_summary(two_devices: tuple[Device, Device], is_there: bool) -> None:
    """The match holds the key of a seat, which would be overwritten if the link were opened as a new match."""
    ada, ben = two_devices
    ada.command("N:")
    link, identity, secret = ben.command("N:"), ada.linked.identity, ada.linked.secret
    summary = MatchSummary("A match", ("It is being read.",))
    kept = Saved(identity, None, session_codec.to_text(ada.session), summary=summary)
    ada.model = Model(shelf=(kept,) if is_there else ())
    ada.model, effects = update(ada.model, m.OpenLink(link))
    (step,) = (each for each in effects if isinstance(each, UseKeys))
    # The rest of the saved matches is read while keys are in use.
    ada.send(*[m.ShelfRead((kept,))] * (not is_there))
    ada.use_keys(step)
    assert ada.linked.secret == secret and len(ada.model.shelf) == 1


@pytest.mark.parametrize("text", ["the same", "another"])
def test_a_match_read_later_replaces_only_its_own_text(text: str) -> None:
    one = saved_entry("m1")
    unread = replace(one, session=None, summary=MatchSummary("", ()))
    read = one if text == "the same" else replace(one, text=one.text + " ")
    model, _ = update(Model(shelf=(unread,)), m.ShelfRead((read, saved_entry("m2"))))
    assert [each.identity for each in model.shelf] == ["m1", "m2"]
    assert (model.shelf[0].session is not None) == (text == "the same")


@pytest.mark.parametrize("game", library.GAMES)
def test_a_summary_names_the_game_of_its_match(game: str) -> None:
    scenario, title = face_of(game).beginner_scenarios[0], face_of(game).title
    begun = update(update(Model(), m.ChooseScenario(scenario, game))[0], m.BeginMatch("fresh", {}, "00"))[0]
    assert begun.session is not None
    where = match_summaries.status_lines(match_summaries.summarize(begun.session))[0]
    name = shipped_name(game, str(library.scenario_mapping(scenario, game)["name"]))
    is_said = game == "rosenkreuz"  # its scenarios have its name
    assert where.startswith(f"{name} · " if is_said else f"{title} · {name} · ")


def test_commands_signed_before_a_crash_survive_the_next_link(
    two_devices: tuple[Device, Device],
) -> None:
    """The disk has them and reports them while keys are in use; signing again would be a second answer."""
    ada, ben = two_devices
    link, identity, older = ben.command("N:"), ada.linked.identity, session_codec.to_text(ada.session)
    ada.command("P: INF > Drift")
    newer, (own,) = session_codec.to_text(ada.session), ada.linked.signed
    ada.model = Model(shelf=(Saved(identity, None, older, summary=MatchSummary("A match", ("It is being read.",))),))
    ada.model, effects = update(ada.model, m.OpenLink(link))
    (step,) = (each for each in effects if isinstance(each, UseKeys))
    ada.send(m.Recovered(identity, newer))
    ada.use_keys(step)
    assert own in ada.linked.signed and len(ada.model.shelf) == 1
    assert not ada.linked.composing and not ada.model.is_busy
