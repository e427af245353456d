// Keeps pictures up to date with their inputs. The server responds to a request for changes once there is one, or after 30 seconds.
let version = 0;

function showCells(answer) {
  const box = document.getElementById('cells');
  const wanted = new Set(answer.cells.map(cell => cell.name));
  for (const figure of [...box.children]) if (!wanted.has(figure.dataset.cell)) figure.remove();
  for (const cell of answer.cells) {
    let figure = [...box.children].find(found => found.dataset.cell === cell.name);
    if (!figure) {
      figure = element('figure', { 'data-cell': cell.name }, element('figcaption', {}, cell.name), element('img', { alt: cell.name }));
      box.append(figure);
    }
    const picture = figure.querySelector('img');
    if (picture.dataset.version === String(cell.version)) continue;
    picture.dataset.version = cell.version;
    // The old picture stays until the new one is decoded.
    const next = new Image();
    next.src = `/cell/${cell.number}?v=${cell.version}`;
    next.decode().then(() => {
      if (picture.dataset.version !== String(cell.version)) return;
      picture.src = next.src;
      picture.dataset.shown = cell.version;
      document.dispatchEvent(new CustomEvent('shown', { detail: cell.version }));
    }, () => {});
  }
  document.getElementById('faults').textContent = answer.faults;
  document.getElementById('state').textContent = answer.faults ? 'showing the pictures from before the error' : `${answer.cells.length} cells, up to date`;
}

async function follow() {
  for (;;) {
    try {
      const answer = await (await fetch(`/changes?since=${version}`)).json();
      if (answer.version !== version) { version = answer.version; showCells(answer); }
    } catch {
      document.getElementById('state').textContent = 'plumb watch has ended';
      await new Promise(done => setTimeout(done, 1000));
    }
  }
}

follow();
