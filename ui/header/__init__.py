"""The bar on top: which table this is and how it stands. 52 px high at 1280x800, full width."""
