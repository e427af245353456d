#!/usr/bin/env python3
"""Stops runs at random moments, fills their disk and changes what surrounds them, then looks for half files, lost goldens and other answers.

    Tests/FaultTests/faults.py .build/release/plumb [--kills 1000] [--full 200] [--steady 10000] [--seed 1]

Each verb that writes (render, test, approve, animate) is killed so many times at a moment drawn from the seed, between its start and a little after the
time that it takes. After each, every picture must be whole, every golden there and of one of the two versions; at the end the verbs must work. The full
disk is a small memory file system: making one needs root, without which that part says so and ends with 3. `--steady` compares unchanged goldens so
many times under any number of workers, locale, time zone, folder and umask: each must say that all is as approved.
"""
import argparse
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SPEC = """name: Card
root:
  kind: UIView
  backgroundColor: systemBackground
  subviews:
    - {{kind: UILabel, id: title, text: Faults, font: headline}}
    - {{kind: UIView, id: box, backgroundColor: systemBlue}}
constraints:
  - title.leading == safeArea.leading + {constant}
  - title.top == safeArea.top + 8
  - box.leading == title.leading "box.leading"
  - box.top == title.bottom + 8
  - box.width == 40
  - box.height == 20
states:
  moved: {{constants: {{box.leading: 60}}}}
animations:
  move: {{to: moved, duration: 0.1}}
"""
CELLS = ["--device", "300x200@2x", "--style", "light", "dark", "--content-size", "S", "L", "AX3"]
VERBS = {
    "render": ["render", "Card", *CELLS, "--sheet", "--format", "png", "txt", "json", "svg"],
    "test": ["test", "Card", *CELLS],
    "approve": ["approve", "Card", *CELLS, "--unseen"],
    "animate": ["animate", "Card", "--animation", "move", "--device", "300x200@2x"],
}


def spec(folder, constant):
    (folder / "Card.yaml").write_text(SPEC.format(constant=constant))


