// Shows the screens of a walk as a map, like the scenes of a storyboard, and below it the touches that lead out of the app.
const walk = JSON.parse(document.getElementById('run').textContent);
const run = { cases: walk.board.scenes.filter(scene => scene.case).map(scene => ({ name: scene.case, cells: [scene] })) };
const field = id => document.getElementById(id);

function shot(one, scene) {
  return element('button', { type: 'button', class: 'shot', title: way(scene), 'aria-label': `${scene.name}, larger`, onclick: () => open(scene) },
    element('img', { src: scene.picture, alt: '' }));
}

function way(scene) { return ['Launch', ...scene.way].join(' → '); }

function open(scene) {
  const dialog = field('full');
  dialog.replaceChildren(
    element('p', {}, element('strong', {}, scene.name), ' ', way(scene)),
    element('img', { src: scene.picture, alt: scene.name }),
    element('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, 'Close'));
  dialog.showModal();
}

function list(title, items) {
  return items.length ? element('section', {}, element('h2', {}, title), element('ul', {}, ...items.map(item => element('li', {}, item)))) : null;
}

const scenes = walk.board.scenes, empty = scenes.filter(scene => scene.isEmpty);
const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
field('found').textContent = `${count(scenes.length, 'screen')}, ${count(walk.board.segues.length, 'way')}`;
field('cases').append(...[
  map(walk.board),
  list('Show nothing but their background and bars', empty.map(scene => scene.name)),
  list('Lead to screens of the system', walk.exits.filter(exit => exit.system).map(exit => `${exit.from}: ${exit.words} → ${exit.system}`)),
  list('End the app', walk.exits.filter(exit => exit.reason).map(exit => `${exit.from}: ${exit.words}: ${exit.reason}`)),
].filter(Boolean));
