// The list of cells at the side.
function fillFilters() {
  const box = document.getElementById('outcomes');
  for (const [outcome, title] of Object.entries(outcomes)) {
    const count = run.cells.filter(cell => cell.outcome === outcome).length;
    if (!count) continue;
    state.outcomes.add(outcome);
    const input = element('input', { type: 'checkbox', checked: true, onchange: event => {
      event.target.checked ? state.outcomes.add(outcome) : state.outcomes.delete(outcome);
      showList();
    } });
    box.append(element('label', {}, input, ` ${title} ${count}`));
  }
  const devices = document.getElementById('device');
  for (const found of [...new Set(run.cells.map(device))].sort()) devices.append(element('option', { value: found }, found));
  devices.onchange = () => { state.device = devices.value; showList(); };
  const group = document.getElementById('group');
  group.onchange = () => { state.group = group.value; showList(); };
  const search = document.getElementById('search');
  search.oninput = () => { state.search = search.value; showList(); };
  document.getElementById('filters').onsubmit = event => event.preventDefault();
}

function showList() {
  const list = document.getElementById('list');
  const found = groups();
  list.replaceChildren(...found.map(([title, cells]) => element('section', {},
    element('h2', {}, ...marked(title), ' ', element('small', {}, cells.length === 1 ? '1 cell' : `${cells.length} cells`)),
    element('ul', {}, ...cells.map(cell => element('li', {}, row(cell)))))));
  const count = found.reduce((sum, [, cells]) => sum + cells.length, 0);
  document.getElementById('found').textContent = count === 1 ? '1 cell' : `${count} cells`;
}

function row(cell) {
  const mark = element('span', { class: 'mark ' + cell.outcome }, outcomes[cell.outcome]);
  const label = state.group === 'case' ? cell.cell : name(cell);
  return element('button', {
    type: 'button', 'data-cell': name(cell), 'aria-current': state.cell === cell ? 'true' : null, onclick: () => choose(cell),
  }, mark, decided.has(name(cell)) ? element('span', { class: 'decision' }, decisions[decided.get(name(cell))] + ' ') : null, label);
}

/** Returns the cells in the list's order. */
function listed() { return groups().flatMap(([, cells]) => cells); }

function step(by) {
  const cells = listed();
  if (!cells.length) return;
  const at = cells.indexOf(state.cell);
  choose(cells[at < 0 ? 0 : Math.min(cells.length - 1, Math.max(0, at + by))]);
}
