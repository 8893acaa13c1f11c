"""Texts that leave names and options to the catalog."""

from __future__ import annotations

from herna.i18n.catalog import catalog
from herna.i18n.inserted import inserted


def test_a_card_is_called_as_on_the_table() -> None:
    words = catalog("cs", "smashup")
    assert inserted("A zahraje [[card-full-sail]].", words) == f"A zahraje *{words.say('card-full-sail')}*."


def test_an_option_is_said_as_in_the_settings() -> None:
    words = catalog("en", "scythe")
    name, value = words.say("variant-preset"), words.say("variant-preset-faq")
    assert inserted("The option `preset=faq`.", words) == f"The option “{name}: {value}”."
    assert inserted("The option `preset`.", words) == f"The option “{name}”."


def test_other_code_is_left_alone() -> None:
    assert inserted("`e` and `tile_b`", catalog("en", "scythe")) == "`e` and `tile_b`"
