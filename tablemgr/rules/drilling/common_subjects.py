"""Subjects that every game has beside those of the examination: announcements, chips to hand out,
the order of settling, refusals. They are asked if they are named, and in lessons.

Knows no game: what a family's own subjects arrange is asked in another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.family import DrillAsk, DrillClass, FamilyDrills
from tablemgr.rules.drilling.scene import Scene

ANNOUNCEMENT: Final = "announcement"
CHIPS: Final = "chips"
ORDER: Final = "order"
REFUSAL: Final = "refusal"
_LATE: Final = "zoe"
"""Who lays a Bet that the rules may refuse."""
_NAMES: Final = ("ann", "bob", "cho")
_STAKES: Final = (1000, 2500, 5000, 10000, 20000)
_LIMITS: Final = ((25, 500), (5, 100))
_CHIP_SETS: Final = (
    ("2.50", "5", "25", "100", "500", "1000"),
    ("5", "25", "100", "500", "1000", "5000"),
    ("1", "5", "25", "100", "500"),
    ("25", "100", "500", "1000", "5000"),
    ("0.50", "1", "2.50", "5", "25", "100"),
)
_MOST_LINES: Final = 6
_IF_ANY: Final = "By which paragraph do you refuse, if you do?"


def common_subjects(book: Any, drills: FamilyDrills) -> dict[str, tuple[DrillClass, ...]]:
    """Give these subjects of a game, by its rulebook."""
    own = drills.subjects(book)
    arranged = [each for found in own.values() for each in found if each.limits is None]
    payouts = [each for each in own["payout"] if each.limits is None]
    paying = [each for each in payouts if each.pays]
    kinds = tuple(drills.bet_kinds)
    said = {step.say for step in book.wording.guide.values() if step.say}
    announcements = [
        DrillClass("to open", _to_open),
        DrillClass("to close", partial(_to_close, kinds=kinds)),
        DrillClass("nothing", partial(_nothing_to_say, kinds=kinds)),
    ]
    if len(said) > 2:  # more than what opens and closes the Bets of any game
        announcements.append(DrillClass("in play", partial(_said_in_play, classes=arranged)))
    return {
        ANNOUNCEMENT: tuple(announcements),
        CHIPS: (
            DrillClass("chips alone", partial(_chips, classes=paying, cash=False)),
            DrillClass("with cash", partial(_chips, classes=paying, cash=True)),
        ),
        ORDER: (DrillClass("several Bets", partial(_order, classes=payouts)),),
        REFUSAL: (
            DrillClass("late Bet", partial(_late_bet, kinds=kinds)),
            DrillClass("maximum", partial(_maximum, kinds=kinds), limits=_LIMITS),
            DrillClass("no Bet lies", partial(_no_bet, kinds=kinds)),
            *(
                DrillClass(f"decision, {each.name}", partial(_decision, drilled=each))
                for each in own.get("allowed", ())
            ),
        ),
    }


def _bet(scene: Scene, box: int, player: str, amount: Money, kinds: Sequence[str]) -> str:
    """Give the line of a Bet; of any kind, if the game has kinds instead of Initial Bets."""
    kind = f" {scene.chance.choice(kinds)}" if kinds else ""
    return f"bet {box} {player}{kind} {amount}"


def _lay_bets(scene: Scene, kinds: Sequence[str]) -> int:
    """Lay Bets on some boxes; gives one of them."""
    chance = scene.chance
    scene.tell("open")
    boxes = chance.sample(range(1, scene.table.boxes + 1), chance.randint(1, len(_NAMES)))
    for box, name in zip(boxes, _NAMES, strict=False):
        bet = _bet(scene, box, name, Money(chance.choice(_STAKES)), kinds)
        scene.tell(bet if kinds else f"{bet} seated")
    return boxes[0]


def _ask_what_is_said(_: Scene) -> DrillAsk:
    return DrillAsk("say", {}, "What do you announce now?")


def _to_open(scene: Scene) -> DrillAsk:
    scene.lines.append("as dealer")  # a record has at least one line
    return _ask_what_is_said(scene)


def _to_close(scene: Scene, kinds: Sequence[str]) -> DrillAsk:
    _lay_bets(scene, kinds)
    return DrillAsk("say", {}, "All Bets lie still. What do you announce now?")


def _nothing_to_say(scene: Scene, kinds: Sequence[str]) -> DrillAsk:
    """Cards are dealt, and nothing is announced."""
    _lay_bets(scene, kinds)
    scene.tell("close")
    for _ in range(scene.chance.randint(1, 2)):
        scene.deal_one()
    scene.need(not scene.table.guide().say)
    return _ask_what_is_said(scene)


def _said_in_play(scene: Scene, classes: Sequence[DrillClass]) -> DrillAsk:
    scene.chance.choice(classes).arrange(scene)
    scene.need(bool(scene.table.guide().say))
    return _ask_what_is_said(scene)


def _chips(scene: Scene, classes: Sequence[DrillClass], *, cash: bool) -> DrillAsk:
    """A payment that comes out in chips, or of which some is handed out in cash."""
    chance = scene.chance
    asked = chance.choice(classes).arrange(scene)
    won = next(
        line.won
        for line in scene.table.pending()
        if all(asked.about[name] == getattr(line, name) for name in asked.about)
    )
    sets = [
        chips
        for chips in _CHIP_SETS
        if (least := Money.parse(chips[0])) <= won and bool(won % least) is cash
    ]
    scene.need(bool(sets))
    chips = chance.choice(sets)
    where = asked.text.partition(":")[0]
    text = f"{where}, chips from {Money.parse(chips[0])}: what do you hand out?"
    return DrillAsk(CHIPS, {**asked.about, "chips": list(chips)}, text)


def _order(scene: Scene, classes: Sequence[DrillClass]) -> DrillAsk:
    """Bets of which no two could be settled in either order."""
    scene.chance.choice(classes).arrange(scene)
    lines = scene.table.pending()
    scene.need(1 < len(lines) <= _MOST_LINES)
    scene.need(len({(line.box, bool(line.lost)) for line in lines}) == len(lines))
    return DrillAsk(ORDER, {}, "In which order do you settle these Bets?")


def _refused(command: str, what: str) -> DrillAsk:
    return DrillAsk("refused", {"command": command}, f"{what} {_IF_ANY}")


def _late_bet(scene: Scene, kinds: Sequence[str]) -> DrillAsk:
    """A Bet before the close or after it."""
    chance = scene.chance
    box, is_late = _lay_bets(scene, kinds), chance.random() < 0.7
    if is_late:
        scene.tell("close")
        for _ in range(chance.randint(0, 2)):
            scene.deal_one()
    amount = Money(_STAKES[0])  # so that nobody has to sit down for it (B17)
    how = "The Bets are closed." if is_late else "The Bets are open."
    bet = _bet(scene, box, _LATE, amount, kinds)
    return _refused(bet, f"{how} {_LATE} lays {amount} on box {box}.")


def _maximum(scene: Scene, kinds: Sequence[str]) -> DrillAsk:
    """A Bet that the box can hold, or not."""
    chance = scene.chance
    scene.tell("open")
    box = chance.randint(1, scene.table.boxes)
    kind = kinds[:1]
    lies = Money(chance.choice((30000, 35000, 40000, 45000)))
    first = _bet(scene, box, _NAMES[0], lies, kind)
    scene.tell(first if kinds else f"{first} seated")
    more = Money(chance.choice((5000, 10000, 15000, 20000)))
    what = f"Box {box} holds {lies}, its maximum is {_LIMITS[0][1]}. {_LATE} adds {more}."
    return _refused(_bet(scene, box, _LATE, more, kind), what)


def _no_bet(scene: Scene, kinds: Sequence[str]) -> DrillAsk:
    if scene.chance.random() < 0.3:
        _lay_bets(scene, kinds)
        return _refused("close", "Bets lie on the table. You close the Bets.")
    scene.tell("open")
    return _refused("close", "No chip lies on the table. You close the Bets.")


def _decision(scene: Scene, drilled: DrillClass) -> DrillAsk:
    """A decision of the Hand in turn: one that the rules allow, or one that they refuse."""
    drilled.arrange(scene)
    found = scene.table.decisions()
    wants_refused = scene.chance.random() < 0.6
    fits = [each for each, refusal in found if (refusal is not None) is wants_refused]
    scene.need(bool(fits))
    command = scene.chance.choice(fits)
    return _refused(command.line(), f"{_box(command)} wants this: {_words(command)}.")


def _box(command: Command) -> str:
    box: Any = getattr(command, "box", 0)
    return f"Box {box}"


def _words(command: Command) -> str:
    return command.line().split()[0].replace("-", " ").capitalize()
