#!/bin/sh
# Before the files go: the units stop.
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    deb-systemd-invoke stop tablemgr-kiosk.service tablemgr-forward.service tablemgr-backup.timer || true
fi
