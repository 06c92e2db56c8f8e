"""A read-only link of any match: what its revealed turns were, for anybody; signed by nobody."""

from __future__ import annotations

from rozz import library
from rozz.engine.links.ledger import invitation
from rozz.engine.links.signing.envelopes import OPTIONS
from rozz.engine.links.wire import link_codec
from rozz.engine.match import Match


def told(match: Match) -> str:
    """The text of the shortest read-only link: the scenario by its name, if it is a shipped one."""
    game = match.game
    whole = invitation.content_hash(game, match.scenario)
    for name in library.scenario_names(game.name):
        mapping = library.scenario_mapping(name, game.name)
        if mapping.get("name") != game.written(match.scenario).get("name"):
            continue
        shipped = game.read(mapping)
        for options in ((), OPTIONS):
            if invitation.content_hash(game, invitation.as_played(game, shipped, options)) == whole:
                return link_codec.write_told(match, name, shipped, options)
    return link_codec.write_told(match)
