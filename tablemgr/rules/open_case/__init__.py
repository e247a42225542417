"""An open case before anybody signs: what each ruling would do, on a copy of the table."""
