#!/bin/sh
# Before the files go: the units stop, and what was compiled here is taken away.
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    deb-systemd-invoke stop tablemgr-kiosk.service tablemgr-backup.timer || true
fi
find /opt/tablemgr/@VERSION@ -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
if [ "$1" = remove ]; then
    rm -rf /opt/tablemgr/before /opt/tablemgr/current
fi
