// Zooms and pans all panes together.
function pane(cell, ...content) {
  const sheet = element('div', { class: 'sheet' }, ...content);
  const made = element('div', { class: 'pane' }, sheet);
  made.addEventListener('wheel', event => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return zoom(Math.exp(-event.deltaY / 300), at(made, event));
    pan(-event.deltaX, -event.deltaY);
  }, { passive: false });
  made.addEventListener('dblclick', event => zoom(2, at(made, event)));
  drag(made);
  return made;
}

function drag(made) {
  const fingers = new Map();
  made.addEventListener('pointerdown', event => {
    fingers.set(event.pointerId, event);
    made.setPointerCapture(event.pointerId);
    made.classList.add('dragged');
  });
  made.addEventListener('pointermove', event => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const others = [...fingers.values()].filter(finger => finger.pointerId !== event.pointerId);
    if (others.length === 1) {
      const far = point => Math.hypot(point.clientX - others[0].clientX, point.clientY - others[0].clientY);
      zoom(far(event) / Math.max(1, far(last)), at(made, event));
    } else pan(event.clientX - last.clientX, event.clientY - last.clientY);
    fingers.set(event.pointerId, event);
  });
  for (const end of ['pointerup', 'pointercancel']) made.addEventListener(end, event => {
    fingers.delete(event.pointerId);
    made.classList.remove('dragged');
  });
}

function at(made, event) {
  const place = made.getBoundingClientRect();
  return [event.clientX - place.left, event.clientY - place.top];
}

function zoom(by, [x, y] = [0, 0]) {
  state.isFit = false;
  const scale = Math.min(16, Math.max(.02, state.scale * by));
  const factor = scale / state.scale;
  state.x = x - (x - state.x) * factor;
  state.y = y - (y - state.y) * factor;
  state.scale = scale;
  place();
}

function pan(x, y) { state.isFit = false; state.x += x; state.y += y; place(); }

function fit() { state.isFit = true; layOut(); }

/** Fits the whole picture into the pane, until the user zooms or pans. */
function layOut() {
  const made = document.querySelector('.pane');
  const picture = document.querySelector('.sheet img');
  if (!made) return;
  // The panes end where the window does; on a phone, the page scrolls.
  const main = document.getElementById('stage');
  const top = made.getBoundingClientRect().top + main.scrollTop;
  const room = window.innerWidth > 760 ? main.getBoundingClientRect().bottom - top - after() : 0;
  document.body.style.setProperty('--pane', room > 0 ? `${Math.max(280, Math.floor(room))}px` : '62vh');
  if (!picture || !picture.naturalWidth) return;
  if (state.isFit) {
    state.scale = Math.min(made.clientWidth / picture.naturalWidth, made.clientHeight / picture.naturalHeight, 1);
    state.x = Math.max(0, (made.clientWidth - picture.naturalWidth * state.scale) / 2);
    state.y = 0;
  }
  place();
}

/** Returns the height of what is below the panes: a slider, and the margin. */
function after() { return (document.querySelector('.shown .range') ? 36 : 0) + 14; }

function place() {
  document.querySelectorAll('.sheet').forEach(sheet => {
    sheet.style.transform = `translate(${state.x}px, ${state.y}px) scale(${state.scale})`;
    // Lines keep their width while the picture is made smaller or larger.
    sheet.style.setProperty('--thick', 1 / state.scale);
    sheet.classList.toggle('near', state.scale >= 2);
    sheet.querySelectorAll('img').forEach(image => image.classList.toggle('near', state.scale >= 2));
  });
  const shown = document.getElementById('zoom');
  if (shown) shown.textContent = `${Math.round(state.scale * 100)} %`;
}
