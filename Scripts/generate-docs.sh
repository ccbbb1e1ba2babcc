#!/bin/sh
# Writes the generated documents into a folder: generate-docs.sh FOLDER
set -eu
folder=$1
binary=$(${SWIFT:-swift} build --show-bin-path)/recipes
[ -x "$binary" ] || ${SWIFT:-swift} build --product recipes
mkdir -p "$folder"
"$binary" support --markdown >"$folder/vocabulary.md"
"$binary" schema >"$folder/recipe.schema.json"
