"""The felt: its drawing, what stands on it, and the widget that paints both. Decides nothing."""
