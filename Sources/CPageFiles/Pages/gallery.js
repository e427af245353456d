// Shows cases as tables of pictures, whose rows and columns are axes of the matrix.
const run = JSON.parse(document.getElementById('run').textContent);
const axes = {
  device: 'device', orientation: 'orientation', split: 'split', direction: 'direction', contentSize: 'text size', style: 'style',
  system: 'iOS', contrast: 'contrast', weight: 'weight', keyboard: 'keyboard', language: 'language',
};
const field = id => document.getElementById(id);
const address = path => path.split('/').map(encodeURIComponent).join('/');
let shown = [];

function values(cells, axis) { return [...new Set(cells.map(cell => cell.values[axis]))]; }

/** Returns the axes along which cells differ. */
function usedAxes() {
  const cells = run.cases.flatMap(one => one.cells);
  return Object.keys(axes).filter(axis => values(cells, axis).length > 1);
}

function fill() {
  const used = usedAxes();
  for (const [id, chosen] of [['rows', used[0]], ['columns', used[1]]]) {
    field(id).append(element('option', { value: '' }, 'none'));
    for (const axis of used) field(id).append(element('option', { value: axis, selected: axis === chosen }, axes[axis]));
  }
  const devices = values(run.cases.flatMap(one => one.cells), 'device').sort();
  for (const id of ['one', 'other']) {
    field(id).append(element('option', { value: '' }, id === 'one' ? 'all devices' : 'none'));
    for (const device of devices) field(id).append(element('option', { value: device }, device));
  }
  for (const id of ['rows', 'columns', 'one', 'other', 'search']) field(id).addEventListener('input', show);
  field('size').addEventListener('input', () => document.body.style.setProperty('--size', field('size').value + 'px'));
  field('axes').addEventListener('submit', event => event.preventDefault());
}

function show() {
  const words = field('search').value.toLowerCase();
  const devices = [field('one').value, field('other').value].filter(Boolean);
  shown = [];
  const cases = run.cases.filter(one => one.name.toLowerCase().includes(words)).map(one => ({
    ...one, cells: one.cells.filter(cell => !devices.length || devices.includes(cell.values.device)),
  })).filter(one => one.cells.length);
  const columns = devices.length === 2 ? 'device' : field('columns').value;
  field('cases').replaceChildren(
    ...run.storyboards.filter(board => !words || board.name.toLowerCase().includes(words)).map(map),
    ...cases.map(one => section(one, field('rows').value === columns ? '' : field('rows').value, columns)));
  const count = cases.reduce((sum, one) => sum + one.cells.length, 0);
  field('found').textContent = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}, ${count} ${count === 1 ? 'cell' : 'cells'}`;
}

function section(one, rows, columns) {
  const heads = columns ? values(one.cells, columns) : [''];
  const lines = rows ? values(one.cells, rows) : [''];
  const fits = (cell, axis, value) => !axis || cell.values[axis] === value;
  return element('section', {}, element('h2', { id: one.name }, one.name), element('table', {},
    columns ? element('thead', {}, element('tr', {}, rows ? element('td') : null, ...heads.map(head => element('th', { scope: 'col' }, head)))) : null,
    element('tbody', {}, ...lines.map(line => element('tr', {}, rows ? element('th', { scope: 'row' }, line) : null,
      ...heads.map(head => element('td', {}, ...one.cells.filter(cell => fits(cell, rows, line) && fits(cell, columns, head)).map(cell => shot(one, cell)))))))));
}

function shot(one, cell) {
  const at = shown.push({ one, cell }) - 1;
  return element('button', { type: 'button', class: 'shot', title: cell.cell, 'aria-label': `${one.name}, ${cell.cell}, full size`, onclick: () => open(at) },
    element('img', { src: address(cell.path), alt: '', loading: 'lazy', decoding: 'async', width: cell.width, height: cell.height }));
}

function open(at) {
  const found = shown[at];
  if (!found) return;
  const dialog = field('full');
  dialog.dataset.at = at;
  dialog.replaceChildren(
    element('p', {}, element('strong', {}, found.one.name), ' ', found.cell.cell),
    element('img', { src: address(found.cell.path), alt: `${found.one.name}, ${found.cell.cell}` }),
    element('button', { type: 'button', class: 'plain', onclick: () => open(at - 1) }, 'Previous'), ' ',
    element('button', { type: 'button', class: 'plain', onclick: () => open(at + 1) }, 'Next'), ' ',
    element('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, 'Close'));
  if (!dialog.open) dialog.showModal();
}

field('full').addEventListener('keydown', event => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by) open(Number(field('full').dataset.at) + by);
});
fill();
show();
