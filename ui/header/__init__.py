"""The bar at the top: which table this is, how it stands, and the menu. 36 px high at 1280x800."""
