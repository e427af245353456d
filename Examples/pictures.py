#!/usr/bin/env python3
"""Draws the pictures of the examples: abstract landscapes and portraits, made of simple shapes. Requires only Python."""

import math
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = 2  # per axis, for smooth edges


def mix(a, b, t):
    return tuple(a[i] + (b[i] - a[i]) * t for i in range(3))


def rgb(text):
    return tuple(int(text[i : i + 2], 16) / 255 for i in (0, 2, 4))


def write(path, width, height, color):
    rows = bytearray()
    offsets = [(i + 0.5) / SAMPLES for i in range(SAMPLES)]
    for y in range(height):
        rows.append(0)
        for x in range(width):
            total = [0.0, 0.0, 0.0]
            for dy in offsets:
                for dx in offsets:
                    pixel = color((x + dx) / width, (y + dy) / height, width / height)
                    for i in range(3):
                        total[i] += pixel[i]
            rows += bytes(round(255 * value / SAMPLES**2) for value in total)

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    picture = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(picture)


def ridge(x, height, waves):
    return height + sum(size * math.sin(2 * math.pi * (count * x + phase)) for size, count, phase in waves)


def landscape(sky, sun, layers):
    """Returns a landscape: bands of sky, a sun, and hills in front of one another."""

    def color(x, y, aspect):
        band = math.floor(y * 9) / 9
        pixel = mix(sky[0], sky[1], min(1, band * 1.4))
        center, radius, light = sun
        distance = math.hypot((x - center[0]) * aspect, y - center[1])
        if distance < radius * 1.9:
            pixel = mix(pixel, light, 0.25)
        if distance < radius:
            pixel = light
        for height, waves, tone in layers:
            if y > ridge(x, height, waves):
                pixel = tone
        return pixel

    return color


def portrait(ground, shirt, skin, hair, tuft):
    def color(x, y, aspect):
        pixel = mix(ground[0], ground[1], math.floor((x + y) * 3) / 5)
        if math.hypot((x - 0.5) / 0.36, (y - 1.0) / 0.34) < 1:
            pixel = shirt
        if abs(x - 0.5) < 0.075 and 0.5 < y < 0.74:
            pixel = mix(skin, (0, 0, 0), 0.12)
        if math.hypot((x - 0.5 - tuft) / 0.225, (y - 0.36) / 0.245) < 1:
            pixel = hair
        if math.hypot((x - 0.5) / 0.165, (y - 0.435) / 0.2) < 1 and y > 0.33 + 0.25 * (x - 0.5) * (1 if tuft > 0 else -1):
            pixel = skin
        return pixel

    return color


COAST = landscape(
    (rgb("FFD7A8"), rgb("F4845F")),
    ((0.68, 0.36), 0.09, rgb("FFF3D6")),
    [
        (0.50, [(0.045, 1.3, 0.1), (0.02, 4, 0.3)], rgb("C65B6E")),
        (0.60, [(0.05, 1.0, 0.55), (0.015, 5, 0.1)], rgb("8E4466")),
        (0.72, [(0.012, 2, 0.2)], rgb("355C7D")),
        (0.80, [(0.010, 3, 0.7)], rgb("2A4A66")),
        (0.88, [(0.03, 0.8, 0.9), (0.008, 6, 0)], rgb("1D3146")),
    ],
)
FJORD = landscape(
    (rgb("BFE3F2"), rgb("F3F0E4")),
    ((0.24, 0.28), 0.07, rgb("FFFBEA")),
    [
        (0.42, [(0.09, 1.2, 0.75), (0.03, 3.5, 0.1)], rgb("9DB9C6")),
        (0.52, [(0.08, 1.7, 0.2), (0.02, 6, 0.4)], rgb("5F8A99")),
        (0.64, [(0.05, 1.1, 0.6), (0.02, 5, 0.8)], rgb("2F6270")),
        (0.74, [(0.006, 2, 0.2)], rgb("86C0CC")),
        (0.90, [(0.04, 0.9, 0.05), (0.012, 7, 0.3)], rgb("1B4049")),
    ],
)
DUNES = landscape(
    (rgb("3D3A6B"), rgb("F2B56B")),
    ((0.30, 0.42), 0.08, rgb("FFE9B8")),
    [
        (0.55, [(0.05, 1.1, 0.35)], rgb("C9793F")),
        (0.66, [(0.07, 0.9, 0.9), (0.01, 3, 0.2)], rgb("A9572D")),
        (0.80, [(0.06, 1.0, 0.15)], rgb("7C3A22")),
        (0.92, [(0.03, 1.4, 0.6)], rgb("4F2418")),
    ],
)
RIDGE = landscape(
    (rgb("A9D3E8"), rgb("FBE9CF")),
    ((0.74, 0.30), 0.07, rgb("FFFBEA")),
    [
        (0.40, [(0.11, 1.4, 0.35), (0.04, 4.5, 0.2)], rgb("8FA9B8")),
        (0.55, [(0.10, 1.1, 0.7), (0.03, 5, 0.5)], rgb("5E8072")),
        (0.70, [(0.05, 1.3, 0.1), (0.015, 6, 0.3)], rgb("3F6B47")),
        (0.86, [(0.04, 0.8, 0.5), (0.01, 7, 0.8)], rgb("234A30")),
    ],
)

PORTRAITS = {
    "ada": portrait((rgb("7F7FD5"), rgb("91EAE4")), rgb("2B2D6E"), rgb("E8B48F"), rgb("3A241B"), 0.02),
    "omar": portrait((rgb("F6D365"), rgb("FDA085")), rgb("31572C"), rgb("A96F4A"), rgb("1C1412"), -0.015),
    "mina": portrait((rgb("A1C4FD"), rgb("C2E9FB")), rgb("B5446E"), rgb("F0C6A6"), rgb("8C3B1F"), 0.03),
}

if __name__ == "__main__":
    write(f"{HERE}/PostCell/coast.png", 720, 480, COAST)
    write(f"{HERE}/Article/fjord.png", 960, 480, FJORD)
    write(f"{HERE}/ExpandableCard/coast.png", 480, 320, COAST)
    for folder, names in {"PostCell": ["ada", "omar"], "Chat": ["mina"], "Settings": ["ada"], "Article": ["omar"]}.items():
        for name in names:
            write(f"{HERE}/{folder}/{name}.png", 132, 132, PORTRAITS[name])
    for name, width, height, color in [("Coast", 720, 480, COAST), ("Fjord", 360, 360, FJORD), ("Dunes", 360, 360, DUNES)]:
        write(f"{HERE}/Trips/Assets.xcassets/{name}.imageset/{name.lower()}@2x.png", width, height, color)
    write(f"{HERE}/App/Trails/Assets.xcassets/Ridge.imageset/ridge@2x.png", 800, 500, RIDGE)
