#!/usr/bin/env python3
"""Seeds faults into specs and Interface Builder documents, one at a time, and counts how many `plumb lint` finds.

  findings.py PLUMB                     tries the faults in findings.json: how many are found, with their line first, and with
                                        a tested suggestion
  findings.py PLUMB --verbose           also prints a line for each fault that is missed
  findings.py PLUMB --make COUNT SEED   writes a new findings.json: random faults in the examples and, if they are there, in the
                                        documents that `make fidelity` fetches

A fault is a line of a file and its replacement. It is found if lint reports something about the changed file that it does not report about
the original. A change that moves no view on an iPhone 16 Pro is not used, except for duplicate constraints, and left and right instead of
leading and trailing. The seeded line is first if a finding's first cause or its view is on that line or the next one or, for a removed
line, if the finding is about a view that the line named.
"""
import concurrent.futures, json, os, random, re, shutil, subprocess, sys, tempfile, xml.parsers.expat

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
LIST = os.path.join(HERE, 'findings.json')
CORPUS = os.environ.get('PLUMB_CORPUS') or os.path.join(ROOT, '.build/fidelity')


# ---- Choosing faults

class Node:
    def __init__(self, name, attributes, line, parent):
        self.name, self.attributes, self.line, self.parent, self.children = name, attributes, line, parent, []

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def ancestors(self):
        node = self.parent
        while node:
            yield node
            node = node.parent


def tree(text):
    parser = xml.parsers.expat.ParserCreate()
    root = Node('', {}, 0, None)
    open_nodes = [root]

    def begin(name, attributes):
        node = Node(name, attributes, parser.CurrentLineNumber, open_nodes[-1])
        open_nodes[-1].children.append(node)
        open_nodes.append(node)

    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda name: open_nodes.pop()
    parser.Parse(text, True)
    return root


def changed(line, name, value):
    """Returns the element's line with an attribute set."""
    if re.search(rf'\b{name}="', line):
        return re.sub(rf'\b{name}="[^"]*"', f'{name}="{value}"', line, count=1)
    return re.sub(r'\s*(/?)>', lambda m: f' {name}="{value}"{m.group(1)}>', line, count=1)


LIVE = {'label', 'button', 'textField', 'imageView', 'view', 'stackView', 'switch', 'slider'}


