"""Runs one solver on a workload file, and reads the line of figures that each solver's driver prints."""
import csv, io, os, subprocess

COLUMNS = 'peer name views constraints build build_median per_view W5 W6 W7 W8 kilobytes detected q0 q5 q7 q8'.split()


def once(program, file):
    """Returns the figures of one run, pinned to one core, or None if it failed."""
    core = str(max(os.sched_getaffinity(0)))
    run = subprocess.run(['taskset', '-c', core, program, file], capture_output=True, text=True)
    row = next(csv.reader(io.StringIO(run.stdout)), None)
    if run.returncode or not row:
        return None
    row = dict(zip(COLUMNS, row))
    return {k: row[k] if k in ('peer', 'name') or k[0] == 'q' else float(row[k]) for k in COLUMNS}
