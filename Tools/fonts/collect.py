#!/usr/bin/env python3
"""Writes the collections in Sources/CFonts/Fonts from the font files of Debian 12: collect.py /usr/share/fonts Sources/CFonts/Fonts

A collection stores equal tables once. Tables are copied byte for byte, so that every face draws what its file draws. Instructions for
hinting, which Plumb never runs, and signatures are left out. `BundledFonts` knows the order of the faces.
"""
import struct
import sys

INTER = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
NOTO = """Sans-Regular Sans-Bold SansArabic-Regular SansArabic-Bold SansHebrew-Regular SansHebrew-Bold SansMath-Regular SansSymbols-Regular
    SansSymbols2-Regular Serif-Regular Serif-Bold Serif-Italic Serif-BoldItalic""".split()


def slanted(style):
    return [style, "Italic" if style == "Regular" else style + "Italic"]


COLLECTIONS = {
    "Inter.ttc": [f"opentype/inter/{family}-{name}.otf" for family in ("Inter", "InterDisplay") for style in INTER for name in slanted(style)],
    "Noto.ttc": [f"truetype/noto/Noto{name}.ttf" for name in NOTO],
    "JetBrainsMono.ttc": [f"truetype/jetbrains-mono/JetBrainsMono-{name}.ttf" for style in INTER[:-1] for name in slanted(style)],
}
UNUSED = {b"DSIG", b"cvt ", b"fpgm", b"prep", b"gasp", b"hdmx", b"LTSH", b"VDMX"}


def tables(font):
    count = struct.unpack(">H", font[4:6])[0]
    for at in range(12, 12 + count * 16, 16):
        tag, checksum, offset, length = struct.unpack(">4sLLL", font[at : at + 16])
        if tag not in UNUSED:
            yield tag, checksum, font[offset : offset + length]


def collect(fonts):
    faces = [(font[:4], list(tables(font))) for font in fonts]
    head = 12 + 4 * len(faces)
    start = head + sum(12 + 16 * len(parts) for _, parts in faces)
    places, offsets, directories, body = {}, [], bytearray(), bytearray()
    for kind, parts in faces:
        offsets.append(head + len(directories))
        power = len(parts).bit_length() - 1
        directories += kind + struct.pack(">4H", len(parts), 16 << power, power, 16 * len(parts) - (16 << power))
        for tag, checksum, content in parts:
            if content not in places:
                places[content] = start + len(body)
                body += content + bytes(-len(content) % 4)
            directories += struct.pack(">4sLLL", tag, checksum, places[content], len(content))
    return struct.pack(">4sLL", b"ttcf", 0x10000, len(faces)) + struct.pack(f">{len(offsets)}L", *offsets) + directories + body


for name, files in COLLECTIONS.items():
    fonts = [open(f"{sys.argv[1]}/{file}", "rb").read() for file in files]
    with open(f"{sys.argv[2]}/{name}", "wb") as output:
        output.write(collect(fonts))
