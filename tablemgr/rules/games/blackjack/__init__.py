"""Blackjack: its positions, what each command needs and does, its flow and its settlement."""
