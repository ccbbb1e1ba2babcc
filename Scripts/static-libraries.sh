#!/bin/sh
# Makes FOLDER hold the archives of SQLite and cmark with the pkg-config files that lead there, and no shared library:
# a build with PKG_CONFIG_PATH=FOLDER links them into its binary. static-libraries.sh FOLDER
set -eu

mkdir -p "$1"
folder=$(cd "$1" && pwd)
libraries=libcmark
# macOS brings SQLite.
[ "$(uname -s)" = Darwin ] || libraries="$libraries sqlite3"
for library in $libraries; do
    archive=$(pkg-config --variable=libdir "$library")/lib${library#lib}.a
    if [ ! -f "$archive" ]; then
        echo "static-libraries: no $archive; the binary will need the shared library" >&2
        continue
    fi
    ln -sf "$archive" "$folder/"
    # The mathematics library is one of those that every Swift program loads.
    sed -e "s|^libdir=.*|libdir=$folder|" -e '/^Libs:/s|$| -lm|' \
        "$(pkg-config --variable=pcfiledir "$library")/$library.pc" >"$folder/$library.pc"
done
