#!/usr/bin/env python3
"""Stores the latest table of each benchmark in its own section of RESULTS.md, with the machine and the commit it was measured on.

  TABLE | results.py RESULTS.md SECTION COMMAND    prints the table and replaces that section with it
"""
import os, platform, re, subprocess, sys


def surroundings(command):
    """Returns one sentence about the commit and the machine. Call it before the benchmark begins, because it includes the load."""
    git = lambda *words: subprocess.run(['git', *words], capture_output=True, text=True).stdout.strip()
    commit = git('rev-parse', '--short', 'HEAD') or 'an unknown commit'
    changed = ' with changes' if git('status', '--porcelain', 'Sources', 'Package.swift') else ''
    information = open('/proc/cpuinfo').read()
    fact = lambda name: (re.findall(rf'{name}\s*:\s*(.*)', information) or ['?'])[0]
    return (f'`{command}` at {commit}{changed} on {fact("model name")} (model {fact("model")}) at {fact("cpu MHz")} MHz, {os.cpu_count()} cores, '
            f'{platform.system()}; load {os.getloadavg()[0]:.1f} before it began.')


def keep(path, section, text):
    """Adds or replaces a section of the file; other sections stay."""
    old = open(path).read() if os.path.exists(path) else '# Results\n'
    parts = re.split(r'(?m)^(?=## )', old)
    kept = [p for p in parts[1:] if p.split('\n', 1)[0] != f'## {section}']
    sections = sorted([*kept, f'## {section}\n\n{text}'])
    with open(path, 'w') as file:
        file.write('\n'.join(p.rstrip() + '\n' for p in [parts[0], *sections]))


if __name__ == '__main__':
    where = surroundings(sys.argv[3])
    table = sys.stdin.read()
    print(table, end='')
    keep(sys.argv[1], sys.argv[2], f'{where}\n\n{table}')
