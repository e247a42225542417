#!/bin/sh
# Makes this checkout ready: system packages, .venv, the program (editable) and its test tools.
#
# Knows nothing of the program but its name. Reads pyproject.toml, packaging/constraints.txt and
# packaging/system-packages.txt; writes .venv alone. Safe to run again: when nothing changed it
# ends at once, and an unfinished or broken .venv is made anew. PYTHON=... chooses the Python.

set -eu

PROGRAM=tablemgr
VENV=.venv
STAMP=$VENV/setup-finished
OLDEST=11 # Python 3.11, as pyproject.toml says
NEWEST=14 # Python 3.14: the newest that Qt's binding is published for

cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}

# What a finished set-up depends on: these files, and where the checkout stands.
fingerprint() {
    pwd -P
    cksum pyproject.toml packaging/constraints.txt packaging/system-packages.txt packaging/setup.sh
}

is_finished() {
    [ -f "$STAMP" ] && [ -x "$VENV/bin/$PROGRAM" ] && "$VENV/bin/python" -I -S -c '' 2>/dev/null &&
        [ "$(fingerprint)" = "$(cat "$STAMP")" ]
}

# A finished .venv of this very folder, whose Python still runs, is brought up to date in place.
is_sound() {
    [ -f "$STAMP" ] && [ "$(head -n 1 "$STAMP")" = "$(pwd -P)" ] &&
        "$VENV/bin/python" -m pip --version >/dev/null 2>&1
}

# Prints "3.11" and ends with 0 where the command $1 is a Python that we can use.
python_version() {
    "$1" -I -c "
import sys
print('%d.%d' % sys.version_info[:2])
sys.exit(not (3, $OLDEST) <= sys.version_info[:2] <= (3, $NEWEST))" 2>/dev/null
}

choose_python() {
    if [ -n "${PYTHON:-}" ]; then
        found=$(python_version "$PYTHON") ||
            die "PYTHON=$PYTHON is ${found:-no Python that runs}; 3.$OLDEST to 3.$NEWEST is needed."
        return
    fi
    unfit=
    for name in python3 python3.11 python3.12 python3.13 python3.14; do
        command -v "$name" >/dev/null 2>&1 || continue
        if found=$(python_version "$name"); then
            PYTHON=$name
            [ -z "$unfit" ] || say "python3 is $unfit; $name is used instead."
            return
        fi
        [ "$name" = python3 ] && unfit=${found:-broken}
    done
    die "no Python from 3.$OLDEST to 3.$NEWEST was found" \
        "(python3 is ${unfit:-not installed}). Install python3, or name one: PYTHON=/path make setup"
}

has_library() {
    for tool in ldconfig /sbin/ldconfig /usr/sbin/ldconfig; do
        if command -v "$tool" >/dev/null 2>&1; then
            "$tool" -p | grep -q -F "	$1 "
            return
        fi
    done
    return 0 # no loader cache to ask; check_qt will tell
}

is_there() {
    case $1 in
    python:*) "$PYTHON" -I -c "import ${1#python:}" 2>/dev/null ;;
    /*) [ -e "$1" ] ;;
    *) has_library "$1" ;;
    esac
}

missing_packages() {
    sed 's/#.*//' packaging/system-packages.txt | while read -r package proof; do
        [ -z "$package" ] || is_there "$proof" || printf '%s ' "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; }
}

install_system_packages() {
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    if may_install; then
        say "installing with apt-get: $missing"
        as_root apt-get -qq update || say "apt-get update failed; going on with the lists it has."
        # shellcheck disable=SC2086 # one word a package
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
            -o DPkg::Lock::Timeout=120 -o Dpkg::Use-Pty=0 install $missing >/dev/null ||
            say "apt-get could not install them."
        missing=$(missing_packages)
        [ -n "$missing" ] || return 0
    fi
    die "these system packages are missing: $missing
setup: install them, then run this again. On Debian, as root:
    apt-get update && apt-get install --no-install-recommends $missing"
}

# Two set-ups at once would take each other's .venv away. The lock ends with this process.
wait_for_another() {
    command -v flock >/dev/null 2>&1 || return 0
    exec 9<packaging/setup.sh
    flock -n 9 && return
    say "another set-up of this checkout is running; waiting for it."
    flock 9
}

install_program() {
    if ! is_sound; then rm -rf "$VENV"; fi
    rm -f "$STAMP" # from here to the end the .venv is unfinished
    if [ ! -d "$VENV" ]; then
        say "making $VENV with $PYTHON ($found)"
        "$PYTHON" -m venv "$VENV" || die "$PYTHON could not make $VENV."
    fi
    say "installing $PROGRAM and its test tools, pinned by packaging/constraints.txt"
    pip_install --require-hashes --only-binary :all: --requirement packaging/constraints.txt
    pip_install --no-index --no-build-isolation --editable .
}

# Compiled once, here: the first start, and a start by a user who may not write here, are as quick
# as any. pip compiles what it installs itself; an editable checkout it leaves alone.
compile_program() {
    "$VENV/bin/python" -m compileall -q tablemgr drivers ui assets ||
        die "the program's own sources do not compile (above)."
}

pip_install() {
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$@" ||
        die "pip failed (above). Is a package index reachable? Then run this again."
}

check_qt() {
    "$VENV/bin/python" -c 'import PySide6.QtSvg, PySide6.QtWidgets' ||
        die "Qt does not load (above): a system library is missing from packaging/system-packages.txt."
}

is_finished && exit 0
wait_for_another
is_finished && exit 0
choose_python
install_system_packages
install_program
check_qt
compile_program
fingerprint >"$STAMP"
say "ready: $VENV/bin/$PROGRAM"
