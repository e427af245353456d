#!/usr/bin/env python3
"""Runs the small inputs of public reports, K01 to K19, and prints which hold.

    cases.py PLUMB                     the folder is ../shared/cases beside the repository; without it, the script says so and ends
    cases.py PLUMB --cases FOLDER

Inputs that are code are transcribed in the test that is named after their line. Documents and specs are read by PLUMB.
"""
import argparse, json, os, re, subprocess, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# The tests that transcribe an input.
TESTS = {
    'K01': 't2 1.1 ', 'K02': 't2 1.2 ', 'K03': 't2 1.4 ', 'K04': 't2 1.5 ', 'K05': 't2 2.4 ', 'K06': 't2 2.5 ', 'K10': 't2 1.7 ',
    'K12': 't2 2.7 ', 'K15': 't2 2.6 ', 'K17': 't2 2.3 ', 'K18': 't2 3.11 ', 'K19': 't2 1.11 ',
}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def frames(plumb, text, kind):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'Case' + kind)
        with open(path, 'w') as file:
            file.write(text)
        trace = run(plumb, 'trace', path)
        return trace.returncode, trace.stdout + trace.stderr


def document(plumb, name, text):
    """Returns whether the input of a document or spec holds; nil-like None if it is not an input of PLUMB."""
    if name == 'K08':
        fragment = re.search(r'<fragment>.*?</fragment>', text, re.S).group(0)
        xib = f'''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
<device id="retina6_12" orientation="portrait" appearance="light"/><objects><view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
<subviews><textView id="text"><rect key="frame" x="0" y="100" width="300" height="80"/>
<attributedString key="attributedText">{fragment}</attributedString></textView></subviews></view></objects></document>'''
        code, out = frames(plumb, xib, '.xib')
        return code == 0 and "'Cg'" not in out
    if name == 'K11':
        code, out = frames(plumb, text, '.xib')
        return code != 0 and 'AppleTV' in out
    if name == 'K13':
        code, out = frames(plumb, text, '.yaml')
        words = re.search(r"words.*?\((-?[\d.]+) (-?[\d.]+); ([\d.]+) ", out)
        return code == 0 and words is not None and float(words.group(3)) < 300
    if name == 'K14':
        code, out = frames(plumb, text, '.xib')
        return code == 0 and '(20 100; 50 34)' in out
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('plumb')
    parser.add_argument('--cases', default=os.path.join(ROOT, '..', 'shared', 'cases'))
    arguments = parser.parse_args()
    if not os.path.isdir(arguments.cases):
        print(f'skipped: there is no folder {arguments.cases}')
        return 0
    tests = run('swift', 'test', '--skip-build', '--filter', 'ReportedLayoutTests|MotionHabitTests|PictureStrategyTests|AuditTests')
    passed = re.findall(r'Test "(t2 [^"]+)".* passed', tests.stdout)
    failed = re.findall(r'Test "(t2 [^"]+)".* failed', tests.stdout)
    wrong = 0
    for file in sorted(os.listdir(arguments.cases)):
        name = file.split('-')[0]
        with open(os.path.join(arguments.cases, file)) as source:
            holds = document(os.path.abspath(arguments.plumb), name, source.read())
        if holds is None and name in TESTS:
            own = TESTS[name]
            holds = any(test.startswith(own) for test in passed) and not any(test.startswith(own) for test in failed)
        wrong += holds is False
        print(f'{name}  {"holds" if holds else "elsewhere" if holds is None else "WRONG"}  {file}')
    return 1 if wrong else 0


if __name__ == '__main__':
    raise SystemExit(main())
