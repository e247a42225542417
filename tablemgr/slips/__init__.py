"""Settlement slips and case slips: their data, their wording, and how they become PDF and text."""
