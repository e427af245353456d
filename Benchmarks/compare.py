#!/usr/bin/env python3
"""Compares our solver with kiwi (with edits declared in advance, and without) on the same workloads, alternately and pinned to one core.

  compare.py FOLDER SOLVER-BENCH RESULTS.md [REPETITIONS]

Prints one table. Each time is the shortest of all repetitions, and memory the largest, for every solver. A ratio is the time of the better
of kiwi's two modes divided by ours. The table replaces the section *Solver* of RESULTS.md; other sections stay.
"""
import math, sys, time
import results
from measured import once

FOLDER, OURS, RESULTS = sys.argv[1:4]
REPETITIONS = int(sys.argv[4]) if len(sys.argv) > 4 else 3
SIZES = {'W1': (10, 50, 100, 200, 1000), 'W2': (10, 50, 100, 200, 1000), 'W3': (2, 3, 4, 5, 6, 7),
         'W4': (10, 50, 100, 200, 1000), 'W9': (2, 5, 10, 20, 50, 100)}
JUDGED = {'W1': (100, 1000), 'W2': (100, 1000), 'W3': (5, 7), 'W4': (100, 1000), 'W9': (5, 20, 100)}
VARIABLES_A_VIEW = 4
TIMES = 'build per_view W5 W6 W7 W8'.split()


def best(runs):
    runs = [r for r in runs if r]
    if not runs:
        return None
    row = dict(runs[0])
    for key in TIMES:
        row[key] = min(r[key] for r in runs)
    row['kilobytes'] = max(r['kilobytes'] for r in runs)
    return row


def errors(quality):
    """Returns the violation of required constraints, followed by the errors of the priority levels, highest first."""
    parts = quality.split()
    return [float(p.split('=')[1] if '=' in p else p.split(':')[1]) for p in parts]


def verdict(peer, ours):
    """Returns whether kiwi's solution is as good as ours, level by level and within a tolerance of 0.1 %."""
    if peer is None:
        return 'failed'
    for key in ('q0', 'q5', 'q7'):
        if ':' not in peer[key]:
            continue
        for a, b in zip(errors(peer[key]), errors(ours[key])):
            if abs(a - b) > 1e-3 * max(1, abs(b)):
                return 'wrong' if a > b else 'OURS WRONG'
    return 'right'


def exponent(points):
    points = [(math.log(v), math.log(t)) for v, t in points if t > 0]
    mx, my = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    return sum((x - mx) * (y - my) for x, y in points) / sum((x - mx) ** 2 for x, _ in points)


def main():
    rows, slow, where = {}, set(), results.surroundings('make bench-solver')
    for work, sizes in SIZES.items():
        for n in sizes:
            name = f'{work}_{n}'
            programs = {'declared': f'{FOLDER}/kiwi-1', 'plain': f'{FOLDER}/kiwi-0', 'ours': OURS}
            runs = {p: [] for p in programs}
            for turn in range(REPETITIONS):
                for peer, program in programs.items():
                    if (turn and (peer, name) in slow) or (peer == 'plain' and n not in JUDGED[work]):
                        continue
                    start = time.monotonic()
                    runs[peer].append(once(program, f'{FOLDER}/lay/{name}.lay'))
                    if time.monotonic() - start > 3:
                        slow.add((peer, name))
            rows[name] = {p: best(r) for p, r in runs.items()}
            print(name, 'measured', file=sys.stderr, flush=True)
    text = f'{where} {table(rows)}'
    print(text)
    results.keep(RESULTS, 'Solver', text)


def ratio(row, key):
    ours = row['ours'][key]
    peers = [row[p][key] for p in ('declared', 'plain') if row[p]]
    return min(peers) / ours if peers and ours else float('nan')


