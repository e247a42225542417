"""The devices that read the cards, as the window uses and shows them."""
