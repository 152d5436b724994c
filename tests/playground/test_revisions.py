"""A press on a button of a picture that was just renewed."""

from bot.playground.revisions import REMEMBERED_PAGES, REMEMBERED_REVISIONS, Revisions


def state(revision, *, label="My hand", custom_id="t:1", context="p"):
    button = {"type": 2, "label": label, "custom_id": custom_id, "control_key": "m:1"}
    rows = [{"type": 1, "components": [button]}]
    return {
        "context": {"id": context},
        "publishedRevision": revision,
        "messages": {"7": {"components": rows}},
    }


def press(revision, control="m:1"):
    return {"kind": "click", "published_revision": revision, "control_key": control}


def test_counts_when_the_button_still_looks_the_same():
    revisions = Revisions()
    revisions.remember(state(1, custom_id="t:1"))
    assert revisions.bring_up_to_date(press(1), state(2, custom_id="t:2")) == press(2)


def test_is_left_alone_when_another_button_took_the_place():
    revisions = Revisions()
    revisions.remember(state(1, label="Draw"))
    assert revisions.bring_up_to_date(press(1), state(2, label="Discard")) == press(1)


def test_is_left_alone_when_nothing_is_known_of_what_was_pressed():
    assert Revisions().bring_up_to_date(press(1), state(2)) == press(1)


def test_of_the_newest_picture_stays_as_it_is():
    assert Revisions().bring_up_to_date(press(2), state(2)) == press(2)


def test_a_command_counts_whatever_the_picture_shows():
    command = {"kind": "run_command", "published_revision": 1}
    assert Revisions().bring_up_to_date(command, state(9))["published_revision"] == 9


def test_a_refresh_names_no_picture():
    assert Revisions().bring_up_to_date({"kind": "refresh"}, state(9)) == {"kind": "refresh"}


def test_an_answer_that_is_no_state_is_ignored():
    revisions = Revisions()
    for nonsense in (None, {}, {"context": 3}, []):
        revisions.remember(nonsense)
    assert revisions.bring_up_to_date(press(1), state(2)) == press(1)


def test_memory_is_bounded():
    revisions = Revisions()
    for revision in range(REMEMBERED_REVISIONS + 1):
        revisions.remember(state(revision))
    assert revisions.bring_up_to_date(press(0), state(50)) == press(0)
    assert revisions.bring_up_to_date(press(5), state(50)) == press(50)
    for page in range(REMEMBERED_PAGES):
        revisions.remember(state(1, context=f"other {page}"))
    assert revisions.bring_up_to_date(press(5), state(51)) == press(5)
