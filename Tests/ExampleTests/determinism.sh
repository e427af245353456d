#!/usr/bin/env bash
# Draws INPUTS over MATRIX three times, each in other circumstances, and compares every byte.
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
echo "$(find "$folder/one" -name '*.png' | wc -l) pictures, the same bytes each time"