def table(rows):
    out = [f'One core, best of {REPETITIONS} alternating runs. Times in µs; ratios are the better of kiwi\'s two modes divided by ours; '
           '*declared* is kiwi with edits declared in advance, *plain* with constraints removed and added. '
           'Memory: resident after the first build, relative to 300 B per constraint and 100 B per variable. '
           'kiwi: whether its solution is as good as ours, level by level.', '',
           '| workload | views | build | per view | × kiwi | W5 resize | × declared | W6 constant | × declared | × plain | W7 toggle | × kiwi '
           '| W8 refusal | memory | kiwi |',
           '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|']
    for name, row in rows.items():
        o, d, p = row['ours'], row['declared'], row['plain']
        if o is None:
            out.append(f'| {name} | failed |')
            continue
        times = lambda peer, key: f'{peer[key] / o[key]:.0f}' if peer and o[key] else '–'
        out.append(
            f'| {name} | {o["views"]:.0f} | {o["build"] * 1e3:.1f} | {o["per_view"]:.2f} | {ratio(row, "build"):.0f} '
            f'| {o["W5"]:.2f} | {times(d, "W5")} | {o["W6"]:.2f} | {times(d, "W6")} | {times(p, "W6")} '
            f'| {o["W7"]:.1f} | {ratio(row, "W7"):.1f} | {o["W8"]:.1f}{"" if o["detected"] else " MISSED"} '
            f'| {memory(o):.0f} % | {verdict(d, o)}{", " + verdict(p, o) if p else ""} |')
    out += ['', 'Exponents of build time over the number of views (all sizes, and the larger half):', '', '| | ours | larger half | kiwi |', '|---|--:|--:|--:|']
    exponents = {}
    for work, sizes in SIZES.items():
        of = lambda peer, ns: exponent([(rows[f'{work}_{n}'][peer]['views'], rows[f'{work}_{n}'][peer]['build'])
                                        for n in ns if rows[f'{work}_{n}'][peer]])
        exponents[work] = of('ours', sizes)
        out.append(f'| {work} | {of("ours", sizes):.2f} | {of("ours", sizes[3:]):.2f} | {of("declared", sizes):.2f} |')
    out += ['', 'The solver\'s targets, as ratios to kiwi and as absolute times:', '', '| | result | target | |', '|---|--:|--:|---|']
    for what, figure, sign, wanted in aims(rows, exponents):
        met = figure >= wanted if sign == '≥' else figure <= wanted
        out.append(f'| {what} | {figure:.3g} | {sign} {wanted:g} | {"yes" if met else "no"} |')
    return '\n'.join(out) + '\n'


def memory(row):
    """Returns the memory in percent of the allowance: 300 bytes per constraint and 100 bytes per variable."""
    return 100 * row['kilobytes'] * 1024 / (300 * row['constraints'] + 100 * VARIABLES_A_VIEW * row['views'])


def aims(rows, exponents):
    """Yields each target: its name, the measured figure, ≥ or ≤, and the wanted figure."""
    over = lambda name, key, peer: rows[name][peer][key] / rows[name]['ours'][key] if rows[name][peer] else float('nan')
    for name, wanted in (('W1_100', 25), ('W1_1000', 800), ('W2_100', 90), ('W2_1000', 2000), ('W3_5', 35), ('W3_7', 90),
                         ('W4_100', 40), ('W4_1000', 1000), ('W9_5', 5), ('W9_20', 5), ('W9_100', 5)):
        yield f'build {name}', ratio(rows[name], 'build'), '≥', wanted
    yield 'exponent W1', exponents['W1'], '≤', 1.05
    yield 'exponent W9', exponents['W9'], '≤', 1.6
    for name, wanted in (('W1_100', 12), ('W2_100', 12), ('W3_5', 7), ('W4_100', 7)):
        yield f'W5 resize {name}, declared', over(name, 'W5', 'declared'), '≥', wanted
    for name, declared, plain in (('W1_100', 15, 200), ('W2_100', 15, 200), ('W3_5', 6, 20), ('W4_100', 15, 200)):
        yield f'W6 constant {name}, declared', over(name, 'W6', 'declared'), '≥', declared
        yield f'W6 constant {name}, plain', over(name, 'W6', 'plain'), '≥', plain
    for name, wanted in (('W1_100', 20), ('W2_100', 5), ('W3_5', 5), ('W4_100', 5)):
        yield f'W7 toggle {name}', ratio(rows[name], 'W7'), '≥', wanted
        yield f'W7 toggle {name}, µs', rows[name]['ours']['W7'], '≤', 20
        yield f'W8 refusal {name}, µs', rows[name]['ours']['W8'], '≤', 20
    yield 'W8 refusal W9_100, µs', rows['W9_100']['ours']['W8'], '≤', 20
    for name in ('W1_1000', 'W2_1000', 'W3_7', 'W4_1000', 'W9_100'):
        yield f'memory {name}, % of what is allowed', memory(rows[name]['ours']), '≤', 100


if __name__ == '__main__':
    main()
