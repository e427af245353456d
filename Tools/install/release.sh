#!/bin/bash
# Makes a release in Output/release: a package for Debian, an archive for other systems, and their checksums.
#
# Usage: release.sh [VERSION]
#
# Without VERSION, the commit must have a tag, `0.2.0` or `v0.2.0`, which names the version that the command prints and the changelog has.
set -euo pipefail
cd "$(dirname "$0")/../.."
fail() { echo "release: $1" >&2; exit 1; }

version=${1:-}
if [ -z "$version" ]; then
    tag=$(git describe --exact-match --tags HEAD 2>/dev/null) || fail "this commit has no tag; see docs/Releases.md"
    version=${tag#v}
    [ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed"
fi
printed=$(sed -nE 's/.*static let versionNumber = "(.*)"/\1/p' Sources/PlumbCommand/PlumbCommand.swift)
[ "$printed" = "$version" ] || fail "the command prints $printed, not $version"
grep -q "^## $version\b" CHANGELOG.md || fail "CHANGELOG.md has no heading for $version"

# The same bytes at any time: files are dated by the commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
out=Output/release root=.build/release-root
architecture=$(dpkg --print-architecture)
name=plumb-$version-linux-$(uname -m)
rm -rf "$out" "$root"
mkdir -p "$out" "$root"

# libxml2 has another name in Debian's next release, so that the command contains it, with the converters that it uses.
static=$PWD/.build/static
libraries=$(dirname "$(realpath "$(gcc -print-file-name=libxml2.a)")")
mkdir -p "$static"
echo "INPUT($libraries/libxml2.a $libraries/libicuuc.a $libraries/libicudata.a -lstdc++ -llzma -lz)" > "$static/libxml2.a"
printf 'Name: libxml2\nDescription: XML\nVersion: %s\nCflags: %s\nLibs: -L%s -lxml2\n' \
    "$(pkg-config --modversion libxml-2.0)" "$(pkg-config --cflags libxml-2.0)" "$static" > "$static/libxml-2.0.pc"

PKG_CONFIG_PATH=$static make --no-print-directory install DESTDIR="$PWD/$root" PREFIX=/usr
install -D -m 644 LICENSE "$root/usr/share/doc/plumb/copyright"
# Of what the command contains besides.
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
for licence in .build/install/checkouts/{FlyingFox,swift-argument-parser,Yams}/LICENSE* Sources/CFonts/Fonts/OFL.txt \
    "$swift"/share/swift/LICENSE.txt /usr/share/doc/libxml2-dev/copyright /usr/share/doc/libicu-dev/copyright; do
    echo "== $(basename "$(dirname "$licence")")"
    cat "$licence"
done > "$root/usr/share/doc/plumb/licences.txt"
install -m 644 CHANGELOG.md "$root/usr/share/doc/plumb/CHANGELOG.md"
find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

# An archive that is unpacked into /usr/local, or any folder.
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --transform "s|^\./usr|$name|" -C "$root" -cf - ./usr \
    | xz -2 -T1 > "$out/$name.tar.xz"

mkdir "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<END
Package: plumb
Version: $version
Architecture: $architecture
Maintainer: Plumb
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: libc6 (>= 2.36), libstdc++6, libgcc-s1, libcairo2 (>= 1.16), libpango-1.0-0 (>= 1.50), libpangocairo-1.0-0, libharfbuzz0b (>= 6), libglib2.0-0, libfreetype6, libpng16-16, libdeflate0, libturbojpeg0 | libturbojpeg, libwebp7, libwebpmux3, libcurl4, liblzma5, zlib1g, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji
Recommends: librsvg2-2, libpoppler-glib8
Suggests: git, pkg-config, libc6-dev, libstdc++-12-dev | libstdc++-dev, libcairo2-dev, libpango1.0-dev, libpng-dev, libdeflate-dev, libturbojpeg0-dev, libwebp-dev, libxml2-dev, libsqlite3-dev, libcurl4-openssl-dev
Section: devel
Priority: optional
Description: draws iOS layouts on Linux and compares them with goldens
 Storyboards, nibs and layout specs are drawn by the command alone. Apps with
 code of their own are compiled first, with the version of Swift that
 /usr/lib/plumb/compiler.txt names and the suggested packages.
END
touch --date "@$SOURCE_DATE_EPOCH" "$root/DEBIAN" "$root/DEBIAN/control"
dpkg-deb --root-owner-group -Zxz -z2 --threads-max=1 --build "$root" "$out/plumb_${version}_$architecture.deb" >/dev/null
(cd "$out" && sha256sum -- *.deb *.tar.xz > SHA256SUMS && cat SHA256SUMS)
