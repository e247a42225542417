"""Paper: what a printer is told and what it answers. Knows no slip's contents, no rule, no Qt."""
