#!/usr/bin/env python3
"""Decodes the films of an animation with independent programs, and compares every frame with its picture.

    Tests/ReportTests/films.py .build/release/plumb [--can-run]

Pillow reads APNG, GIF and WebP, ffmpeg reads MP4. APNG and WebP must match each picture exactly, MP4 and GIF closely. `--can-run` exits
with 0 if Pillow, NumPy, ffmpeg and ffprobe are installed.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

RATE = 50


def frames_of(path, Image, numpy):
    """Returns the time in seconds at which each frame begins, and its pixels."""
    film, begin, frames = Image.open(path), 0.0, []
    for number in range(film.n_frames):
        film.seek(number)
        frames.append((begin, numpy.asarray(film.convert("RGB")).astype(int)))
        begin += film.info["duration"] / 1000
    return frames


def main():
    try:
        import numpy
        from PIL import Image
    except ImportError:
        numpy = None
    can_run = numpy is not None and shutil.which("ffmpeg") and shutil.which("ffprobe")
    if "--can-run" in sys.argv or not can_run:
        sys.exit(0 if can_run else "Pillow, NumPy, ffmpeg and ffprobe are required.")
    plumb = str(pathlib.Path(sys.argv[1]).resolve())
    bad = []
    with tempfile.TemporaryDirectory(prefix="plumb-films-") as folder:
        for case, animation in [("ExpandableCard", "expand")]:
            # APNG, WebP and MP4 have two pixels per point, so only the GIF, with one, is scaled.
            subprocess.run(
                [plumb, "animate", f"Examples/{case}/{case}.yaml", "--animation", animation, "--fps", str(RATE), "--device", "402x874@2x", "--out", folder,
                 "--format", "frames", "apng", "gif", "webp", "mp4"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            base = next(pathlib.Path(folder).glob(f"{case}/**/{animation}"))
            pictures = [numpy.asarray(Image.open(file).convert("RGB")).astype(int) for file in sorted(base.glob("frame-*.png"))]
            for suffix, most in [(".apng", 0), (".webp", 0), (".gif", 3)]:
                frames = frames_of(f"{base}{suffix}", Image, numpy)
                errors = []
                # One frame of a film may stand for several equal ones, so each picture is compared with the frame shown at its time.
                for number, picture in enumerate(pictures):
                    shown = [pixels for begin, pixels in frames if begin <= number / RATE + 0.006][-1]
                    if shown.shape != picture.shape:
                        height, width, _ = shown.shape
                        picture = picture.reshape(height, 2, width, 2, 3).mean(axis=(1, 3))
                    errors.append(abs(shown - picture).mean())
                print(f"{case} {suffix[1:]}: {len(frames)} frames, largest mean difference from a picture {max(errors):.3f} of 255")
                bad += [suffix] if max(errors) > most else []
            probed = subprocess.run(
                ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,width,height,nb_read_frames,r_frame_rate", "-of", "csv=p=0",
                 f"{base}.mp4"], check=True, capture_output=True, text=True).stdout.strip()
            codec, width, height, rate, count = probed.split(",")
            raw = subprocess.run(["ffmpeg", "-v", "error", "-i", f"{base}.mp4", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], check=True, capture_output=True)
            shown = numpy.frombuffer(raw.stdout, numpy.uint8).reshape(-1, int(height), int(width), 3).astype(int)
            errors = [abs(a[: b.shape[0], : b.shape[1]] - b).mean() for a, b in zip(shown, pictures)]
            print(f"{case} mp4: {codec}, {count} frames at {rate}, largest mean difference from a picture {max(errors):.3f} of 255")
            bad += ["mp4"] if max(errors) > 3 or int(count) != len(pictures) or rate != f"{RATE}/1" else []
    sys.exit(f"Films that differ from their pictures: {', '.join(bad)}" if bad else 0)


if __name__ == "__main__":
    main()
