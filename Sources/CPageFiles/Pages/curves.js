// Charts of the views that move: one for each property that changes.
const run = JSON.parse(document.getElementById('run').textContent);
const last = Math.max(0, run.frames.length - 1);
const field = id => document.getElementById(id);
const units = { shown: '', x: ' pt', y: ' pt', width: ' pt', height: ' pt', alpha: '' };
const charts = [];

/** Returns null if the view is not shown. A constant property stores its value once. */
function value(view, property, frame) {
  const shown = view.shown ? view.shown[frame] : true;
  if (property === 'shown') return shown ? 1 : 0;
  const values = view[property];
  return shown ? values[values.length === 1 ? 0 : frame] ?? null : null;
}

function number(value) { return String(Math.round(value * 100) / 100).replace('-', '−'); }

function words(property, value) {
  if (property === 'shown') return value ? 'yes' : 'no';
  return value === null ? 'absent' : number(value) + units[property];
}

/** Returns the text for a bound of a chart, without a unit: the current value has it. */
function bare(property, value) { return property === 'shown' ? words(property, value) : number(value); }

function curves() {
  const count = run.views.length, shared = sharedPath();
  const place = shared.length ? ` in ${shared.join('/')}` : '';
  field('curves').append(
    element('p', { class: 'count' }, count === 0 ? 'No view moves.' : (count === 1 ? 'One view moves' : `${count} views move`) + place),
    element('div', { id: 'views' }, ...run.views.map(view => section(view, shared.length))));
  if (charts.length) charts[0].element.tabIndex = 0;
}

/** Returns the path that all views' names share. It is shown once, above the charts. */
function sharedPath() {
  const paths = run.views.map(view => view.name.split('/').slice(0, -1));
  const first = paths[0] ?? [];
  const end = first.findIndex((part, at) => paths.some(path => path[at] !== part));
  return end < 0 ? first : first.slice(0, end);
}

function section(view, shared) {
  const parts = view.name.split('/').slice(shared), own = parts.pop();
  // A long path may wrap between names.
  const above = parts.length ? element('small', {}, ...parts.flatMap(part => [part + '/', element('wbr')])) : null;
  view.section = element('section', {
    class: 'view', 'aria-label': view.name, style: `--charts: ${view.charts.length}`,
    onpointerenter: () => { state.hovered = view; outline(); }, onpointerleave: () => { state.hovered = null; outline(); },
    onfocusin: () => { state.focused = view; outline(); }, onfocusout: () => { state.focused = null; outline(); },
  }, element('h2', {}, above, own), element('div', { class: 'charts' }, ...view.charts.map(property => chart(view, property))));
  return view.section;
}

function chart(view, property) {
  const values = run.frames.map((_, frame) => value(view, property, frame));
  const known = values.filter(one => one !== null);
  const low = Math.min(...known), high = Math.max(...known);
  // Curves are drawn in a unit square, which the page stretches.
  const at = frame => [round(frame / Math.max(1, last)), high > low ? round((high - values[frame]) / (high - low)) : .5];
  const cursor = shape('line', { class: 'cursor', y1: 0, y2: 1 }), point = shape('path', { class: 'point' });
  const plot = shape('svg', { class: 'plot', viewBox: '0 0 1 1', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    shape('path', { class: 'bound', d: 'M0 0H1M0 1H1' }), shape('path', { class: 'curve', d: line(values, at) }), cursor, point);
  const shown = element('span', { class: 'value' });
  const made = element('div', {
    class: 'chart', role: 'slider', tabindex: -1, 'aria-label': `${view.name}, ${property}`, 'aria-valuemin': 0, 'aria-valuemax': last,
    'data-view': view.name, 'data-property': property,
  }, element('p', {}, element('span', { class: 'property' }, property), shown), plot,
  element('div', { class: 'extent', 'aria-hidden': 'true' }, element('span', {}, bare(property, high)), element('span', {}, bare(property, low))));
  charts.push({ element: made, property, values, at, cursor, point, shown });
  grasp(made, plot);
  made.addEventListener('focus', () => {
    for (const one of charts) one.element.tabIndex = one.element === made ? 0 : -1;
  });
  return made;
}

function round(value) { return Math.round(value * 10000) / 10000; }

/** Returns the path of a curve. It is interrupted while the view is not shown; a single frame is a dot. */
function line(values, at) {
  return values.map((one, frame) => {
    if (one === null) return '';
    const [x, y] = at(frame), isFirst = frame === 0 || values[frame - 1] === null;
    return isFirst ? `M${x} ${y}h0` : `L${x} ${y}`;
  }).join('');
}

/** Pressing and dragging on a chart shows the frame below the pointer. */
function grasp(made, plot) {
  const follow = event => {
    const place = plot.getBoundingClientRect();
    seek(Math.round((event.clientX - place.left) / place.width * last));
  };
  made.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    made.setPointerCapture(event.pointerId);
    follow(event);
  });
  made.addEventListener('pointermove', event => { if (made.hasPointerCapture(event.pointerId)) follow(event); });
}

function showCurves(frame) {
  for (const { property, values, at, cursor, point, shown } of charts) {
    const x = round(frame / Math.max(1, last));
    cursor.setAttribute('x1', x);
    cursor.setAttribute('x2', x);
    point.setAttribute('d', values[frame] === null ? '' : `M${at(frame).join(' ')}h0`);
    shown.textContent = words(property, values[frame]);
  }
}

/** Updates the charts' values for screen readers. Not called during playback. */
function describeCurves(frame) {
  for (const { element: made, property, values } of charts) {
    made.setAttribute('aria-valuenow', frame);
    made.setAttribute('aria-valuetext', `${words(property, values[frame])} in ${place(frame)}`);
  }
}

/** Outlines the hovered or focused view on the picture. */
function outline() {
  const view = state.hovered ?? state.focused;
  for (const one of run.views) one.section.classList.toggle('hot', one === view);
  const frame = view && ['x', 'y', 'width', 'height'].map(property => value(view, property, state.frame));
  const isThere = frame && !frame.includes(null);
  for (const rect of document.querySelectorAll('#box rect')) {
    rect.style.display = isThere ? '' : 'none';
    if (isThere) ['x', 'y', 'width', 'height'].forEach((property, at) => rect.setAttribute(property, frame[at]));
  }
}
