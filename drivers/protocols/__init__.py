"""The wire protocols, one file each: its layout, its settings, and both ends of every message.

A file here has `PROTOCOL`, a `drivers.protocol.WireProtocol`; `drivers.catalogue` finds it by that.
No maker of shufflers has published the protocol of its machines, so that no model is named here.
"""
