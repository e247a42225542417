#!/bin/sh
# After the files are gone. Journals, slips, the staff register and back-ups stay, also when the
# package is purged: they belong to the house and to its regulator.
set -e
if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
if [ "$1" = remove ]; then rm -rf /opt/tablemgr; fi # with what was compiled and kept there
if [ "$1" = remove ] && command -v deb-systemd-helper >/dev/null; then
    deb-systemd-helper mask tablemgr-kiosk.service tablemgr-forward.service tablemgr-backup.timer >/dev/null || true
fi
if [ "$1" = purge ]; then
    if command -v deb-systemd-helper >/dev/null; then
        deb-systemd-helper purge tablemgr-kiosk.service tablemgr-forward.service tablemgr-backup.timer >/dev/null || true
        deb-systemd-helper unmask tablemgr-kiosk.service tablemgr-forward.service tablemgr-backup.timer >/dev/null || true
    fi
    rm -rf /var/log/tablemgr
    if [ -d /var/lib/tablemgr ]; then
        echo "tablemgr: /var/lib/tablemgr, /etc/tablemgr and /var/backups/tablemgr are left as they are." >&2
    fi
fi
