"""Why not: every reason, and that each holds only while the rule says so."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, Table
from herna.games.ahoy import GAME
from herna.games.ahoy.components import MOST_FREE
from herna.games.ahoy.profile import Profile
from herna.games.ahoy.turn import ACT
from herna.kernel.view import redact


def reasons(table: Table, seat: int) -> dict[str, tuple[str, str]]:
    """Return what is refused to a seat: why, and by which paragraph."""
    found = GAME.refusals(redact(table.state, seat), seat)
    assert len({refusal.about for refusal in found}) == len(found)
    return {refusal.about: (refusal.key, refusal.rule) for refusal in found}


def test_nobody_else_is_told_anything() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).turn(RED)
    assert reasons(table, SQUADRON) == {}


def test_dice() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).market("gunner").turn(RED)
    found = reasons(table, RED)
    assert found["end-turn"] == ("dice-due", "H5.5")
    assert found["aside"] == ("die-fits", "H5.6")
    assert "die" not in found
    table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").gold(0, 1).turn(RED, due=0)
    found = reasons(table, RED)
    assert found["die"] == found["aside"] == ("dice-placed", "H5.9")
    assert "end-turn" not in found
    table = Table(*START_MAP).put(RED, 1, 2).hurt(*Table().slots(RED)).dice(RED, 1, 1).turn(RED)
    assert reasons(table, RED)["die"] == ("nothing-fits", "H5.6")


def test_trade_by_island_and_market() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).market("aeronauts").cargo(RED, "buccaneer").turn(RED)
    found = reasons(table, RED)
    assert found["recruit"] == ("no-island", "H15.3")
    assert found["smuggle"] == ("no-island", "H18.2")
    assert found["deliver"] == ("no-island", "H18.4")
    assert found["card-0"] == ("no-island", "H15.3")
    table = Table(*START_MAP).put(RED, 0, 3).market("gunner", "sea-witch", "elder").cargo(RED, "diver")
    found = reasons(table.gold(0, 1).turn(RED), RED)
    assert found["recruit"] == ("nobody-here", "H15.3")
    assert found["card-7"] == ("other-suit", "H15.3")
    assert found["deliver"] == ("no-buyer", "H18.4")
    assert found["card-28"] == ("other-port", "H18.4")
    table = Table(*START_MAP).put(RED, 0, 3).turn(RED)
    found = reasons(table, RED)
    assert found["recruit"] == ("market-empty", "H15.12")
    assert found["deliver"] == ("hold-empty", "H18.4")


def test_trade_by_price() -> None:
    table = Table(*START_MAP).put(UNION, 0, 3).market("sea-witch", "elder").gold(0, 0, 1).turn(UNION)
    found = reasons(table, UNION)
    assert found["card-4"] == ("no-gold", "H15.2")
    assert found["card-3"] == ("costs-die", "H15.2")
    assert "smuggle" not in found
    table = Table(*START_MAP).put(UNION, 0, 3).market("aeronauts", "elder").gold(0, 0, 1).turn(UNION, due=0)
    assert reasons(table, UNION)["card-3"] == ("no-die", "H15.2")


def test_trade_by_stronghold_and_by_the_limit() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).put("stronghold", 0, 3).market("aeronauts").gold(0, 1).turn(RED)
    found = reasons(table, RED)
    assert found["recruit"] == found["smuggle"] == found["card-0"] == ("stronghold", "H16.4.5")
    table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").gold(0, 1)
    table.state.free = MOST_FREE
    assert reasons(table.turn(RED), RED)["smuggle"] == ("too-many", "H21.8")


def test_at_the_limit_nothing_else_is_to_blame() -> None:
    table = Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(UNION, 1, 1).put("comrade", 1, 1, 2).gold(0, 0, 9)
    table.market("middleman", "elder").crew(UNION, "aeronauts", "pilot", "naive-noble")
    table.hand("evacuation", "dynamic-entry", "close-call", "cutter")
    table.state.free = MOST_FREE - 1
    found = reasons(table.turn(UNION), UNION)
    assert not {"recruit", "card-1", "use", "card-0", "card-19", "plan", "plan-0", "plan-8"} & found.keys()
    table.state.free = MOST_FREE
    found = reasons(table.then(ACT[UNION]), UNION)
    for about in ("recruit", "card-1", "use", "card-0", "card-19", "plan", "plan-0", "plan-8", "plan-10"):
        assert found[about] == ("too-many", "H21.8")
    assert found["card-3"] == ("costs-die", "H15.2")
    assert found["plan-2"] == ("in-battle", "H17.6")
    assert "card-26" not in found


def test_the_squadron_is_not_barred_by_its_own_stronghold() -> None:
    table = Table(*START_MAP).put(SQUADRON, 0, 3).put("stronghold", 0, 3).market("gunner").gold(1)
    assert reasons(table.turn(SQUADRON), SQUADRON)["recruit"] == ("nobody-here", "H15.3")


def test_crew() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "aeronauts", "whispering-wind", "mystic").turn(RED)
    found = reasons(table, RED)
    assert found["card-0"] == ("no-twin", "H24.1")
    assert found["card-23"] == ("no-gold", "H24.25")
    assert "card-6" not in found
    assert reasons(Table(*START_MAP).put(RED, 1, 2).turn(RED), RED)["use"] == ("no-crew", "H7.1")
    table = (
        Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(RED, 1, 1).crew(RED, "aeronauts", "mystic").turn(RED)
    )
    assert reasons(table, RED)["card-0"] == ("no-gold", "H24.1")
    table = Table("tree-a@0,0R0").put(RED, 1, 1).crew(RED, "whispering-wind", "mystic").gold(0, 2)
    table.hurt(*table.slots(RED)[:7])
    table.state.used = 0
    found = reasons(table.turn(RED), RED)
    assert found["card-23"] == ("no-wind", "H24.25")
    assert found["card-6"] == ("no-slot", "H14.9")
    table = Table(*START_MAP).put(RED, 1, 2).crew(RED, "mystic")
    table.state.used = 1 << 6
    assert reasons(table.turn(RED), RED)["card-6"] == ("once", "H5.8")


def test_plans() -> None:
    table = Table(*START_MAP).put(UNION, 2, 0).put("stronghold", 2, 0).put("comrade", 0, 3)
    found = reasons(table.hand("close-call", "enlist", "cutter").turn(UNION), UNION)
    assert found["plan"] == ("no-plan", "H17.6")
    assert found["plan-2"] == ("in-battle", "H17.6")
    assert found["plan-7"] == ("stronghold", "H25.4")
    assert found["plan-10"] == ("no-comrades", "H25.10")
    assert "plan" not in reasons(Table(*START_MAP).put(RED, 1, 2).turn(RED), RED)


def test_enlist_where_strongholds_protect_their_islands() -> None:
    table = Table(*START_MAP).put(UNION, 1, 2).put("stronghold", 2, 0).put("comrade", 2, 0).hand("enlist")
    assert "plan-7" not in reasons(table.turn(UNION), UNION)
    table.state.profile = Profile(wide_enlist=True)
    assert reasons(table.then(ACT[UNION]), UNION)["plan-7"] == ("guarded", "H28.8")
    table = Table(*START_MAP).put(UNION, 1, 2).put("stronghold", 2, 0).hand("enlist")
    table.state.profile = Profile(wide_enlist=True)
    assert reasons(table.turn(UNION), UNION)["plan-7"] == ("no-comrades", "H25.10")


def test_slots() -> None:
    table = (
        Table(*START_MAP).put(RED, 1, 2).hurt(23).lay_die(RED, 2, 26).dice(RED, 3, 3, 3).turn(RED).play("die")
    )
    found = reasons(table, RED)
    assert found["slot-23"] == ("slot-damaged", "H6.1")
    assert found["slot-26"] == ("slot-taken", "H6.1")
    assert found["slot-29"] == found["slot-30"] == ("slot-value", "H6.2")
    assert "slot-24" not in found


def numbers(table: Table, seat: int) -> dict[str, int]:
    """Return the numbers in what is refused to a seat."""
    return {refusal.about: int(refusal.n) for refusal in GAME.refusals(redact(table.state, seat), seat)}


def test_slots_are_refused_by_what_the_die_was_changed_to() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).gold(2).dice(SQUADRON, 3, 3).turn(SQUADRON)
    table.play("die", "change 4")
    found, value = reasons(table, SQUADRON), numbers(table, SQUADRON)
    assert "slot-9" not in found
    for slot in (6, 7, 8, 11):
        assert (found[f"slot-{slot}"], value[f"slot-{slot}"]) == (("slot-value", "H6.2"), 4)


def test_at_a_harbor_only_cannons_are_spoken_of() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2).lay_die(SQUADRON, 4, 9).dice(SQUADRON, 6, 6).gold(1)
    table.turn(SQUADRON).sail("0,2").play("anchor", "transfer", "shift 6")
    assert table.codes == ["slot.8", "change.x5"]
    assert reasons(table, SQUADRON) == {"slot-7": ("slot-value", "H6.2")}


def test_reasons_say_how_much_is_missing() -> None:
    table = Table("parrot-a@0,0R0", "parrot-b@0,2R0").put(UNION, 1, 1).crew(UNION, "aeronauts")
    table.market("sea-witch", "middleman").hand("cutter", "evacuation")
    found = numbers(table.turn(UNION), UNION)
    assert found["end-turn"] == 2
    assert (found["card-0"], found["card-4"], found["card-1"]) == (1, 2, 1)
    assert (found["plan-10"], found["plan-0"]) == (2, 1)
    table = Table(*START_MAP).put(UNION, 1, 2).crew(UNION, "whispering-wind").turn(UNION, due=1)
    found = numbers(table, UNION)
    assert (found["end-turn"], found["card-23"]) == (1, 2)


def test_cargo_without_a_buyer_is_not_blamed_on_an_empty_market() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).cargo(RED, "diver").turn(RED)
    assert reasons(table, RED)["deliver"] == ("no-buyer", "H18.4")
    assert reasons(table, RED)["smuggle"] == ("market-empty", "H15.12")
