"""The pictures on the cards: which figures stand where, from ``figures.svg.j2``.

A picture is 140 wide and 66 high. Each figure is given as its name, the place of its middle, its size, and if
it is turned, by how many degrees; ``~`` before the name draws it in paper white, so that others differ from
one's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RECIPES: Final = {
    # Aliens
    "invader": "planet 30 22 30; alien 70 35 56; star 112 34 34",
    "scout": "alien 52 36 46; eye 98 33 42",
    "collector": "saucer 70 16 46; beam 70 44 44; ~pawn 70 48 26",
    "abduction": "saucer 46 16 44; beam 46 44 44; ~pawn 46 46 28; plus 86 34 20; pawn 110 38 40",
    "beam-up": "saucer 70 15 52; beam 70 44 46; ~pawn 70 46 32",
    "crop-circles": "saucer 70 12 40; crop 44 50 44; crop 96 50 44; crop 70 38 34",
    "disintegrator": "raygun 36 36 50; bolt 74 32 40 70; ~pawn 106 38 44; burst 106 34 26",
    "invasion": "saucer 30 20 36; saucer 62 30 42; arrow 84 48 24; site 112 38 46",
    "jammed-signal": "dish 48 36 54; howl 92 28 40; cross 112 28 32",
    "probe": "hand 42 38 48; eye 84 30 44; ~card 118 38 36 12",
    "terraforming": "planet 38 34 50; arrow 74 34 24; site 108 34 52",
    # Dinosaurs
    "laseratops": "horns 44 34 56; laser 100 30 60 8; burst 126 36 22",
    "armor-stego": "plates 58 36 62; shield 110 34 42",
    "war-raptor": "raptor 34 40 40; raptor 70 30 50; raptor 108 40 40",
    "howl": "rex 48 36 56; howl 98 30 48",
    "natural-selection": "rex 42 32 58; arrow 80 40 18; ~raptor 108 42 38",
    "survival-of-the-fittest": "~pawn 24 48 26; ~pawn 48 42 34; rex 96 32 60",
    "tooth-and-claw": "claws 36 33 48; raygun 82 36 46; bolt 118 30 36 80",
    "upgrade": "raptor 56 36 54; wrench 104 26 34; plus 104 48 22",
    "wildlife-preserve": "leaf 32 36 48; plates 76 38 46; leaf 118 36 42",
    # Ninjas
    "ninja-master": "ninja 70 36 54; katana 28 34 48; katana 112 34 48 -90",
    "tiger-assassin": "tiger 50 34 56; katana 104 34 54",
    "shinobi": "moon 104 26 42; ninja 56 38 50",
    "ninja-acolyte": "ninja 50 38 44; turn 96 34 40",
    "assassination": "~pawn 40 38 46; katana 76 34 52; skull 114 34 36",
    "disguise": "mask 70 28 58; ninja 30 44 32; ninja 110 44 32",
    "hidden-ninja": "ninja 70 40 46; cloud 36 46 44; cloud 106 46 44",
    "infiltrate": "site 98 34 52; ninja 42 40 38; arrow 66 22 20",
    "poison": "vial 52 34 54; skull 98 34 42",
    "seeing-stars": "~pawn 70 44 36; star 36 26 26 -15; star 70 14 24; star 104 26 26 15",
    "smoke-bomb": "cloud 48 38 56; cloud 92 38 56; shuriken 70 26 32",
    "way-of-deception": "ninja 34 38 44; door 70 34 46; arrow 108 36 34",
    # Pirates
    "pirate-king": "pirate 70 40 50; crown 70 13 28; cutlass 28 38 42; ship 112 36 40",
    "buccaneer": "pirate 48 36 54; cutlass 100 34 52",
    "saucy-wench": "cutlass 46 34 54; skull 94 32 40; burst 120 50 18",
    "first-mate": "pirate 44 36 50; wheel 98 34 52",
    "broadside": "gun 34 22 32; gun 34 48 32; burst 72 20 22; burst 72 50 22; ~pawn 106 38 40",
    "cannon": "gun 50 38 58; burst 98 26 30; burst 122 44 24",
    "dinghy": "boat 56 38 58; arrow 108 30 36",
    "full-sail": "ship 44 34 58; wind 102 32 52",
    "powderkeg": "keg 58 38 52; burst 82 16 34; burst 112 42 26",
    "sea-dogs": "dog 48 36 54; ship 104 34 48",
    "shanghai": "sack 48 36 52; ~pawn 48 14 20; arrow 102 34 44",
    "swashbuckling": "cutlass 36 34 46; pirate 70 38 44; plus 108 34 34",
    # Robots
    "nukebot": "robot 48 36 54; nuke 102 33 48",
    "warbot": "war 56 35 56; shield 106 35 42",
    "hoverbot": "hover 54 32 56; card 104 34 44 10",
    "zapbot": "robot 48 36 52; bolt 96 32 54",
    "microbot-alpha": "bot 70 38 48; crown 70 11 22; bot 26 46 28; bot 114 46 28",
    "microbot-archive": "bot 46 36 46; box 100 34 46",
    "microbot-fixer": "bot 48 36 50; wrench 100 32 48",
    "microbot-guard": "bot 46 36 46; shield 98 34 48",
    "microbot-reclaimer": "bot 48 36 46; turn 98 32 48",
    "tech-center": "screen 52 34 56; gear 98 40 36; gear 122 22 26",
    # Tricksters
    "leprechaun": "leprechaun 54 35 58; gem 104 40 34",
    "brownie": "brownie 70 35 58; ~card 22 38 32 -12; ~card 118 38 32 12",
    "gnome": "gnome 44 36 54; gnome 84 42 40; gnome 114 46 32",
    "gremlin": "imp 58 35 58; bolt 106 34 44",
    "block-the-path": "wall 70 38 60; cross 70 34 34; ~pawn 18 42 30",
    "disenchant": "wand 44 34 50; cross 98 34 44",
    "enshrouding-mist": "mist 48 34 52; mist 98 34 52; imp 72 34 34",
    "flame-trap": "flame 70 33 56; ~pawn 30 42 34; cross 110 38 30",
    "hideout": "stump 58 34 58; imp 58 46 20; shield 108 34 40",
    "mark-of-sleep": "~pawn 44 38 46; zzz 92 30 54",
    "pay-the-piper": "flute 50 36 58; note 98 24 32; ~card 118 44 30 10",
    "take-the-shinies": "hand 42 36 50; gem 88 26 34; gem 112 44 28; gem 72 50 22",
    # Wizards
    "archmage": "wizard 56 35 60; orb 106 36 44",
    "chronomage": "wizard 46 36 52; glass 98 34 50",
    "neophyte": "apprentice 46 38 52; book 98 36 48",
    "mass-enchantment": "~card 34 38 36 -14; ~card 62 40 36; ~card 90 38 36 14; wand 112 26 44",
    "portal": "spiral 52 34 60; arrow 88 34 22; pawn 112 38 42",
    "sacrifice": "altar 48 46 44; pawn 48 20 34; card 92 34 36 -8; card 114 36 36 10",
    "scry": "orb 52 34 56; eye 52 31 26; card 102 34 44 8",
    "time-loop": "glass 70 34 50; turn 28 34 36; turn 112 34 36 180",
    "winds-of-change": "wind 46 32 56; card 92 34 38 -12; card 116 38 38 14",
    # Zombies
    "zombie-lord": "zombie 70 41 48; crown 70 12 28; grasp 26 42 38; grasp 114 42 38",
    "grave-digger": "zombie 44 36 52; spade 96 34 54",
    "tenacious-z": "zombie 62 26 46; soil 62 50 60; turn 110 30 38",
    "walker": "zombie 40 34 52; eye 96 26 40; ~card 106 46 30 12",
    "grave-robbing": "grave 46 34 54; hand 94 36 44; card 116 40 30 14",
    "lend-a-hand": "grasp 48 34 54; turn 82 34 26; card 108 36 40 10",
    "mall-crawl": "trolley 50 34 56; zombie 104 36 48",
    "not-enough-bullets": "bullet 28 34 40; bullet 46 34 40; zombie 78 38 40; zombie 108 34 48",
    "outbreak": "biohazard 50 34 60; zombie 104 36 48",
    "overrun": "zombie 26 42 38; zombie 56 34 46; site 104 34 52",
    "they-keep-coming": "grave 24 40 40; zombie 60 38 44; zombie 92 36 46; zombie 122 40 38",
    "theyre-coming-to-get-you": "grasp 30 40 42; grasp 60 36 50; site 106 34 50",
}
"""For each card what is drawn on it, from the back to the front."""

OWN: Final = (
    "augmentation",
    "rampage",
    "summon",
    "mystic-studies",
    "enchantress",
    "king-rex",
    "supreme-overlord",
)
"""Cards whose picture stands by itself in ``symbols.svg.j2``."""

STRANGER: Final = "#fff4dc"


@dataclass(frozen=True)
class Placed:
    """One figure of a picture."""

    figure: str
    x: float
    y: float
    size: int
    colour: str
    """What its own colour is replaced by, or nothing."""
    turned: str
    """How it is turned, or nothing."""


def placed(words: str) -> Placed:
    """Read one figure of a recipe."""
    name, *numbers = words.split()
    x, y, size, *angle = (int(number) for number in numbers)
    turned = f"rotate({angle[0]} {x} {y})" if angle else ""
    return Placed(
        name.removeprefix("~"), x - size / 2, y - size / 2, size, STRANGER if name[0] == "~" else "", turned
    )


PICTURES: Final = {key: [placed(words) for words in recipe.split(";")] for key, recipe in RECIPES.items()}
"""Every picture that is put together from figures."""
