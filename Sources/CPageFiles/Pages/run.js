// The run's data, and the filters for its cells.
const run = JSON.parse(document.getElementById('run').textContent);

const state = { cell: null, mode: 'side', group: 'cause', table: 'variants', device: '', variant: '', case: '', search: '', outcomes: new Set(), showsMoves: true, showsFindings: true, isFit: true, scale: 1, x: 0, y: 0 };

const outcomes = { different: 'Differs', missing: 'New', failed: 'Failed', tolerated: 'Tolerated', orphaned: 'Unused' };

/** Returns the URL of a picture, which is in this file or in a file beside it. */
function source(picture) {
  if (!picture) return null;
  const own = document.getElementById('picture-' + picture.id);
  return own ? 'data:image/png;base64,' + own.textContent : picture.path.split('/').map(encodeURIComponent).join('/');
}

function device(cell) { return cell.cell.split('/')[0]; }

/** Returns what a cell's name says besides the device. */
function variant(cell) { return cell.cell.split('/').slice(1).join('/') || 'as it is'; }

function name(cell) { return cell.case + '/' + cell.cell; }

function matches(cell) {
  if (!state.outcomes.has(cell.outcome)) return false;
  if (state.device && device(cell) !== state.device) return false;
  if (state.variant && variant(cell) !== state.variant) return false;
  if (state.case && cell.case !== state.case) return false;
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const text = (name(cell) + ' ' + cell.sentences.join(' ')).toLowerCase();
  return words.every(word => text.includes(word));
}

/** Returns the text that cells which differ for the same reason have in common. */
function cause(cell) {
  if (cell.outcome !== 'different') return outcomes[cell.outcome];
  const changes = cell.changes.map(change => change.sentence);
  if (!changes.length) return 'Only pixels differ';
  return changes[0] + (changes.length > 1 ? ` and ${changes.length - 1} more` : '');
}

function groupOf(cell) {
  if (state.group === 'case') return cell.case;
  if (state.group === 'device') return device(cell);
  return cause(cell);
}

/** Returns groups in the order of their first cells or, for causes, the largest first. */
function groups() {
  const found = new Map();
  for (const cell of run.cells.filter(matches)) {
    const key = groupOf(cell);
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(cell);
  }
  const all = [...found];
  if (state.group === 'cause') all.sort((a, b) => b[1].length - a[1].length);
  return all;
}
