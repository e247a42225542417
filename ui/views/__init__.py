"""What the panels show, as frozen data: made by `presenter`, shown by the panels. Knows neither."""
