"""The keypad at which a person enters cards. It takes the place of the Bets' panel: 300 px wide."""
