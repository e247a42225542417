"""The screen of Blackjack, in all its four games. Decides nothing."""
