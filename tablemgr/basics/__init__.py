"""The small things that everything else is made of: cards, money, names, errors, texts. Uses no
other room.
"""
