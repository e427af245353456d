// The selected cell: its description, and its pictures in the chosen mode.
const modes = {
  side: 'Side by side', slider: 'Slider', onion: 'Onion skin', blink: 'Blink', difference: 'Difference', golden: 'Golden', actual: 'Actual',
};
let blinking = null;

function choose(cell) {
  state.cell = cell;
  state.isFit = true;
  document.querySelectorAll('#list [aria-current]').forEach(found => found.removeAttribute('aria-current'));
  const row = document.querySelector(`#list [data-cell="${CSS.escape(name(cell))}"]`);
  if (row) { row.setAttribute('aria-current', 'true'); row.scrollIntoView({ block: 'nearest' }); }
  document.body.classList.add('reading');
  document.getElementById('overview').removeAttribute('aria-current');
  showStage();
  link();
  const cells = listed(), at = cells.indexOf(cell);
  document.getElementById('said').textContent =
    `${name(cell)}, ${outcomes[cell.outcome]}${cell.sentences.length ? ': ' + cell.sentences[0].replaceAll('`', '') : ''}. ${at + 1} of ${cells.length}`;
}

function back() {
  return element('button', { type: 'button', class: 'plain back', onclick: () => { document.body.classList.remove('reading'); } }, 'All cells');
}

function showStage() {
  clearInterval(blinking);
  const stage = document.getElementById('stage');
  const cell = state.cell;
  if (!cell) {
    stage.replaceChildren(element('p', { class: 'note' }, run.cells.length ? 'Choose a cell.' : 'Every cell matches its golden.'));
    return;
  }
  stage.replaceChildren(
    back(), element('h2', {}, ...broken(name(cell))),
    element('div', { class: 'cell' },
      element('div', { class: 'about' }, words(cell), findings(cell) ?? '', ...decisionsOn(cell), ...command(cell)),
      element('div', { class: 'shown' }, ...pictures(cell))));
  layOut();
}

function words(cell) {
  if (cell.outcome === 'failed') return element('pre', {}, cell.sentences.join('\n'));
  return element('ul', { class: 'words' }, ...cell.sentences.map((sentence, at) => {
    const isChange = at < cell.changes.length;
    return element('li', {
      'data-change': isChange ? at : null,
      onpointerenter: isChange ? () => warm(at, true) : null, onpointerleave: isChange ? () => warm(at, false) : null,
      tabindex: isChange && cell.changes[at].deciding ? 0 : null,
      onfocus: isChange ? () => warm(at, true) : null, onblur: isChange ? () => warm(at, false) : null,
    }, ...marked(sentence), isChange ? deciding(cell.changes[at]) : null);
  }));
}

/** Returns the constraints that determine a change, which are shown while it is hovered or focused. */
function deciding(change) {
  if (!change.deciding) return null;
  return element('ul', { class: 'deciding', 'aria-label': 'Constraints that determine it' }, ...change.deciding.map(line => element('li', {}, ...marked(line))));
}

function usable(cell) {
  if (!cell.golden || !cell.actual) return cell.golden ? ['golden'] : cell.actual ? ['actual'] : [];
  return Object.keys(modes);
}

function mode(cell) {
  const all = usable(cell);
  return all.includes(state.mode) ? state.mode : all[0];
}

function pictures(cell) {
  const all = usable(cell);
  if (!all.length) return [];
  const chosen = mode(cell);
  const buttons = all.length < 2 ? [] : all.map((key, at) => element('button', {
    type: 'button', 'aria-pressed': String(key === chosen), title: `Key ${at + 1}`, 'aria-keyshortcuts': at + 1, onclick: () => setMode(key),
  }, modes[key]));
  const moves = cell.changes.some(change => change.before || change.after) ? element('button', {
    type: 'button', 'aria-pressed': String(state.showsMoves), title: 'Key m: frames of moved views, before in Golden and after in Actual', 'aria-keyshortcuts': 'm', onclick: () => { state.showsMoves = !state.showsMoves; showStage(); },
  }, 'Moves') : null;
  const sizes = element('span', { class: 'together' },
    element('button', { type: 'button', 'aria-label': 'Zoom out', title: 'Key −', 'aria-keyshortcuts': '-', onclick: () => zoom(1 / 1.25) }, '−'),
    element('button', { type: 'button', 'aria-label': 'Zoom in', title: 'Key +', 'aria-keyshortcuts': '+', onclick: () => zoom(1.25) }, '+'),
    element('button', { type: 'button', title: 'Key 0: the whole picture', 'aria-keyshortcuts': '0', onclick: fit }, 'Fit'), element('output', { id: 'zoom', 'aria-label': 'Zoom' }));
  const tools = element('div', { class: 'tools', role: 'toolbar', 'aria-label': 'View' }, ...buttons, element('span', { class: 'gap' }), moves, sizes);
  return [tools, ...panes(cell, chosen)];
}

function panes(cell, chosen) {
  const one = (title, ...content) => element('figure', {}, element('figcaption', {}, title), pane(cell, ...content));
  const golden = () => image(cell, cell.golden, 'golden'), actual = () => image(cell, cell.actual, 'actual');
  const over = (...kinds) => state.showsMoves && cell.size ? movesOver(cell, kinds.length ? kinds : ['was', 'is']) : null;
  switch (chosen) {
    case 'side': return [element('div', { class: 'panes side' }, one('Golden', golden(), over('was')), one('Actual', actual(), over('is')))];
    case 'golden': return [one('Golden', golden(), over('was'))];
    case 'actual': return [one('Actual', actual(), over('is'))];
    case 'difference': {
      if (cell.difference) return [one('Difference', image(cell, cell.difference, 'difference'), over())];
      const top = actual(); top.classList.add('over');
      return [one('Difference', golden(), top, over())];
    }
    case 'onion': {
      const top = actual(); top.style.opacity = .5;
      return [one('Actual over golden', golden(), top), range('Opacity of the actual picture', 50, value => { top.style.opacity = value / 100; })];
    }
    case 'slider': {
      const top = actual();
      const part = value => { top.style.clipPath = `inset(0 0 0 ${value}%)`; };
      part(50);
      return [one('Golden left, actual right', golden(), top), range('Boundary between golden and actual', 50, part)];
    }
    case 'blink': {
      const top = actual();
      let shown = true;
      blinking = setInterval(() => { shown = !shown; top.style.visibility = shown ? 'visible' : 'hidden'; }, 500);
      return [one('Golden and actual, alternating', golden(), top)];
    }
  }
  return [];
}

function range(label, value, change) {
  return element('input', { type: 'range', class: 'range', min: 0, max: 100, value, 'aria-label': label, oninput: event => change(event.target.value) });
}

function image(cell, picture, what) {
  return element('img', { src: source(picture), alt: `${what} of ${name(cell)}`, decoding: 'async', draggable: 'false', onload: layOut });
}

function command(cell) {
  const words = cell.outcome === 'orphaned' ? run.prune : run.approve && `${run.approve} ${cell.input ?? cell.case}`;
  if (!words || cell.outcome === 'failed') return [];
  const copy = element('button', { type: 'button', class: 'plain', onclick: () => navigator.clipboard?.writeText(words) }, 'Copy');
  return [element('p', { class: 'command' }, cell.outcome === 'orphaned' ? 'To remove it: ' : 'To accept it: ', element('code', {}, words), copy)];
}

function setMode(key) { state.mode = key; showStage(); link(); }
