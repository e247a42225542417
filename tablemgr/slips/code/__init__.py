"""The code on a slip: what it says, signed, so that anyone can verify it without a journal.

`payload` is what it says, `signed` the text of the QR code, `verifying` says which hold, alone and
together, `finding` takes them out of pictures, PDFs and texts. Knows no paper and no table.
"""
