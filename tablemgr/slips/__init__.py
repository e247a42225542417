"""Slips: what a settled Round prints. Models, their wording, and paper and text made of them."""
