"""The common parts of several protocols: numbered messages in an envelope, and lines of text.
Pure.
"""
