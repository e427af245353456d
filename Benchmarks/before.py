#!/usr/bin/env python3
"""Compares the solver's speed with that of an earlier commit. Both run today's benchmark on the same workloads, alternately and pinned to
one core.

  before.py COMMIT FOLDER SOLVER-BENCH [REPETITIONS]

For each workload, prints today's time divided by the earlier one, from the medians of all repetitions. A star marks a difference of more
than 5 %.
"""
import pathlib, shutil, statistics, subprocess, sys
from measured import once

COMMIT, FOLDER, NOW = sys.argv[1:4]
REPETITIONS = int(sys.argv[4]) if len(sys.argv) > 4 else 7
FIGURES = {'build': 'build_median', 'W5 resize': 'W5', 'W6 constant': 'W6', 'W7 toggle': 'W7', 'W8 refusal': 'W8'}


def earlier():
    """Builds the commit's solver with today's benchmark, and returns the path of the program."""
    found = subprocess.run(['git', 'rev-parse', '--verify', '--quiet', COMMIT + '^{commit}'], capture_output=True, text=True)
    commit = found.stdout.strip() or sys.exit(f'{COMMIT} is not a commit of this repository')
    tree = pathlib.Path(FOLDER, 'before')
    if not tree.exists():
        subprocess.run(['git', 'clone', '--quiet', '.', tree], check=True)
    subprocess.run(['git', '-C', tree, 'fetch', '--quiet'], check=True)
    subprocess.run(['git', '-C', tree, 'checkout', '--quiet', '--force', commit], check=True)
    # Earlier commits have their tools among the sources.
    script = next(folder for name in ('Tools', 'Sources') if (folder := tree / name / 'solver-bench').exists())
    shutil.rmtree(script)
    shutil.copytree('Tools/solver-bench', script)
    subprocess.run(['swift', 'build', '-c', 'release', '--product', 'solver-bench', '--package-path', tree], check=True, stdout=sys.stderr)
    return tree / '.build/release/solver-bench'


def main():
    programs, ratios = (earlier(), NOW), {figure: [] for figure in FIGURES}
    print('| workload |', ' | '.join(FIGURES), '|\n|---|' + '--:|' * len(FIGURES))
    for file in sorted(pathlib.Path(FOLDER, 'lay').glob('*.lay')):
        runs = {program: [] for program in programs}
        for turn in range(REPETITIONS):
            for program in programs if turn % 2 == 0 else reversed(programs):
                runs[program].append(once(program, file) or sys.exit(f'{program} failed on {file}'))
        cells = []
        for figure, column in FIGURES.items():
            before, now = (statistics.median(run[column] for run in runs[program]) for program in programs)
            ratios[figure].append(now / before)
            cells.append(f'{now / before:.3f}' + ('*' if abs(now / before - 1) > 0.05 else ''))
        print(f'| {file.stem} |', ' | '.join(cells), '|', flush=True)
    print('| median |', ' | '.join(f'{statistics.median(r):.3f}' for r in ratios.values()), '|')


if __name__ == '__main__':
    main()
