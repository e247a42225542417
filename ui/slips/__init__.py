"""Slips: made, saved as files, and shown over the window as they will be printed.

Import `ui.slips.preview` when a slip is first shown: PDFium takes a while to load.
"""
