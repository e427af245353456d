// Keyboard shortcuts, and links to cells.
const keys = {
  'j, ↓': 'next cell', 'k, ↑': 'previous cell', o: 'overview of devices and variants', '1 … 7': 'view mode', m: 'moved views', f: 'findings', '+, −': 'zoom', '0': 'whole picture', '/': 'search',
  ...(run.review ? { a: 'accept the cell', x: 'reject the cell' } : {}), c: 'copy the command', '?': 'this list',
};

function listen() {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches('input, select, textarea')) { if (event.key === 'Escape') event.target.blur(); return; }
    const modeAt = state.cell ? usable(state.cell)[Number(event.key) - 1] : null;
    if (event.key === 'j' || event.key === 'ArrowDown') step(1);
    else if (event.key === 'k' || event.key === 'ArrowUp') step(-1);
    else if (modeAt) setMode(modeAt);
    else if (event.key === 'o') { document.body.classList.add('reading'); showMatrix(); }
    else if (event.key === 'm') { state.showsMoves = !state.showsMoves; showStage(); }
    else if (event.key === 'f') { state.showsFindings = !state.showsFindings; showStage(); }
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(1 / 1.25);
    else if (event.key === '0') fit();
    else if (event.key === '/') document.getElementById('search').focus();
    else if (run.review && state.cell && event.key === 'a') decide('accept', [state.cell]);
    else if (run.review && state.cell && event.key === 'x') decide('reject', [state.cell]);
    else if (event.key === 'c') document.querySelector('.command button')?.click();
    else if (event.key === '?') help();
    else return;
    event.preventDefault();
  });
  document.getElementById('keys').onclick = help;
  window.addEventListener('hashchange', follow);
  window.addEventListener('resize', layOut);
}

function help() {
  const dialog = document.getElementById('help');
  dialog.replaceChildren(
    element('h2', {}, 'Keys'),
    element('dl', {}, ...Object.entries(keys).flatMap(([key, what]) => [element('dt', {}, ...key.split(', ').flatMap((one, at) => [at ? ' or ' : '', element('kbd', {}, one)])), element('dd', {}, what)])),
    element('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, 'Close'));
  dialog.showModal();
}

/** Updates the page's address to a link to the cell and the view mode. */
function link() {
  const address = '#' + encodeURI(name(state.cell)) + (state.mode === 'side' ? '' : '?' + state.mode);
  if (location.hash !== address) history.replaceState(null, '', address);
}

function follow() {
  const [path, wanted] = decodeURI(location.hash.slice(1)).split('?');
  const cell = run.cells.find(found => name(found) === path);
  if (wanted in modes) state.mode = wanted;
  if (cell) choose(cell); else if (!state.cell) showMatrix(); else showStage();
}
