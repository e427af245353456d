#!/usr/bin/env bash
# Draws INPUTS for all cells of MATRIX under different conditions (workers, environments, processor features) and compares every byte.
# Usage: determinism.sh COMMAND FOLDER MATRIX INPUT…
# OTHER_BUILD is another build of the same command, whose output is compared, too.
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
# The C library, pixman and cairo choose code by processor features. This hides features from the C library: AVX-512, then most after SSE2.
levels=("-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX512CD" "-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX2,-AVX,-FMA,-BMI2,-SSE4_2,-SSSE3,-ERMS")
for level in "${!levels[@]}"; do
	GLIBC_TUNABLES="glibc.cpu.hwcaps=${levels[$level]}" "$command" render "$@" --matrix "$matrix" --jobs 2 --out "$folder/level-$level" > /dev/null 2>&1
	diff -rq "$folder/one" "$folder/level-$level"
done
# An emulated processor looks older to every library, even to pixman, which detects features itself. It is slow, so draw one cell only.
if command -v qemu-x86_64 > /dev/null; then
	"$command" render "$@" --device 'iPhone 16 Pro' --out "$folder/phone" > /dev/null 2>&1
	for processor in Haswell Nehalem qemu64; do
		qemu-x86_64 -cpu "$processor" "$command" render "$@" --device 'iPhone 16 Pro' --out "$folder/$processor" > /dev/null 2>&1
		diff -rq "$folder/phone" "$folder/$processor"
		echo "emulated $processor: identical"
	done
else
	echo "qemu-x86_64 is not installed, so no emulated processor was tested"
fi
echo "$(find "$folder/one" -name '*.png' | wc -l) pictures are identical under all conditions"
