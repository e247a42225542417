"""The remedies of a case: Reconstruction, the Players' options, a Void, a manager's decision.

5.7, 5.9, 5.10, 5.12, 5.17, 5.19 and rulings I2, I8, I9. Who may do it: `tablemgr.rules.roles`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tablemgr.basics.messages import Message, join_with_commas
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
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.irregularities.closing import closed
from tablemgr.rules.games.lines import INITIAL, LaidBet
from tablemgr.rules.games.position import AnyRound, Phase
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.model import Remedy, number_in_words


def offers(position: AnyRound, remedy: Remedy) -> bool:
    """Say whether some open case has the remedy."""
    return any(remedy in case.remedies for case in position.cases)


def _needs(position: AnyRound, remedy: Remedy, word: str) -> Reason | None:
    if not position.cases:
        return Reason("no-case-open")
    if offers(position, remedy):
        return None
    paragraph = position.cases[-1].paragraph
    return Reason("not-a-remedy", paragraph, remedy=position.rulebook.part(word))


def verify_reconstruct(position: AnyRound, command: Reconstruct) -> Reason | None:
    """5.9; 5.10.1 and I9: not once the settlement has paid or collected something.

    The collection of a Bust bars it for that Hand only, which gets no further card. A reopened
    Final Settlement that moved chips bars it, unless the game has no such rule.
    """
    reason = _needs(position, "reconstruct", "a-reconstruction")
    if reason is not None:
        return reason
    if not any(awaits(case, "reconstruct") for case in position.cases):
        return Reason("reconstruction-decided")
    final = position.remembered.final_moved and position.final_settlement_bars
    if command.possible and (final or position.has_settled):
        return Reason("reconstruction-barred")
    return None


def awaits(case: Case, remedy: Remedy) -> bool:
    """Say whether a Reconstruction or a judgement is still to be decided in the case (I19)."""
    said = case.judgement if remedy == "judge" else case.reconstruction
    return remedy in case.remedies and said is None


def reconstruct_events(position: AnyRound, command: Reconstruct) -> list[Event]:
    """In every case in which that is not decided yet (I19), the cards that no Hand was due are
    dealt on in order, or discarded.
    """
    events: list[Event] = [ReconstructionDecided(command.possible)]
    about = [case for case in position.cases if awaits(case, "reconstruct")]
    return events if command.possible else [*events, *_discarded(position, about)]


def _discarded(position: AnyRound, cases: Sequence[Case]) -> list[Event]:
    numbers = tuple(case.number for case in cases if position.cards_of(case))
    return [UndueDiscarded(numbers)] if numbers else []


def players_asked(position: AnyRound) -> list[tuple[int, str]]:
    """5.7, I8: every Player with an open Bet, box by box, if a case gives the options; nobody who
    has left the box.
    """
    if not offers(position, "options"):
        return []
    bets = ((bet.box, bet.player) for bet in position.open_bets())
    keys = dict.fromkeys(key for key in bets if key[1] not in position.boxes[key[0]].gone)
    return [key for key in keys if any(_asks(case, *key) for case in position.cases)]


def _asks(case: Case, box: int, _player: str) -> bool:
    """Say whether the case gives that Player the options; if only one Hand is affected (Si Ki Pi
    5.7), it asks those with a Bet on its box.
    """
    return "options" in case.remedies and (not case.asks_the_box_only or case.box == box)


def choice_of(position: AnyRound, box: int, player: str) -> bool | None:
    """Say whether the Player plays on; None while he has not answered in every case that asks
    him.
    """
    asking = [case for case in position.cases if _asks(case, box, player)]
    answers = [case.choices.get((box, player)) for case in asking]
    return None if None in answers else all(answers)


def players_waited_for(position: AnyRound) -> list[tuple[int, str]]:
    """Those who still have to choose, box by box."""
    return [key for key in players_asked(position) if choice_of(position, *key) is None]


def verify_choose(position: AnyRound, command: Choose) -> Reason | None:
    """5.7: a Player with an open Bet on the box may choose until the case is closed."""
    reason = _needs(position, "options", "the-options")
    if reason is not None:
        return reason
    if (command.box, command.player) not in players_asked(position):
        return Reason("no-option-here", box=command.box, player=command.player)
    return None


def choose_events(_: AnyRound, command: Choose) -> list[Event]:
    """The option is noted; it takes effect when the Round resumes."""
    return [OptionChosen(command.box, command.player, command.goes_on)]


def verify_first(position: AnyRound, command: First) -> Reason | None:
    """5.12, I19: one of the two cards that came at once, of the earliest pair still open."""
    if not position.cases:
        return Reason("no-case-open")
    if command.card not in position.at_once:
        return Reason("no-cards-to-order")
    return None


def first_events(_: AnyRound, command: First) -> list[Event]:
    """`command.card` is the first of the two, the other the second."""
    return [FirstChosen(command.card)]


def undecided(position: AnyRound) -> list[Message]:
    """Say what still has to be decided before the Round may resume, each matter once."""
    left = [what for case in position.cases for what in _undecided_in(position, case)]
    each: list[Message] = []
    each.extend(what for what in left if what not in each)
    return each + _options_left(position)


def _options_left(position: AnyRound) -> list[Message]:
    waiting = players_waited_for(position)
    book = position.rulebook
    return [book.part("option-on-box", player=player, box=box) for box, player in waiting]


def _undecided_in(position: AnyRound, case: Case) -> Iterator[Message]:
    """Say what still has to be decided in a case, but for the Players' options.

    I19: of a general report nothing need be said of the Reconstruction, unless without one the
    Round is Void (V4 5.1.2).
    """
    remedies, book = {*case.remedies}, position.rulebook
    if must_be_void(case):
        yield book.part("the-void", under=number_in_words(case.paragraph))
    elif remedies <= {"void", "decide"}:
        yield book.part("the-decision")
    if case.pair:
        yield book.part("the-order")
    if awaits(case, "judge"):
        yield book.part("the-intention")
    hangs_on_it = {"remove", "void"} & remedies or position.cards_of(case)
    if awaits(case, "reconstruct") and hangs_on_it:
        yield book.part("the-reconstruction")


def must_be_void(case: Case) -> bool:
    """Say whether nothing but a Void is left to resolve the case."""
    left = {*case.remedies} - ({"reconstruct"} if case.reconstruction is False else set())
    return left == {"void"}


def verify_resume(position: AnyRound, _: Resume) -> Reason | None:
    """Refused while something in the case is undecided."""
    if not position.cases:
        return Reason("no-case-open")
    left = undecided(position)
    if not left:
        return None
    asks = bool(_options_left(position))
    waits = next(
        case
        for case in position.cases
        if any(_undecided_in(position, case)) or (asks and "options" in case.remedies)
    )
    return Reason("case-undecided", waits.paragraph, what=join_with_commas(left))


def resume_events(position: AnyRound, _: Resume) -> list[Event]:
    """I8: a Player who chose to gets his open Bets on the box back; a Hand without a Bet is
    removed.
    """
    back = {key for case in position.cases for key, goes_on in case.choices.items() if not goes_on}
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
    reason = _needs(position, "judge", "a-judgement")
    if reason is None and not any(awaits(case, "judge") for case in position.cases):
        return Reason("judged-already")
    return reason


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
        if not _removes_a_hand(case):
            continue
        on_box = [bet for bet in bets if bet.box == case.box]
        theirs = {bet.player for bet in on_box if bet.name == INITIAL}
        for bet in on_box:
            if bet.player in theirs or not position.on_the_dealers_hand(bet):
                out.setdefault(bet, case.paragraph)
    return out


def _removes_a_hand(case: Case) -> bool:
    """Say whether the case's Hand is removed: the examination was judged intentional (5.13), or
    there is no Reconstruction (5.12).
    """
    return bool(case.judgement) or ("remove" in case.remedies and case.reconstruction is False)


def verify_decide(position: AnyRound, _: Decide) -> Reason | None:
    """5.19, I13: a case that the rules do not cover, and not while another can only be a Void."""
    reason = _needs(position, "decide", "a-decision")
    if reason is not None:
        return reason
    for case in position.cases:
        if must_be_void(case):
            return Reason("decide-waits-for-void", under=number_in_words(case.paragraph))
    return None


def decide_events(position: AnyRound, command: Decide) -> list[Event]:
    """I13: the latest case that the Shift Manager may decide is closed, and no other.

    I25: its own cards go out of play.
    """
    case = next(case for case in reversed(position.cases) if "decide" in case.remedies)
    return [
        ManagerDecided(command.text),
        *_discarded(position, [case]),
        closed(position, case),
    ]
