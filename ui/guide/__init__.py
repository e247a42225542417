"""What to do now, what to announce, and the actions.

Intended place: full width below the felt, about 172 px high at 1280x800.
First the sentence with its paragraph, then what is announced, then one row of big buttons.
"""
