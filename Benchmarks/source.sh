#!/bin/sh
# Times the way from source to frames in one process: source.sh [COUNT [ROUNDS]], and how it grows with length.
# Prints a row each: engine, stage, snippets, rounds, lines, microseconds of processor time for each snippet.
set -eu
count=${1:-160}
rounds=${2:-10}
here=$(cd "$(dirname "$0")" && pwd)
swift=${SWIFT:-swift}
folder=${BENCH_FOLDER:-${TMPDIR:-/tmp}/recipes-source-$count}
mkdir -p "$folder"

for product in TypicalRecipes SourceBench; do
    $swift build --package-path "$here" -c release --product "$product" >&2
done
programs=$($swift build --package-path "$here" -c release --show-bin-path)
"$programs/TypicalRecipes" "$count" "$folder"

printf 'engine\tstage\tsnippets\trounds\tlines\tus_per_snippet\n'
for stage in parse read check layout tree verified; do
    "$programs/SourceBench" "$stage" "$rounds" "$folder"/typical-*.swift
done
for lines in 100 1000 10000; do "$programs/SourceBench" layout "$rounds" --lines "$lines"; done
