"""The rules of section 5: irregularities noticed or reported, who resolves them, and how."""
