"""The tables of stages, and of the features that handle messages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozz.ui.app.routing import FEATURES
from rozz.ui.state import messages as m
from rozz.ui.state import stages
from rozz.ui.state.session_kinds import ReadOnly
from tests.support.ui.table import revealed_table


@pytest.mark.parametrize("table", [stages.HERE, stages.BY_LINK, stages.READ_ONLY, stages.WHAT_IF, stages.SOLVING])
def test_every_stage_can_be_reached_and_leads_only_to_known_stages(table: stages.NextStages) -> None:
    assert all(set(after) <= set(table) for after in table.values())
    for stage in table:
        assert any(stage in after for before, after in table.items() if before != stage)


def test_an_impossible_next_stage_raises_an_error() -> None:
    session = revealed_table().session
    readonly = replace(session, kind=ReadOnly(session.match))
    assert readonly.at(stages.OVER).stage == stages.OVER
    with pytest.raises(AssertionError, match="ReadOnly: reveal -> compose"):
        readonly.at(stages.COMPOSE)


def test_every_message_has_a_feature_that_handles_it() -> None:
    assert {kind for kind, _ in FEATURES} == m.kinds_of(m.Message)
    assert set(m.BY_NAME.values()) <= m.kinds_of(m.Message)
