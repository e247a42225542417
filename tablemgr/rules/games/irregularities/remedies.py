"""What resolves a case: Reconstruction, the Players' options, a Void, a manager's decision.

5.7, 5.9, 5.10, 5.12, 5.17, 5.19 and rulings I2, I8, I9. Who may do it: `tablemgr.rules.roles`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablemgr.basics.money import ZERO
from tablemgr.rules.commands import Choose, Decide, First, Judge, Reconstruct, Resume, Void
from tablemgr.rules.events import (
    BetGivenBack,
    BetSettled,
    CasesClosed,
    Event,
    FirstChosen,
    HandJudged,
    HandRemoved,
    ManagerDecided,
    OptionChosen,
    Outcome,
    ReconstructionDecided,
    RoundVoided,
    UndueDiscarded,
)
from tablemgr.rules.games.betting import excess_back
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.lines import INITIAL, LaidBet, moved_by_rule
from tablemgr.rules.games.position import AnyRound, Case, Phase
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import Remedy, number_in_words


def offers(position: AnyRound, remedy: Remedy) -> bool:
    """Whether some open case has the remedy."""
    return any(remedy in case.remedies for case in position.cases)


def _needs(position: AnyRound, remedy: Remedy, word: str) -> Reason | None:
    if not position.cases:
        return Reason("no-case-open")
    return None if offers(position, remedy) else Reason("not-a-remedy", remedy=word)


def verify_reconstruct(position: AnyRound, command: Reconstruct) -> Reason | None:
    """5.9; 5.10.1 and I9: not once the settlement has paid or collected something.

    The collection of a Bust bars it for that Hand only, which gets no further card. A reopened
    Final Settlement that moved chips bars it, unless the game has no such rule.
    """
    flaw = _needs(position, "reconstruct", "a Reconstruction")
    if flaw is not None:
        return flaw
    if position.reconstruction is not None:
        return Reason("reconstruction-decided")
    final = position.remembered.final_moved and position.final_settlement_bars
    if command.possible and (final or moved_by_rule(position.settlement)):
        return Reason("reconstruction-barred")
    return None


def reconstruct_events(_: AnyRound, command: Reconstruct) -> list[Event]:
    """The cards that no Hand was due are dealt on in order, or discarded."""
    events: list[Event] = [ReconstructionDecided(command.possible)]
    return events if command.possible else [*events, UndueDiscarded()]


def players_asked(position: AnyRound) -> list[tuple[int, str]]:
    """5.7, I8: every Player with an open Bet, box by box, if a case gives the options.

    If only one Hand is affected (Si Ki Pi 5.7), only those with a Bet on its box.
    """
    cases = [case for case in position.cases if "options" in case.remedies]
    if not cases:
        return []
    keys = dict.fromkeys((bet.box, bet.player) for bet in position.open_bets())
    if all(case.asks_the_box_only for case in cases):
        boxes = {case.box for case in cases}
        return [key for key in keys if key[0] in boxes]
    return list(keys)


def verify_choose(position: AnyRound, command: Choose) -> Reason | None:
    """5.7: a Player with an open Bet on the box may choose until the case is closed."""
    flaw = _needs(position, "options", "the Players' options")
    if flaw is not None:
        return flaw
    if (command.box, command.player) not in players_asked(position):
        return Reason("no-option-here", box=command.box, player=command.player)
    return None


def choose_events(_: AnyRound, command: Choose) -> list[Event]:
    """The option is noted; it takes effect when the Round resumes."""
    return [OptionChosen(command.box, command.player, command.goes_on)]


def verify_first(position: AnyRound, command: First) -> Reason | None:
    """5.12: one of the two cards that came at once."""
    if not position.cases:
        return Reason("no-case-open")
    if command.card not in position.at_once:
        return Reason("no-cards-to-order", card=command.card)
    return None


def first_events(_: AnyRound, command: First) -> list[Event]:
    """`command.card` is the first of the two, the other the second."""
    return [FirstChosen(command.card)]


def undecided(position: AnyRound) -> list[str]:
    """What still has to be decided before the Round may resume, each matter once."""
    left = []
    for case in position.cases:
        if set(case.remedies) <= {"void"}:
            left.append(f"the Void under {number_in_words(case.paragraph)}")
        elif set(case.remedies) <= {"void", "decide"}:
            left.append("the Shift Manager's decision")
    if position.at_once:
        left.append("which card comes first")
    if offers(position, "judge") and position.judgement is None:
        left.append("whether it was intentional")
    needs_cards = position.undue or offers(position, "remove")
    if needs_cards and offers(position, "reconstruct") and position.reconstruction is None:
        left.append("the Reconstruction")
    for case in position.cases:
        if set(case.remedies) == {"reconstruct", "void"} and position.reconstruction is False:
            left.append("the Void")
    left += [
        f"{player}'s option on box {box}"
        for box, player in players_asked(position)
        if (box, player) not in position.choices
    ]
    return list(dict.fromkeys(left))


def verify_resume(position: AnyRound, _: Resume) -> Reason | None:
    """Refused while something in the case is undecided."""
    if not position.cases:
        return Reason("no-case-open")
    left = undecided(position)
    return Reason("case-undecided", what=", ".join(left)) if left else None


def resume_events(position: AnyRound, _: Resume) -> list[Event]:
    """I8: a Player who chose to gets his open Bets on the box back; a Hand without a Bet is
    removed.
    """
    back = {key for key, goes_on in position.choices.items() if not goes_on}
    paragraph = position.rulebook.cites["option-returned"]
    bets = position.open_bets()
    out = _out_of_play(position, bets)
    chosen = [bet for bet in bets if (bet.box, bet.player) in back and bet not in out]
    returned = [bet for bet in bets if bet in chosen or bet in out]
    if position.phase_before_case is Phase.BETTING:
        return [*_given_back(position, bets, returned), CasesClosed()]
    left = {(bet.box, bet.hand) for bet in bets if bet.name == INITIAL and bet not in returned}
    emptied = {(bet.box, bet.hand): None for bet in returned if bet.name == INITIAL}
    removed = [HandRemoved(box, hand - 1) for box, hand in emptied if (box, hand) not in left]
    lines = [line for bet in returned for line in _returned([bet], out.get(bet, paragraph))]
    return [*lines, *removed, CasesClosed()]


def _given_back(
    position: AnyRound, bets: Sequence[LaidBet], returned: Sequence[LaidBet]
) -> list[Event]:
    """Before the close, Bets are given back instead of settled. L5: with the last Initial Bet of a
    box all its side Bets go back. L4: what a side Bet has too much for the Bets left goes back.
    """
    kept = {bet.box for bet in bets if bet.name == INITIAL and bet not in returned}
    emptied = {bet.box for bet in returned if bet.name == INITIAL} - kept
    back = [bet for bet in bets if bet in returned or bet.box in emptied]
    events: list[Event] = [BetGivenBack(b.box, b.player, b.name, b.stake) for b in back]
    for number in {bet.box: None for bet in back if bet.box in kept}:
        box = position.boxes[number]
        gone = {(bet.player, bet.name) for bet in back if bet.box == number}
        left = {p: bet for p, bet in box.bets.items() if (p, INITIAL) not in gone}
        seat = box.seat if box.seat in left else None
        events += excess_back(position, box, left, seat, gone)
    return events


def _returned(bets: Iterable[LaidBet], paragraph: str) -> list[BetSettled]:
    return [BetSettled(*bet, Outcome.RETURNED, ZERO, ZERO, bet.stake, paragraph) for bet in bets]


def verify_void(position: AnyRound, command: Void) -> Reason | None:
    """I2: an open case lets the Round be Voided under that paragraph."""
    if not position.cases:
        return Reason("no-case-open")
    if not any(command.paragraph in case.void_paragraphs for case in position.cases):
        return Reason("void-needs-its-case", under=number_in_words(command.paragraph))
    return None


def void_events(position: AnyRound, command: Void) -> list[Event]:
    """5.17: every Bet of the Round goes back, those already settled included."""
    paragraph = position.rulebook.cites["void"]
    return [RoundVoided(command.paragraph), *_returned(position.every_bet(), paragraph)]


def verify_judge(position: AnyRound, _: Judge) -> Reason | None:
    """Si Ki Pi 5.13: an open case asks whether a further Hand was examined intentionally."""
    return _needs(position, "judge", "a judgement")


def judge_events(_: AnyRound, command: Judge) -> list[Event]:
    """The judgement is noted; it takes effect when the Round resumes."""
    return [HandJudged(command.intentional)]


def _out_of_play(position: AnyRound, bets: Sequence[LaidBet]) -> dict[LaidBet, str]:
    """The Bets that go back with a Hand that a case removes, and the case's paragraph.

    Si Ki Pi 5.12, 5.13: those on the Hand, and all that its Players have laid on the box. The Bonus
    of another Player on the Dealer's Hand stays.
    """
    out: dict[LaidBet, str] = {}
    for case in position.cases:
        if not _removes_a_hand(position, case):
            continue
        on_box = [bet for bet in bets if bet.box == case.box]
        theirs = {bet.player for bet in on_box if bet.name == INITIAL}
        for bet in on_box:
            if bet.player in theirs or not position.on_the_dealers_hand(bet):
                out.setdefault(bet, case.paragraph)
    return out


def _removes_a_hand(position: AnyRound, case: Case) -> bool:
    """Whether the case's Hand is removed: the examination was judged intentional (5.13), or there
    is no Reconstruction (5.12).
    """
    if "judge" in case.remedies and position.judgement:
        return True
    return "remove" in case.remedies and position.reconstruction is False


def verify_decide(position: AnyRound, _: Decide) -> Reason | None:
    """5.19, I13: a case that the rules do not cover, and not while another can only be a Void."""
    flaw = _needs(position, "decide", "a manager's decision")
    if flaw is not None:
        return flaw
    for case in position.cases:
        if set(case.remedies) == {"void"}:
            return Reason("decide-waits-for-void", under=number_in_words(case.paragraph))
    return None


def decide_events(position: AnyRound, command: Decide) -> list[Event]:
    """I13: the latest case that the Shift Manager may decide is closed, and no other.

    If it is about cards or the last one open, the cards that no Hand was due go out of play.
    """
    case = next(case for case in reversed(position.cases) if "decide" in case.remedies)
    last = position.cases == [case]
    events: list[Event] = [ManagerDecided(command.text)]
    about_cards = last or "reconstruct" in case.remedies
    if position.undue and position.reconstruction is None and about_cards:
        events.append(UndueDiscarded())
    return [*events, closed(position, case)]
