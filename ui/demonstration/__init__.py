"""`tablemgr demo`: plays scripted Rounds or a round record in the real window, without a screen."""
