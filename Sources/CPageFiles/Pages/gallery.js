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
  const cells = run.cases.flatMap(one => one.cells);
  const devices = values(cells, 'device').sort();
  for (const id of ['one', 'other']) {
    field(id).append(element('option', { value: '' }, id === 'one' ? 'all' : 'none'));
    for (const device of devices) field(id).append(element('option', { value: device }, device));
  }
  document.querySelector('.pair').hidden = devices.length < 2;
  for (const axis of used.filter(axis => axis !== 'device')) {
    const choice = element('select', { 'data-axis': axis }, element('option', { value: '' }, 'all'), ...values(cells, axis).map(value => element('option', { value }, value)));
    field('filters').append(element('label', {}, axes[axis] + ' ', choice));
    choice.addEventListener('input', show);
  }
  field('filters').hidden = !filters().length;
  for (const id of ['rows', 'columns', 'one', 'other', 'search']) field(id).addEventListener('input', show);
  field('captions').addEventListener('input', () => document.body.classList.toggle('bare-shots', !field('captions').checked));
  field('size').addEventListener('input', () => document.body.style.setProperty('--size', field('size').value + 'px'));
  field('axes').addEventListener('submit', event => event.preventDefault());
  field('clear').addEventListener('click', () => {
    for (const choice of [...filters(), field('one'), field('other'), field('search')]) choice.value = '';
    show();
  });
}

function filters() { return [...field('filters').querySelectorAll('select')]; }

/**
 * Returns the axes of rows and columns. Two devices beside each other are the columns while they are chosen; the choice of columns says so,
 * and comes back afterwards. An axis is never both.
 */
function arrangement(isComparing) {
  const choice = field('columns');
  if (isComparing && !choice.disabled) {
    choice.dataset.own = choice.value;
    choice.value = 'device';
  } else if (!isComparing && choice.disabled) choice.value = choice.dataset.own;
  choice.disabled = isComparing;
  choice.title = isComparing ? 'The two devices are the columns' : '';
  for (const [id, other] of [['rows', 'columns'], ['columns', 'rows']]) {
    for (const option of field(id).options) option.disabled = option.value !== '' && option.value === field(other).value;
  }
  if (isComparing && field('rows').value === 'device') field('rows').value = choice.dataset.own === 'device' ? '' : choice.dataset.own;
  return { rows: field('rows').value, columns: choice.value };
}

function show() {
  const words = field('search').value.toLowerCase();
  const devices = [field('one').value, field('other').value].filter(Boolean);
  const wanted = filters().filter(choice => choice.value).map(choice => [choice.dataset.axis, choice.value]);
  const fits = cell => (!devices.length || devices.includes(cell.values.device)) && wanted.every(([axis, value]) => cell.values[axis] === value);
  shown = [];
  const cases = run.cases.filter(one => one.name.toLowerCase().includes(words))
    .map(one => ({ ...one, cells: one.cells.filter(fits) })).filter(one => one.cells.length);
  const { rows, columns } = arrangement(new Set(devices).size === 2);
  field('cases').replaceChildren(
    ...run.storyboards.filter(board => !words || board.name.toLowerCase().includes(words)).map(map),
    ...cases.map(one => section(one, rows === columns ? '' : rows, columns)));
  const count = cases.reduce((sum, one) => sum + one.cells.length, 0);
  field('clear').hidden = !words && !devices.length && !wanted.length;
  field('found').textContent = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}, ${count} ${count === 1 ? 'cell' : 'cells'}`;
  if (!count) field('cases').append(element('p', { class: 'note' }, 'No cell fits the filters.'));
}

function section(one, rows, columns) {
  const heads = columns ? values(one.cells, columns) : [''];
  const lines = rows ? values(one.cells, rows) : [''];
  const fits = (cell, axis, value) => !axis || cell.values[axis] === value;
  return element('section', {}, element('h2', { id: one.name }, one.name), element('table', {},
    columns ? element('thead', {}, element('tr', {}, rows ? element('td') : null, ...heads.map(head => element('th', { scope: 'col' }, head)))) : null,
    element('tbody', {}, ...lines.map(line => element('tr', {}, rows ? element('th', { scope: 'row' }, line) : null,
      ...heads.map(head => element('td', {}, ...one.cells.filter(cell => fits(cell, rows, line) && fits(cell, columns, head)).map(cell => shot(one, cell, rows, columns)))))))));
}

/** Returns what a picture's row and column do not say of it. */
function caption(one, cell, rows, columns) {
  const differing = Object.keys(axes).filter(axis => axis !== rows && axis !== columns && values(one.cells, axis).length > 1);
  return differing.map(axis => cell.values[axis]).join(', ');
}

function shot(one, cell, rows, columns) {
  const words = caption(one, cell, rows, columns);
  const at = shown.push({ one, cell }) - 1;
  return element('figure', { class: 'shown' },
    element('button', { type: 'button', class: 'shot', title: cell.cell, 'aria-label': `${one.name}, ${cell.cell}, full size`, onclick: () => open(at) },
      element('img', { src: address(cell.path), alt: '', loading: 'lazy', decoding: 'async', width: cell.width, height: cell.height })),
    element('figcaption', {}, words || cell.cell));
}

function open(at) {
  const found = shown[at];
  if (!found) return;
  const dialog = field('full');
  dialog.dataset.at = at;
  dialog.replaceChildren(
    element('p', {}, element('strong', {}, found.one.name), ' ', found.cell.cell, element('small', { class: 'note' }, ` · ${at + 1} of ${shown.length}`)),
    element('img', { src: address(found.cell.path), alt: `${found.one.name}, ${found.cell.cell}` }),
    element('button', { type: 'button', class: 'plain', 'aria-keyshortcuts': 'ArrowLeft', disabled: at === 0, onclick: () => open(at - 1) }, '← Previous'), ' ',
    element('button', { type: 'button', class: 'plain', 'aria-keyshortcuts': 'ArrowRight', disabled: at === shown.length - 1, onclick: () => open(at + 1) }, 'Next →'), ' ',
    element('button', { type: 'button', class: 'plain', 'aria-keyshortcuts': 'Escape', onclick: () => dialog.close() }, 'Close'));
  if (!dialog.open) dialog.showModal();
}

field('full').addEventListener('keydown', event => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by) open(Number(field('full').dataset.at) + by);
});
fill();
show();
