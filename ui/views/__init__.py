"""The panels' contents, as frozen data: made by `presenter`, shown by the panels. Knows neither."""
