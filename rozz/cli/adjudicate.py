"""`rozz adjudicate`: play cases, one line of output per file."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from rozz.cli.casebook import adjudicated, differences
from rozz.cli.input_files import MET, REFUSED, UNMET, one_line
from rozz.engine.errors import Fault
from rozz.file_reading import read_mapping
from rozz.ui.i18n.texts import say


def adjudicate(files: Sequence[str]) -> int:
    """Print one JSON object per case, differences and refusals to standard error. Returns the highest exit status."""
    status = MET
    for path in files:
        try:
            case = adjudicated(read_mapping(path))
        except Fault as fault:
            print(one_line(path, fault), file=sys.stderr)
            status = REFUSED
            continue
        print(json.dumps(case.result, ensure_ascii=False))
        for row in differences(case.expected, case.result):
            text = say("cli-difference", place=row.place, expected=str(row.expected), got=str(row.got))
            print(f"{path}: {text}", file=sys.stderr)
            status = max(status, UNMET)
    return status
