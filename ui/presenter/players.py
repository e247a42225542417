"""Makes what the Players see from a table in service. Knows no widget.

Leaves out every name and every amount: what lies on the felt the Players see there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.house.profile import Profile
from tablemgr.past.reenactment import Reenactment
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import Phase
from tablemgr.service.session import TableSession
from ui.presenter.families import presenter_of
from ui.presenter.felt import limit_lines
from ui.presenter.pay_tables import side_bet_tables
from ui.views.felt import BetState, BoxView, FeltView, KeyPart
from ui.views.players import Bead, PlayersView
from ui.views.shared import Tone

translate = QCoreApplication.translate


def players_view(
    session: TableSession, profile: Profile, felt: FeltView, beads: Iterable[Bead]
) -> PlayersView:
    """Everything that the Players see; `felt` is the Dealer's, `beads` the Rounds before."""
    position = session.table.position
    road = (*beads, *filter(None, [_bead(session)]))
    is_open = position.phase is Phase.BETTING
    words = (
        translate("players", "Bets are open") if is_open else translate("players", "No more Bets")
    )
    if session.between_rounds:
        words = translate("players", "Between two Rounds")
    counts = Counter(bead.name for bead in road)
    pairs = [sum(bead.pairs[side] for bead in road) for side in (0, 1)]
    named = presenter_of(position).bead_names()
    counted = [(name, counts[name]) for name in named[:3]]
    counted += list(zip(named[3:], pairs, strict=False))
    return PlayersView(
        session.table.rulebook.title,
        profile.table,
        limit_lines(profile),
        words,
        is_open,
        without_names(felt),
        tuple(_pays(position)),
        road,
        tuple(counted),
        has_road=bool(named),
        training=session.training,
    )


def without_names(felt: FeltView) -> FeltView:
    """The felt without names, chips and what is due; each box says whether it has won."""
    boxes = tuple(
        BoxView(
            box.number,
            in_play=box.in_play,
            active=box.active,
            hands=tuple(replace(hand, added="", badge=None, mark="") for hand in box.hands),
            key=_result(box),
        )
        for box in felt.boxes
    )
    return replace(felt, boxes=boxes)


def _result(box: BoxView) -> tuple[KeyPart, ...]:
    """Say whether the box's Initial Bets win; nothing if they differ or are open."""
    states = {bet.state for bet in box.bets if bet.kind == INITIAL}
    words = {
        BetState.WON: KeyPart(translate("players", "wins"), tone=Tone.PAY),
        BetState.LOST: KeyPart(translate("players", "loses"), tone=Tone.TAKE),
        BetState.RETURNED: KeyPart(translate("players", "stand off"), tone=Tone.EVEN),
    }
    found = words.get(states.pop()) if len(states) == 1 else None
    return () if found is None else (found,)


def _pays(position: Position) -> Iterable[tuple[str, str]]:
    """The pay tables: a line for each; a heading above those of a Bet with several."""
    for table in side_bet_tables(position.rulebook).values():
        if table.title:
            yield table.title, ""
        yield from ((row.name, row.cells[0]) for row in table.rows)


def _bead(session: TableSession) -> Bead | None:
    """The bead of the Round that is over and still lies on the table."""
    position = session.table.position
    if position.phase is not Phase.COMPLETE:
        return None
    return presenter_of(position).bead(position)


def beads_before(session: TableSession) -> list[Bead]:
    """The beads of this shoe's Rounds before the one on the table, the oldest first.

    Goes back as far as the cards reach that were drawn from this shoe.
    """
    position = session.table.position
    if not presenter_of(position).bead_names():
        return []
    found: list[Bead] = []
    drawn = session.shoe.drawn - session.shoe.burned - len(position.cards)
    number = session.round_no - 1
    while drawn > 0 and number > 0:
        past = Reenactment(session.journal.entries(round_no=number), number)
        before: Position = past.table(len(past.steps)).position
        drawn -= len(before.cards)
        bead = presenter_of(before).bead(before) if before.phase is Phase.COMPLETE else None
        if bead is not None and drawn >= 0:
            found.append(bead)
        number -= 1
    return found[::-1]
