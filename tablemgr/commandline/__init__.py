"""The program's command line: `main` finds a command, a module each runs it. Nothing imports it."""
