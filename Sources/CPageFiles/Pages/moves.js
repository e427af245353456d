/**
 * Outlines the views that moved: their old frames over the golden, their new ones over the actual picture. The lines lie outside the frames,
 * so that they hide nothing; the way between is drawn for the change that is pointed at.
 */
function movesOver(cell, kinds) {
  const size = cell.size;
  const picture = shape('svg', {
    width: size.width * size.scale, height: size.height * size.scale, viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true',
  });
  cell.changes.forEach((change, at) => {
    if (!change.before && !change.after) return;
    const group = shape('g', { 'data-change': at });
    group.append(shape('title', {}, [change.sentence, ...(change.deciding ?? [])].join('\n').replaceAll('`', '')));
    if (change.before) group.append(box(change.before, kinds.includes('was') ? 'was' : 'was other'));
    if (change.after) group.append(box(change.after, kinds.includes('is') ? 'is' : 'is other'));
    if (change.before && change.after) group.append(way(change.before, change.after));
    group.addEventListener('pointerenter', () => warm(at, true));
    group.addEventListener('pointerleave', () => warm(at, false));
    picture.append(group);
  });
  if (state.showsFindings) cell.findings.forEach((finding, at) => { if (finding.frame) picture.append(pin(finding, at)); });
  return picture;
}

/** Draws a finding's frame with its number in the list, outside of the frame where there is room. */
function pin(finding, at) {
  const [x, y, width, height] = finding.frame;
  const [middleX, middleY] = [Math.max(x - 6, 8), Math.max(y - 6, 8)];
  const group = shape('g', { class: 'pin', 'data-finding': at });
  const number = shape('text', { x: middleX, y: middleY + 3.5, 'text-anchor': 'middle' });
  number.textContent = at + 1;
  const title = shape('title');
  title.textContent = `${finding.kind}: ${finding.fact}`;
  group.append(title, shape('rect', { x, y, width, height, 'vector-effect': 'non-scaling-stroke' }), shape('circle', { cx: middleX, cy: middleY, r: 8 }), number);
  return group;
}

function findings(cell) {
  if (!cell.findings.length) return null;
  return element('details', { class: 'findings', open: true }, element('summary', {}, cell.findings.length === 1 ? '1 finding' : `${cell.findings.length} findings`),
    element('ol', {}, ...cell.findings.map((finding, at) => element('li', {
      'data-finding': at, onpointerenter: () => warmFinding(at, true), onpointerleave: () => warmFinding(at, false),
    }, element('strong', {}, finding.kind), ' ', ...marked(finding.fact), element('span', { class: 'note' }, ...marked(': ' + finding.advice)),
      finding.suggestion ? element('div', { class: 'tried' }, 'Tried: ', ...marked(finding.suggestion)) : null,
      finding.causes ? element('ul', { class: 'deciding', 'aria-label': 'Constraints that determine it' }, ...finding.causes.map(line => element('li', {}, ...marked(line)))) : null))));
}

function warmFinding(at, isHot) {
  document.querySelectorAll(`[data-finding="${at}"]`).forEach(found => found.classList.toggle('hot', isHot));
}

function box([x, y, width, height], kind) {
  return shape('rect', { x: x - .5, y: y - .5, width: width + 1, height: height + 1, class: kind, 'vector-effect': 'non-scaling-stroke' });
}

function way(before, after) {
  const [x1, y1] = [before[0] + before[2] / 2, before[1] + before[3] / 2];
  const [x2, y2] = [after[0] + after[2] / 2, after[1] + after[3] / 2];
  return shape('line', { x1, y1, x2, y2, class: 'way', 'vector-effect': 'non-scaling-stroke' });
}

/** Highlights a change in the text and in the picture. */
function warm(at, isHot) {
  document.querySelectorAll(`[data-change="${at}"]`).forEach(found => found.classList.toggle('hot', isHot));
}
