"""The parts of a training table alone: the trainee is asked, and his answers are judged."""
