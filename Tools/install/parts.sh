#!/bin/bash
# Copies what an installed command compiles apps with: the adapter, and Plumb's modules with one archive of their code.
#
# Usage: parts.sh BUILD ADAPTER FOLDER
#
# BUILD is the folder of a release build of the product PlumbParts, ADAPTER the adapter's program.
set -euo pipefail
build=$1 adapter=$2 folder=$3
sources=$(dirname "$0")/../../Sources
compiler=$(dirname "$(readlink -f "$(command -v swiftc)")")

rm -rf "$folder"
install -d "$folder/Modules" "$folder/include"
install -m 755 -s "$adapter" "$folder/plumb-code"
install -m 644 "$build"/Modules/*.swiftmodule "$folder/Modules"
install -m 644 "$build/libPlumbParts.a" "$folder"

# The maps and headers of C modules: those of system libraries, of this package's targets (whose maps SwiftPM writes), of other packages.
copy() {
    name=$(sed -nE 's/^ *module +([A-Za-z0-9_]+).*/\1/p' "$1" | head -1)
    header=$(sed -nE 's/.*umbrella header "(.*)".*/\1/p' "$1")
    headers=$(dirname "${header:-$1}")
    [ -n "$header" ] && [ "${header#/}" = "$header" ] && headers=$(dirname "$1")
    install -d "$folder/include/$name"
    (cd "$headers" && find . -name '*.h' -exec install -D -m 644 {} "$folder/include/$name/{}" \;)
    sed -E 's|"/.*/([^/]*)"|"\1"|' "$1" > "$folder/include/$name/module.modulemap"
}
folder=$(realpath "$folder")
for map in "$sources"/C*/module.modulemap "$build"/*.build/module.modulemap "$build"/../../checkouts/*/{,Sources/}C*/include/module.modulemap; do
    [ ! -f "$map" ] || copy "$map"
done

# The libraries that the code needs, as its object files name them. The command has Swift's libraries inside it, an app's program has not, so parts of these
# that exist only for that are left out.
"$compiler/swift-autolink-extract" "$folder/libPlumbParts.a" -o "$folder/libraries.all"
libraries=$(dirname "$compiler")/lib
for library in $(grep -o -- '-l[^ ]*' "$folder/libraries.all" | sort -u); do
    name=lib${library#-l}
    [ ! -f "$libraries/swift_static/linux/$name.a" ] || [ -f "$libraries/swift/linux/$name.so" ] || continue
    echo "$library"
done > "$folder/libraries.txt"
rm "$folder/libraries.all"

# Swift reads only modules that the same version of the compiler wrote.
swiftc -print-target-info | sed -nE 's/^ *"(compilerVersion|moduleTriple)": "(.*)",?$/\2/p' > "$folder/compiler.txt"
