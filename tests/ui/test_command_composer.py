"""Writing commands: numbers at a tap, what a command costs and leaves, groups of choices, what is unavailable."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape, unescape

import pytest

from rozz.engine.rozz.model.commands import Purchase, Strike
from rozz.ui.board import arrows as ink
from rozz.ui.features import settings_codec
from rozz.ui.features.composer import command_editing, text_commands
from rozz.ui.features.match_list import session_codec
from rozz.ui.games import face_of
from rozz.ui.games.face import Marks
from rozz.ui.games.rozz.drawing.tile_contents import Ghost
from rozz.ui.games.rozz.texts.purchase_kinds import KINDS
from rozz.ui.games.rozz.turn_steps import targets_of
from rozz.ui.i18n import translations
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Focus, Remember, Scroll
from tests.support.engine.report_lines import add_hint, refusal_text, sentence
from tests.support.ui.opponents_table import begin_match
from tests.support.ui.table import ADA_BUYS, GameTable, Table, words
from tests.support.words import beginning, longest_part, pattern, pattern_text


def part(shown: str, identity: str) -> str:
    """An element of the page by its id, up to the next element with an id."""
    begin = shown.index(f'id="{identity}"')
    return shown[begin : shown.find(' id="', begin + 5)]


BEGUN = (m.IAm(), m.TapTile("Drift"), m.Pick("purchase:INF"))


def numbers(shown: str) -> list[int]:
    """The numbers that the buttons of a dial set."""
    return [int(each) for each in re.findall(r'data-do="dial" data-key="quantity" data-number="(\d+)"', shown)]


def row_of(shown: str) -> str:
    (row,) = re.findall(r'<li class="order[^"]*">(.*?)</li>', shown)
    return row


def test_a_listed_command_is_in_words_and_in_notation_while_edited() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"))
    row = row_of(table.shown)
    named = say("rozz-command-move", pieces="2 INF", start="Drift", tile="D2")
    assert f">{named}</button>" in row, "a button is called by the words"
    assert '<code class="notation" aria-hidden="true" hidden>M: INF*2 @ Drift &gt; D2</code>' in row
    table.send(m.EditOrder(0))
    assert '<code class="notation" aria-hidden="true">M: INF*2 @ Drift &gt; D2</code>' in row_of(table.shown)


@pytest.mark.parametrize(("text", "key"), [("R:", "rozz-command-resign"), ("N:", "rozz-command-nothing")])
def test_a_short_command_is_not_misread(text: str, key: str) -> None:
    assert words(row_of(Table().send(m.IAm(), m.Type(text)).shown)).strip().startswith(f"1 {say(key)} {text}")


#: Both commands of this turn are in the list.
ALL_SET = sentence("rozz-command-all-set", allowance=2)


def test_the_page_says_when_all_commands_are_set_and_what_is_next() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    for _ in range(2):
        assert say("then-ready", button=say("ready")) not in words(table.shown)
        table.send(m.Pick("purchase:INF"), m.Add())
    assert f"{ALL_SET} {say('then-ready', button=say('ready'))}" in words(table.shown)
    table.send(m.Cancel())
    assert f"{ALL_SET} {say('then-ready', button=say('ready'))}" in words(table.shown)
    table.send(m.TryDifferently())
    assert f"{ALL_SET} {say('then-ready', button=say('play-out'))}" in words(table.shown)
    table.send(m.Undo())
    assert say("then-ready", button=say("ready")) not in words(table.shown)


def test_unreadable_lines_are_mentioned_before_ready_is_next() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift\nP: INF > Drift\nmeet at dawn"))
    assert expected(table).endswith(f"{ALL_SET} {say('but-unread', number=1)}")
    table.send(m.Type("P: INF > Drift\nP: INF > Drift\nmeet at dawn\nand at noon"))
    assert expected(table).endswith(f"{ALL_SET} {say('but-unread', number=2)}")
    table.send(m.Type("P: INF > Drift\nP: INF > Drift"))
    assert expected(table).endswith(f"{ALL_SET} {say('then-ready', button=say('ready'))}")


def expected(table: Table) -> str:
    """What the header of the command list says to do."""
    (text,) = re.findall(r'class="expects"[^>]*>(.*?)</p>', table.shown)
    return words(text)


@pytest.mark.parametrize("number", [3, 150])
def test_too_many_commands_show_the_limit_instead_of_all_set(number: int) -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift\n" * number))
    text = words(table.shown)
    assert sentence("rozz-command-too-many", allowance=2, used=number) in text
    assert say("then-ready", button=say("ready")) not in text and ALL_SET not in text
    table.send(m.TapTile("Drift"))
    assert ALL_SET not in words(table.shown)


def test_buttons_change_a_number_by_one_five_or_ten_or_to_all() -> None:
    table = Table().send(*BEGUN)
    assert numbers(table.shown) == [1, 2, 6, 11, 50]
    table.send(m.Dial("quantity", 11), m.Dial("quantity", 21))
    assert numbers(table.shown) == [20, 22, 26, 31, 50]
    table.send(m.Add())
    assert table.session.composer.commands == (Purchase("INF", 21, "Drift"),)


def test_a_tap_beside_the_marks_says_the_selection_is_cleared() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.Dial("quantity", 3))
    far = next(place for place in table.session.match.scenario.board.tiles if place not in targets(table))
    table.send(m.TapTile(far))
    assert say("let-go") in table.shown
    table.send(m.TapTile("Drift"))
    assert say("now-let-go") not in table.shown, "nothing was begun"


def targets(table: Table) -> dict[str, str]:
    return command_editing.targets(command_editing.offer(table.session))


def test_the_number_of_a_picked_item_scrolls_into_view() -> None:
    table = Table().send(*BEGUN)
    assert Scroll("dials") in table.effects and 'id="dials"' in table.shown


def test_leaps_are_offered_only_where_enough_pieces_are_available() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"))
    assert numbers(table.shown) == [4, 5, 5], "five stand there: fewer, more (none), all"


@pytest.mark.parametrize(("typed", "taken"), [(21, 21), (999, 50), (0, 1)])
def test_a_typed_number_is_limited_to_what_is_available(typed: int, taken: int) -> None:
    table = Table().send(*BEGUN, m.Dial("quantity", typed), m.Add())
    assert table.session.composer.commands == (Purchase("INF", taken, "Drift"),)


def test_price_and_remainder_are_shown_before_add() -> None:
    table = Table().send(*BEGUN, m.Dial("quantity", 21))
    head = words(part(table.shown, "commanding"))
    assert add_hint("buy", pieces="21 INF", tile="Drift", cost=21) in head
    assert say("with-it", tally="1 of 2 commands · $29 left") in head
    table.send(m.Cancel())
    assert "0 of 2 commands · $50 left" in words(part(table.shown, "commanding"))


def test_the_bar_and_the_map_count_commands_and_money_as_the_tally_does() -> None:
    table = Table().send(m.IAm())
    assert say("rozz-pill", commands=2, money=50) in words(part(table.shown, "note-RED"))
    table.send(m.Type("P: ARMOR > Drift"))
    used = say("rozz-pill-used", used=1, allowance=2, money=30)
    for identity in ("note-RED", "figure-RED"):
        assert used in words(part(table.shown, identity))
    assert say("rozz-pill", commands=2, money=50) in words(part(table.shown, "note-BLUE"))
    assert used not in table.send(m.HandIn(), m.IAm()).shown, "it is secret"


def test_a_missile_counts_as_a_piece_of_the_player_who_holds_its_tile() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift\nP: SRNUKE > Drift"), m.HandIn(), m.IAm(), m.HandIn())
    table.send(m.ShowEveryone())
    after = table.session.match.played[-1].after
    figures = face_of("rozz").figures
    before = table.session.match.played[-1].before
    assert figures(after)["RED"]["pieces"] == figures(before)["RED"]["pieces"] + 2


def test_the_header_names_an_empty_headquarters() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D2"))
    head = table.shown[table.shown.index('id="slip-head"') : table.shown.index('id="slip-body"')]
    assert say("rozz-undefended", number=1, tiles="Drift") in words(head)


def test_text_in_the_header_is_not_repeated() -> None:
    table = Table().send(*BEGUN)
    assert words(table.shown).count(add_hint("buy", pieces="1 INF", tile="Drift", cost=1)) == 1
    assert words(table.shown).count("1 of 2 commands") == 1


def test_a_group_shows_its_name_once_but_every_button_reads_it_out() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    assert re.findall(r'class="group-name">([^<]+)<', table.shown) == ["Move", "Buy"]
    assert '<span class="heard">Buy </span>ARMOR' in table.shown


def test_purchases_are_grouped_by_kind_with_affordable_ones_first() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    kinds = [say(f"rozz-kind-{kind}") for kind in KINDS]
    assert re.findall(r'class="kind-name">([^<]+)<', table.shown) == [each for each in kinds if each in table.shown]
    assert '<span class="full-name">Armored Division</span>' in table.shown
    # Next turn neither a jet nor a trap is affordable.
    table.send(m.Type("P: INF*50 > Drift"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm(), m.TapTile("Drift"))
    sorted_kinds = [say(f"rozz-kind-{kind}") for kind in ("troops", "missiles", "income", "aircraft", "defense")]
    assert re.findall(r'class="kind-name">([^<]+)<', table.shown) == sorted_kinds
    for kind in table.shown.split('class="kind"')[1:]:
        dear = ["aria-disabled" in each for each in re.findall(r"<button[^>]*>", kind.split("</div></div>")[0])]
        assert dear == sorted(dear), "what can be paid comes first"


def test_a_player_name_of_two_words_stays_whole() -> None:
    names = {"RED": "Ada", "BLUE": "Mary Ann"}
    table = Table().send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2", names), m.IAm())
    table.send(m.Type("P: CORR"))  # without CORR, writing is not offered
    assert re.findall(r'class="group-name">([^<]+)<', table.shown) == ["Write to"]
    assert "Send AID to Mary Ann" in words(table.shown)


def test_one_sentence_says_that_the_command_limit_is_reached() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Drift\nP: INF > Drift"), m.TapTile("Drift"))
    sheet = words(table.shown[table.shown.index('id="sheet"') : table.shown.index('id="dispatch"')])
    assert ALL_SET in sheet
    assert "Buy" not in sheet
    table.send(m.DeleteOrder(0))
    assert "Buy" in words(table.shown[table.shown.index('id="sheet"') :])


def test_one_sentence_lists_what_is_too_expensive() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF*45 > Drift"), m.TapTile("Drift"))
    reasons = re.findall(r'class="why">([^<]+)<', table.shown)
    (dear,) = (each for each in reasons if sentence("rozz-reason-too-dear", money=5) in each)
    assert dear.startswith("ARMOR, BOMBER, JET") and dear.endswith(sentence("rozz-reason-too-dear", money=5))


def test_void_commands_name_players_not_colors() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF > Rozz"))
    why = refusal_text("not-occupied", tile="Rozz", occupying=("HQ", "INF", "ARMOR"))
    assert why in words(table.shown)
    table.send(m.Ready())
    asked = words(table.shown[table.shown.index('id="dialog"') :])
    assert why in asked and "RED" not in asked


def arrows(shown: str) -> list[str]:
    """How each arrow on the board is drawn."""
    return re.findall(r'class="arrow ([^"]+)"', shown)


def test_a_void_command_is_drawn_as_void_and_moves_nothing() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D2\nM: INF*5 @ Drift > D3"))
    assert arrows(table.shown) == ["move given seat-1", "move failed seat-1"]
    planned = re.findall(r'id="pieces-(\w+)"[^>]*>(?:(?!id="pieces).)*planned', table.shown)
    assert planned == ["D2"]
    table.send(m.Type("P: INF > Rozz"))
    assert "token seat-1 fresh" not in table.shown


def test_a_draft_that_would_be_void_is_drawn_as_void() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"))
    assert arrows(table.shown) == ["move draft seat-1"]
    # Until it is added, commands typed as text use its pieces: of five, two are left for it.
    table.send(m.Type("M: INF*3 @ Drift > D3"))
    assert command_editing.offer(table.session).command is None or arrows(table.shown)[-1] != "move failed seat-1"
    (given,) = table.session.composer.commands
    marks = Marks(viewer="RED", is_draft_void=True)
    face = face_of("rozz")
    assert arrows(str(face.board(table.session.match, marks, (), given))) == ["move failed seat-1"]


def test_a_draft_shows_where_pieces_arrive_and_what_it_targets() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"))
    assert re.findall(r'id="pieces-(\w+)"[^>]*>(?:(?!id="pieces).)*planned', table.shown) == ["D2"]
    scenario, position = table.session.match.scenario, table.session.match.state.position
    (inf,) = (piece for piece in position["Braxx"] if piece.item == "INF")
    strike = Strike("SRNUKE", "Drift", "Braxx")
    assert targets_of(scenario, position, strike) == (Ghost("Braxx", inf, 5, "destroyed"),), "no headquarters"
    jet = Strike("JET", "Drift", "Braxx", "INF", "BLUE")
    assert targets_of(scenario, position, jet) == (Ghost("Braxx", inf, 1, "destroyed"),)
    assert targets_of(scenario, position, replace(jet, target="ARMOR")) == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_way_out_of_a_command_says_what_becomes_of_it(language: str) -> None:
    table = Table().send(m.SetLanguage(language), m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"))
    try:
        (way_out,) = re.findall(r'<button data-do="cancel">([^<]*)', table.shown)
        table.send(m.Cancel(), m.Type("M: INF*5 @ Drift > D2"), m.EditOrder(0))
        (kept,) = re.findall(r'<button data-do="cancel">([^<]*)', table.shown)
        assert (way_out, kept) == (say("cancel"), say("cancel-edit")) and way_out != kept
        assert way_out not in ("Cancel", "Abbrechen"), "it says neither the command nor the list"
        assert len(table.send(m.Cancel()).session.composer.commands) == 1
    finally:
        translations.use(translations.ENGLISH)


def test_an_edited_command_is_drawn_once_as_a_draft() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*5 @ Drift > D2"), m.EditOrder(0))
    assert arrows(table.shown) == ["move draft seat-1"]


def test_the_board_shows_once_what_moves_and_how_many() -> None:
    table = Table().send(m.IAm(), m.Type("M: INF*3 @ Drift > D2"))
    (ghost,) = re.findall(r'class="token seat-1 planned".*?</g></g>', table.shown)
    assert 'href="#icon-INF"' in ghost and ">3</text>" in ghost
    assert 'class="pill ' not in table.shown
    # A draft has no ghost yet, so its pill shows it.
    table.send(m.EditOrder(0))
    (pill,) = re.findall(r'class="pill draft.*?</g>', table.shown)
    assert 'href="#icon-INF"' in pill and ">3</text>" in pill


def test_a_void_march_is_drawn_as_void_on_area_maps_too() -> None:
    # Coral belongs to the other player: a march from there is void.
    table = Table().send(m.NewMatch(), m.ChooseScenario("five-isles", "ozymandia"), m.BeginMatch("m2", {}), m.IAm())
    table.send(m.Type("1 Brine > Fern\nBomb Coral"))
    assert arrows(table.shown) == ["move given seat-1"]
    assert table.shown.count('class="bomb"') == 1
    table.send(m.Type("1 Coral > Gull\nBomb Coral\nBomb Gull"))
    assert arrows(table.shown) == ["move failed seat-1"]
    assert table.shown.count('class="bomb"') == 0


def test_the_sheet_of_a_setup_is_about_the_last_territory() -> None:
    """Its title stayed with the first territory while the map marked another."""
    table = Table().send(m.NewMatch(), m.ChooseScenario("archipelago", "simultaneous-risk"), m.BeginMatch("m2", {}))
    for place in ("Ash", "Dogwood"):
        table.send(m.TapTile(place))
        assert f'class="sheet" aria-label="{place}"' in table.shown
        assert re.search(rf"<h2>{place}\b", table.shown)


SCENARIOS = [
    ("rozz", "headquarters-2"),
    ("rosenkreuz", "rosenkreuz-skirmish"),
    ("ozymandia", "five-isles"),
    ("simultaneous-risk", "archipelago"),
    ("campaigns", "meeting-the-wizard"),
]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_resigning_asks_for_confirmation_in_every_game(game: str, scenario: str) -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario(scenario, game), m.BeginMatch("m2", {}))
    if table.session.stage == "handover":
        table.send(m.IAm())
    name = table.session.match.names[table.session.seat]
    table.send(m.OpenDialog("resigning"))
    question = "doubt-resign" if table.session.is_sealed else "doubt-resign-move"
    (winner,) = (each for each in table.session.match.names.values() if each != name)
    assert f"{say(question, name=name)} {say('then-wins', names=winner, number=1)}" in words(table.shown)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_typed_resignation_is_asked_about_like_that_of_the_menu(game: str, scenario: str) -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario(scenario, game), m.BeginMatch("m2", {}))
    if table.session.stage == "handover":
        table.send(m.IAm())
    session = table.session
    match = session.match
    (resigning,) = match.game.resignation_commands(match.scenario, session.seat)
    asked = dialog_of(table.send(m.OpenDialog("resigning")))
    table.send(m.CloseDialog(), m.Type(match.game.write(resigning)), m.Ready())
    assert dialog_of(table) == asked and say("resign-question") in asked
    table.send(m.CloseDialog())
    assert table.session.composer.commands == (resigning,), "nothing is lost by asking"
    table.send(m.Ready(), m.Resign())
    assert table.session.match.played or table.session.match.pending


def dialog_of(table: Table) -> str:
    """The open panel."""
    return table.shown.split('id="dialog"')[1].split("</section>")[0]


def test_an_illegal_move_is_not_drawn_as_a_path() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("rosenkreuz-skirmish", "rosenkreuz"), m.BeginMatch("m2", {}))
    table.send(m.Type("a2-a3"))
    assert "way-start" in table.shown
    table.send(m.Type("a2-a8"))
    assert table.session.composer.commands and "way-start" not in table.shown


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("rozz", "headquarters-2"), ("rosenkreuz", "rosenkreuz"), ("ozymandia", "five-isles"),
     ("simultaneous-risk", "swift-world")],
)  # fmt: skip
def test_the_text_box_shows_an_example_that_is_a_valid_command(game: str, scenario: str) -> None:
    table = begin_match(game, scenario).send(m.IAm(), m.SwitchTyping())
    (example,) = re.findall(f'placeholder="{pattern_text("typed-example", command=re.compile("(.+?)"))}"', table.shown)
    table.send(m.Type(unescape(example)))
    assert len(table.session.composer.commands) == 1 and command_editing.judged(table.session)[0].is_done


def test_the_text_box_is_folded_until_opened_and_then_stays_open() -> None:
    table = Table().send(m.IAm())
    assert re.search(r'<label id="typing"[^>]* hidden', table.shown)
    assert f'aria-expanded="false" aria-controls="typing">{say("type-commands")}<' in table.shown
    table.send(m.SwitchTyping())
    assert Focus("typed") in table.effects and not re.search(r'<label id="typing"[^>]* hidden', table.shown)
    (kept,) = (each for each in table.effects if isinstance(each, Remember))
    assert settings_codec.from_text(settings_codec.to_text(kept.settings)) == table.model.settings
    table.send(m.TryDifferently())
    assert table.model.aside and not re.search(r'<label id="typing"[^>]* hidden', table.shown)
    table.send(m.BackToTable())
    table.send(m.SwitchTyping(), m.Type("meet at dawn"))
    assert not re.search(r'<label id="typing"[^>]* hidden', table.shown), "a mistake is never hidden"


def is_high(table: Table) -> bool:
    """Whether the sheet is high, and the button says so."""
    high = bool(re.search(r'id="sheet" class="sheet high"', table.shown))
    states = re.findall(r'data-do="switch-sheet" aria-expanded="(true|false)"', table.shown)
    assert states in ([], ["true" if high else "false"])
    return high


def test_the_sheet_of_purchases_stays_high_until_the_turn_is_submitted() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    assert not is_high(table)
    table.send(m.SwitchSheet())
    assert is_high(table)
    assert table.shown.index('data-key="purchase:INF"') < table.shown.index('data-key="move:INF"'), "purchases first"
    table.send(m.Pick("purchase:ARMOR"))
    assert is_high(table)
    table.send(m.Add(), m.TapTile("Drift"))
    assert is_high(table)
    table.send(m.Pick("move:INF"))
    assert not is_high(table) and "switch-sheet" not in table.shown, "the board is needed for the target"
    table.send(m.Cancel(), m.TapTile("Drift"))
    assert is_high(table)
    table.send(m.HandIn(), m.IAm(), m.TapTile("Braxx"))
    assert not is_high(table), "the next player has not asked for it"


def test_a_new_match_begins_with_the_text_box_folded() -> None:
    table = Table().send(m.IAm(), m.SwitchTyping())
    table.send(m.NewMatch(), m.ChooseScenario("headquarters-2"), m.BeginMatch("m2"), m.IAm())
    assert re.search(r'<label id="typing"[^>]* hidden', table.shown)
    table.send(m.OpenMatch("m1"), m.IAm())
    assert not re.search(r'<label id="typing"[^>]* hidden', table.shown), "the match in which it was opened"


@pytest.mark.parametrize("text", ['{"text-box": true}', '{"text-box": ["m1"]}'])
def test_an_open_text_box_of_an_older_release_is_folded(text: str) -> None:
    assert settings_codec.from_text(text).text_box_of == ""


def test_every_unreadable_line_is_listed_with_its_reason() -> None:
    table = Table().send(m.IAm(), m.Type("P: ARMUR > Drift\nP: ARMOR > Drift\nM: INFF @ Drift > D2\nmeet at dawn"))
    text = words(unescape(part(table.shown, "typed-mistake")))
    assert say("mistakes", number=3) in text
    assert say("not-understood", line=1, word="ARMUR", meant="ARMOR", expected="") in text
    assert say("not-understood", line=3, word="INFF", meant="INF", expected="") in text
    assert longest_part("not-understood", line=4, word="meet at dawn", meant="none") in text
    assert beginning("mistake", line=2) not in text and not pattern("mistakes-more").search(text)
    table.send(m.Type("\n".join("abcdefgh")))
    text = words(unescape(part(table.shown, "typed-mistake")))
    assert (
        say("mistakes", number=8) in text
        and beginning("mistake", line=5) in text
        and beginning("mistake", line=6) not in text
        and say("mistakes-more", number=3) in text
    )
    table.send(m.StoppedTyping(table.model.letters))
    assert f"{say('mistakes', number=8)} {beginning('mistake', line=1)}" in words(part(table.shown, "typed-heard"))
    table.send(m.Type("meet at dawn"))
    assert not pattern("mistakes").search(words(part(table.shown, "typed-mistake")))


def unread_word_message(word: str, wanted: str, meant: str = "none", **facts: object) -> str:
    """The message for a word where something else was expected."""
    return say("not-understood", line=1, word=word, expected=say(wanted, **facts), meant=meant)


def quoted(word: str) -> str:
    """The beginning of that message."""
    return longest_part("not-understood", line=1, word=word, meant="none")


def missing(after: str, expected: str) -> str:
    """The message for a place where something is missing."""
    return say("missing-after", line=1, word=after, expected=say(expected), meant="none")


@pytest.mark.parametrize(
    ("game", "scenario", "line", "expected"),
    [
        (
            "rozz",
            "headquarters-2",
            "P: INFF > Drift",
            unread_word_message("INFF", "rozz-typed-item", meant="INF"),
        ),
        ("rozz", "headquarters-2", "M: INF @ Drift >", missing(">", "rozz-typed-tile")),
        ("rozz", "headquarters-2", "Q: INF > Drift", unread_word_message("Q:", "rozz-typed-letters")),
        ("rosenkreuz", "rosenkreuz", "c3-c4 c5", unread_word_message("c5", "rosenkreuz-typed-end")),
        ("rosenkreuz", "rosenkreuz", "i3-c4", unread_word_message("i3-c4", "rosenkreuz-typed-square")),
        ("rosenkreuz", "rosenkreuz", "c3-", missing("c3-", "rosenkreuz-typed-square")),
        ("ozymandia", "five-isles", "attack!", quoted("attack!")),
        ("ozymandia", "five-isles", "hide\u202e”it", quoted("hide’it")),
        ("ozymandia", "five-isles", "q" * 500, quoted(f"{'q' * 300}…")),
        ("ozymandia", "five-isles", "3 Ash", unread_word_message("3 Ash", "areas-typed-arrow", places="areas")),
        ("ozymandia", "five-isles", "+ Ash", unread_word_message("Ash", "areas-typed-number")),
    ],
)
def test_unreadable_text_is_quoted_with_its_column_in_small_print(
    game: str, scenario: str, line: str, expected: str
) -> None:
    """No player counts to the seventh letter."""
    table = begin_match(game, scenario).send(m.IAm(), m.Type(line))
    shown = unescape(part(table.shown, "typed-mistake"))
    assert expected in shown, shown
    assert re.search(f"<small[^>]*>{say('at-column', column='[0-9]+')}</small>", shown), shown
    assert "(column" not in shown and "found '" not in shown
    table.send(m.StoppedTyping(table.model.letters))
    where = f"\\({say('at-column', column='[0-9]+')}\\)"
    assert re.search(where, words(part(table.shown, "typed-heard"))), "who sees no mark hears where"


@pytest.mark.parametrize(
    ("game", "scenario", "line", "mended"),
    [
        ("rozz", "headquarters-2", "P: ARMUR*2 > Drift", "P: ARMOR*2 > Drift"),
        ("rozz", "headquarters-2", "M: inff @ Drfit > D2", "M: INF @ Drift > D2"),
        ("rozz", "headquarters-2", "buy armor drift", "P: ARMOR > Drift"),
        ("ozymandia", "five-isles", "3 Corral > Drake", "3 Coral > Drake"),
    ],
)
def test_a_suggestion_is_a_button_that_applies_it(game: str, scenario: str, line: str, mended: str) -> None:
    table = begin_match(game, scenario).send(m.IAm(), m.Type(f"{line}\nnever mind"))
    for _ in range(3):  # a line may have several mistakes
        meant = [each for each in text_commands.mistakes(table.session) if each.suggestion]
        if meant:
            button = f'data-do="take-suggestion" data-number="1">{say("did-you-mean", meant=meant[0].suggestion)}<'
            assert button in unescape(part(table.shown, "typed-mistake"))
            table.send(m.TakeSuggestion(1))
            assert Focus("typed") in table.effects
    assert text_commands.as_text(table.session).splitlines()[0] == mended
    (command,) = table.session.composer.commands
    assert table.session.match.game.write(command) == mended
    before = table.session
    assert table.send(m.TakeSuggestion(2), m.TakeSuggestion(9)).session.composer == before.composer
    table.send(m.Undo())
    assert not table.session.composer.commands


@pytest.mark.parametrize(
    ("line", "is_shown"), [("hello", True), ("P: TANK > Drift", True), ("P: INFF > Drift", False), ("N:", False)]
)
def test_the_command_format_is_shown_if_nothing_similar_was_typed(line: str, is_shown: bool) -> None:
    table = Table().send(m.IAm(), m.Type(line))
    text = words(unescape(part(table.shown, "typed-mistake")))
    assert (say("typed-looks", command="P: INF > Drift") in text) == is_shown, text
    assert "TRANS" not in text


@pytest.mark.parametrize("line", [f"P: {'q' * 100_000}", f"{'q ' * 900}: INF", f"M: INF @ Drift > D2 {'?' * 100_000}"])
def test_the_mark_in_a_long_line_shows_the_text_around_it(line: str) -> None:
    table = Table().send(m.IAm(), m.Type(line))
    (mistake,) = text_commands.mistakes(table.session)
    shown, mark = mistake.caret.split("\n")
    assert len(shown) <= 62 and len(mark) <= len(shown) + 1
    column = int(mistake.where.split()[-1])
    if column <= 2000:
        assert shown[len(mark) - 1 : len(mark)] == line[column - 1 : column]


def test_typing_more_costs_only_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().send(m.IAm())
    text = "\n".join(f"M: INF*{number} @ Drift > D2" for number in range(1, 151))
    table.send(m.Type(text))
    read, drawn = [], []
    parse, begun = type(table.session.match.game).parse, ink._curve
    monkeypatch.setattr(type(table.session.match.game), "parse", lambda *given: read.append(given) or parse(*given))
    monkeypatch.setattr(ink, "_curve", lambda *given: drawn.append(given) or begun(*given))
    table.send(m.Type(f"{text}\nM: INF @ Drift > D3"))
    assert (len(table.session.composer.commands), len(read), len(drawn)) == (151, 1, 1)


def test_deleting_a_command_removes_it_from_an_overlong_text() -> None:
    table = Table().send(m.IAm())
    lines = [f"M: INF*{number} @ Drift > D2" for number in range(1, 200)]
    table.send(m.Type("\n".join(lines)), m.Type("\n".join((*lines, "N:", "P: ARMOR > Drift", "meet at dawn"))))
    assert say("too-many-lines", most=200) in table.shown and len(table.session.composer.commands) == 199
    table.send(m.DeleteOrder(0))
    assert say("too-many-lines", most=200) in table.shown and len(table.session.composer.commands) == 198
    assert text_commands.as_text(table.session).splitlines() == [*lines[1:], "N:", "P: ARMOR > Drift", "meet at dawn"]
    again = session_codec.from_text(session_codec.to_text(table.session)).drafts["RED"]
    assert again.written == table.session.composer.written
    table.send(m.DeleteOrder(0))
    # Now it is short enough to be read.
    assert len(table.session.composer.commands) == 199 and table.session.composer.written.unread == ("meet at dawn",)
    assert text_commands.as_text(table.session).splitlines() == [*lines[2:], "N:", "P: ARMOR > Drift", "meet at dawn"]


def test_a_list_longer_than_the_text_limit_survives_a_reload() -> None:
    session = Table().send(m.IAm()).session
    composer = session.composer.having((Purchase("INF", 1, "Drift"),) * 201)
    again = session_codec.from_text(session_codec.to_text(replace(session, composer=composer))).drafts["RED"]
    assert again.written == composer.written


@pytest.mark.parametrize("line", ["\u200b", "\u200b\u2060"])
def test_a_line_of_invisible_characters_is_not_quoted(line: str) -> None:
    (mistake,) = text_commands.mistakes(Table().send(m.IAm(), m.Type(line)).session)
    nothing = say("files-missing-here", expected=say("rozz-typed-item"))
    assert mistake.sentence == say("mistake", line=1, sentence=nothing)


def test_leaving_a_headquarters_empty_is_noted_without_a_question() -> None:
    table = Table("headquarters-2").send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"), m.TapTile("D2"))
    note = say("rozz-undefended", number=1, tiles="Drift")
    assert words(table.shown).count(note) == 1, "beside the current command"
    table.send(m.Dial("quantity", 4))
    assert note not in words(table.shown)
    table.send(m.Dial("quantity", 5), m.Add())
    assert words(table.shown).count(note) == 1, "and in the list"
    table.send(m.Type("M: INF*5 @ Drift > D2\nP: INF > Drift"))
    assert note not in words(table.shown), "what is bought stays"


UNDEFENDED = "P: TRAP > Drift\nM: INF*5 @ Drift > D2"


@pytest.mark.parametrize(
    ("commands", "is_open"),
    [
        (UNDEFENDED, True),
        ("P: PATRIOT > Drift\nM: INF*5 @ Drift > D2", True),
        ("P: BOMBER > Drift\nM: INF*5 @ Drift > D2", True),
        ("P: GOV > Drift\nM: INF*5 @ Drift > D2", True),
        ("P: ARMOR > Drift\nM: INF*5 @ Drift > D2", False),
        ("P: TRAP > Drift\nM: INF*4 @ Drift > D2", False),
    ],
)
def test_only_what_fights_infantry_guards_a_headquarters(commands: str, is_open: bool) -> None:
    table = Table("headquarters-2").send(m.IAm(), m.Type(commands))
    assert (say("rozz-undefended", number=1, tiles="Drift") in words(table.shown)) == is_open


def red_next_turn(table: Table) -> Table:
    """Both hand in; on the next turn Blue, who has the device, hands in nothing, and it is Red’s turn."""
    table.send(m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn(), m.IAm())
    return table.send(m.HandIn(), m.IAm()) if table.session.seat == "BLUE" else table


def test_an_empty_headquarters_is_warned_about_every_turn() -> None:
    note = say("rozz-undefended", number=1, tiles="Drift")
    table = red_next_turn(Table("headquarters-2").send(m.IAm(), m.Type(UNDEFENDED)))
    assert note in words(table.shown)
    table.send(m.Type("M: INF @ D2 > Drift"))
    assert note not in words(table.shown)


def test_where_capture_does_not_win_a_headquarters_may_stay_empty() -> None:
    note = say("rozz-undefended", number=1, tiles="Drift")
    table = Table("doomsday-2").send(m.IAm(), m.Type(UNDEFENDED))
    assert note in words(table.shown)
    assert note not in words(red_next_turn(table).shown)


def test_an_empty_headquarters_is_named_in_other_questions_too() -> None:
    table = Table("headquarters-2").send(m.IAm(), m.Type("M: INF*5 @ Drift > D2"), m.Ready())
    dialog = table.shown.partition('role="alertdialog"')[2]
    assert say("rozz-doubt-fewer", used=1, allowance=2) in words(dialog)
    assert say("rozz-undefended", number=1, tiles="Drift") in words(dialog)


def test_tab_skips_clear_while_there_is_nothing_to_clear() -> None:
    table = Table("headquarters-2").send(m.IAm())
    clear = re.compile(r'<button[^>]*id="clear"[^>]*>')
    assert 'tabindex="-1"' in clear.findall(table.shown)[0]
    table.send(m.Type("P: INF > Drift"))
    assert "tabindex" not in clear.findall(table.shown)[0]


def test_invisible_characters_in_a_line_are_shown_by_code() -> None:
    table = Table().send(m.IAm(), m.Type("P: INF\u202e > \u200bDrift"))
    (mistake,) = text_commands.mistakes(table.session)
    shown, mark = mistake.caret.split("\n")
    assert shown == "P: INF⟨U+202E⟩ > ⟨U+200B⟩Drift"
    assert shown[len(mark) - 1] == "⟨"
    assert not re.search("[\u202e\u200b]", mistake.sentence)


def test_a_long_text_pasted_as_a_place_is_not_quoted_whole() -> None:
    table = Table().send(m.NewMatch(), m.ChooseScenario("five-isles", "ozymandia"), m.BeginMatch("m2", {}), m.IAm())
    table.send(m.Type(f"3 {'x' * 3000} -> Ash"))
    (mistake,) = text_commands.mistakes(table.session)
    assert beginning("areas-typed-unknown", places="areas") in mistake.sentence and len(mistake.sentence) < 1200


def test_tapping_a_tile_and_its_neighbor_previews_a_move() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.TapTile("D2"))
    assert table.session.composer.commands == ()
    assert add_hint("move", "D2", pieces="5 INF", start="Drift", tile="D2") in table.shown
    # Another neighbor is another target; a number can still be changed; the second tap adds.
    table.send(m.TapTile("D3"), m.Dial("quantity", 2), m.TapTile("D3"))
    (command,) = table.session.composer.commands
    assert table.session.match.game.write(command) == "M: INF*2 @ Drift > D3"


def test_tapping_ones_own_neighboring_tile_previews_a_move_there() -> None:
    table = Table("solo-training").send(m.TapTile("Drift"), m.TapTile("D3"))
    assert table.session.composer.commands == ()
    assert add_hint("move", "D3", pieces="3 INF", start="Drift", tile="D3") in table.shown
    table.send(m.TapTile("D3"))
    (command,) = table.session.composer.commands
    assert table.session.match.game.write(command) == "M: INF*3 @ Drift > D3"


def test_instead_of_moving_to_it_the_players_own_tile_can_be_selected() -> None:
    table = Table("solo-training").send(m.TapTile("Drift"), m.TapTile("D3"))
    assert say("select-instead", place="D3") in table.shown
    table.send(m.SelectPlace("D3"))
    assert (table.session.composer.made, table.session.composer.commands) == (("D3",), ())
    assert say("select-instead", place="D3") not in table.shown


def test_a_previewed_move_to_an_empty_tile_offers_no_selection() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.TapTile("D2"))
    assert say("select-instead", place="D2") not in table.shown


def test_after_a_command_a_tap_on_ones_own_neighbor_selects_it() -> None:
    table = Table("solo-training").send(m.TapTile("Drift"), m.Pick("purchase:INF"), m.Add())
    assert table.session.composer.made == ("Drift",), "its sheet stays open"
    targets = command_editing.targets(command_editing.offer(table.session))
    assert "D3" not in targets and "D2" in targets
    table.send(m.TapTile("D3"))
    assert (table.session.composer.made, len(table.session.composer.commands)) == (("D3",), 1)
    # After a tap on a tile for the next command, its neighbor is a target again.
    table.send(m.TapTile("Drift"))
    assert command_editing.offer(table.session).command is not None


def test_tapping_a_distant_tile_only_looks_at_it() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.TapTile("Vess"))
    assert (table.session.composer.made, table.session.composer.commands) == (("Vess",), ())


@pytest.mark.parametrize("change", [m.Undo(), m.Clear(), m.DeleteOrder(0)])
def test_the_first_tap_after_changing_the_list_selects_the_players_tile(change: m.Message) -> None:
    table = Table().send(*ADA_BUYS, m.Cancel(), change, m.TapTile("Drift"))
    assert table.session.composer.made == ("Drift",)


def test_the_first_tap_after_a_move_in_ozymandia_selects_the_players_area() -> None:
    table = GameTable("ozymandia", "standard").send(m.IAm(), m.TapTile("Atlantea"), m.TapTile("Mu"), m.Add())
    assert table.send(m.TapTile("Wyvernia")).session.composer.made == ("Wyvernia",)


def kinds_in_order(shown: str) -> list[str]:
    return re.findall(r'data-key="(purchase:\w+)"', shown)


def test_the_shop_keeps_its_order_while_money_runs_out() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"))
    before = kinds_in_order(table.shown)
    table.send(m.Cancel(), m.Type("P: INF*4 > Drift"), m.TapTile("Drift"))
    assert kinds_in_order(table.shown) == before and len(before) > 6


def test_the_sheet_of_a_tile_names_what_commands_bring_there() -> None:
    table = Table().send(m.IAm(), m.Type("P: TRAP > Drift\nP: ARMOR*50 > Drift"), m.TapTile("Drift"))
    comes = say("rozz-tile-comes", number=1, item="TRAP")
    assert f"{say('rozz-tile-planned', pieces=comes)}<" in table.shown, "what fails does not come"
    table = Table().send(m.IAm(), m.Type("M: INF*2 @ Drift > D2"), m.TapTile("D2"))
    assert say("rozz-tile-planned", pieces=say("rozz-tile-comes", number=2, item="INF")) in table.shown


def test_the_sheet_of_a_tile_says_how_many_pieces_stay() -> None:
    def planned(commands: str) -> str:
        shown = Table().send(m.IAm(), m.Type(commands), m.TapTile("Drift")).shown
        (found,) = re.findall(r'<p class="note">(' + say("rozz-tile-planned", pieces="") + "[^<]*)<", shown)
        return str(found)

    leaves = say("rozz-tile-leaves", item="INF", number=4, left=1)
    assert planned("M: INF*4 @ Drift > D3") == say("rozz-tile-planned", pieces=leaves)
    leaves = say("rozz-tile-leaves", item="INF", number=4, left=3)
    comes = say("rozz-tile-comes", item="INF", number=2)
    with_purchase = say("rozz-tile-planned", pieces=f"{leaves}, {comes}")
    assert planned("P: INF*2 > Drift\nM: INF*4 @ Drift > D3") == with_purchase


def test_the_button_for_the_highest_number_says_all_only_of_what_is_there() -> None:
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("purchase:ARMOR"))
    assert f">{say('at-most', number=2)}</button>" in table.shown
    assert say("all", number=2) not in table.shown
    table = Table().send(m.IAm(), m.TapTile("Drift"), m.Pick("move:INF"))
    assert f">{say('all', number=5)}</button>" in table.shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_number_stays_on_the_line_of_its_noun(language: str) -> None:
    translations.use(language)
    try:
        texts = [
            say("rozz-tile-pieces", item="INF", number=1),
            say("rozz-tile-comes", item="INF", number=2),
            say("hint-plan", number=2),
            say("at-most", number=2),
        ]
    finally:
        translations.use(translations.ENGLISH)
    assert [each for each in texts if " " in each] == []


def test_aid_and_messages_are_folded_if_there_is_only_one_opponent() -> None:
    table = Table().send(m.IAm())
    folded = f'<details id="to-others" class="to-others"><summary><h2>{escape(say("rozz-off-board"))}</h2></summary>'
    assert folded in table.shown
    assert 'data-key="purchase:AID:BLUE"' in table.shown
    table.send(m.Pick("purchase:AID:BLUE"))
    assert "<details id=\"to-others\"" not in table.shown
    assert "to-others" not in GameTable("rozz", "occupation-6").send(m.IAm()).shown


def test_a_message_that_was_paid_for_is_not_folded() -> None:
    table = Table().send(m.IAm(), m.Type("P: CORR"), m.HandIn(), m.IAm(), m.HandIn(), m.ShowEveryone(), m.NextTurn())
    table.send(m.IAm(), m.HandIn(), m.IAm())
    assert 'data-key="message:BLUE"' in table.shown and "to-others" not in table.shown
