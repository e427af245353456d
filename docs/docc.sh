#!/bin/bash
# Builds the reference of each public product with DocC, with warnings as errors. BUILD is the folder of a finished debug build.
# Usage: docs/docc.sh BUILD OUTPUT
set -euo pipefail
build=$1 output=$2
tools=$(dirname "$(readlink -f "$(command -v swift)")")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# The C modules that the products depend on.
flags=()
for map in Sources/C*/module.modulemap "$build"/C*.build/module.modulemap .build/checkouts/*/{,Sources/}*/include/module.modulemap; do
	[ ! -f "$map" ] || flags+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags-only-I pangocairo libpng libturbojpeg libwebpmux libdeflate libxml-2.0); do flags+=(-Xcc "$flag"); done

# What Snapshots re-exports is documented in the modules that declare it.
for product in Cassowary Graphics UIKit UIKitInteraction Goldens Rendering SnapshotTesting PlumbCommand; do
	mkdir -p "$work/$product" "$output"
	swift symbolgraph-extract -module-name "$product" -I "$build/Modules" "${flags[@]}" -target "$(uname -m)-unknown-linux-gnu" \
		-minimum-access-level public -skip-synthesized-members -output-dir "$work/$product"
	catalog=()
	[ ! -d "Sources/$product/$product.docc" ] || catalog=("Sources/$product/$product.docc")
	"$tools/docc" convert "${catalog[@]}" --additional-symbol-graph-dir "$work/$product" --fallback-display-name "$product" \
		--fallback-bundle-identifier "plumb.$product" --warnings-as-errors --output-path "$output/$product.doccarchive"
	echo "$output/$product.doccarchive"
done
