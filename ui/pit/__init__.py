"""The pit on the screen: a table's line to its server, and the supervisor's desk."""
