// The list of cells at the side.
function fillFilters() {
  const box = document.getElementById('outcomes');
  for (const [outcome, title] of Object.entries(outcomes)) {
    const count = run.cells.filter(cell => cell.outcome === outcome).length;
    if (!count) continue;
    state.outcomes.add(outcome);
    const input = element('input', { type: 'checkbox', value: outcome, checked: true, onchange: event => {
      event.target.checked ? state.outcomes.add(outcome) : state.outcomes.delete(outcome);
      showList();
    } });
    box.append(element('label', {}, input, ` ${title} ${count}`));
  }
  for (const [id, value] of [['case', cell => cell.case], ['device', device], ['variant', variant]]) {
    const choice = document.getElementById(id);
    const all = [...new Set(run.cells.map(value))].sort();
    for (const found of all) choice.append(element('option', { value: found }, found));
    choice.closest('label').hidden = all.length < 2;
    choice.onchange = () => { state[id] = choice.value; showList(); };
  }
  document.getElementById('clear').onclick = clear;
  document.getElementById('overview').onclick = () => { document.body.classList.add('reading'); showMatrix(); };
  const group = document.getElementById('group');
  group.onchange = () => { state.group = group.value; showList(); };
  const search = document.getElementById('search');
  search.oninput = () => { state.search = search.value; showList(); };
  document.getElementById('filters').onsubmit = event => event.preventDefault();
}

/** Shows all cells again. */
function clear() {
  for (const id of ['case', 'device', 'variant', 'search']) document.getElementById(id).value = state[id] = '';
  document.querySelectorAll('#outcomes input').forEach(input => { input.checked = true; state.outcomes.add(input.value); });
  showList();
}

/** Loads the list's pictures when they come near, and drops them when they are far: a thousand decoded pictures would fill the memory. */
const near = new IntersectionObserver(seen => {
  for (const { target, isIntersecting } of seen) {
    if (isIntersecting) target.src = target.picture; else target.removeAttribute('src');
  }
}, { root: null, rootMargin: '200px' });

function showList() {
  near.disconnect();
  const list = document.getElementById('list');
  const found = groups();
  list.replaceChildren(...found.map(([title, cells]) => element('section', {},
    element('h2', {}, ...marked(title), ' ', element('small', {}, cells.length === 1 ? '1 cell' : `${cells.length} cells`)),
    element('ul', {}, ...cells.map(cell => element('li', {}, row(cell)))))));
  const count = found.reduce((sum, [, cells]) => sum + cells.length, 0);
  document.getElementById('found').textContent = count === run.cells.length || !run.cells.length
    ? (count === 1 ? '1 cell' : `${count} cells`) : `${count} of ${run.cells.length} cells`;
  document.getElementById('clear').hidden = count === run.cells.length;
  list.querySelectorAll('img').forEach(image => near.observe(image));
}

function row(cell) {
  const mark = element('span', { class: 'mark ' + cell.outcome }, outcomes[cell.outcome]);
  const label = state.group === 'case' ? cell.cell : name(cell);
  return element('button', {
    type: 'button', 'data-cell': name(cell), 'aria-current': state.cell === cell ? 'true' : null, onclick: () => choose(cell),
  }, thumbnail(cell), element('span', { class: 'what' }, mark, decided.has(name(cell)) ? element('span', { class: 'decision' }, decisions[decided.get(name(cell))] + ' ') : null, ...broken(label), ...reason(cell)));
}

function thumbnail(cell) {
  const picture = cell.actual ?? cell.golden;
  if (!picture) return element('span', { class: 'thumbnail' });
  const image = element('img', { class: 'thumbnail', alt: '', decoding: 'async', draggable: 'false' });
  image.picture = source(picture);
  return image;
}

/** Returns what happened to a cell, unless the heading above it says so. */
function reason(cell) {
  if (state.group === 'cause' || !cell.sentences.length) return [];
  return [element('small', {}, ...marked(cell.sentences[0]))];
}

/** Returns the cells in the list's order. */
function listed() { return groups().flatMap(([, cells]) => cells); }

function step(by) {
  const cells = listed();
  if (!cells.length) return;
  const at = cells.indexOf(state.cell);
  choose(cells[at < 0 ? 0 : Math.min(cells.length - 1, Math.max(0, at + by))]);
}
