"""Makes the slips of changes of the table's key that have no file: the program was killed."""

from __future__ import annotations

from tablemgr.basics.errors import Fault
from tablemgr.house.profile_tables import SlipLines
from tablemgr.journal import EntryKind
from tablemgr.service.session import TableSession
from ui.slips.store import SlipStore


def keep_key_slips(store: SlipStore, session: TableSession, lines: SlipLines) -> None:
    """Save the plain text and the PDF of each, where they are missing. Raises `Fault`."""
    from tablemgr.house.sealing import NEW_KEY  # noqa: PLC0415 - not at a start

    entries = session.journal.entries(kinds=(EntryKind.SLIP,), holding=(f'"{NEW_KEY}"',))
    for change in (entry.data for entry in entries if "code" in entry.data):
        from tablemgr.slips.issuing import with_code  # noqa: PLC0415 - seldom is there one
        from tablemgr.slips.kinds import slip_kind  # noqa: PLC0415 - as above
        from tablemgr.slips.kinds.key import content_of, file_name  # noqa: PLC0415 - as above
        from ui.slips.drawing import slip_pdf  # noqa: PLC0415 - as above

        content, code = content_of(change), str(change["code"])
        name = file_name(content)
        if (store.folder / f"{name}.pdf").exists():
            continue
        try:
            store.keep(f"{name}.txt", with_code(slip_kind("key").text(content), code).encode())
            pdf = slip_pdf("key", content, lines.paper, code, language=lines.language)
            store.keep(f"{name}.pdf", pdf)
        except OSError as error:
            raise Fault(
                "{path}: the slip of the new key can't be saved: {error}.",
                "Make room; the next start makes it.",
                path=store.folder / name,
                error=error.strerror,
            ) from error
