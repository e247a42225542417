"""What is shown of blackjack: any of its four games. Decides nothing."""
