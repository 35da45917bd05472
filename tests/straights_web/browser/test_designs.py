"""The designs of cards and table, loaded when they are chosen; a player has the same marks at every seat."""

import pytest

from tests.support.web.browsers import Json, waiting
from tests.support.web.game_page import GamePage

pytestmark = pytest.mark.web

LOOK = """() => {
    const style = getComputedStyle(document.documentElement);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1));
    return {
        paper: style.getPropertyValue("--paper"),
        felt: style.getPropertyValue("--felt-light"),
        back: style.getPropertyValue("--back").split("/").at(-1).replace('")', ""),
        drawings: document.querySelectorAll("body > svg.sprite").length,
        loaded,
    };
}"""
CHOSEN = {"faces": "engraved", "table": "wood", "back": "waves"}
SEPIA, WOOD = "#f4ead3", "#7b4a2b"
SHOWS = """(paper, felt) => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue("--paper") === paper && style.getPropertyValue("--felt-light") === felt;
}"""


def look(page: GamePage) -> dict[str, Json]:
    found = page.tab.run(LOOK)
    assert isinstance(found, dict)
    return found


def choose_designs(page: GamePage) -> None:
    open_looks(page)
    page.until_shown(".pictures-faces")
    for kind, name in CHOSEN.items():
        page.click(f'.pictures-{kind} label:has(input[value="{name}"])')
    page.tab.run(waiting(SHOWS), SEPIA, WOOD)


def test_a_design_is_loaded_when_it_is_chosen_and_there_at_the_next_visit(page: GamePage) -> None:
    """Not before; it takes the place of the one before, and the usual ones are not loaded besides then."""
    page.start()
    before = look(page)["loaded"]
    choose_designs(page)
    after = look(page)
    page.start()
    page.tab.run(waiting(SHOWS), SEPIA, WOOD)
    again = look(page)

    assert isinstance(before, list)
    assert not {"cards-engraved.svg", "wood.css", "waves.svg"} & set(before)
    assert ("waves.svg", 1) == (after["back"], after["drawings"])
    assert isinstance(again["loaded"], list)
    assert not {"cards-classic.svg", "felt.css", "lattice.svg"} & set(again["loaded"])
    assert 1 == again["drawings"]


CHOOSE_FILE = """async ([type, length]) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 30 });
    const bytes = await new Promise((done) => canvas.toBlob(done, type));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes.slice(0, length)], "picture", { type }));
    const field = document.querySelector('[data-sheet="settings"] input[type="file"]');
    field.files = transfer.files;
    field.dispatchEvent(new Event("change"));
}"""
BACK = "getComputedStyle(document.documentElement).getPropertyValue('--back')"
HAS_OWN = f"() => {BACK}.includes('data:image/jpeg')"


def test_a_picture_of_ones_own_is_a_back_and_stays_on_the_device_until_it_is_removed(page: GamePage) -> None:
    """Neither one of another kind is, nor one that is cut off."""
    page.start()
    open_looks(page)
    refused, cannot_be_used = [], (("image/gif", 9999), ("image/png", -30), ("image/jpeg", -30))
    for chosen in cannot_be_used:
        page.tab.run("() => document.querySelector('.problem').replaceChildren()")
        page.tab.run(CHOOSE_FILE, chosen)
        page.until_shown('[data-sheet="settings"] .problem:not(:empty)')
        refused.append(page.tab.run(HAS_OWN))
    page.tab.run(CHOOSE_FILE, ["image/png", 9999])
    page.until_shown('.pictures-back input[value="own"]:checked + span img[src^="data:"]')
    page.start()
    page.tab.run(waiting(HAS_OWN))
    open_looks(page)
    page.click('[data-sheet="settings"] [aria-label^="Remove"]')
    page.until_shown('.pictures-back input[value="lattice"]:checked')

    assert [False] * 3 == refused
    assert page.tab.run(HAS_OWN) is False


def open_looks(page: GamePage) -> None:
    page.choose("settings")
    page.until_shown('[data-sheet="settings"]')
    page.click(".tabs .segment", "Look")
