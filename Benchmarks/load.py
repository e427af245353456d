"""Runs that are much larger than usual: how time grows with their size, and whether memory stays flat.

    python3 Benchmarks/load.py .build/release Benchmarks/RESULTS.md

Each load is run at an eighth, a quarter, a half and the whole of its size; the exponent is the slope of time over size (1 is linear) after the start of the
command is taken off. Time is the program's own (user) time; what the file system takes to make so many files is named beside it. Memory is what the
process holds (resident), sampled from the first picture on: the mean of the last tenth over that of the first. One screen has no such tenths.
"""
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import results  # noqa: E402


def spec(name, views=3):
    lines = [f"name: {name}", "root:", "  kind: UIView", "  backgroundColor: systemBackground", "  subviews:"]
    rows = max(1, views // 50)
    lines += ["    - kind: UIStackView", "      id: rows", "      axis: vertical", "      distribution: fillEqually", "      arranged:"]
    for row in range(rows):
        lines += ["        - kind: UIStackView", "          distribution: fillEqually", "          arranged:"]
        for column in range(min(50, views)):
            lines.append(f"            - {{kind: UIView, backgroundColor: {['systemBlue', 'systemTeal'][(row + column) % 2]}}}")
    lines += ["constraints:", "  - rows.edges == superview.edges"]
    return "\n".join(lines) + "\n"


def resident(process):
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


def timed(words, folder):
    """Seconds of the program and of the system, samples of memory once pictures come, and the most memory of the whole run."""
    began = os.times()
    process = subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    samples, peak = [], 0
    os.set_blocking(process.stderr.fileno(), False)
    while process.poll() is None:
        held = resident(process.pid)
        peak = max(peak, held)
        if (folder / "Output").exists():
            samples.append(held)
        process.stderr.read()
        time.sleep(0.01)
    ended = os.times()
    if process.returncode != 0:
        sys.exit(f"{' '.join(words)} ends with {process.returncode}")
    return ended.children_user - began.children_user, ended.children_system - began.children_system, samples, peak


def flatness(samples):
    """The last tenth over the first; None for a run too short to have tenths."""
    tenth = len(samples) // 10
    return statistics.mean(samples[-tenth - 1:-1]) / statistics.mean(samples[:tenth]) if tenth >= 3 else None


def exponent(sizes, times, start):
    points = [(math.log(size), math.log(max(time - start, 1e-4))) for size, time in zip(sizes, times)]
    mx, my = (statistics.mean(value) for value in zip(*points))
    return sum((x - mx) * (y - my) for x, y in points) / sum((x - mx) ** 2 for x, _ in points)


CANVASES = [f"{width}x{height}@1x" for width in range(100, 240, 4) for height in (60, 80, 100)]
AXES = ["--style", "light", "dark", "--contrast", "normal", "high-contrast", "--weight", "regular", "bold-text", "--content-size",
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]


def cells(plumb, folder, count, *more):
    (folder / "Cell.yaml").write_text(spec("Cell"))
    return [plumb, "render", "Cell.yaml", "--device", *CANVASES[:max(1, round(count / 96))], *AXES, *more]


def specs(plumb, folder, count):
    (folder / "Specs").mkdir()
    for number in range(count):
        (folder / "Specs" / f"S{number}.yaml").write_text(spec(f"S{number}"))
    return [plumb, "render", "Specs", "--device", "100x60@1x"]


def views(plumb, folder, count):
    (folder / "Views.yaml").write_text(spec("Views", count))
    return [plumb, "render", "Views.yaml", "--device", "1000x1000@1x"]


def main():
    builds, page = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    plumb, bench = str(builds / "plumb"), str(builds / "layout-bench")
    loads = [
        ("10,000 cells of one spec", 10_080, cells),
        ("2,000 specs, a cell each", 2_000, specs),
        ("one screen of 5,000 views", 5_000, views),
        ("a table of 100,000 rows, to its end and back", 100_000, lambda plumb, folder, count: [bench, "rows", str(count)]),
        ("2,000 cells, 64 workers", 2_016, lambda plumb, folder, count: cells(plumb, folder, count, "--jobs", "64")),
    ]
    lines = ["| load | time of the program, of the system | exponent | memory, last tenth ÷ first |", "|---|---|---|---|"]
    bad, where = 0, results.surroundings("make bench-load")
    for name, whole, load in loads:
        sizes, times = [], []
        for part in [0, 8, 4, 2, 1]:
            folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-load-"))
            size = whole // part if part else 1
            taken, system, samples, peak = timed(load(plumb, folder, size), folder)
            shutil.rmtree(folder)
            sizes.append(size)
            times.append(taken)
            flat = flatness(samples) if "one screen" not in name else None
        slope = exponent(sizes[1:], times[1:], times[0])
        held = "–" if flat is None else f"{flat:.2f}"
        bad += slope > 1.1 or (flat or 0) > 1.05
        lines.append(f"| {name} | {times[-1]:.2f} s, {system:.2f} s, at most {peak / 1e6:.0f} MB | {slope:.2f} | {held} |")
        print(lines[-1], flush=True)
    results.keep(page, "Load", where + "\n\n" + "\n".join(lines))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
