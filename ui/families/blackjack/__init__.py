"""What the screen shows of Blackjack, in all its four games. Decides nothing."""
