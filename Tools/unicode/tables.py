#!/usr/bin/env python3
"""Writes Sources/CUnicode/properties.inc from the Unicode Character Database: tables.py /usr/share/unicode Sources/CUnicode/properties.inc

Debian's package unicode-data contains the database. The tables decide where lines break, how text of both directions is ordered and which
script a character has, so that no library's release does.
"""
import re
import sys

FOLDER, OUTPUT = sys.argv[1:]
COUNT = 0x110000


def values(path, default, column=1):
    """Returns the value of each character in a file of the form `0041..005A ; L # …`."""
    found = [default] * COUNT
    for line in open(f"{FOLDER}/{path}", encoding="utf-8"):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) <= column:
            continue
        first, _, last = fields[0].partition("..")
        for at in range(int(first, 16), int(last or first, 16) + 1):
            found[at] = fields[column]
    return found


def missing(path):
    """Returns the values of unassigned characters, from the lines `# @missing: 0590..05FF; Right_To_Left`."""
    found = [None] * COUNT
    for line in open(f"{FOLDER}/{path}", encoding="utf-8"):
        match = re.match(r"# @missing: (\w+)\.\.(\w+); (\w+)", line)
        if match:
            for at in range(int(match[1], 16), int(match[2], 16) + 1):
                found[at] = match[3]
    return found


aliases = {}
for line in open(f"{FOLDER}/PropertyValueAliases.txt", encoding="utf-8"):
    fields = [field.strip() for field in line.split("#")[0].split(";")]
    if len(fields) > 2:
        aliases[fields[0], fields[2]] = fields[1]

category = values("extracted/DerivedGeneralCategory.txt", "Cn")
wide = [width in "FWH" for width in values("EastAsianWidth.txt", "N")]
pictograph = [False] * COUNT
for line in open(f"{FOLDER}/emoji/emoji-data.txt", encoding="utf-8"):
    match = re.match(r"(\w+)(?:\.\.(\w+))?\s*; Extended_Pictographic", line)
    if match:
        for at in range(int(match[1], 16), int(match[2] or match[1], 16) + 1):
            pictograph[at] = True

LINE = "AL B2 BA BB BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR QU RI SA SP SY WJ ZW ZWJ CPW OPW IDX".split()
ASSUMED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}


def line_class(at, raw):
    """Resolves what rule LB1 resolves, and tells apart what later rules tell apart by other properties."""
    name = ASSUMED.get(raw[at], raw[at])
    if name in ("CP", "OP") and wide[at]:
        return name + "W"
    return "IDX" if pictograph[at] and category[at] == "Cn" else name


raw_lines = values("LineBreak.txt", "XX")
for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]:
    for at in range(first, last + 1):
        raw_lines[at] = "ID" if raw_lines[at] == "XX" else raw_lines[at]
for at in range(0x20A0, 0x20D0):
    raw_lines[at] = "PR" if raw_lines[at] == "XX" else raw_lines[at]
lines = [LINE.index(line_class(at, raw_lines)) for at in range(COUNT)]

BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
raw_bidi, assumed_bidi = values("extracted/DerivedBidiClass.txt", None), missing("extracted/DerivedBidiClass.txt")
bidi = [BIDI.index(raw_bidi[at] or aliases["bc", assumed_bidi[at]]) for at in range(COUNT)]

raw_scripts = values("Scripts.txt", "Unknown")
codes = [aliases["sc", name] for name in raw_scripts]
scripts = sorted(set(codes))

merged, previous = [], None
for at in range(COUNT):
    entry = (lines[at], bidi[at], scripts.index(codes[at]))
    if entry != previous:
        merged.append((at, *entry))
        previous = entry

brackets = []
for line in open(f"{FOLDER}/BidiBrackets.txt", encoding="utf-8"):
    match = re.match(r"(\w+); (\w+); ([oc])", line)
    if match:
        brackets.append((int(match[1], 16), int(match[2], 16), int(match[3] == "o")))

with open(OUTPUT, "w", encoding="utf-8") as output:
    version = re.search(r"LineBreak-([\d.]+)\.txt", open(f"{FOLDER}/LineBreak.txt", encoding="utf-8").read())[1]
    print(f"// Derived from the Unicode Character Database {version}, © Unicode, Inc., under the Unicode License v3.", file=output)
    print(f"// Written by Tools/unicode/tables.py.\n\nstatic const uint32_t scripts[] = {{", file=output)

    def rows(items, width=8):
        for start in range(0, len(items), width):
            print("    " + " ".join(items[start : start + width]), file=output)

    rows([f"{int.from_bytes(code.encode(), 'big'):#x}," for code in scripts])
    print("};\n\nstatic const struct Range ranges[] = {", file=output)
    rows([f"{{{at:#x}, {line}, {direction}, {script}}}," for at, line, direction, script in merged])
    print("};\n\nstatic const struct Bracket brackets[] = {", file=output)
    rows([f"{{{at:#x}, {other:#x}, {opens}}}," for at, other, opens in brackets])
    print("};", file=output)
print(len(merged), "ranges,", len(scripts), "scripts,", len(brackets), "brackets")