def document_faults(path, text):
    """Yields a description, a line number and the new line for each fault that can be seeded into a document and is visible."""
    lines = text.split('\n')
    root = tree(text)
    # Only views that every cell lays out: in scenes, without size classes, and outside table and collection views.
    views = {}
    for node in root.all():
        if node.name in LIVE and 'id' in node.attributes:
            above = list(node.ancestors())
            if any(a.name in ('tableView', 'collectionView', 'prototypes', 'tableViewCell', 'collectionViewCell') or a.attributes.get('hidden') == 'YES' for a in above):
                continue
            if not any(a.name == 'scene' for a in above) or any(c.name == 'variation' for a in above + [node] for c in a.children):
                continue
            views[node.attributes['id']] = node
    guides = {c.attributes.get('id'): c.parent.attributes.get('id') for n in views.values() for c in n.children
              if c.name == 'viewLayoutGuide' and c.attributes.get('key') == 'safeArea'}
    for node in root.all():
        line = lines[node.line - 1] if node.line else ''
        if node.name == 'constraint' and node.parent.name == 'constraints' and node.parent.parent.attributes.get('id') in views and line.count('<') == 1 and line.rstrip().endswith('/>'):
            a = node.attributes
            owner = node.parent.parent.attributes['id']
            first, second = a.get('firstItem', owner), a.get('secondItem')
            kind = a.get('firstAttribute')
            of = lambda item: views[item].name if item in views else ''
            if a.get('placeholder') or a.get('relation') or a.get('priority'):
                continue
            if of(first) in ('label', 'button') and kind in ('leading', 'trailing', 'top', 'bottom') and second:
                yield f'{kind} of a {of(first)} moved by 700', node.line, changed(line, 'constant', '700')
                yield f'{kind} of a {of(first)} taken out', node.line, None
            if of(first) in ('label', 'button') and kind in ('leading', 'trailing', 'top') and second:
                yield f'{kind} of a {of(first)} made a limit', node.line, changed(line, 'relation', 'greaterThanOrEqual')
            if of(first) == 'label' and views[first].attributes.get('text') and kind in ('width', 'height') and not second:
                yield f'{kind} of a label made 9', node.line, changed(line, 'constant', '9')
            if of(first) == 'button' and kind in ('width', 'height') and not second:
                yield f'{kind} of a button made 14', node.line, changed(line, 'constant', '14')
            if of(first) in LIVE and kind in ('width', 'height') and not second and float(a.get('constant', 0)) > 20:
                yield f'{kind} of a {of(first)} twice, with another length', node.line, line + line.replace(f'id="{a["id"]}"', f'id="{a["id"]}x"').replace(f'constant="{a["constant"]}"', f'constant="{float(a["constant"]) + 31}"').strip()
            if of(first) in LIVE and second:
                yield f'{kind} of a {of(first)} twice', node.line, line + line.replace(f'id="{a["id"]}"', f'id="{a["id"]}x"').strip()
            if second in guides and kind == 'top' and of(first) in ('label', 'button', 'textField'):
                yield 'the top of the safe area made the top of the view', node.line, changed(line, 'secondItem', guides[second]).replace('constant="', 'constant="') if guides[second] else None
            if kind in ('leading', 'trailing') and of(first) in ('label', 'button', 'imageView') and second and a.get('secondAttribute') in ('leading', 'trailing'):
                swap = {'leading': 'left', 'trailing': 'right'}
                yield 'leading and trailing made left and right', node.line, changed(changed(line, 'firstAttribute', swap[kind]), 'secondAttribute', swap[a['secondAttribute']])
        if node.name == 'label' and node.attributes.get('id') in views and re.search(r' text="[^"]{3,40}"', line):
            text_now = node.attributes['text']
            holds = [c for c in root.all() if c.name == 'constraint' and node.attributes['id'] in (c.attributes.get('firstItem'), c.attributes.get('secondItem'))]
            if len(holds) > 1 and node.attributes.get('numberOfLines', '1') == '1' and '&' not in re.search(r' text="([^"]*)"', line).group(1):
                yield 'the text of a label twelve times as long', node.line, re.sub(r' text="([^"]*)"', lambda m: ' text="' + ' '.join([m.group(1)] * 12) + '"', line, count=1)


def spec_faults(path, text):
    lines = text.split('\n')
    kinds = dict(re.findall(r'kind: (\w+)[^\n]*\n\s+id: (\w+)', text))
    kinds = {name: kind for kind, name in re.findall(r'kind: (\w+)[^\n]*\n\s+id: (\w+)', text)}
    start = next((i for i, line in enumerate(lines) if line == 'constraints:'), len(lines))
    for number in range(start + 1, len(lines)):
        line = lines[number]
        if line and not line.startswith(' '):
            break
        edge = re.match(r'^(\s+- )(\w+)\.(leading|trailing|top|bottom) == ([\w.]+)\s*$|^(\s+- )(\w+)\.(leading|trailing|top|bottom) == ([\w.]+) [+-] [\w.]+\s*$', line)
        if edge:
            lead, name, side, other = [g for g in edge.groups() if g is not None]
            if kinds.get(name) not in ('UILabel', 'UIButton', 'UITextField', None):
                continue
            if name not in kinds:
                continue
            yield f'{side} of {name} moved by 700', number + 1, f'{lead}{name}.{side} == {other} + 700'
            yield f'{side} of {name} taken out', number + 1, None
            yield f'{side} of {name} made a limit', number + 1, line.replace(' == ', ' >= ', 1)
            yield f'{side} of {name} twice', number + 1, line + '\n' + line
        size = re.match(r'^(\s+- )(\w+)\.(width|height) (==|>=) (\w+)\s*$', line)
        if size:
            lead, name, side, relation, amount = size.groups()
            if kinds.get(name) == 'UILabel':
                yield f'{side} of {name} made 9', number + 1, f'{lead}{name}.{side} == 9'
            if kinds.get(name) == 'UIButton':
                yield f'{side} of {name} made 14', number + 1, f'{lead}{name}.{side} == 14'
            yield f'{side} of {name} twice, with another length', number + 1, f'{lead}{name}.{side} == 120\n{lead}{name}.{side} == 151'
    for number, line in enumerate(lines):
        text_now = re.match(r'^(\s+text: )(\{en: )?([A-Z][\w ,’\']{6,40})(.*)$', line)
        around = ' '.join(lines[max(0, number - 6):number + 7])
        # A label that wraps has room for any text.
        if text_now and 'numberOfLines' not in around and '<<' not in around:
            lead, brace, words, rest = text_now.groups()
            if brace or not rest:
                yield 'a text twelve times as long', number + 1, f'{lead}{brace or ""}{" ".join([words] * 12)}{rest}'


