"""The window as a whole: what stands where in it, what lies over it, how large it is."""
