#!/usr/bin/env python3
"""Stops runs at random moments, fills their disk and changes their environment, then looks for partial files, lost goldens and different
results.

    Tests/FaultTests/faults.py .build/release/plumb [--kills 1000] [--reviews 1000] [--full 200] [--others 40] [--steady 10000] [--seed 1]

`--kills` stops each verb that writes (render, test, approve, animate) at a random moment between its start and shortly after its usual end.
`--reviews` kills `review` between a request to accept all cells and shortly after the usual response. After each run, every picture must be
complete, and every golden must exist and be from one of the two versions; at the end, all verbs must work. `--full` uses a small file
system in memory, which requires root; without it, the program exits with 3. `--others` tests closed outputs, Ctrl-C, files that vanish,
read-only folders and a clock that jumps (with faketime); each run must end with a documented exit code. `--steady` compares unchanged
goldens with different numbers of workers, locales, time zones, folders and umasks; every cell must match. Times and choices are random and
depend on `--seed`.
"""
import argparse
import http.client
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
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
    """Returns the incomplete files and lost goldens. Temporary files of stopped writes do not count, because the next run removes them."""
    found = []
    for name, data in files(folder).items():
        if pathlib.Path(name).name.startswith(".plumb-part-"):
            continue
        if name.endswith((".png", ".apng")) and not (data.startswith(b"\x89PNG") and data.endswith(b"IEND\xaeB`\x82")):
            found.append(f"an incomplete picture: {name}")
        if name.endswith(".svg") and not data.rstrip().endswith(b"</svg>"):
            found.append(f"an incomplete drawing: {name}")
        if name.endswith(".json") and not data.rstrip().endswith((b"}", b"]")):
            found.append(f"incomplete JSON: {name}")
    for name in versions[0]:
        golden = folder / "Goldens" / name
        if not golden.is_file():
            found.append(f"a lost golden: {name}")
        elif golden.read_bytes() not in [version[name] for version in versions]:
            found.append(f"a golden from neither version: {name}")
    return found


def prepared(plumb, folder):
    """Approves two versions of the spec and returns the goldens of both. The folder is left at the second version."""
    (folder / "plumb.yaml").write_text("inputs: [Card.yaml]\n")
    versions = []
    for constant in [24, 16]:
        spec(folder, constant)
        done = run(plumb, folder, "approve")
        assert done.returncode == 0, done.stdout
        versions.append(files(folder / "Goldens"))
    return versions


def works(plumb, folder):
    """Runs all verbs, and returns those that fail and any temporary files that are left among the goldens."""
    found = []
    for verb, wanted in [("approve", 0), ("test", 0), ("render", 0), ("animate", 0)]:
        done = run(plumb, folder, verb)
        if done.returncode != wanted:
            found.append(f"{verb} exited with {done.returncode}: {done.stdout[-400:]}")
    return found + [f"a temporary file is left: {name}" for name in files(folder / "Goldens") if ".plumb-part-" in name]


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
        print(f"{verb}: {count} runs stopped at random moments, {early} before they ended")
        total += count
        shutil.rmtree(folder)
    return total, found


