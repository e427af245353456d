#!/usr/bin/env python3
"""Compares what Plumb's C code and the libraries that it draws with do here and on arm64, emulated: one line for each kind of work.

Usage: arm64.py FOLDER

Needs clang (Swift's has arm64), and Debian's qemu-user-static and libc6-dev-arm64-cross. The libraries of arm64 are those of Debian 12; apt gets
them into FOLDER, and nothing is installed. Plumb's Swift code cannot run there without Swift's standard library and Foundation for arm64.
"""
import glob
import os
import subprocess
import sys

import systems

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGES = "libc6 libstdc++6 libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libfreetype6 libharfbuzz0b libpng16-16 libdeflate0 libturbojpeg0 libwebp7 libgcc-12-dev".split()
LIBRARIES = ["cairo", "freetype", "harfbuzz", "deflate", "turbojpeg", "webp"]
TARGET = "aarch64-linux-gnu"


def fetch(folder):
    root = f"{folder}/root"
    if os.path.exists(f"{root}/usr/lib/{TARGET}/libcairo.so"):
        return root
    systems.unpack("bookworm", root, f"{folder}/apt", PACKAGES, architecture="arm64")
    for name in LIBRARIES:
        link = f"{root}/usr/lib/{TARGET}/lib{name}.so"
        if not os.path.lexists(link):
            os.symlink(os.path.basename(sorted(glob.glob(link + ".*"))[0]), link)
    return root


def main():
    folder = os.path.abspath(sys.argv[1])
    os.makedirs(folder, exist_ok=True)
    root = fetch(folder)
    clang = subprocess.run(["which", "clang"], stdout=subprocess.PIPE, text=True).stdout.strip()
    flags = subprocess.run(
        ["pkg-config", "--cflags", "cairo", "freetype2", "harfbuzz", "pangocairo"], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    flags = [flag for flag in flags if flag != "-pthread"] + ["-O2", "-w"]
    sources = sorted(glob.glob(f"{ROOT}/Sources/C*/*.c"))
    own = [f"{ROOT}/Tests/ReleaseTests/libraries.c", f"{ROOT}/Sources/CFonts/fonts.c", f"{ROOT}/Sources/CUnicode/properties.c"]
    flags += [f"-I{os.path.dirname(source)}/include" for source in own[1:]]
    link = [f"-l{name}" for name in LIBRARIES]
    away = [
        f"--target={TARGET}", "-isystem", "/usr/aarch64-linux-gnu/include", "-idirafter", "/usr/include",
        "-fuse-ld=lld", f"-L{root}/usr/lib/{TARGET}", f"-L{root}/usr/lib/gcc/{TARGET}/12", f"-B{root}/usr/lib/gcc/{TARGET}/12",
        "-L/usr/aarch64-linux-gnu/lib", "-B/usr/aarch64-linux-gnu/lib", "-Wl,--allow-shlib-undefined",
    ]
    for source in sources:
        subprocess.run([clang, *away[:5], *flags, f"-I{os.path.dirname(source)}/include", "-c", source, "-o", "/dev/null"], check=True)
    print(f"{len(sources)} files of C compile for arm64")
    subprocess.run([clang, *flags, *own, *link, "-o", f"{folder}/here"], check=True)
    subprocess.run([clang, *flags, *away, *own, *link, "-o", f"{folder}/arm64"], check=True)
    fonts = f"{ROOT}/Sources/CFonts/Fonts"
    here = subprocess.run([f"{folder}/here", fonts], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    there = subprocess.run(["qemu-aarch64-static", "-L", root, f"{folder}/arm64", fonts], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for mine, theirs in zip(here, there, strict=True):
        print(f"{mine[:18]} {'same' if mine == theirs else 'differs'}")


main()