# The faults that move no view.
STILL = re.compile(r'twice$|left and right')


def moves(plumb, path, line, new, frames):
    """Returns whether changing the line changes a frame on the phone. `frames` caches the frames of unchanged files."""
    def of(folder):
        run = subprocess.run([plumb, 'frames', os.path.join(folder, os.path.basename(path)), '--device', 'iPhone 16 Pro'], capture_output=True,
                             text=True, timeout=600, cwd=folder)
        return run.stdout if run.returncode == 0 else None
    with tempfile.TemporaryDirectory() as folder:
        here = copied(path, folder)
        if path not in frames:
            frames[path] = of(here)
        rewrite(os.path.join(here, os.path.basename(path)), line, new)
        return frames[path] is not None and of(here) != frames[path]


def copied(path, folder):
    """Copies a document, and for an example all files beside it, and returns the folder of the copy."""
    here = os.path.join(folder, 'copy')
    if path.startswith(ROOT):
        shutil.copytree(os.path.dirname(path), here)
    else:
        os.mkdir(here)
        shutil.copy(path, here)
    return here


def rewrite(path, line, new):
    lines = open(path, encoding='utf-8').read().split('\n')
    old = lines[line - 1]
    indent = old[:len(old) - len(old.lstrip())]
    lines[line - 1:line] = [indent + part.strip() for part in new.split('\n')] if new else ['']
    open(path, 'w', encoding='utf-8').write('\n'.join(lines))


