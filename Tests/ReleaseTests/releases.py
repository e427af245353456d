#!/usr/bin/env python3
"""Draws cells with the libraries and fonts of other Debians and Ubuntus, and compares every pixel with those that this machine draws.

Usage: releases.py GALLERY FOLDER [--suites trixie forky noble resolute] [--case NAME …] [--fonts]

GALLERY is built once, here, and runs in each release's files, which apt gets into FOLDER and which are entered with chroot in a namespace of
its own: nothing is installed. With --fonts, Han characters and emoji are drawn with each release's own fonts, so that they differ.
"""
import argparse
import os
import struct
import subprocess
import sys
import zlib

import systems

PACKAGES = """libc6 libstdc++6 libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libfreetype6 libharfbuzz0b libpng16-16 libdeflate0 libturbojpeg0|libturbojpeg libwebp7
    libwebpmux3 libcurl4 librsvg2-2 libpoppler-glib8 fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji coreutils bash""".split()
# Of these, other releases have none with the name to which the program is linked. They draw nothing.
COMPATIBLE = ["libxml2.so.2", "libicuuc.so.72", "libicudata.so.72"]


def inside(root, folder, program, command, own_fonts):
    """Runs a command in a release's files, with this folder and the program's runtime."""
    runtime = os.path.dirname(os.path.dirname(subprocess.run(["which", "swift"], stdout=subprocess.PIPE, text=True).stdout.strip()))
    runtime = os.path.realpath(runtime)
    compatible = f"{folder}/compatible"
    os.makedirs(compatible, exist_ok=True)
    for name in COMPATIBLE:
        library = f"/usr/lib/x86_64-linux-gnu/{name}"
        if os.path.exists(library):
            subprocess.run(["cp", "-L", library, compatible], check=True)
    mounts = ["/proc", "/dev", runtime, os.getcwd(), os.path.dirname(program), os.path.abspath(folder)] + ([] if own_fonts else ["/usr/share/fonts"])
    for path in mounts + ["/tmp"]:
        os.makedirs(root + path, exist_ok=True)
    script = "".join(f"mount --rbind {path} {root}{path} && " for path in mounts)
    libraries = f"{runtime}/lib/swift/linux:{os.path.abspath(compatible)}"
    inner = f"cd {os.getcwd()} && exec {command}"
    script += f"exec chroot {root} /usr/bin/env -i HOME=/tmp PATH=/usr/bin LD_LIBRARY_PATH={libraries} bash -c '{inner}'"
    done = subprocess.run(["unshare", "--map-root-user", "--mount", "bash", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{root}: {done.stdout[-2000:]}")


def pixels(path):
    """Returns the filtered rows of a PNG file, which do not depend on how they were compressed."""
    data, at, rows = open(path, "rb").read(), 8, [b"", b""]
    while at < len(data):
        length, kind = struct.unpack(">L4s", data[at : at + 8])
        if kind in (b"IHDR", b"PLTE"):
            rows[0] += data[at + 8 : at + 8 + length]
        elif kind == b"IDAT":
            rows[1] += data[at + 8 : at + 8 + length]
        at += 12 + length
    return rows[0], zlib.decompress(rows[1])


def compare(here, there):
    """Returns the pictures that differ, and how many files have other bytes."""
    different, other, count = [], 0, 0
    for folder, _, names in os.walk(here):
        for name in names:
            if not name.endswith(".png"):
                continue
            count += 1
            mine = os.path.join(folder, name)
            theirs = there + mine[len(here) :]
            if not os.path.exists(theirs):
                different.append(mine[len(here) + 1 :] + " (missing)")
            elif open(mine, "rb").read() != open(theirs, "rb").read():
                other += 1
                if pixels(mine) != pixels(theirs):
                    different.append(mine[len(here) + 1 :])
    return count, different, other


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gallery")
    parser.add_argument("folder")
    parser.add_argument("--suites", nargs="+", default=["trixie", "forky", "noble", "resolute"])
    parser.add_argument("--case", nargs="+", default=["--all"])
    parser.add_argument("--fonts", action="store_true")
    arguments = parser.parse_args()
    gallery, folder = os.path.abspath(arguments.gallery), os.path.abspath(arguments.folder)
    os.makedirs(folder, exist_ok=True)

    def commands(out):
        yield f"{gallery} render PostCell --matrix everything --out {out}/everything"
        yield f"{gallery} render {' '.join(arguments.case)} --matrix default --out {out}/default"
        languages = "--language en ar he de ru --style light dark --content-size L AX3"
        yield f"{gallery} render {' '.join(arguments.case)} --device \"iPhone 16 Pro\" {languages} --out {out}/languages"

    for command in commands(f"{folder}/here"):
        subprocess.run(["bash", "-c", command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    failed = False
    for suite in arguments.suites:
        root = f"{folder}/{suite}"
        if not os.path.exists(f"{root}/usr/bin/bash"):
            systems.unpack(suite, root, f"{root}.apt", PACKAGES)
        for command in commands(f"{folder}/{suite}.out"):
            inside(root, folder, gallery, command, arguments.fonts)
        count, different, other = compare(f"{folder}/here", f"{folder}/{suite}.out")
        print(f"{suite}: {count - len(different)} of {count} pictures have the same pixels; {count - other} have the same bytes")
        for name in different[:20]:
            print(f"  {name}")
        failed = failed or bool(different)
    sys.exit(1 if failed else 0)


main()
