"""H11: what a battle leaves behind, and who drops out of the next."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.actions.damage import Damage
from herna.games.ahoy.actions.voyage import SetSail
from herna.games.ahoy.components import CUTTER, PATROLS
from herna.games.ahoy.duel import ATTACKER, DEFENDER
from marks import card, rule


@rule("H11.15", "A42", "H24.4", "H24.14")
@card("battering-beakhead", "powder-monkey", "reward-repair-all")
def test_an_enemy_pushed_away_and_carried_back_drops_out() -> None:
    table = Table("tree-a@0,0R0", "fish-a@0,2R0").put(RED, 0, 2).put(UNION, 0, 0).put("patrol", 0, 0)
    table.crew(RED, "battering-beakhead", "powder-monkey").load(RED, 3).hurt(26)
    table.state.markers[0] = 8
    table.then(SetSail(RED, RED, 2, 0), active=RED).play("step 0,1", "step 0,0", "fight patrol", "pass")
    table.play("face 6", "face 1", "win rewarded", "marker 1,4", "claim", "strike union", "damage sail")
    table.play("push 1,0")
    assert table.where(UNION) == (0, 0)
    assert table.prompt == "halt"


@rule("H11.3")
def test_of_several_patrols_one_stands_for_all_of_them() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).put("patrol", 1, 3, 3).load(RED, 3)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3")
    assert table.codes == ["fight.2", "fight.4"]
    table.play("fight patrol", "pass", "face 6", "face 1", "pass")
    assert table.codes == ["fight.2", "fight.5"]
    table = Table(*START_MAP).put(RED, 0, 2).put("stronghold", 0, 3, 2).put("patrol", 0, 3, 2).load(RED, 3)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 0,3")
    assert table.codes == ["fight.4", "fight.14"]


@rule("H11.4", "H11.13")
def test_a_battle_is_over_once_it_is_decided() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).load(RED, 3)
    table.state.story = []
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3")
    assert [table.state.duel.side(side).fighter for side in (ATTACKER, DEFENDER)] == [RED, PATROLS]
    table.play("fire 2", "face 4", "face 5")
    assert table.prompt == "spoils"
    assert [table.state.duel.side(side).fighter for side in (ATTACKER, DEFENDER)] == [-1, -1]
    told = [(event.key, event.seat, event.n) for event in table.state.story or []]
    assert told[-5:] == [
        ("battle", RED, 0),
        ("fired", RED, 2),
        ("rolled", RED, 4),
        ("rolled", SQUADRON, 5),
        ("won", RED, 6),
    ]


@rule("H18.18", "H18.19")
@card("smuggler-red")
def test_a_victory_move_goes_two_spaces_at_most() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).load(RED, 3)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "pass", "face 6", "face 1")
    table.play("win slip-away")
    assert not table.offers("anchor")
    table.play("step 1,2", "step 1,3")
    assert table.prompt == "halt"


@rule("H16.13", "H11.18")
@card("squadron")
def test_a_comrade_is_driven_out_where_the_battle_was() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 1).put("patrol", 1, 2).put(UNION, 1, 3).load(SQUADRON, 5)
    table.put("comrade", 0, 3, 2).put("comrade", 2, 0, 2)
    table.then(SetSail(SQUADRON, PATROLS, 1, 0), active=SQUADRON)
    table.play("step 1,3", "pass", "face 6", "face 1", "win drive-out", "damage sail")
    assert (table.comrades(0, 3), table.comrades(2, 0)) == (1, 2)


@rule("H14.5")
def test_further_damage_to_a_patrol_or_a_sunken_ship_is_lost() -> None:
    table = Table(*START_MAP).put("patrol", 1, 3).put("cutter", 1, 3).ships("cutter")
    table.state.story = []
    for figure in (PATROLS, CUTTER):
        table.then(Damage(RED, figure), Damage(RED, figure))
    assert [event.key for event in table.state.story or []].count("removed") == 2
    table.sound()


@rule("H24.27", "H24.36")
@card("emissary")
def test_an_emissary_pays_whoever_owns_the_figure() -> None:
    for figure, owner in (("union", UNION), ("white", WHITE), ("patrol", SQUADRON)):
        table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).put(WHITE, 1, 3).put("patrol", 1, 3)
        table.crew(RED, "emissary").gold(0, 1).load(RED, 3)
        table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", f"bribe {figure}")
        assert (table.state.gold[RED], table.state.gold[owner]) == (0, 1)


@rule("H24.4", "H24.32")
@card("battering-beakhead")
def test_a_push_is_told_of_who_pushes_and_whose_ship_moves() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 2).crew(RED, "battering-beakhead")
    table.state.story = []
    table.then(Damage(RED, UNION), active=RED).play("damage sail", "push 1,3")
    told = [(event.key, event.seat) for event in table.state.story or []]
    assert told == [("damaged", UNION), ("pushed", RED), ("moved", UNION)]


@rule("H18.19", "A5")
@card("smuggler-red")
def test_a_victory_move_back_to_the_space_of_battle_fights_there_anew() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put("patrol", 1, 3).put(UNION, 1, 3).load(RED, 1)
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "fight patrol", "face 6", "face 1")
    table.play("win slip-away", "step 1,2", "step 1,3")
    assert table.prompt == "battle-die"


def two_victories(*crew: str) -> Table:
    """Return a table where Red beat the Union, sails on first, and beats White before the Crew speaks."""
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 3).put(WHITE, 0, 2).load(RED, 1)
    table.crew(RED, *crew).crew(UNION, "pilot").crew(WHITE, "elder")
    table.then(SetSail(RED, RED, 1, 0), active=RED).play("step 1,3", "face 6", "face 1")
    return table.play("first-win", "win slip-away", "damage sail", "step 1,2", "step 0,2", "face 6", "face 1")


@rule("H24.2", "H11.22")
@card("buccaneer")
def test_a_buccaneer_given_up_on_the_way_is_not_offered_again() -> None:
    table = two_victories("buccaneer").play("first-card buccaneer", "use buccaneer", "pass")
    assert not table.has(RED, "buccaneer")
    assert table.state.crew[WHITE] == 0
    table.play("treasure")
    assert table.prompt == "halt"
    assert table.has(UNION, "pilot")
    table.sound()


@rule("H24.2", "H11.22")
@card("buccaneer")
def test_a_buccaneer_kept_on_the_way_is_offered_for_the_first_victory() -> None:
    table = two_victories("buccaneer").play("first-card buccaneer", "pass", "pass", "treasure")
    assert table.prompt == "buccaneer"


@rule("H24.2", "H11.22")
@card("buccaneer")
def test_a_buccaneer_is_not_offered_against_a_loser_whose_crew_is_gone() -> None:
    table = two_victories("buccaneer")
    table.state.crew[UNION] = 0
    table.play("first-card buccaneer", "pass", "pass", "treasure")
    assert table.prompt == "halt"