class Review:
    """A running `plumb review`, with a client that has opened its link."""

    def __init__(self, plumb, folder):
        self.process = subprocess.Popen([plumb, "review"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        line = self.process.stdout.readline()
        self.link = re.search(r"http://(127\.0\.0\.1:\d+)/\?token=(\w+)", line)
        if self.link is None:
            self.process.kill()
            raise RuntimeError(line + self.process.stdout.read())
        self.host = self.link.group(1)
        answer, headers = self.ask("GET", f"/?token={self.link.group(2)}")
        self.cookie = headers["Set-Cookie"].split(";")[0]
        page, _ = self.ask("GET", "/")
        self.key = re.search(r'"key"\s*:\s*"(\w{32})"', page).group(1)

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"Origin": f"http://{self.host}", "X-Plumb-Key": getattr(self, "key", ""), "Cookie": getattr(self, "cookie", "")}
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.read().decode(), answer.headers
        finally:
            connection.close()

    def accept(self, cells):
        try:
            return self.ask("POST", "/decide", json.dumps({"accept": cells}))[0]
        except (OSError, http.client.HTTPException):
            return None

    def stop(self, number):
        self.process.send_signal(number)
        self.process.wait()
        self.process.stdout.close()


def reviewed(plumb, count, randomness):
    """Kills reviews while they accept cells, alternating between the two versions of the spec."""
    found, early = [], 0
    folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-reviews-"))
    versions = prepared(plumb, folder)
    length = None
    for number in range(count):
        spec(folder, [24, 16][number % 2])
        done = run(plumb, folder, "test")
        if done.returncode not in (0, 1):
            found.append(f"test before review {number + 1} exited with {done.returncode}: {done.stdout[-300:]}")
        if done.returncode != 1:
            continue
        try:
            review = Review(plumb, folder)
        except RuntimeError as reason:
            found.append(f"review {number + 1} did not start: {reason}")
            continue
        entries = json.loads((folder / "Output" / "run.json").read_text())["entries"]
        cells = [f"{entry['case']}/{entry['cell']}" for entry in entries]
        randomness.shuffle(cells)
        answers = []
        began = time.monotonic()
        asking = threading.Thread(target=lambda: answers.append(review.accept(cells)))
        asking.start()
        if length is None:
            asking.join()
            length = time.monotonic() - began
        else:
            time.sleep(randomness.random() * length * 1.2)
        review.stop(signal.SIGKILL)
        asking.join()
        early += answers == [None]
        found += [f"review {number + 1}: {fault}" for fault in faults(folder, versions)]
    spec(folder, 16)
    found += [f"after review: {fault}" for fault in works(plumb, folder)]
    print(f"review: {count} runs killed while they accepted, {early} before they responded")
    shutil.rmtree(folder)
    return found


def others(plumb, count, randomness):
    """Tests other things that can happen during a run."""
    found, ended = [], {}
    folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-others-"))
    versions = prepared(plumb, folder)

    def judge(name, code, words, allowed):
        ended.setdefault(name, {}).setdefault(code, 0)
        ended[name][code] += 1
        if code not in allowed:
            found.append(f"{name}: exited with {code}: {(words or '')[-300:]}")
        found.extend(f"{name}: {fault}" for fault in faults(folder, versions))

    def unread(verb):
        """Stops reading the output, immediately or after some bytes. A run usually ends with SIGPIPE."""
        process = subprocess.Popen([plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdout.read(randomness.choice([0, 0, 1, 40]))
        process.stdout.close()
        words = process.stderr.read()
        judge("output that nobody reads", process.wait(), words, (0, 1, -signal.SIGPIPE))

    def interrupted(verb):
        process = subprocess.Popen([plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        time.sleep(randomness.random() * 0.3)
        process.send_signal(signal.SIGINT)
        words = process.stdout.read()
        judge("Ctrl-C", process.wait(), words, (0, 1, -signal.SIGINT, 130))

    def vanishing(verb):
        """Deletes inputs, goldens or output during a run, and restores inputs and goldens after it."""
        kept = pathlib.Path(tempfile.mkdtemp(prefix="plumb-kept-"))
        for name in ("Card.yaml", "plumb.yaml", "Goldens"):
            (shutil.copytree if (folder / name).is_dir() else shutil.copy2)(folder / name, kept / name)
        process = subprocess.Popen([plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        time.sleep(randomness.random() * 0.25)
        for place in randomness.sample(["Card.yaml", "plumb.yaml", "Goldens", "Output"], randomness.choice([1, 1, 2, 4])):
            if (folder / place).is_dir():
                shutil.rmtree(folder / place, ignore_errors=True)
            else:
                (folder / place).unlink(missing_ok=True)
        words = process.stdout.read()
        code = process.wait()
        # The files that are left must be complete. The deleted ones are restored.
        half = [fault for fault in faults(folder, versions) if not fault.startswith("a lost golden")]
        shutil.rmtree(folder / "Goldens", ignore_errors=True)
        for name in ("Card.yaml", "plumb.yaml", "Goldens"):
            (shutil.copytree if (kept / name).is_dir() else shutil.copy2)(kept / name, folder / name)
        shutil.rmtree(kept)
        found.extend(f"vanishing files: {fault}" for fault in half)
        judge("files that vanish", code, words, (0, 1, 2, 3))

    def locked(verb):
        """Makes the whole folder read-only during a run."""
        if subprocess.run(["mount", "--bind", str(folder), str(folder)], capture_output=True).returncode != 0:
            ended.setdefault("a read-only folder: requires root", {})
            return
        try:
            subprocess.run(["mount", "-o", "remount,ro,bind", str(folder)], check=True, capture_output=True)
            done = run(plumb, folder, verb)
        finally:
            subprocess.run(["umount", str(folder)], check=True)
        # A run with nothing new to write succeeds.
        if done.returncode in (1, 3) and "cannot" not in done.stdout and "differ" not in done.stdout:
            found.append(f"{verb} in a read-only folder does not say why: {done.stdout[-300:]}")
        judge("a read-only folder", done.returncode, done.stdout, (0, 1, 3))

    def jumping(verb):
        """Starts the clock at another date; it then runs normally, fast, slowly, or jumps an hour at each call."""
        if shutil.which("faketime") is None:
            ended.setdefault("a clock that jumps: requires faketime", {})
            return
        start = randomness.choice(["-20y", "+30y", "+0", "-1d"])
        speed = randomness.choice(["", " x1000", " x0.01", " i3600"])
        spec(folder, 16)
        accepted = run(plumb, folder, "approve")
        done = subprocess.run(
            ["faketime", "-f", start + speed, plumb, *VERBS[verb]], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        judge("a clock that jumps", accepted.returncode or done.returncode, done.stdout, (0,))

    for kind in (unread, interrupted, vanishing, locked, jumping):
        for number in range(count):
            spec(folder, [24, 16][number % 2])
            kind(list(VERBS)[number % len(VERBS)])
    spec(folder, 16)
    found += [f"after all: {fault}" for fault in works(plumb, folder)]
    for name, codes in ended.items():
        print(f"{name}: " + ", ".join(f"{times} exited with {code}" for code, times in sorted(codes.items())))
    shutil.rmtree(folder)
    return found


def filled(plumb, count, randomness):
    found = []
    disk = pathlib.Path(tempfile.mkdtemp(prefix="plumb-disk-"))
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "plumb", str(disk)], capture_output=True, text=True)
    if mounted.returncode != 0:
        disk.rmdir()
        print(f"The small file system could not be mounted: {mounted.stderr.strip()}")
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
            # A run may end with 1 for a difference. If it ends with 3, it must say that a file could not be written.
            if done.returncode not in (0, 1, 3) or (done.returncode == 3 and "cannot write" not in done.stdout):
                found.append(f"{verb} on a full disk exited with {done.returncode}: {done.stdout[-300:]}")
            refused += "cannot write" in done.stdout
            found += [f"{verb} on a full disk, run {number + 1}: {fault}" for fault in faults(disk, versions)]
            ballast.unlink()
        spec(disk, 16)
        shutil.rmtree(disk / "Output", ignore_errors=True)
        found += [f"after a full disk: {fault}" for fault in works(plumb, disk)]
        print(f"full disk: {count} runs, {refused} of them reported that a file could not be written")
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
        # Depending on the umask, a later run could not read the output of an earlier one, so each run starts without it.
        shutil.rmtree(folder / "Output", ignore_errors=True)
        done = subprocess.run(
            [plumb, "test", name, *CELLS, *words, *settings], cwd=folder / "below" if below else folder, env=surroundings, umask=mask,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0 or " match" not in done.stdout:
            found.append(f"run {number + 1} ({' '.join(words)}, {surroundings['LC_ALL']}, {mask:o}, {name}): {done.stdout[-300:]}")
    if files(folder / "Goldens") != goldens:
        found.append("the goldens have changed")
    shutil.rmtree(folder)
    print(f"steady: {count} runs on unchanged goldens, {len(found)} with another result")
    return found


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("plumb", type=lambda path: str(pathlib.Path(path).resolve()))
    words.add_argument("--kills", type=int, default=1000, help="runs to stop for each verb")
    words.add_argument("--reviews", type=int, default=1000, help="runs of review to kill")
    words.add_argument("--others", type=int, default=40, help="runs for each other kind of fault")
    words.add_argument("--full", type=int, default=200, help="runs on a full disk")
    words.add_argument("--steady", type=int, default=10_000, help="runs on unchanged goldens")
    words.add_argument("--seed", type=int, default=1)
    options = words.parse_args()
    randomness = random.Random(options.seed)
    began = time.monotonic()
    found = []
    if options.kills:
        found += killed(options.plumb, options.kills, randomness)[1]
    if options.reviews:
        found += reviewed(options.plumb, options.reviews, randomness)
    if options.others:
        found += others(options.plumb, options.others, randomness)
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
