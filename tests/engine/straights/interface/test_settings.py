"""The table of settings: each line has all that window and page need, and keeps its name."""

from engine.straights.interface.settings import GROUPS, LOOK, SPEED_FACTORS

KEYS = (
    "hand-order one-click speed pauses play-forced portraits-move call-on-turn ask-before-deck "
    "ask-before-rage-quit ask-before-new-game open-today table faces four-colours back scheme sheets "
    "more-contrast language muted volume"
)
OF_WINDOW = [each for group in GROUPS for each in group.of("window") if each.kind != "heading"]
OF_PAGE = [each for group in GROUPS for each in group.of("page")]


def test_a_setting_keeps_its_name_where_it_is_stored() -> None:
    """What an earlier version wrote is what the next one reads; no two settings have the same name."""
    keys = [each.key for group in GROUPS for each in group.settings if each.key]
    assert {*KEYS.split()} <= {*keys}
    assert len(keys) == len({*keys})


def test_a_setting_has_texts_and_accepts_its_values_alone() -> None:
    for each in (*OF_WINDOW, *OF_PAGE):
        assert each.text.template
        assert each.accepts(each.default)
        assert all(each.accepts(value) and name.template for value, name in each.values)
        assert each.kind == "language" or not each.accepts("of tomorrow")
    speeds = [[value for value, _text in each.values] for each in OF_PAGE if each.key in {"speed", "pauses"}]
    assert [[*SPEED_FACTORS]] * 2 == speeds
    volume = next(each for each in OF_WINDOW if each.kind == "level")
    assert [False, True, True, False] == [volume.accepts(text) for text in ("-1", "0", "100", "101")]


def test_a_setting_is_included_in_a_value_of_another_one() -> None:
    by_key = {each.key: each for each in GROUPS[LOOK].of("window")}
    (switch,) = (each for each in by_key.values() if any(each.included_in))
    other, value = switch.included_in
    assert ("four-colours", True) == (switch.key, by_key[other].accepts(value))
