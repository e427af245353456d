"""Measures very large runs: how their time grows with their size, and whether memory stays constant.

    python3 Benchmarks/load.py .build/release Benchmarks/RESULTS.md

Each load runs at an eighth, a quarter, a half and the whole of its size, at least five times each. The exponent is the slope of the median
time over size (1 is linear), without the time that the command takes to start. Times are CPU time, and the system's part is also listed.
Files are written to memory if possible, because creating files on a disk is slower after many files have been deleted. Memory is the
process's resident memory, sampled once the output folder exists: the mean of the last tenth of the samples divided by that of the first, as
a median of all rounds. It is not computed for the single screen and the table.
"""
import math
import os
import pathlib
import random
import resource
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
    rows = max(1, views // VIEWS_OF_A_ROW)
    lines += ["    - kind: UIStackView", "      id: rows", "      axis: vertical", "      distribution: fillEqually", "      arranged:"]
    for row in range(rows):
        lines += ["        - kind: UIStackView", "          distribution: fillEqually", "          arranged:"]
        for column in range(min(VIEWS_OF_A_ROW, views)):
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
    """Runs a command. Returns its user and system time in seconds, the memory samples once it writes pictures, and its peak memory."""
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
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
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode != 0:
        sys.exit(f"{' '.join(words)} exited with {process.returncode}")
    return ended.ru_utime - began.ru_utime, ended.ru_stime - began.ru_stime, samples, peak


def flatness(samples):
    """Returns the mean of the last tenth divided by that of the first, or None if there are too few samples."""
    tenth = len(samples) // 10
    return statistics.mean(samples[-tenth - 1:-1]) / statistics.mean(samples[:tenth]) if tenth >= 3 else None


def exponent(sizes, times, start):
    points = [(math.log(size), math.log(max(time - start, 1e-4))) for size, time in zip(sizes, times)]
    mx, my = (statistics.mean(value) for value in zip(*points))
    return sum((x - mx) * (y - my) for x, y in points) / sum((x - mx) ** 2 for x, _ in points)


# Short loads run more often, until ENOUGH seconds have been measured.
ROUNDS, MOST_ROUNDS, ENOUGH = 5, 25, 4.0
# A folder in memory, or None.
PLACE = next((place for place in ["/dev/shm"] if os.access(place, os.W_OK)), None)

# The sizes of loads are multiples of eight times these numbers, so an eighth of a load is exact.
CELLS_OF_A_CANVAS, VIEWS_OF_A_ROW = 96, 50
CANVASES = [f"{width}x{height}@1x" for width in range(100, 252, 4) for height in (60, 80, 100)]
# Shuffled, so that a part of them has the same average size as all of them.
random.Random(1).shuffle(CANVASES)
AXES = ["--style", "light", "dark", "--contrast", "normal", "high-contrast", "--weight", "regular", "bold-text", "--content-size",
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]


def cells(plumb, folder, count, *more):
    (folder / "Cell.yaml").write_text(spec("Cell"))
    which = ["--device", *CANVASES[:count // CELLS_OF_A_CANVAS], *AXES] if count > 1 else ["--device", CANVASES[0]]
    return [plumb, "render", "Cell.yaml", *which, *more]


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
        ("10,752 cells of one spec", 112 * CELLS_OF_A_CANVAS, cells),
        ("2,000 specs, a cell each", 2_000, specs),
        ("one screen of 5,200 views", 104 * VIEWS_OF_A_ROW, views),
        ("a table of 100,000 rows, to its end and back", 100_000, lambda plumb, folder, count: [bench, "rows", str(count)]),
        ("2,304 cells, 64 workers", 24 * CELLS_OF_A_CANVAS, lambda plumb, folder, count: cells(plumb, folder, count, "--jobs", "64")),
    ]
    lines = ["| load | time, the system's part | exponent | memory, last tenth ÷ first |", "|---|---|---|---|"]
    bad, where = 0, results.surroundings("make bench-load")
    for name, whole, load in loads:
        sizes, runs = [whole // part if part else 1 for part in [0, 8, 4, 2, 1]], []
        for size in sizes:
            rounds = []
            while len(rounds) < ROUNDS or (len(rounds) < MOST_ROUNDS and sum(user + system for user, system, _, _ in rounds) < ENOUGH):
                folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-load-", dir=PLACE))
                rounds.append(timed(load(plumb, folder, size), folder))
                shutil.rmtree(folder)
            runs.append(rounds)
        times = [statistics.median(user + system for user, system, _, _ in rounds) for rounds in runs]
        system = statistics.median(system for _, system, _, _ in runs[-1])
        peak = max(peak for _, _, _, peak in runs[-1])
        tenths = [flat for flat in (flatness(samples) for _, _, samples, _ in runs[-1]) if flat]
        flat = statistics.median(tenths) if tenths and "one screen" not in name else None
        slope = exponent(sizes[1:], times[1:], times[0])
        held = "–" if flat is None else f"{flat:.2f}"
        bad += slope > 1.1 or (flat or 0) > 1.05
        lines.append(f"| {name} | {times[-1]:.2f} s, {system:.2f} s of it, at most {peak / 1e6:.0f} MB | {slope:.2f} | {held} |")
        print(lines[-1], flush=True)
    results.keep(page, "Load", where + "\n\n" + "\n".join(lines))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
