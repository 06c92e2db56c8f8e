"""Codes are explained where they appear: on a sheet, in the legend, in a catalog opened while writing commands."""

from __future__ import annotations

import pytest

from rozz import library
from rozz.engine.rozz.text.cards import sentences
from rozz.ui.games.rozz.texts.piece_list import summary_line
from rozz.ui.i18n.engine_texts import render
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from tests.support.ui.table import page_after


def test_a_tapped_tile_explains_its_pieces() -> None:
    shown = page_after("headquarters-2", "rozz", m.TapTile("Rozz"))
    sheet = shown.split('id="sheet"')[1]
    assert "<strong>Industry Complex</strong> <code>IC</code>" in sheet and "Gives $10 every turn (R11)." in sheet
    assert "pieces-here" not in shown and say("pieces-here") in sheet
    assert say("pieces-here") not in page_after("headquarters-2", "rozz", m.TapTile("H1"))


def test_a_tapped_rosenkreuz_piece_says_where_it_is_safe() -> None:
    shown = page_after("rosenkreuz-skirmish", "rosenkreuz", m.TapTile("d2"))
    assert say("rosenkreuz-home", color="black") in shown.split('id="sheet"')[1]


def test_the_catalog_opens_while_commands_are_written_and_keeps_them() -> None:
    buying = (m.TapTile("Drift"), m.Pick("purchase:ARMOR"), m.Add())
    shown = page_after("headquarters-2", "rozz", *buying, m.OpenDialog("catalogue"))
    panel = shown.split('id="dialog"')[1]
    for name, price in (("Mid-Range Neutron Missile", "$6"), ("Missile Defense System", "$50")):
        assert name in panel and f">{price}<" in panel
    assert "P: ARMOR &gt; Drift</textarea>" in shown
    assert 'data-name="catalogue"' in page_after("headquarters-2", "rozz", m.OpenDialog("menu"))
    assert 'data-name="catalogue"' not in page_after("five-isles", "ozymandia", m.OpenDialog("menu"))


def test_the_legend_shows_exactly_the_pieces_of_the_scenario() -> None:
    panel = page_after("solo-training", "rozz", m.OpenDialog("legend")).split('id="dialog"')[1]
    assert "Armored Division (ARMOR)" in panel and "Jet (JET)" not in panel


def test_the_legend_explains_the_numbers_beside_tokens() -> None:
    panel = page_after("solo-training", "rozz", m.OpenDialog("legend")).split('id="dialog"')[1]
    assert ">+2<" in panel and say("rozz-legend-more") in panel
    assert say("rozz-legend-home") in panel


def test_the_legend_explains_the_flag_below_other_pieces() -> None:
    panel = page_after("headquarters-2", "rozz", m.OpenDialog("legend")).split('id="dialog"')[1]
    before, _ = panel.split(say("rozz-legend-banner"))
    sample = before.split("<svg")[-1]
    assert "home-flag banner-of seat-1" in sample and '<tspan class="owner at-home seat-1">R<' in sample


def test_the_legend_shows_each_players_letter() -> None:
    """For players who cannot see colors; where two names begin alike, with the reason for another letter."""
    panel = page_after("headquarters-2", "rozz", m.OpenDialog("legend")).split('id="dialog"')[1]
    assert all(say("rozz-legend-seat", name=name, letter=name[0]) in panel for name in ("Red", "Blue"))
    panel = page_after("headquarters-4", "rozz", m.OpenDialog("legend")).split('id="dialog"')[1]
    assert f"{say('rozz-legend-seat', name='Green', letter='G')}<" in panel
    assert say("rozz-legend-seat-other", name="Gold", letter="O", initial="G", other="Green") in panel


CATALOG = library.game("rozz").read(library.scenario_mapping("headquarters-2")).catalog


@pytest.mark.parametrize("item", list(CATALOG.items.values()), ids=lambda item: item.abbreviation)
def test_every_piece_has_a_line_from_its_card(item) -> None:  # type: ignore[no-untyped-def]
    used = [text for each in sentences(item, CATALOG) if (text := render(each)) in summary_line(item, CATALOG)]
    assert 1 <= len(used) <= 2 and " ".join(used) == summary_line(item, CATALOG)
    assert not used[0].startswith(f"{item.name}:"), "the name stands there already"
