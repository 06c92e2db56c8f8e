"""Everything that the documents name exists: files, links, and the modules for newcomers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / ".github").rglob("*.md"),
    ]
)
NAMED = re.compile(r"\b(?:rozz|tests|static|scenarios|docs)/[\w./-]*\.(?:py|js|mjs|css|yaml|md)\b")
#: A name in capitals, or three dots, is a placeholder.
OF_ANY = re.compile(r"[A-Z]{3,}|\.\.\.|…")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_named_file_exists(page: Path) -> None:
    named = {each for each in NAMED.findall(page.read_text(encoding="utf-8")) if not OF_ANY.search(Path(each).stem)}
    assert {each for each in named if not OF_ANY.search(each) and not (ROOT / each).exists()} == set()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link and not link.startswith("#")]
    assert [link for link in links if not (page.parent / link.partition("#")[0]).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_linked_heading_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for path, heading in re.findall(r"\]\(([^)\s#]*)#([^)\s]+)\)", text):
        if "://" not in path:
            assert heading in headings(page.parent / path if path else page), heading


def headings(page: Path) -> set[str]:
    """The anchors of a page as GitHub makes them."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\s-]", "", each.lower()).strip().replace(" ", "-") for each in found}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_merge_conflict_is_left(page: Path) -> None:
    assert not re.search(r"^(<{7}|>{7}) ", page.read_text(encoding="utf-8"), re.M)


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120


def test_the_number_of_puzzles_is_correct() -> None:
    number = len(list((ROOT / "scenarios" / "puzzles").glob("*.yaml")))
    assert f"There are {number} puzzles." in (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")


def test_every_document_can_be_reached_from_the_readme() -> None:
    seen, found = set(), [ROOT / "README.md"]
    while found:
        page = found.pop()
        if page in seen:
            continue
        seen.add(page)
        for link in re.findall(r"\]\(([^)\s#]+\.md)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                found.append((page.parent / link).resolve())
    assert {name_of(page) for page in (ROOT / "docs").rglob("*.md")} - {name_of(page) for page in seen} == set()


def test_the_architecture_page_names_every_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for contract in project["tool"]["importlinter"]["contracts"]:
        assert contract["name"] in text, contract["name"]


def test_the_changelog_begins_with_unreleased_changes() -> None:
    first = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)[0]
    assert first == "Unreleased"


#: Notes on experiments are left as they were written.
PLAIN = [page for page in PAGES if "notes" not in page.parts]


@pytest.mark.parametrize("page", PLAIN, ids=name_of)
def test_plain_english_stays_plain(page: Path) -> None:
    examples = r"```.*?```|`[^`\n]*`"
    text = re.sub(examples, "", page.read_text(encoding="utf-8"), flags=re.S)
    assert re.findall(r"(?<!-)\bwhoever\b|\bof which\b|\bwhat there is\b|\bis told\b|\bshall\b", text, re.I) == []
