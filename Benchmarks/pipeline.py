#!/usr/bin/env python3
"""Measures the pipeline from an input to its picture, and headless Chromium drawing the same screens as HTML, in one run.

  pipeline.py PROGRAMS FOLDER RESULTS.md

For Plumb, `pipeline-bench` measures the stages, and `gallery` whole runs as users start them. CPU is user and system time of all processes.
"""
import json, os, resource, shutil, subprocess, sys, time
import libpng, results
from chromium import Chromium

PROGRAMS, FOLDER, RESULTS = sys.argv[1:4]
CASES = ['Article', 'Chat', 'PostCell', 'Settings', 'SignIn']
# Twelve cells on one device for each of the five examples: sixty cells.
MATRIX = ['--device', 'iPhone 15 Pro', '--direction', 'natural', 'rtl', '--content-size', 'S', 'L', 'XL', '--style', 'light', 'dark']
lines = []


def say(line=''):
    lines.append(line)
    print(line, flush=True)


def bench(*arguments):
    return subprocess.run([f'{PROGRAMS}/pipeline-bench', *arguments], capture_output=True, text=True, check=True).stdout


def timed(command):
    """Returns the wall and CPU seconds of a command: the fastest of three runs."""
    best = (9e9, 9e9)
    for _ in range(3):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, (wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return best


def stages():
    report = json.loads(bench('stages', f'{FOLDER}/stages'))
    names = report['rows'][-1]['stages']
    say(f'### Stages\n\nMilliseconds of CPU at {report["size"][0]} × {report["size"][1]}, warm; median of nine runs.\n')
    say('| example | ' + ' | '.join(names) + ' |\n|---|' + '---:|' * len(names))
    for row in report['rows']:
        times = dict(zip(row['stages'], row['milliseconds']))
        say(f'| {row["name"]} | ' + ' | '.join(f'{times[n]:.2f}' if n in times else '–' for n in names) + ' |')
    say('\n“Solve” creates the view tree and lays it out. Recording a cell takes solve, layer tree, flatten and paint, encode, write. Verifying an')
    say('equal cell takes solve, layer tree, text, flatten and paint, compare. “Decode” is only needed for cells that differ.\n')
    return report


def whole(report):
    out, goldens = f'{FOLDER}/out', f'{FOLDER}/goldens'
    rows = []
    for jobs in ('1', '2'):
        shutil.rmtree(out, ignore_errors=True)
        rows.append(('record', jobs, *record(out, jobs)))
    command = [f'{PROGRAMS}/gallery', 'approve', *CASES, *MATRIX, '--goldens', goldens]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for jobs in ('1', '2'):
        rows.append(('verify', jobs, *timed(
            [f'{PROGRAMS}/gallery', 'test', *CASES, *MATRIX, '--goldens', goldens, '--out', out, '--jobs', jobs])))
    say('### Sixty cells\n\nWhole run of the command, cold, 12 cells of each of five examples; best of three runs.\n')
    say('| verb | workers | wall, s | CPU, s | against one worker |\n|---|---:|---:|---:|---:|')
    for verb, jobs, wall, cpu in rows:
        alone = next(r[2] for r in rows if r[0] == verb)
        say(f'| {verb} | {jobs} | {wall:.2f} | {cpu:.2f} | {alone / wall:.2f}× |')
    cold = timed([f'{PROGRAMS}/gallery', 'render', 'Examples/SignIn/SignIn.yaml', '--cell', 'iPhone-15-Pro/portrait', '--out', f'{FOLDER}/cold'])
    say(f'\nFirst picture in a cold process: {cold[0] * 1e3:.0f} ms wall, {cold[1] * 1e3:.0f} ms CPU.\n')


def record(out, jobs):
    best = (9e9, 9e9)
    for _ in range(3):
        # Existing files would not be written again.
        shutil.rmtree(out, ignore_errors=True)
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        subprocess.run(
            [f'{PROGRAMS}/gallery', 'render', *CASES, *MATRIX, '--out', out, '--jobs', jobs], check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, (wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
    return best


def browser(pages):
    """Returns the browser's version and, for both PNG modes, the CPU and wall milliseconds and the bytes of a picture."""
    chromium, figures = Chromium(), {}
    try:
        for fast in (False, True):
            for name, width, height, scale in pages:
                chromium.picture(f'{FOLDER}/pages/{name}.html', width, height, scale, fast)
            cpu, start, size = chromium.seconds(), time.monotonic(), 0
            for name, width, height, scale in pages:
                bytes = chromium.picture(f'{FOLDER}/pages/{name}.html', width, height, scale, fast)
                open(f'{FOLDER}/pages/{name}.chromium.png', 'wb').write(bytes)
                size += len(bytes)
            count = len(pages)
            figures[fast] = ((chromium.seconds() - cpu) * 1e3 / count, (time.monotonic() - start) * 1e3 / count, size / count)
        return chromium.version(), figures
    finally:
        chromium.close()


def peers(report):
    shutil.rmtree(f'{FOLDER}/pages', ignore_errors=True)
    lines = [line.split() for line in bench('pages', f'{FOLDER}/pages').splitlines()]
    for kind, our in report['kinds'].items():
        pictures = [line[1:] for line in lines if line[0] == kind]
        pages = [(p[0], round(int(p[1]) / float(p[3])), round(int(p[2]) / float(p[3])), float(p[3])) for p in pictures]
        version, figures = browser(pages)
        ours = sum(os.path.getsize(f'{FOLDER}/pages/{p[0]}.png') for p in pictures) / len(pictures)
        say(f'### Comparison with {version}: {kind}\n')
        say(f'{len(pictures)} pictures, warm; the browser gets the same screens as HTML with the finished frames.\n')
        say('| | CPU per picture, ms | wall, ms | size, KB | against ours |\n|---|---:|---:|---:|---:|')
        say(f'| Plumb, record | {our["record"]:.1f} | | {ours / 1e3:.0f} | |')
        say(f'| Plumb, verify an equal cell | {our["verify"]:.1f} | | | |')
        for fast, name in ((False, 'Chromium, default PNG'), (True, 'Chromium, `optimizeForSpeed`')):
            cpu, wall, size = figures[fast]
            say(f'| {name} | {cpu:.0f} | {wall:.0f} | {size / 1e3:.0f} | {cpu / our["record"]:.1f}× |')
        best = sum(libpng.size(open(f'{FOLDER}/pages/{p[0]}.bgra', 'rb').read(), int(p[1]), int(p[2])) for p in pictures) / len(pictures)
        version = libpng.PNG.png_get_libpng_ver(None).decode()
        say(f'\nSize against libpng {version} at level 9 with all filters ({best / 1e3:.0f} KB): {ours / best:.2f}×.\n')


def memory():
    sizes = json.loads(bench('memory', f'{FOLDER}/memory', '2000'))
    say(f'### Memory\n\nResident megabytes after each 200 of 2,000 cells: {", ".join(f"{s / 1024:.0f}" for s in sizes)}; '
        f'the last against the first: {sizes[-1] / sizes[0]:.2f}×.\n')


say(results.surroundings('make bench-pipeline') + '\n')
found = stages()
whole(found)
peers(found)
memory()
results.keep(RESULTS, 'Pipeline', '\n'.join(lines))
