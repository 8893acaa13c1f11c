"""Hints and analysis in words."""

from __future__ import annotations

from herna.bots.advice import Advice
from herna.bots.analysis import Analysis, Moment
from herna.bots.reasons import Change, Why
from herna.i18n.speak import Speaker


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)


def hint_text(speaker: Speaker, advice: Advice, prompt: str) -> str:
    """Say what may be expected of an option, and what to do after it."""
    loss = advice.lead if advice.key == "hint-best-clear" else advice.loss
    said = speaker.say(
        advice.key,
        option=speaker.option(advice.option, prompt),
        chance=percent(advice.chance),
        points=round(advice.points),
        loss=percent(loss),
    )
    for option in advice.plan:
        said += " " + speaker.say("hint-then", option=speaker.option(option))
    return said


def listed(speaker: Speaker, changes: tuple[Change, ...]) -> str:
    """Name what somebody will have more or less of."""
    return speaker.listed([speaker.say(each.key) for each in changes])


def why_text(speaker: Speaker, why: Why, best: bool = True) -> list[str]:
    """Say what speaks for an answer or against it, and what rivals may make of it; a sentence each."""
    gains, losses = listed(speaker, why.gains), listed(speaker, why.losses)
    if why.wins:
        said = [speaker.say("why-so-wins")]
    elif gains and losses:
        said = [speaker.say("why-so-both", gains=gains, losses=losses)]
    elif gains:
        said = [speaker.say("why-so", gains=gains)]
    elif losses:
        said = [speaker.say("why-so-despite" if best else "why-so-against", losses=losses)]
    else:
        said = [speaker.say("why-so-later")]
    if why.danger and not why.wins:
        rival = speaker.seat(why.rival)
        said.append(speaker.say("why-so-beware", seat=rival, losses=listed(speaker, why.danger)))
    return said


def mistake_text(speaker: Speaker, moment: Moment) -> str:
    """Say what a decision gave away, and what would have been better."""
    return speaker.say(
        "analysis-mistake",
        seat=speaker.seat(moment.seat),
        taken=speaker.option(moment.taken, moment.prompt),
        best=speaker.option(moment.best, moment.prompt),
        loss=percent(moment.loss),
    )


def turn_text(speaker: Speaker, analysis: Analysis, moment: Moment) -> str:
    """Say how the chances of the seat that answered changed."""
    before = moment.chances[moment.seat]
    return speaker.say(
        "analysis-turn",
        seat=speaker.seat(moment.seat),
        taken=speaker.option(moment.taken, moment.prompt),
        before=percent(before),
        after=percent(before + analysis.swing(moment)),
    )
