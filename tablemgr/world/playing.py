"""Plays the Round of a seed and checks it at every step; says what is wrong, and the shortest Round
that shows it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from tablemgr.basics.errors import Bug, Fault
from tablemgr.rules.commands import DealCard, Reopen
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games
from tablemgr.service.session import awaited
from tablemgr.world.invariants import INVARIANTS, ToldStep
from tablemgr.world.people import conduct_of, next_saying, table_for
from tablemgr.world.relations import AS_STORED, RELATIONS
from tablemgr.world.so_far import PlayedSoFar, Saying
from tablemgr.world.stored import RoundAsStored

MOST_COMMANDS: Final = 100
_OVER: Final = (Phase.COMPLETE, Phase.VOID)
CRASH: Final = "crash"
"""The check that fails if the program raises what it should not."""
CRASHES: Final = "it crashes:"
"""How it begins what is wrong, if a check could not be made to the end."""
FLAWS: Final = (Bug, Fault, *(AssertionError, LookupError, TypeError, ValueError, AttributeError))
"""What a program raises that has met what it did not expect."""


class Violation(Struct, frozen=True):
    """Something that must hold and does not."""

    check: str
    """The name of what was checked, or `crash`."""
    what: str
    """What is wrong, in words."""
    game: str
    seed: int
    step: int
    """After how many commands of the Round."""
    dice_seed: int
    """The seed of what the check itself drew."""
    so_far: PlayedSoFar


def game_of(seed: int) -> str:
    """The game of a seed's Round: each game in turn."""
    known = games()
    return known[seed % len(known)]


def round_of(
    seed: int,
    *,
    often: float = 0.15,
    relations: Collection[str] = tuple(RELATIONS),
    stored: bool = False,
) -> Iterator[Violation]:
    """Play the Round of that seed and check it: all that holds always after each command, each of
    the relations now and then (`often`) and at the end; what is stored too after each command, if
    `stored`.

    What is checked changes nothing of the Round. Nothing more is played after the first violation.
    """
    people = RoundPeople(seed)
    so_far, dice = people.so_far, Random(f"checks of {seed}")
    as_stored = RoundAsStored(so_far)
    for saying in people.sayings():
        names = [name for name in relations if dice.random() < often]
        dice_seed = dice.randrange(2**32)
        for check, what in _wrong_after(so_far, saying, names, dice_seed):
            yield _violation(seed, check, what, dice_seed, so_far)
            return
        for what in as_stored.differs() if stored else ():
            yield _violation(seed, AS_STORED, what, dice_seed, so_far)
            return
    dice_seed = dice.randrange(2**32)
    for check, what in _wrong_now(so_far, relations, dice_seed):
        yield _violation(seed, check, what, dice_seed, so_far)
        return


def _violation(seed: int, check: str, what: str, dice_seed: int, so_far: PlayedSoFar) -> Violation:
    return Violation(check, what, game_of(seed), seed, len(so_far.said), dice_seed, so_far)


def round_played(seed: int) -> PlayedSoFar:
    """The Round of that seed, unchecked."""
    people = RoundPeople(seed)
    for saying in people.sayings():
        people.so_far.tell(saying)
    return people.so_far


class RoundPeople:
    """The people of one seed's Round, and the Round as far as they have played it."""

    def __init__(self, seed: int) -> None:
        self._dice = dice = Random(seed)
        self.so_far = PlayedSoFar(table_for(game_of(seed), dice))
        self._conduct = conduct_of(dice)

    def sayings(self) -> Iterator[Saying]:
        """Yield what they say, until the Round is over and stays so; each must be told before the
        next is asked for.
        """
        table = self.so_far.table
        for step in range(MOST_COMMANDS):
            phase = table.position.phase
            saying = Saying(Reopen(), Role.SHIFT_MANAGER)
            if phase not in _OVER:
                saying = next_saying(table, self._conduct, step, self._dice)
            elif phase is Phase.VOID or self._dice.random() < 0.6:
                return
            if self._conduct.cards_call and isinstance(saying.command, DealCard):
                yield from map(Saying, awaited(table))
            yield saying


def _wrong_after(
    so_far: PlayedSoFar, saying: Saying, names: Collection[str], dice_seed: int
) -> Iterator[tuple[str, str]]:
    """Tell the Round one thing more; gives each check that fails then, and what it says."""
    before = so_far.table.position.clone()
    try:
        answer = so_far.tell(saying)
        told = ToldStep(saying, before, so_far.table, answer)
        for name, check in INVARIANTS.items():
            for what in check(told):
                yield name, what
    except FLAWS as error:
        if len(so_far.taken) < len(so_far.said):
            so_far.taken.append(False)
        yield CRASH, f"{saying.command.line()}: {type(error).__name__}: {error}"
        return
    yield from _wrong_now(so_far, names, dice_seed)


def _wrong_now(
    so_far: PlayedSoFar, names: Collection[str], dice_seed: int
) -> Iterator[tuple[str, str]]:
    for name in names:
        try:
            for what in RELATIONS[name](so_far, Random(dice_seed)):
                yield name, what
        except FLAWS as error:
            yield name, f"{CRASHES} {type(error).__name__}: {error}"


def shows(violation: Violation) -> bool:
    """Say whether the Round shows it, told again by the rules alone."""
    return _again(violation, violation.so_far.said) is not None


def shortest(violation: Violation) -> Violation:
    """The violation in the shortest Round that still shows it: commands are left out one by one,
    the last first, as long as the same check fails.
    """
    best = violation
    place = len(best.so_far.said)
    while place > 0:
        place -= 1
        said = best.so_far.said
        if place >= len(said):
            continue
        shorter = _again(best, [*said[:place], *said[place + 1 :]])
        best = shorter or best
    return best


def _again(violation: Violation, said: Sequence[Saying]) -> Violation | None:
    """Look for the same violation after this; None if this does not show it."""
    so_far = violation.so_far.begun_again()
    for step, saying in enumerate(said, 1):
        last = step == len(said)
        names = [violation.check] if last and violation.check in RELATIONS else []
        for check, what in _wrong_after(so_far, saying, names, violation.dice_seed):
            if check == violation.check:
                game, seed = violation.game, violation.seed
                return Violation(check, what, game, seed, step, violation.dice_seed, so_far)
    return None


def account(violation: Violation) -> str:
    """Say what is wrong, with the round record that shows it."""
    v = violation
    return f"{v.check}: {v.what}\n# seed {v.seed}, command {v.step}\n{v.so_far.record()}"
