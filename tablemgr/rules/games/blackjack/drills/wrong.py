"""Questions about what is wrong at the table, and by which paragraph."""

from __future__ import annotations

from functools import partial
from typing import Final

from tablemgr.rules.drilling.family import (
    DrillAsk,
    DrillClass,
)
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.drilling.wrong import ask_what_is_wrong
from tablemgr.rules.games.blackjack.drills.arranged import (
    Arranged,
    of_values,
    two_cards,
)
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook


def _wrong(_: Scene) -> DrillAsk:
    return ask_what_is_wrong()


def _card_too_early(scene: Scene) -> DrillAsk:
    """A card comes in the Interim Settlement: no Hand has asked for it."""
    arranged = Arranged(scene, two_cards(12, 19)(scene.chance), most_boxes=3)
    arranged.deal_first_cards()
    scene.break_line()
    scene.card(scene.any_card())
    return _wrong(scene)


def _card_nobody_asked_for(scene: Scene) -> DrillAsk:
    """A card comes while a Hand decides."""
    arranged = Arranged(scene, two_cards(12, 19)(scene.chance), most_boxes=3)
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.reach(arranged.place)
    scene.card(scene.any_card())
    return _wrong(scene)


def _card_on_a_complete_hand(scene: Scene) -> DrillAsk:
    chance = scene.chance
    dealer = of_values(chance, 10, chance.randint(7, 9))
    arranged = Arranged(scene, of_values(chance, 10, chance.randint(7, 9)), dealer, most_boxes=2)
    arranged.finish()
    scene.break_line()
    scene.card(scene.any_card())
    return _wrong(scene)


def _reported(scene: Scene, report: str, text: str, *, after_proceed: bool) -> DrillAsk:
    """Somebody sees what no reader can see."""
    arranged = Arranged(scene, two_cards(12, 19)(scene.chance), most_boxes=3)
    arranged.deal_first_cards()
    if after_proceed:
        arranged.deal_on()
        arranged.reach(arranged.place)
    empty = next(box for box in range(1, scene.table.boxes + 1) if box not in arranged.boxes)
    scene.tell(f"irregularity {report.format(empty=empty)}")
    return ask_what_is_wrong(text.format(empty=empty))


def _nothing_wrong(scene: Scene) -> DrillAsk:
    """A Hit, a Stand or a card that looks odd and is right."""
    chance = scene.chance
    if chance.random() < 0.5:
        cards = [*of_values(chance, 7, 7, 7), *of_values(chance, chance.randint(2, 9))]
        arranged = Arranged(scene, cards, most_boxes=2)
        arranged.deal_first_cards()
        arranged.deal_on()
        arranged.draw(chance.randint(1, 2))
    else:
        arranged = Arranged(scene, most_boxes=3)
        arranged.deal_first_cards()
        arranged.deal_on()
        turn = scene.position.in_turn
        scene.need(turn is not None)
        arranged.decide(turn.box)
    return _wrong(scene)


_REPORTS: Final = (
    ("misdeal", "The Dealer dealt wrongly.", False),
    ("foreign-card", "A joker came from the shoe.", False),
    ("card-count", "The cards of the shoe were counted: one is missing.", True),
    ("not-shuffled", "The shoe was not shuffled.", False),
    ("cards-exhausted", "The shoe is empty.", True),
    ("face-up-card", "A card lay face up in the shoe.", False),
    ("card-to-empty-box {empty}", "The last card went to box {empty}, where no Bet lies.", False),
    ("card-to-empty-box {empty}", "The last card went to box {empty}, where no Bet lies.", True),
    ("technical-interruption", "The power failed.", False),
    ("other spilled drink", "A drink was spilled over the layout.", False),
)
"""What is reported, what the question says of it, and if after the Interim Settlement."""


def irregularities(book: BlackjackBook) -> tuple[DrillClass, ...]:
    """Give the classes of questions about what is wrong."""
    known = {found.kind for found in book.irregularities}
    classes = [
        DrillClass("nothing wrong", _nothing_wrong),
        DrillClass("card before a decision", _card_too_early),
        DrillClass("card that nobody asked for", _card_nobody_asked_for),
        DrillClass("card on a complete Hand", _card_on_a_complete_hand),
    ]
    classes += [
        DrillClass(
            f"{report.split()[0]}{', later' if later else ''}",
            partial(_reported, report=report, text=text, after_proceed=later),
        )
        for report, text, later in _REPORTS
        if report.split()[0] in known
    ]
    return tuple(classes)
