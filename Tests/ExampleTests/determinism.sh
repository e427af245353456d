#!/usr/bin/env bash
# Draws INPUTS over MATRIX in several circumstances (workers, surroundings, levels of the processor) and compares every byte.
# usage: determinism.sh COMMAND FOLDER MATRIX INPUT…
# OTHER_BUILD names the same command, built in another way, to draw them too.
set -euo pipefail
command=$1 folder=$2 matrix=$3; shift 3
mkdir -p "$folder/home"
cat > "$folder/fonts.conf" <<'CONF'
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
  <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
  <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
  <match target="font"><edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>1.2</double><double>0.2</double><double>0</double><double>1</double></matrix></times></edit></match>
  <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
</fontconfig>
CONF
"$command" render "$@" --matrix "$matrix" --jobs 1 --out "$folder/one" > /dev/null 2>&1
"$command" render "$@" --matrix "$matrix" --jobs 4 --out "$folder/four" > /dev/null 2>&1
env -i PATH="$PATH" HOME="$folder/home" LANG=ar_EG.UTF-8 LC_ALL=ar_EG.UTF-8 TZ=Asia/Kathmandu XDG_CACHE_HOME="$folder/cache" \
	FONTCONFIG_FILE="$folder/fonts.conf" LD_LIBRARY_PATH="${LD_LIBRARY_PATH:-}" \
	"$command" render "$@" --matrix "$matrix" --jobs 3 --out "$folder/hostile" > /dev/null 2>&1
if [ -n "${OTHER_BUILD:-}" ]; then
	"$OTHER_BUILD" render "$@" --matrix "$matrix" --jobs 2 --out "$folder/other" > /dev/null 2>&1
	diff -rq "$folder/one" "$folder/other"
fi
diff -rq "$folder/one" "$folder/four"
diff -rq "$folder/one" "$folder/hostile"
# The C library, pixman and cairo choose their loops by what the processor has: without AVX-512, and with SSE2 alone.
levels=("-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX512CD" "-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX2,-AVX,-FMA,-BMI2,-SSE4_2,-SSSE3,-ERMS")
for level in "${!levels[@]}"; do
	GLIBC_TUNABLES="glibc.cpu.hwcaps=${levels[$level]}" "$command" render "$@" --matrix "$matrix" --jobs 2 --out "$folder/level-$level" > /dev/null 2>&1
	diff -rq "$folder/one" "$folder/level-$level"
done
# An emulated processor is older for every library, pixman's own choice included; one cell is enough, for it is slow.
if command -v qemu-x86_64 > /dev/null; then
	"$command" render "$@" --device 'iPhone 16 Pro' --out "$folder/phone" > /dev/null 2>&1
	for processor in Haswell Nehalem qemu64; do
		qemu-x86_64 -cpu "$processor" "$command" render "$@" --device 'iPhone 16 Pro' --out "$folder/$processor" > /dev/null 2>&1
		diff -rq "$folder/phone" "$folder/$processor"
		echo "emulated $processor: the same bytes"
	done
else
	echo "qemu-x86_64 is not here: no emulated processor was tried"
fi
echo "$(find "$folder/one" -name '*.png' | wc -l) pictures, the same bytes each time"
