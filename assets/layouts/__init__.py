"""The drawings of the tables, and how they were drawn."""
