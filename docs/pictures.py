#!/usr/bin/env python3
"""Draws the pictures of the README from the examples (`make docs-pictures`). Requires Pillow (Debian: python3-pil).

    docs/pictures.py .build/debug/gallery FOLDER
"""

import os
import subprocess
import sys

from PIL import Image

PHONE, TABLET = "iPhone-16-Pro/portrait", "iPad-Pro-11-inch-M4/landscape"
PAIR = [PHONE, PHONE + "/dark/ar"]
# Name: case, cells, height of each picture in pixels, gap, background colour.
STRIPS = {
    "feed": ("PostCell", PAIR + [PHONE + "/AX3", PHONE + "/keyboard"], 587, 24, (243, 243, 243)),
    "signin": ("SignIn", PAIR, 420, 16, (233, 233, 236)),
    "settings": ("Settings", PAIR, 420, 16, (233, 233, 236)),
    "chat": ("Chat", PAIR, 420, 16, (233, 233, 236)),
    "profile": ("Profile", [PHONE, PHONE + "/rtl/dark"], 420, 16, (233, 233, 236)),
    "article": ("Article", PAIR + [TABLET], 420, 16, (233, 233, 236)),
    "trips": ("Trips.Trip", PAIR + [TABLET], 420, 16, (243, 243, 243)),
}


def save(image, name):
    """Saves a picture with 256 colours, which keeps the repository small."""
    image.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE).save(f"docs/{name}.png", optimize=True)


def strip(gallery, folder, name):
    case, cells, height, gap, ground = STRIPS[name]
    for cell in cells:
        subprocess.run([gallery, "render", case, "--cell", cell, "--out", folder], check=True, stdout=subprocess.DEVNULL)
    pictures = [Image.open(os.path.join(folder, case, cell + ".png")).convert("RGB") for cell in cells]
    pictures = [p.resize((round(p.width * height / p.height), height), Image.Resampling.LANCZOS) for p in pictures]
    whole = Image.new("RGB", (sum(p.width + gap for p in pictures) + gap, height + 2 * gap), ground)
    x = gap
    for picture in pictures:
        whole.paste(picture, (x, gap))
        x += picture.width + gap
    save(whole, name)


def systems(gallery, folder, title, names, size):
    """Draws sheets of controls on iOS 18 and on iOS 26, side by side."""
    subprocess.run(
        [gallery, "render"] + ["Controls." + name for name in names] + ["--device", "390x900@2x", "--system", "18", "26", "--out", folder],
        check=True, stdout=subprocess.DEVNULL)
    pictures = [
        Image.open(os.path.join(folder, "Controls." + name, "390x900@2x" + system + ".png")).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        for name in names for system in ("", "-iOS-26")]
    whole = Image.new("RGB", (sum(p.width + 12 for p in pictures) + 12, size[1] + 24), (233, 233, 236))
    for index, picture in enumerate(pictures):
        whole.paste(picture, (12 + index * (picture.width + 12), 12))
    save(whole, title)


def app(plumb, folder):
    """Draws Examples/App with one `plumb render`."""
    subprocess.run(
        [plumb, "render", "Examples/App/Trails.xcodeproj", "--device", "iPhone 16 Pro", "--style", "light", "dark", "--language", "en", "de",
         "--out", folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # The walk draws the storyboard's scenes as it meets them: the launch shows the list of walks.
    walk = "WalkViewController.Breitach Gorge"
    cells = [("Launch", "/en"), (walk, "/dark/de"), ("Launch", "/dark/de"), ("PreferencesViewController", "/en")]
    pictures = [Image.open(os.path.join(folder, case, PHONE + cell + ".png")).convert("RGB") for case, cell in cells]
    pictures = [p.resize((round(p.width * 587 / p.height), 587), Image.Resampling.LANCZOS) for p in pictures]
    whole = Image.new("RGB", (sum(p.width + 24 for p in pictures) + 24, 587 + 48), (233, 233, 236))
    for index, picture in enumerate(pictures):
        whole.paste(picture, (24 + index * (picture.width + 24), 24))
    save(whole, "app")


def card(gallery, folder):
    """Draws the film strip of an animation."""
    subprocess.run(
        [gallery, "animate", "ExpandableCard", "--animation", "expand", "--device", "iPhone 16 Pro", "--out", folder],
        check=True, stdout=subprocess.DEVNULL)
    found = [os.path.join(base, f) for base, _, files in os.walk(folder) for f in files if "strip" in f]
    picture = Image.open(sorted(found)[0])
    save(picture.resize((1400, round(picture.height * 1400 / picture.width)), Image.Resampling.LANCZOS), "card")


if __name__ == "__main__":
    for strip_name in STRIPS:
        strip(sys.argv[1], sys.argv[2], strip_name)
    card(sys.argv[1], sys.argv[2])
    systems(sys.argv[1], sys.argv[2], "systems", ["Bars", "Values", "InsetTable"], (292, 675))
    systems(sys.argv[1], sys.argv[2], "presentations", ["Alert", "ActionSheet", "MediumSheet", "Menu"], (230, 531))
    app(".build/debug/plumb", sys.argv[2])
