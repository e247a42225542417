"""How dealers learn: written drills, and what an answer is worth. No screen and no clock."""
