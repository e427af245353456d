#!/usr/bin/env python3
"""Compares the frames of `plumb frames` with those that Interface Builder wrote into 851 public documents.

    fidelity.py PLUMB                       scores Plumb without help, then with given text sizes and insets
    fidelity.py PLUMB --documents FOLDER    the folder of the documents; missing ones are downloaded
    fidelity.py PLUMB --filter Eureka       only documents whose name contains this

documents.jsonl, beside this file, has one line per document: its public location, the frames that are scored, and the values given in the
second run (text sizes, safe areas, margins, scroll contents). The documents belong to their authors and are not part of this repository.
"""
import argparse, concurrent.futures, json, os, subprocess, tempfile, urllib.parse, urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
TOLERANCES = (0.5, 1, 2)


def fetch(document, folder):
    """Returns the path of a document. If it is missing, it is downloaded from its repository at its commit."""
    path = os.path.join(folder, document['name'])
    if not os.path.exists(path):
        url = 'https://raw.githubusercontent.com/%s/%s/%s' % (
            document['repository'], document['commit'], urllib.parse.quote(document['path']))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with urllib.request.urlopen(url, timeout=60) as answer, open(path + '.part', 'wb') as file:
            file.write(answer.read())
        os.rename(path + '.part', path)
    return path


def frames(plumb, path, document, given):
    """Returns Plumb's frames for a document's views, by scene and view."""
    with tempfile.TemporaryDirectory() as folder:
        command = [plumb, 'frames', path]
        for option, value in given(document).items():
            name = os.path.join(folder, option)
            with open(name, 'w') as file:
                json.dump(value, file)
            command += ['--' + option, name]
        run = subprocess.run(command, capture_output=True, timeout=60, check=True)
    answer = json.loads(run.stdout)
    return {(scene['sceneID'], view['id']): view['frame'] for scene in answer['scenes'] for view in scene['views']}


def errors(plumb, document, folder, given):
    """Returns the kind and the largest error of each scored view, or None if the document failed."""
    try:
        ours = frames(plumb, fetch(document, folder), document, given)
    except Exception as problem:
        print('%s: %s' % (document['name'], problem))
        return None
    found = []
    for scene, kinds in document['scenes'].items():
        for kind, views in kinds.items():
            for view, wanted in views.items():
                got = ours.get((scene, view))
                found.append((kind, float('inf') if got is None else max(abs(a - b) for a, b in zip(got, wanted))))
    return found


def print_scores(title, results):
    failed = sum(result is None for result in results)
    found = [error for result in results if result for error in result]
    for tolerance in TOLERANCES:
        cells = []
        for kind in ('free', 'text'):
            all_errors = [error for name, error in found if name == kind]
            right = sum(error <= tolerance + 1e-6 for error in all_errors)
            cells.append('%d of %d, %.2f %%' % (right, len(all_errors), 100 * right / max(len(all_errors), 1)))
        print('| %s | %s pt | %s | %s | %d of %d |' % (title, tolerance, cells[0], cells[1], failed, len(results)))
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('plumb')
    parser.add_argument('--documents', default='.build/fidelity')
    parser.add_argument('--filter', default='')
    parser.add_argument('--jobs', type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    with open(os.path.join(HERE, 'documents.jsonl')) as file:
        documents = [document for document in map(json.loads, file) if arguments.filter in document['name']]
    ways = {
        'no help': lambda document: {},
        'text sizes and insets fed': lambda document: {
            'intrinsics': {'views': document['sizes']}, 'env': {'units': document['environment']}},
    }
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for title, given in ways.items():
            work = [pool.submit(errors, arguments.plumb, document, arguments.documents, given) for document in documents]
            failed += print_scores(title, [item.result() for item in work])
    raise SystemExit(1 if failed else 0)


main()
