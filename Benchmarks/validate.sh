#!/bin/sh
# Times the validation of typical recipes as whole processes: validate.sh [COUNT [ROUNDS]]
# Prints a row each: engine, workload, n, variant, ms of the best and of the median round, recipes a second.
set -eu
count=${1:-20000}
rounds=${2:-5}
here=$(cd "$(dirname "$0")" && pwd)
swift=${SWIFT:-swift}
folder=${BENCH_FOLDER:-${TMPDIR:-/tmp}/recipes-bench-$count}
mkdir -p "$folder"

recipes=${RECIPES:-$($swift build --package-path "$here/.." -c release --show-bin-path)/recipes}
[ -x "$recipes" ] || $swift build --package-path "$here/.." -c release --product recipes >&2
if [ ! -s "$folder/store.sqlite" ]; then
    $swift build --package-path "$here" -c release --product TypicalRecipes >&2
    maker=$($swift build --package-path "$here" -c release --show-bin-path)/TypicalRecipes
    "$maker" "$count" >"$folder/typical.jsonl"
    "$recipes" init --empty --store "$folder/new.sqlite" >&2
    "$recipes" import "$folder/typical.jsonl" --store "$folder/new.sqlite" >/dev/null
    "$recipes" record --missing --store "$folder/new.sqlite" >/dev/null
    mv "$folder/new.sqlite" "$folder/store.sqlite"
fi

# Milliseconds since some moment.
now() { echo $(($(date +%s%N) / 1000000)); }

row() {
    variant=$1
    shift
    times=
    for _ in $(seq "$rounds"); do
        start=$(now)
        "$recipes" validate --store "$folder/store.sqlite" "$@" >/dev/null
        times="$times $(($(now) - start))"
    done
    # shellcheck disable=SC2086
    sorted=$(printf '%s\n' $times | sort -n)
    best=$(echo "$sorted" | head -n 1)
    median=$(echo "$sorted" | sed -n "$((rounds / 2 + 1))p")
    printf 'recipes\tvalidate\t%s\t%s\t%s\t%s\t%s\n' "$count" "$variant" "$best" "$median" "$((count * 1000 / best))"
}

printf 'engine\tworkload\tn\tvariant\tbest_ms\tmedian_ms\trecipes_per_s\n'
row trees --from trees
row trees-1 --from trees -j 1
row source --from source
row source-1 --from source -j 1
row both
