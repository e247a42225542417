#!/bin/sh
# Before the files are unpacked: never under an open table; what runs now is kept beside.
set -e
TOP=/opt/tablemgr
TABLES=/var/lib/tablemgr/tables

case "$1" in
install | upgrade)
    for journal in "$TABLES"/*.journal; do
        [ -e "$journal" ] || continue
        if ! flock --nonblock --shared "$journal" true; then
            echo "tablemgr: the table of $journal is open. Close it, then install again:" >&2
            echo "tablemgr:     systemctl stop tablemgr-kiosk" >&2
            exit 1
        fi
    done
    if [ "$1" = upgrade ] && now=$(readlink -e "$TOP/current"); then
        case "$now" in
        "$TOP/before/"*) ;; # the last update was rolled back: what runs is kept already
        *)
            rm -rf "$TOP/before"
            mkdir "$TOP/before"
            cp -al "$now" "$TOP/before/"
            ln -sfn "before/${now##*/}" "$TOP/current"
            ;;
        esac
    fi
    ;;
esac
