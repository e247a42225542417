"""What a training table has beside a live one: the trainee is asked, and his answers are judged."""
