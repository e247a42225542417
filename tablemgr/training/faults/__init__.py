"""Faults on purpose: a script beside the rules, which alone knows what is wrong and when.

The rules can't see a Bet that nobody told them of, or a card that was misread. So the script holds
the truth; a hit, a miss and a false alarm are judged against it.
"""