def make(plumb, count, seed):
    chance = random.Random(seed)
    files = []
    for folder, _, names in sorted(os.walk(os.path.join(ROOT, 'Examples'))):
        files += [os.path.join(folder, n) for n in sorted(names) if re.search(r'\.(yaml|storyboard|xib)$', n) and n != 'plumb.yaml']
    corpus = []
    for folder, _, names in sorted(os.walk(CORPUS)):
        corpus += [os.path.join(folder, n) for n in sorted(names) if n.endswith('.storyboard') and os.path.getsize(os.path.join(folder, n)) < 120_000]
    faults, frames = [], {}
    for paths, wanted in ((files, count // 4), (corpus, count - count // 4)):
        by_what = {}
        for path in paths:
            text = open(path, encoding='utf-8').read()
            if path.endswith('.yaml') and 'root:' not in text:
                continue
            kind = spec_faults if path.endswith('.yaml') else document_faults
            for what, line, new in kind(path, text):
                by_what.setdefault(re.sub(r'^\w+ of (a )?\w+ ', '', what), []).append((path, what, line, text.split('\n')[line - 1], new))
        # All sorts of faults are equally frequent.
        sorts = sorted(by_what)
        taken = set()
        while sum(1 for _ in taken) < wanted and sorts:
            sort = sorts[len(taken) % len(sorts)]
            left = [f for f in by_what[sort] if (f[0], f[2]) not in taken]
            if not left:
                sorts.remove(sort)
                continue
            path, what, line, old, new = fault = chance.choice(left)
            if not STILL.search(what) and not moves(plumb, path, line, new, frames):
                by_what[sort].remove(fault)
                continue
            taken.add((path, line))
            name = os.path.relpath(path, ROOT) if path.startswith(ROOT) else 'corpus/' + os.path.relpath(path, CORPUS)
            faults.append({'file': name, 'line': line, 'what': what, 'old': old.strip(), 'new': (new or '').strip()})
    with open(LIST, 'w') as out:
        json.dump(faults, out, indent=1, ensure_ascii=False)
        out.write('\n')
    print(len(faults), 'faults written to', LIST)


# ---- Trying the faults

def lint(plumb, path):
    try:
        run = subprocess.run([plumb, 'lint', path, '--json'], capture_output=True, text=True, timeout=300, cwd=os.path.dirname(path))
        layouts = json.loads(run.stdout)['layout']
    except (subprocess.TimeoutExpired, ValueError, KeyError):
        return None
    return [dict(finding, case=layout['case']) for layout in layouts for finding in layout['findings']]


def sign(finding):
    """Returns what identifies a finding. The text counts only for conflicts, duplicate constraints and small targets, so other changed
    numbers do not make a finding new."""
    fact = re.sub(r'\(line \d+[^)]*\)', '', finding['fact']) if finding['kind'] in ('conflict', 'duplicateConstraint', 'smallTarget') else ''
    return finding['case'], finding['kind'], finding['view'], fact


def play(plumb, fault):
    path = os.path.join(CORPUS, fault['file'][7:]) if fault['file'].startswith('corpus/') else os.path.join(ROOT, fault['file'])
    if not os.path.exists(path):
        return 'absent', []
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(copied(path, folder), os.path.basename(path))
        before = lint(plumb, copy)
        if open(copy, encoding='utf-8').read().split('\n')[fault['line'] - 1].strip() != fault['old']:
            return 'changed', []
        rewrite(copy, fault['line'], fault['new'])
        after = lint(plumb, copy)
        if before is None or after is None:
            return 'unread', []
        known = {sign(f) for f in before}
        return 'played', [f for f in after if sign(f) not in known]


def named(text):
    return re.findall(r'(?:firstItem|secondItem|id)="([^"]+)"', text) + re.findall(r'- (\w+)\.', text)


def judge(fault, findings):
    """Returns whether the fault is found, whether its line is first, and whether a finding has a tested suggestion."""
    if not findings:
        return False, False, False
    lines = range(fault['line'], fault['line'] + 2)

    def is_first(finding):
        places = [cause.get('place') for cause in finding['causes'][:1]] + [finding.get('source')]
        if any(place and place['line'] in lines for place in places):
            return True
        # A removed line has no place any more, so the finding must be about a view that it named.
        taken = not fault['new']
        return taken and any(place and place.get('element') in named(fault['old']) for place in places) or \
            taken and finding['view'].split('/')[-1] in named(fault['old'])
    return True, any(map(is_first, findings)), any(f.get('suggestion') for f in findings)


def main():
    arguments = sys.argv[1:]
    if arguments[1:2] == ['--make']:
        return make(os.path.abspath(arguments[0]), int(arguments[2]), int(arguments[3]))
    if not arguments or arguments[0].startswith('-'):
        sys.exit(__doc__)
    plumb, verbose = os.path.abspath(arguments[0]), '--verbose' in arguments
    faults = json.load(open(LIST))
    if not os.path.isdir(CORPUS):
        print('The documents are missing, so their faults are skipped. Run `make fidelity` to fetch them.')
    played = found = first = mended = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for fault, (state, findings) in zip(faults, pool.map(lambda f: play(plumb, f), faults)):
            if state != 'played':
                if verbose or state != 'absent':
                    print(f'{state}: {fault["file"]}:{fault["line"]} {fault["what"]}')
                continue
            is_found, is_first, is_mended = judge(fault, findings)
            played, found, first, mended = played + 1, found + is_found, first + is_first, mended + is_mended
            if verbose and not (is_found and is_first and is_mended):
                missing = 'not found' if not is_found else 'not first' if not is_first else 'no suggestion'
                print(f'{missing}: {fault["file"]}:{fault["line"]} {fault["what"]}')
                for f in findings[:2]:
                    cause = f['causes'][0] if f['causes'] else {}
                    print(f'    {f["kind"]} {f["view"][-40:]}: {f["fact"][:100]} | {cause.get("text", "")[:60]} {(cause.get("place") or {}).get("line")} | {f.get("suggestion")}')
    share = lambda part: f'{part} of {played} ({100 * part / max(1, played):.0f} %)'
    print(f'found: {share(found)}; seeded line first: {share(first)}; with a tested suggestion: {share(mended)}')


main()
