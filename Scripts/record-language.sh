#!/bin/bash
# Records what the real compiler makes of the small programs in Tests/Language: each `<name>.swift` is
# compiled and run once, and what it prints becomes `<name>.expected` beside it.
# The module is called `main`, as when a script is run: it shows where types print with their module.
#
# Usage: Scripts/record-language.sh [--missing | FILE...]
#   no argument   record every program
#   --missing     record only programs without an expectation, or older than their source
#   FILE...       record these programs only
#
# Exit status: 0 when every program compiled and ran, 1 otherwise (the failures are listed).
set -u
cd "$(dirname "$0")/.." || exit 1

files=()
if [ "${1:-}" = "--missing" ]; then
    for source in Tests/Language/*.swift; do
        expected="${source%.swift}.expected"
        if [ ! -e "$expected" ] || [ "$source" -nt "$expected" ]; then files+=("$source"); fi
    done
elif [ $# -gt 0 ]; then
    files=("$@")
else
    files=(Tests/Language/*.swift)
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
recorded=0
for source in ${files[@]+"${files[@]}"}; do
    if ! swiftc -Onone -enable-bare-slash-regex -suppress-warnings -module-name main "$source" -lm -o "$work/program" 2>"$work/errors"; then
        echo "does not compile: $source"
        grep 'error:' "$work/errors" | head -5
        failed=$((failed + 1))
    elif ! "$work/program" >"$work/output" 2>"$work/errors"; then
        echo "does not run: $source"
        head -5 "$work/errors"
        failed=$((failed + 1))
    else
        cp "$work/output" "${source%.swift}.expected"
        recorded=$((recorded + 1))
    fi
done
echo "$recorded recorded, $failed failed"
[ "$failed" -eq 0 ]
