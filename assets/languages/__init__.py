"""The languages of the program, a folder each; `collect` gathers the English texts for them."""
