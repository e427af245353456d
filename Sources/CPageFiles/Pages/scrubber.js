// The page of an animation: one frame is shown, and everything else on the page follows it.
const state = { frame: 0, speed: 1, loops: false, playing: null, hovered: null, focused: null };
const keys = {
  'Space': 'play, pause', '←, →': 'previous, next frame', 'Home, End': 'first, last frame', '↑, ↓': 'previous, next chart',
  '1, 2, 4': 'full, half, quarter speed', l: 'loop', '?': 'this list',
};
// All pictures are retained, so each is loaded when it is shown.
const pictures = run.frames.map(address => Object.assign(new Image(), { src: address }));

function milliseconds(frame) { return number(frame * 1000 / run.framesPerSecond); }

function place(frame) { return `frame ${frame}, ${milliseconds(frame)} ms`; }

function show(frame) {
  state.frame = frame;
  field('picture').src = run.frames[frame] ?? '';
  field('slider').value = frame;
  field('time').textContent = `${milliseconds(frame)} of ${milliseconds(last)} ms`;
  field('number').textContent = `frame ${frame} of ${last}`;
  showCurves(frame);
  outline();
  if (state.playing === null) describe();
  // Decode the next pictures in advance, because decoding takes longer than a frame lasts.
  for (let ahead = 1; ahead < 5; ahead += 1) pictures[frame + ahead]?.decode().catch(() => {});
}

function describe() {
  field('picture').alt = `${run.title}, ${place(state.frame)}`;
  field('slider').setAttribute('aria-valuetext', place(state.frame));
  describeCurves(state.frame);
}

function seek(frame) {
  pause();
  show(Math.min(last, Math.max(0, frame)));
}

// MARK: Playback

function play() {
  if (last < 1) return;
  if (state.frame === last) show(0);
  begin();
  state.playing = requestAnimationFrame(tick);
  told();
}

function pause() {
  if (state.playing === null) return;
  cancelAnimationFrame(state.playing);
  state.playing = null;
  told();
  describe();
}

/** Makes playback continue from the current frame at the next tick. */
function begin() { state.begun = { frame: state.frame, time: null }; }

function tick(now) {
  state.begun.time ??= now;
  const frame = state.begun.frame + Math.round((now - state.begun.time) / 1000 * run.framesPerSecond * state.speed);
  if (frame >= last && !state.loops) return seek(last);
  state.playing = requestAnimationFrame(tick);
  if (frame % (last + 1) !== state.frame) show(frame % (last + 1));
}

function toggle() { if (state.playing === null) play(); else pause(); }

function setSpeed(speed) { state.speed = speed; begin(); told(); }

function setLoop(loops) { state.loops = loops; begin(); told(); }

function told() {
  const isPlaying = state.playing !== null;
  document.body.classList.toggle('playing', isPlaying);
  field('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
  field('loop').setAttribute('aria-pressed', state.loops);
  for (const button of document.querySelectorAll('[data-speed]')) button.setAttribute('aria-pressed', Number(button.dataset.speed) === state.speed);
}

// MARK: Input

function listen() {
  const actions = {
    first: () => seek(0), back: () => seek(state.frame - 1), play: toggle, next: () => seek(state.frame + 1), last: () => seek(last),
    loop: () => setLoop(!state.loops), keys: help,
  };
  for (const [id, action] of Object.entries(actions)) field(id).addEventListener('click', action);
  for (const button of document.querySelectorAll('[data-speed]')) button.addEventListener('click', () => setSpeed(Number(button.dataset.speed)));
  // Clicked buttons take no focus, so the space bar still plays and a focused view stays outlined.
  for (const button of document.querySelectorAll('#film button')) button.addEventListener('mousedown', event => event.preventDefault());
  field('slider').addEventListener('input', () => seek(Number(field('slider').value)));
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('dialog')) return;
    if (event.key === ' ' && event.target.matches('button, a')) return;
    const chart = charts.findIndex(one => one.element === event.target), turn = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === ' ') toggle();
    else if (event.key === 'ArrowLeft') seek(state.frame - 1);
    else if (event.key === 'ArrowRight') seek(state.frame + 1);
    else if (event.key === 'Home') seek(0);
    else if (event.key === 'End') seek(last);
    else if (turn && chart >= 0) charts[chart + turn]?.element.focus();
    else if ('124'.includes(event.key)) setSpeed(1 / Number(event.key));
    else if (event.key === 'l') setLoop(!state.loops);
    else if (event.key === '?') help();
    else return;
    event.preventDefault();
  });
}

function help() {
  const dialog = field('help');
  dialog.replaceChildren(
    element('dl', {}, ...Object.entries(keys).flatMap(([key, what]) => [element('dt', {}, key), element('dd', {}, what)])),
    element('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, 'Close'));
  dialog.showModal();
}

function tellMissing() {
  const missing = new Set();
  pictures.forEach((picture, frame) => picture.addEventListener('error', () => {
    missing.add(frame);
    field('missing').textContent = missing.size === 1 ? `The picture of frame ${frame} is missing.`
      : `The pictures of ${missing.size} frames are missing.`;
  }));
}

/** Lists the problems during the animation; a click shows the frame. */
function list() {
  field('findings').append(...run.findings.map(one => element('li', {},
    element('button', { type: 'button', title: one.advice, onclick: () => seek(one.frame) }, ...marked(one.fact)))));
}

document.title = `${run.title} – Plumb`;
field('title').textContent = run.title;
field('subtitle').textContent = run.subtitle;
field('slider').max = last;
field('box').setAttribute('viewBox', `0 0 ${run.width} ${run.height}`);
document.body.style.setProperty('--width', run.width);
document.body.style.setProperty('--height', run.height);
curves();
list();
listen();
tellMissing();
told();
show(0);
