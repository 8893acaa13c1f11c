"""Where the numbers of Smash Up come from: a minion's power, a base's total, as sums in words."""

from __future__ import annotations

from herna.games.smashup.card import STRENGTH
from herna.games.smashup.components import BASE, CARD, NOWHERE
from herna.games.smashup.power import breakpoint_of, lent_to, power, strengths
from herna.games.smashup.queries import attached_to
from herna.games.smashup.state import SmashUp
from herna.i18n.speak import Speaker


def notes(seen: SmashUp, ref: str, speaker: Speaker) -> list[str]:
    """Return the sum behind a minion's power or a base's total; nothing for other components."""
    kind, _, number = ref.rpartition("-")
    if kind == "card" and int(number) in [int(minion) for minion in seen.minions]:
        return minion_notes(seen, int(number), speaker)
    if kind == "base" and int(number) in [int(base) for base in seen.row]:
        return base_notes(seen, int(number), speaker)
    return seat_notes(seen, int(number), speaker) if kind == "seat" else []


def seat_notes(seen: SmashUp, seat: int, speaker: Speaker) -> list[str]:
    """Return how a player stands."""
    points = f"{speaker.say('score-points')}: {int(seen.vp[seat])}"
    hand, deck, discard = (pile[seat].size() for pile in (seen.hands, seen.decks, seen.discards))
    return [points, speaker.say("ui-cards-said", hand=int(hand), deck=int(deck), discard=int(discard))]


def minion_notes(seen: SmashUp, minion: int, speaker: Speaker) -> list[str]:
    """Return whose a minion is, its printed power, every change, and its power now."""
    where = speaker.name(BASE.ref(seen.where[minion]))
    lines = [speaker.say("ui-note-where", seat=speaker.seat(seen.controller[minion]), where=where)]
    changes = [(name, amount) for name, amount in power_changes(seen, minion, speaker) if amount]
    if changes:
        lines.append(speaker.say("ui-note-printed", n=int(seen.printed.powers[minion])))
        lines += [f"{name}: {signed(amount)}" for name, amount in changes]
    return [*lines, speaker.say("ui-note-now", n=int(power(seen, minion)))]


def power_changes(seen: SmashUp, minion: int, speaker: Speaker) -> list[tuple[str, int]]:
    """Return what changes a minion's power, in the order of the rules (U7.1)."""
    printed, base = seen.printed, int(seen.where[minion])
    actions = [int(action) for action in attached_to(seen, minion)]
    found = [(speaker.name(CARD.ref(action)), int(printed.gives[action])) for action in actions]
    rest = int(seen.bonus[minion]) - sum(amount for _, amount in found)
    found.append((speaker.say("ui-note-turn"), rest))
    if printed.speaks[minion] & STRENGTH:
        found.append((speaker.say("ui-note-own"), int(printed.cards[minion].strength(seen, minion))))
    for aura in seen.auras:
        found.append((speaker.name(CARD.ref(aura)), int(printed.cards[aura].lends(seen, aura, minion))))
    if base != NOWHERE:
        found.append((speaker.name(BASE.ref(base)), int(lent_to(seen, base, minion))))
    return found


def base_notes(seen: SmashUp, base: int, speaker: Speaker) -> list[str]:
    """Return each seat's power at a base, and the breakpoint."""
    totals = [(speaker.seat(seat), int(total)) for seat, total in enumerate(strengths(seen, base))]
    lines = [f"{name}: {total}" for name, total in totals if total]
    need = int(breakpoint_of(seen, base))
    return [*lines, speaker.say("ui-base-said", n=sum(total for _, total in totals), need=need)]


def signed(amount: int) -> str:
    """Return a change as people write it."""
    return f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"
