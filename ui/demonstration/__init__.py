"""`tablemgr demo`: scripted Rounds and round records at the real window, as pictures and slips."""
