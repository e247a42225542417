"""Many tables of one pit on one PostgreSQL server: what each sends, and what a desk reads there.

Knows no screen and no thread; the clock is passed in. docs/decisions/053-pit.md says why it is so.
"""
