"""Makes of this checkout what is passed on: the Debian package, the sdist and wheel, the SBOM.

No part of the program: nothing of `tablemgr`, `drivers` or `ui` imports it.
"""
