"""The slip as it will be printed. Lies over the whole window.

Import `ui.slips.preview` when a slip is first shown: PDFium takes a while to load.
"""
