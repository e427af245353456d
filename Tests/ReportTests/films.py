#!/usr/bin/env python3
"""Reads the films of an animation with programs that others wrote, and holds every frame to its picture.

    Tests/ReportTests/films.py .build/release/plumb [--can-run]

APNG, GIF and WebP are read by Pillow, MP4 by ffmpeg. APNG and WebP must have each picture's pixels, MP4 and GIF come near them. `--can-run` ends with 0
where Pillow, NumPy, ffmpeg and ffprobe are there.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

RATE = 50


def frames_of(path, Image, numpy):
    """Each frame's pixels, and the hundredth of a second at which it begins."""
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
        sys.exit(0 if can_run else "Pillow, NumPy, ffmpeg and ffprobe are needed")
    plumb = str(pathlib.Path(sys.argv[1]).resolve())
    bad = []
    with tempfile.TemporaryDirectory(prefix="plumb-films-") as folder:
        for case, animation in [("ExpandableCard", "expand")]:
            # Two pixels a point are what films have: nothing is scaled.
            subprocess.run(
                [plumb, "animate", f"Examples/{case}/{case}.yaml", "--animation", animation, "--fps", str(RATE), "--device", "402x874@2x", "--out", folder,
                 "--format", "frames", "apng", "gif", "webp", "mp4"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            base = next(pathlib.Path(folder).glob(f"{case}/**/{animation}"))
            pictures = [numpy.asarray(Image.open(file).convert("RGB")).astype(int) for file in sorted(base.glob("frame-*.png"))]
            for suffix, most in [(".apng", 0), (".webp", 0), (".gif", 3)]:
                frames = frames_of(f"{base}{suffix}", Image, numpy)
                errors = []
                # A film may hold a frame for the time of several that are alike: what shows at each picture's time counts.
                for number, picture in enumerate(pictures):
                    shown = [pixels for begin, pixels in frames if begin <= number / RATE + 0.006][-1]
                    if shown.shape != picture.shape:
                        height, width, _ = shown.shape
                        picture = picture.reshape(height, 2, width, 2, 3).mean(axis=(1, 3))
                    errors.append(abs(shown - picture).mean())
                print(f"{case} {suffix[1:]}: {len(frames)} frames, farthest from its picture by {max(errors):.3f} of 255 on average")
                bad += [suffix] if max(errors) > most else []
            probed = subprocess.run(
                ["ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,width,height,nb_read_frames,r_frame_rate", "-of", "csv=p=0",
                 f"{base}.mp4"], check=True, capture_output=True, text=True).stdout.strip()
            codec, width, height, rate, count = probed.split(",")
            raw = subprocess.run(["ffmpeg", "-v", "error", "-i", f"{base}.mp4", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], check=True, capture_output=True)
            shown = numpy.frombuffer(raw.stdout, numpy.uint8).reshape(-1, int(height), int(width), 3).astype(int)
            errors = [abs(a[: b.shape[0], : b.shape[1]] - b).mean() for a, b in zip(shown, pictures)]
            print(f"{case} mp4: {codec}, {count} frames at {rate}, farthest from its picture by {max(errors):.3f} of 255 on average")
            bad += ["mp4"] if max(errors) > 3 or int(count) != len(pictures) or rate != f"{RATE}/1" else []
    sys.exit(f"not as drawn: {', '.join(bad)}" if bad else 0)


if __name__ == "__main__":
    main()
