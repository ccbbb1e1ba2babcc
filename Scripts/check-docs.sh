#!/bin/sh
# Fails if a generated document differs from what the program writes today.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
Scripts/generate-docs.sh "$folder"
for file in "$folder"/*; do
    diff -u "docs/$(basename "$file")" "$file" || {
        echo "docs/$(basename "$file") is out of date: run make docs" >&2
        exit 1
    }
done
