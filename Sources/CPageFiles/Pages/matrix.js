// The whole run as tables: devices by variants, and cases by devices. A number is how many cells are not as approved.
const tables = { variants: 'Devices × variants', cases: 'Cases × devices' };

/** Returns every cell of the run, also those that match. */
const everyCell = [
  ...Object.entries(run.same).flatMap(([one, cells]) => cells.map(cell => ({ case: one, cell, isSame: true }))),
  ...run.cells.filter(cell => cell.outcome !== 'orphaned'),
];

function showMatrix() {
  clearInterval(blinking);
  state.cell = null;
  document.querySelectorAll('#list [aria-current]').forEach(found => found.removeAttribute('aria-current'));
  document.getElementById('overview').setAttribute('aria-current', 'page');
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  document.getElementById('stage').replaceChildren(back(), matrix());
}

function matrix() {
  if (!everyCell.length) return element('p', { class: 'note' }, run.cells.length ? 'Choose a cell.' : 'Every cell matches its golden.');
  const [row, column] = state.table === 'variants' ? [device, variant] : [cell => cell.case, device];
  const squares = new Map(), columns = new Map();
  for (const cell of everyCell) {
    const [left, top] = [row(cell), column(cell)];
    columns.set(top, true);
    if (!squares.has(left)) squares.set(left, new Map());
    const line = squares.get(left);
    if (!line.has(top)) line.set(top, []);
    line.get(top).push(cell);
  }
  const isBad = cell => !cell.isSame;
  const lines = [...squares].map(([left, line]) => [left, line, [...line.values()].flat().filter(isBad).length]);
  // Cases with most to look at come first; devices stay in the matrix's order.
  if (state.table === 'cases') lines.sort((a, b) => b[2] - a[2]);
  const buttons = Object.entries(tables).map(([key, title]) => element('button', {
    type: 'button', 'aria-pressed': String(state.table === key), onclick: () => { state.table = key; showMatrix(); },
  }, title));
  return element('section', { class: 'matrix', 'aria-label': 'Overview' },
    element('h2', {}, 'Overview'),
    element('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Table' }, ...buttons),
    element('div', { class: 'scroller' }, element('table', {},
      element('thead', {}, element('tr', {}, element('td'), ...[...columns.keys()].map(top => element('th', { scope: 'col' }, ...broken(top))))),
      element('tbody', {}, ...lines.map(([left, line]) => element('tr', {}, element('th', { scope: 'row' }, ...broken(left)),
        ...[...columns.keys()].map(top => element('td', {}, square(left, top, line.get(top) ?? [])))))))),
    element('p', { class: 'note' }, run.cells.length
      ? 'A number says how many cells are not as approved: choose it to see them. ✓ all match.' : 'Every cell matches its golden.'));
}

function square(left, top, cells) {
  if (!cells.length) return null;
  const bad = cells.filter(cell => !cell.isSame);
  const all = cells.length === 1 ? '1 cell matches' : `all ${cells.length} cells match`;
  if (!bad.length) return element('span', { class: 'good', title: all }, element('span', { 'aria-hidden': 'true' }, '✓'), element('span', { class: 'spoken' }, all));
  const kind = ['failed', 'different', 'missing', 'tolerated'].find(outcome => bad.some(cell => cell.outcome === outcome));
  const words = `${left}, ${top}: ${bad.length} of ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}`;
  return element('button', { type: 'button', class: 'count ' + kind, title: words, 'aria-label': words, onclick: () => narrow(left, top, bad) },
    String(bad.length), cells.length > bad.length ? element('small', {}, ` of ${cells.length}`) : null);
}

/** Limits the list to a square of the table, and selects its first cell. */
function narrow(left, top, cells) {
  const byVariant = state.table === 'variants';
  state.device = byVariant ? left : top;
  state.variant = byVariant ? top : '';
  state.case = byVariant ? '' : left;
  for (const cell of cells) state.outcomes.add(cell.outcome);
  document.querySelectorAll('#outcomes input').forEach(input => { input.checked = state.outcomes.has(input.value); });
  for (const id of ['device', 'variant', 'case']) document.getElementById(id).value = state[id];
  document.getElementById('search').value = state.search = '';
  showList();
  choose(listed()[0]);
}

/** Returns a name that may be broken after its slashes and hyphens only. */
function broken(text) {
  return text.split(/(?<=[/-])/).flatMap((part, at) => at ? [element('wbr'), part] : [part]);
}
