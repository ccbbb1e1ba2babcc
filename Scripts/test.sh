#!/bin/sh
# Runs all tests; no test run, or a skipped one, is a failure.
set -u

log=$(mktemp)
trap 'rm -f "$log"' EXIT
{ ${SWIFT:-swift} test --disable-xctest "$@" 2>&1; echo "exit $?" >"$log.status"; } | tee "$log"
status=$(sed 's/exit //' "$log.status")
rm -f "$log.status"
[ "$status" -eq 0 ] || exit "$status"

if ! grep -Eq 'Test run with [1-9][0-9]* tests?' "$log"; then
    echo "test: no test was run" >&2
    exit 1
fi
if grep -Eq '(Test|Suite) .* skipped' "$log"; then
    echo "test: a test was skipped" >&2
    exit 1
fi
