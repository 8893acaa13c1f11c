"""H5: rounds and turns."""

from __future__ import annotations

from games.ahoy.table import RED, SQUADRON, START_MAP, UNION, WHITE, Table
from herna.games.ahoy.components import MOST_FREE
from herna.games.ahoy.state import ASIDE, UNPLACED
from herna.games.ahoy.turn import EndTurn, NextTurn
from herna.kernel.engine import advance
from herna.kernel.state import no_steps
from marks import card, rule


def order_of_turns(first: int, seats: int = 4) -> list[int]:
    """Let everybody give up the dice that are due; return whose turns there were."""
    table = Table(*START_MAP, seats=seats)
    for seat in range(seats):
        table.put(seat, 1, 2)
    state, turns, following = table.state, list[int](), first
    while UNPLACED in list(state.die_at):
        state.stack = no_steps()
        state.pending = None
        state.do(NextTurn(following))
        advance(state)
        turns.append(int(state.active))
        following = (turns[-1] + 1) % seats
        waiting = [die for die in table.dice_of(turns[-1]) if state.die_at[die] == UNPLACED]
        for die in waiting[: state.due]:
            state.die_at[die] = ASIDE
    return turns


@rule("H5.1", "H5.2", "H5.3", "H16.5", "H30.23")
def test_the_squadron_has_a_fifth_die() -> None:
    assert order_of_turns(RED) == [1, 2, 3, 0, 1, 2, 3, 0, 0]
    assert order_of_turns(SQUADRON) == [0, 1, 2, 3, 0, 1, 2, 3, 0]


@rule("H29.9", "H5.3")
def test_sitting_last_the_squadron_takes_its_second_and_third_turns_in_a_row() -> None:
    assert order_of_turns(1, seats=2) == [1, 0, 1, 0, 0]


@rule("H5.1", "H5.9")
def test_two_dice_are_due_or_what_is_left() -> None:
    table = Table(*START_MAP).put(SQUADRON, 1, 2)
    table.state.do(NextTurn(0))
    advance(table.state)
    assert table.state.due == 2
    table = Table(*START_MAP).put(SQUADRON, 1, 2).dice(SQUADRON, 3)
    table.state.do(NextTurn(0))
    advance(table.state)
    assert table.state.due == 1


@rule("H5.4", "H5.5", "H5.9", "H30.2", "H7.2", "H18.1")
def test_a_smugglers_turn() -> None:
    table = Table(*START_MAP).put(RED, 2, 1).market("elder", "aeronauts", "middleman").gold(0, 2)
    table.dice(RED, 3, 4, 4, 1).turn(RED)
    assert not table.offers("end-turn")
    table.play("die 4", "slot tailwind", "jump 1,3")
    assert not table.offers("end-turn")
    table.play("die 3", "slot full-sail", "step 1,2", "step 0,2", "step 0,3")
    assert table.where(RED) == (0, 3)
    assert table.offers("end-turn")
    table.play("recruit aeronauts", "smuggle middleman")
    assert table.has(RED, "aeronauts")
    assert table.count("die") == 0
    assert table.offers("end-turn")
    table.put(UNION, 2, 0).play("end-turn")
    assert (table.state.active, table.prompt) == (UNION, "turn")


@rule("H5.2", "H5.11", "H7.3")
def test_who_has_no_dice_has_no_turn() -> None:
    table = Table(*START_MAP).dice(RED).put(UNION, 2, 0)
    table.state.do(NextTurn(RED))
    advance(table.state)
    assert table.state.active == UNION


@rule("H5.6", "A17", "H30.31")
def test_dice_that_do_not_fit_are_set_aside() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 2).dice(RED, 1, 3, 5, 5)
    table.hurt(*table.slots(RED)[:7]).turn(RED)
    assert table.count("aside") == 4
    assert table.count("die") == 4
    table.play("aside 1", "aside 3")
    assert table.state.gold[RED] == 2
    assert table.offers("end-turn") or table.state.active != RED
    assert [table.state.die_at[die] for die in table.dice_of(RED)][:2] == [ASIDE, ASIDE]


@rule("H5.6", "A17", "H30.31")
def test_while_a_die_fits_nothing_is_set_aside() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 2).dice(RED, 1, 3, 4, 5)
    table.hurt(*table.slots(RED)[:7]).turn(RED)
    assert table.count("aside") == 0
    table.play("die 4", "slot repair", "fix sail", "fix sail")
    assert table.count("aside") == 0
    table.play("die 3", "slot sail")
    assert table.prompt == "sail"


