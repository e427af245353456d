#!/usr/bin/env python3
"""Times the solver of an earlier commit beside today's: both under today's script, on the same workloads, pinned to one core, turn by turn.

  before.py COMMIT FOLDER SOLVER-BENCH [REPETITIONS]

Prints today's time over the earlier one for each workload, medians of all repetitions. A star is more than 5 % away.
"""
import csv, io, os, pathlib, shutil, statistics, subprocess, sys

COMMIT, FOLDER, NOW = sys.argv[1:4]
REPETITIONS = int(sys.argv[4]) if len(sys.argv) > 4 else 7
FIGURES = {'build': 5, 'W5 resize': 7, 'W6 constant': 8, 'W7 toggle': 9, 'W8 refusal': 10}


def earlier():
    """The solver of the commit, built with today's script of measurement."""
    tree = pathlib.Path(FOLDER, 'before')
    if not tree.exists():
        subprocess.run(['git', 'clone', '--quiet', '.', tree], check=True)
    subprocess.run(['git', '-C', tree, 'checkout', '--quiet', '--force', COMMIT], check=True)
    script = tree / 'Sources/solver-bench'
    shutil.rmtree(script)
    shutil.copytree('Sources/solver-bench', script)
    subprocess.run(['swift', 'build', '-c', 'release', '--product', 'solver-bench', '--package-path', tree], check=True, stdout=sys.stderr)
    return tree / '.build/release/solver-bench'


def once(program, file):
    core = str(max(os.sched_getaffinity(0)))
    run = subprocess.run(['taskset', '-c', core, program, file], capture_output=True, text=True, check=True)
    row = next(csv.reader(io.StringIO(run.stdout)))
    return {figure: float(row[at]) for figure, at in FIGURES.items()}


def main():
    programs, ratios = (earlier(), NOW), {figure: [] for figure in FIGURES}
    print('| workload |', ' | '.join(FIGURES), '|\n|---|' + '--:|' * len(FIGURES))
    for file in sorted(pathlib.Path(FOLDER, 'lay').glob('*.lay')):
        runs = {program: [] for program in programs}
        for turn in range(REPETITIONS):
            for program in programs if turn % 2 == 0 else reversed(programs):
                runs[program].append(once(program, file))
        cells = []
        for figure in FIGURES:
            before, now = (statistics.median(run[figure] for run in runs[program]) for program in programs)
            ratios[figure].append(now / before)
            cells.append(f'{now / before:.3f}' + ('*' if abs(now / before - 1) > 0.05 else ''))
        print(f'| {file.stem} |', ' | '.join(cells), '|', flush=True)
    print('| median |', ' | '.join(f'{statistics.median(r):.3f}' for r in ratios.values()), '|')


if __name__ == '__main__':
    main()
