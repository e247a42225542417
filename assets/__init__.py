"""Drawings, fonts and icons, found with `importlib.resources.files("assets")`."""
