#!/bin/sh
# After unpacking: account and folders, a test of the new program, and only then the link to it.
set -e
TOP=/opt/tablemgr
VERSION=@VERSION@
NEW=$TOP/$VERSION

# Prints the journals that the program in folder $1 finds sound.
sound_journals() {
    for journal in /var/lib/tablemgr/tables/*.journal; do
        [ -e "$journal" ] || continue
        if runuser -u tablemgr -- "$1/bin/tablemgr" journal verify "$journal" >/dev/null 2>&1; then
            echo "$journal"
        fi
    done
}

# Ends with 0 if the new program starts, deals Rounds through its window, and reads each journal
# that the one before it reads.
works() {
    [ "$("$NEW/bin/tablemgr" --version)" = "tablemgr $VERSION" ] || return 1
    tried=$(mktemp -d)
    chown tablemgr "$tried"
    if ! (
        cd /
        export HOME="$tried" QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$tried"
        runuser -u tablemgr -- "$NEW/bin/tablemgr" demo --out "$tried/demo" >"$tried/said" 2>&1
    ); then
        cat "$tried/said" >&2
        rm -rf "$tried"
        return 1
    fi
    rm -rf "$tried"
    [ -n "$before" ] || return 0
    [ "$(sound_journals "$before")" = "$(sound_journals "$NEW")" ]
}

case "$1" in
configure)
    systemd-sysusers tablemgr.conf
    systemd-tmpfiles --create tablemgr.conf
    before=$(readlink -e $TOP/current) || before=
    "$NEW/bin/python" -I -m compileall -q -j 0 "$NEW/lib"
    if ! works; then
        if [ -n "$before" ]; then
            echo "tablemgr: $VERSION failed its test; ${before##*/} stays in use." >&2
        else
            echo "tablemgr: $VERSION failed its test." >&2
        fi
        exit 1
    fi
    ln -sfn "$VERSION" $TOP/current
    for left in $TOP/[0-9]*; do # what was compiled for the version before
        [ "$left" = "$NEW" ] || rm -rf "$left"
    done
    if [ -d /run/udev ]; then
        udevadm control --reload || true
        udevadm trigger --subsystem-match=tty --subsystem-match=usb || true
    fi
    for unit in tablemgr-kiosk.service tablemgr-backup.timer; do
        deb-systemd-helper unmask "$unit" >/dev/null || true
        if deb-systemd-helper --quiet was-enabled "$unit"; then
            deb-systemd-helper enable "$unit" >/dev/null || true
        fi
    done
    if [ -d /run/systemd/system ]; then
        systemctl daemon-reload
        deb-systemd-invoke start tablemgr-backup.timer || true
    fi
    ;;
esac