def run(plumb, folder, verb):
    return subprocess.run([plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def faults(folder, versions):
    """Half files and lost goldens; the parts of stopped writes at the top of a folder are none, the next run clears them away."""
    found = []
    for name, data in files(folder).items():
        if pathlib.Path(name).name.startswith(".plumb-part-"):
            continue
        if name.endswith((".png", ".apng")) and not (data.startswith(b"\x89PNG") and data.endswith(b"IEND\xaeB`\x82")):
            found.append(f"half a picture: {name}")
        if name.endswith(".svg") and not data.rstrip().endswith(b"</svg>"):
            found.append(f"half a drawing: {name}")
        if name.endswith(".json") and not data.rstrip().endswith((b"}", b"]")):
            found.append(f"half of JSON: {name}")
    for name in versions[0]:
        golden = folder / "Goldens" / name
        if not golden.is_file():
            found.append(f"a lost golden: {name}")
        elif golden.read_bytes() not in [version[name] for version in versions]:
            found.append(f"a golden of no version: {name}")
    return found


def prepared(plumb, folder):
    """The goldens of both versions of the spec; the folder stands as the first."""
    (folder / "plumb.yaml").write_text("inputs: [Card.yaml]\n")
    versions = []
    for constant in [24, 16]:
        spec(folder, constant)
        done = run(plumb, folder, "approve")
        assert done.returncode == 0, done.stdout
        versions.append(files(folder / "Goldens"))
    return versions


def works(plumb, folder):
    """Whether all verbs end as they should, and leave no part of a stopped write."""
    found = []
    for verb, wanted in [("approve", 0), ("test", 0), ("render", 0), ("animate", 0)]:
        done = run(plumb, folder, verb)
        if done.returncode != wanted:
            found.append(f"{verb} ends with {done.returncode}: {done.stdout[-400:]}")
    return found + [f"a part is left: {name}" for name in files(folder / "Goldens") if ".plumb-part-" in name]


def killed(plumb, count, randomness):
    total, found = 0, []
    for verb in VERBS:
        folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-faults-"))
        versions = prepared(plumb, folder)
        began = time.monotonic()
        run(plumb, folder, verb)
        length = time.monotonic() - began
        early = 0
        for number in range(count):
            spec(folder, [16, 24][number % 2])
            process = subprocess.Popen([plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(randomness.random() * length * 1.2)
            process.send_signal(randomness.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
            early += process.wait() < 0
            found += [f"{verb}, run {number + 1}: {fault}" for fault in faults(folder, versions)]
        spec(folder, 16)
        found += [f"after {verb}: {fault}" for fault in works(plumb, folder)]
        print(f"{verb}: {count} runs stopped at random moments, {early} before their end")
        total += count
        shutil.rmtree(folder)
    return total, found


def filled(plumb, count, randomness):
    found = []
    disk = pathlib.Path(tempfile.mkdtemp(prefix="plumb-disk-"))
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "plumb", str(disk)], capture_output=True, text=True)
    if mounted.returncode != 0:
        disk.rmdir()
        print(f"no small disk could be made: {mounted.stderr.strip()}")
        sys.exit(3)
    try:
        versions = prepared(plumb, disk)
        refused = 0
        for number in range(count):
            verb = list(VERBS)[number % len(VERBS)]
            spec(disk, [24, 16][number // len(VERBS) % 2])
            shutil.rmtree(disk / "Output", ignore_errors=True)
            free = shutil.disk_usage(disk).free
            ballast = disk / "ballast"
            ballast.write_bytes(bytes(max(0, free - randomness.randrange(0, 120_000))))
            done = run(plumb, disk, verb)
            # A difference is one; so is a disk that is full. Success must be one, and a fault must say what could not be written.
            if done.returncode not in (0, 1, 3) or (done.returncode == 3 and "cannot be written" not in done.stdout):
                found.append(f"{verb} on a full disk ends with {done.returncode}: {done.stdout[-300:]}")
            refused += "cannot be written" in done.stdout
            found += [f"{verb} on a full disk, run {number + 1}: {fault}" for fault in faults(disk, versions)]
            ballast.unlink()
        spec(disk, 16)
        shutil.rmtree(disk / "Output", ignore_errors=True)
        found += [f"after a full disk: {fault}" for fault in works(plumb, disk)]
        print(f"full disk: {count} runs, {refused} of them said that a file could not be written")
    finally:
        subprocess.run(["umount", str(disk)], check=False)
        disk.rmdir()
    return found


def steady(plumb, count, randomness):
    found = []
    folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-steady-"))
    prepared(plumb, folder)
    (folder / "below").mkdir()
    goldens = files(folder / "Goldens")
    for number in range(count):
        surroundings = {
            **os.environ,
            "LC_ALL": randomness.choice(["C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "nowhere"]),
            "TZ": randomness.choice(["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati", ""]),
            "HOME": randomness.choice(["/nowhere", str(folder)]),
        }
        mask = randomness.choice([0o022, 0o077, 0o002, 0o777])
        words = ["--jobs", str(randomness.choice([1, 2, 3, 8]))]
        below = randomness.random() < 0.3
        name = "../Card.yaml" if below else randomness.choice(["Card", "Card.yaml", "./Card.yaml"])
        settings = ["--goldens", "../Goldens", "--out", "../Output"] if below else []
        # Where nobody may read what is written, the next run could not either: each has an output of its own.
        shutil.rmtree(folder / "Output", ignore_errors=True)
        done = subprocess.run(
            [plumb, "test", name, *CELLS, *words, *settings], cwd=folder / "below" if below else folder, env=surroundings, umask=mask,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0 or "as approved" not in done.stdout:
            found.append(f"run {number + 1} ({' '.join(words)}, {surroundings['LC_ALL']}, {mask:o}, {name}): {done.stdout[-300:]}")
    if files(folder / "Goldens") != goldens:
        found.append("the goldens are not what they were")
    shutil.rmtree(folder)
    print(f"steady: {count} runs on unchanged goldens, {len(found)} with another answer")
    return found


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("plumb", type=lambda path: str(pathlib.Path(path).resolve()))
    words.add_argument("--kills", type=int, default=1000, help="of each verb")
    words.add_argument("--full", type=int, default=200, help="runs on a full disk")
    words.add_argument("--steady", type=int, default=10_000, help="runs on unchanged goldens")
    words.add_argument("--seed", type=int, default=1)
    options = words.parse_args()
    randomness = random.Random(options.seed)
    began = time.monotonic()
    found = []
    if options.kills:
        found += killed(options.plumb, options.kills, randomness)[1]
    if options.full:
        found += filled(options.plumb, options.full, randomness)
    if options.steady:
        found += steady(options.plumb, options.steady, randomness)
    for fault in found[:20]:
        print(fault)
    print(f"{len(found)} faults, seed {options.seed}, {time.monotonic() - began:.0f} s")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
