"""Si Ki Pi: four cards to each box and the Dealer, set as a Low Hand and a High Hand."""
