// Draws a storyboard as a map: scenes, in columns by their distance from the initial scene, and the segues between them.
const tile = { width: 150, height: 360, right: 120, below: 30 };

function map(board) {
  const places = placed(board);
  const width = Math.max(...[...places.values()].map(place => place.x)) + tile.width + 24;
  const height = Math.max(...[...places.values()].map(place => place.y)) + tile.height;
  const lines = shape('svg', { width, height, 'aria-hidden': 'true' });
  for (const segue of board.segues) lines.append(...line(segue, places.get(segue.from), places.get(segue.to)));
  return element('section', {}, element('h2', {}, board.name),
    element('div', { class: 'map', style: `width:${width}px;height:${height}px` }, lines,
      ...board.scenes.map(scene => card(scene, places.get(scene.id)))),
    element('ul', {}, ...board.segues.map(segue => element('li', { class: 'note' },
      `${nameOf(board, segue.from)} → ${nameOf(board, segue.to)} (${segue.label ? segue.label + ', ' : ''}${segue.kind})`))));
}

function nameOf(board, id) { return board.scenes.find(scene => scene.id === id)?.name ?? id; }

/** Places scenes breadth-first from the initial scene. A scene to which no segue leads starts a row in the first column. */
function placed(board) {
  const places = new Map(), rows = [];
  const ways = [];
  const visit = first => {
    let wave = [first], depth = 0;
    while (wave.length) {
      const next = [];
      for (const id of wave) {
        if (places.has(id)) continue;
        rows[depth] = rows[depth] ?? 0;
        places.set(id, { x: 16 + depth * (tile.width + tile.right), y: 16 + rows[depth]++ * (tile.height + tile.below) });
        next.push(...board.segues.filter(segue => segue.from === id).map(segue => segue.to));
      }
      wave = next;
      depth += 1;
    }
  };
  const targets = new Set(board.segues.map(segue => segue.to));
  const firsts = [...board.scenes.filter(scene => scene.isInitial), ...board.scenes.filter(scene => !targets.has(scene.id)), ...board.scenes];
  for (const scene of firsts) visit(scene.id);
  return places;
}

function card(scene, place) {
  const found = run.cases.find(one => one.name === scene.case);
  return element('figure', { style: `left:${place.x}px;top:${place.y}px` }, element('figcaption', {}, (scene.isInitial ? '→ ' : '') + scene.name),
    found ? shot(found, found.cells[0]) : element('div', { class: 'bare' }));
}

function line(segue, from, to) {
  const isBack = to.x <= from.x;
  // A segue back starts and ends lower, and at the opposite sides.
  const [x1, y1, x2, y2] = isBack ? [from.x, from.y + 90, to.x + tile.width, to.y + 90] : [from.x + tile.width, from.y + 40, to.x, to.y + 40];
  const bend = Math.max(40, Math.abs(x2 - x1) / 2) * (isBack ? -1 : 1), tip = isBack ? 7 : -7;
  const words = shape('text', { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 4, 'text-anchor': 'middle' });
  words.textContent = segue.label ?? segue.kind;
  return [shape('path', { d: `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2} m${tip} -4 L${x2} ${y2} l${tip} 4` }), words];
}
