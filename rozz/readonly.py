"""A read-only link of any match with its revealed turns; for anybody to read, and signed by nobody."""

from __future__ import annotations

from rozz import library
from rozz.engine.links.ledger import invitation
from rozz.engine.links.signing.envelopes import OPTIONS
from rozz.engine.links.wire import link_codec
from rozz.engine.match import Match


def link_text(match: Match) -> str:
    """The text of the shortest read-only link; a shipped scenario is only named."""
    game = match.game
    whole = invitation.content_hash(game, match.scenario)
    for name in library.scenario_names(game.name):
        mapping = library.scenario_mapping(name, game.name)
        if mapping.get("name") != game.to_mapping(match.scenario).get("name"):
            continue
        shipped = game.read(mapping)
        for options in ((), OPTIONS):
            if invitation.content_hash(game, invitation.with_options_applied(game, shipped, options)) == whole:
                return link_codec.write_readonly(match, name, shipped, options)
    return link_codec.write_readonly(match)
