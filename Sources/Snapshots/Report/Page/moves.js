// Views that moved, drawn over the picture: where they were, where they are, and by how much.
function movesOver(cell) {
  const size = cell.size;
  const picture = shape('svg', {
    width: size.width * size.scale, height: size.height * size.scale, viewBox: `0 0 ${size.width} ${size.height}`, 'aria-hidden': 'true',
  });
  cell.changes.forEach((change, at) => {
    if (!change.before && !change.after) return;
    const group = shape('g', { 'data-change': at });
    group.append(shape('title', {}, change.sentence.replaceAll('`', '')));
    if (change.before) group.append(box(change.before, 'was'));
    if (change.after) group.append(box(change.after, 'is'));
    if (change.before && change.after) group.append(way(change.before, change.after));
    group.addEventListener('pointerenter', () => warm(at, true));
    group.addEventListener('pointerleave', () => warm(at, false));
    picture.append(group);
  });
  return picture;
}

function box([x, y, width, height], kind) {
  return shape('rect', { x, y, width, height, class: kind, 'stroke-width': 1, 'vector-effect': 'non-scaling-stroke' });
}

function way(before, after) {
  const [x1, y1] = [before[0] + before[2] / 2, before[1] + before[3] / 2];
  const [x2, y2] = [after[0] + after[2] / 2, after[1] + after[3] / 2];
  return shape('line', { x1, y1, x2, y2, class: 'way', 'stroke-width': 1.5, 'vector-effect': 'non-scaling-stroke' });
}

/** A change is shown in the words and in the picture at once. */
function warm(at, isHot) {
  document.querySelectorAll(`[data-change="${at}"]`).forEach(found => found.classList.toggle('hot', isHot));
}
