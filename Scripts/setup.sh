#!/bin/sh
# Installs the C libraries that the build links, where they are missing.
set -eu

command -v swift >/dev/null 2>&1 || {
    echo "setup: no Swift toolchain found; see https://www.swift.org/install" >&2
    exit 1
}

case "$(uname -s)" in
Linux)
    if ! command -v apt-get >/dev/null 2>&1; then
        pkg-config --exists sqlite3 libcmark 2>/dev/null && exit 0
        echo "setup: install SQLite and cmark with their headers, and pkg-config" >&2
        exit 1
    fi
    missing=""
    for library in sqlite3:libsqlite3-dev libcmark:libcmark-dev; do
        package=${library#*:}
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || missing="$missing $package"
    done
    # swift build reads the flags of libcmark with it.
    command -v pkg-config >/dev/null 2>&1 || missing="$missing pkg-config"
    [ -z "$missing" ] && exit 0
    sudo=""
    [ "$(id -u)" -eq 0 ] || sudo="sudo"
    echo "setup: installing$missing"
    $sudo apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
    ;;
Darwin)
    # SQLite comes with macOS.
    pkg-config --exists libcmark 2>/dev/null || brew install --quiet cmark pkgconf
    ;;
*)
    echo "setup: unknown system $(uname -s); needed are SQLite and cmark with their headers" >&2
    exit 1
    ;;
esac
