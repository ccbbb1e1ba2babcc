#!/bin/sh
# Installs the release binary with completions and the manual: install.sh BINARY PREFIX
set -eu
binary=$1
prefix=$2

install -d "$prefix/bin" "$prefix/share/man/man1" "$prefix/share/bash-completion/completions" \
    "$prefix/share/zsh/site-functions" "$prefix/share/fish/vendor_completions.d"
install -m 755 "$binary" "$prefix/bin/recipes"
strip "$prefix/bin/recipes" 2>/dev/null || true
"$binary" completion bash >"$prefix/share/bash-completion/completions/recipes"
"$binary" completion zsh >"$prefix/share/zsh/site-functions/_recipes"
"$binary" completion fish >"$prefix/share/fish/vendor_completions.d/recipes.fish"
"$binary" manual -o "$prefix/share/man/man1" >/dev/null
echo "installed $prefix/bin/recipes"