@rule("H5.6")
def test_gold_may_make_a_die_fit_but_need_not() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).gold(0, 1).dice(RED, 1, 3)
    table.hurt(*table.slots(RED)[:7]).turn(RED)
    table.play("die 1", "fix sail", "pass")
    assert table.state.gold[RED] == 0


@rule("H5.7", "H30.14", "H15.3", "H5.9")
@card("gunner")
def test_a_die_that_recruits_counts() -> None:
    table = Table("skull-b@0,0R0").put(RED, 0, 1).market("gunner", "powder-monkey", "mystic").gold(0, 1)
    table.dice(RED, 3, 5, 2, 2).turn(RED).play("die 3", "slot sail", "step 1,1", "anchor")
    table.play("die 5", "slot gunner")
    assert table.has(RED, "gunner")
    assert len(table.on_sale()) == 3
    assert table.state.due == 0
    assert table.count("die") == 0
    assert table.offers("recruit mystic")
    table.play("recruit mystic")
    assert table.has(RED, "mystic")


@rule("H5.8")
def test_once_per_turn_is_counted_anew_each_turn() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(SQUADRON, 1, 3).crew(RED, "mystic").turn(RED)
    table.play("use mystic", "damage sail", "strike squadron", "damage sail")
    assert not table.offers("use mystic")
    table.dice(RED, 1, 1).state.do(NextTurn(RED))
    table.state.pending = None
    advance(table.state)
    assert table.offers("use mystic")


@rule("H5.10", "A37", "H24.5", "H24.24")
@card("documentarian", "elder")
def test_end_of_turn_effects_come_after_the_last_action() -> None:
    table = Table(*START_MAP).put(SQUADRON, 2, 0).put(RED, 2, 1).put("patrol", 2, 0, 2)
    table.crew(SQUADRON, "documentarian", "elder").market("naive-noble", "aeronauts").gold(1)
    table.turn(SQUADRON, due=0).play("recruit naive-noble")
    assert table.state.gold[SQUADRON] == 0
    table.play("end-turn")
    assert table.state.gold[SQUADRON] == 2
    assert table.prompt == "build"
    table.play("build 2,0")
    assert table.patrols(2, 0) == 0
    assert table.state.active != SQUADRON or table.prompt == "turn"


@rule("H21.8", "A54")
def test_after_sixty_actions_without_dice_no_more_are_offered() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").gold(0, 5)
    table.state.free = MOST_FREE - 1
    assert table.turn(RED).offers("recruit aeronauts")
    table.market("middleman").play("recruit aeronauts")
    assert table.count("recruit") == 0
    assert table.count("smuggle") == 0


@rule("H5.1")
def test_the_second_smuggler_plays_like_the_first() -> None:
    table = Table(*START_MAP).put(WHITE, 1, 2).dice(WHITE, 2, 5).turn(WHITE)
    table.play("die 5", "slot full-sail", "step 1,3", "anchor")
    assert table.where(WHITE) == (1, 3)


@rule("H21.8", "A54")
def test_sixty_actions_without_a_die_are_enough_for_a_turn() -> None:
    for taken, offered in ((59, True), (60, False)):
        table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").gold(0, 5)
        table.state.free = taken
        assert (table.turn(RED).count("smuggle") == 1) == offered
        assert (table.count("recruit") == 1) == offered


@rule("H5.8", "H21.8")
def test_every_turn_starts_its_count_anew() -> None:
    table = Table(*START_MAP).put(RED, 0, 3).market("aeronauts").crew(RED, "mystic")
    table.state.free, table.state.used = 60, 1 << 6
    table.then(NextTurn(RED))
    assert (table.asked.seat, table.count("smuggle"), table.count("use")) == (RED, 1, 1)
    assert (table.state.free, table.state.used) == (0, 0)


@rule("H16.4.1", "H5.10")
def test_only_the_squadron_builds_at_the_end_of_its_turn() -> None:
    table = Table(*START_MAP).put(RED, 1, 2).put(UNION, 1, 2).put("patrol", 0, 3, 2)
    table.then(EndTurn(RED))
    assert table.prompt == "turn"
    table = Table(*START_MAP).put(SQUADRON, 1, 2).put(RED, 1, 2).put("patrol", 0, 3, 2)
    table.then(EndTurn(SQUADRON))
    assert table.prompt == "build"
