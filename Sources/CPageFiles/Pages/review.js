// Accepting and rejecting cells, if `plumb review` serves the page.
const decided = new Map([
  ...(run.review?.accepted ?? []).map(cell => [cell, 'accepted']), ...(run.review?.rejected ?? []).map(cell => [cell, 'rejected']),
]);
const decisions = { accepted: 'Accepted', rejected: 'Rejected' };

function canBeAccepted(cell) { return cell.outcome === 'different' || cell.outcome === 'missing'; }

async function send(address, body) {
  const answer = await fetch(address, {
    method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Plumb-Key': run.review.key }, body: JSON.stringify(body),
  });
  return answer.headers.get('Content-Type')?.startsWith('application/json') ? answer.json() : { refused: { '': await answer.text() } };
}

/** Sends decisions to the server, and shows those in its response. */
async function decide(what, cells) {
  const names = cells.filter(canBeAccepted).map(name);
  if (!names.length) return;
  let answer;
  try { answer = await send('/decide', { [what]: names }); } catch { return tell('The server does not respond; is plumb review still running?'); }
  decided.clear();
  for (const cell of answer.accepted ?? []) decided.set(cell, 'accepted');
  for (const cell of answer.rejected ?? []) decided.set(cell, 'rejected');
  const refused = Object.entries(answer.refused ?? {});
  tell(refused.length ? refused.map(([cell, reason]) => `${cell}: ${reason}`).join('\n') : '');
  showProgress();
  showList();
  if (!refused.length && names.includes(name(state.cell))) stepToOpen(); else showStage();
}

function stepToOpen() {
  const cells = listed(), at = cells.indexOf(state.cell);
  const next = [...cells.slice(at + 1), ...cells.slice(0, at)].find(cell => canBeAccepted(cell) && !decided.has(name(cell)));
  if (next) choose(next); else showStage();
}

function tell(words) { document.getElementById('told').textContent = words; }

function showProgress() {
  if (!run.review) return;
  const all = run.cells.filter(canBeAccepted).length;
  const count = what => [...decided.values()].filter(found => found === what).length;
  document.getElementById('progress').textContent =
    `${count('accepted')} accepted, ${count('rejected')} rejected, ${all - decided.size} undecided`;
}

function decisionsOn(cell) {
  if (!run.review || !canBeAccepted(cell)) return [];
  const own = decided.get(name(cell));
  const alike = run.cells.filter(other => canBeAccepted(other) && cause(other) === cause(cell) && !decided.has(name(other)));
  const mates = run.cells.filter(other => canBeAccepted(other) && other.case === cell.case && !decided.has(name(other)));
  const button = (title, what, cells, shown) => element('button', {
    type: 'button', class: 'plain', 'data-decision': what + (shown ?? ''), disabled: own === 'accepted' && cells.length === 1 ? true : null,
    onclick: () => decide(what, cells),
  }, title);
  return [element('div', { class: 'decisions', role: 'group', 'aria-label': 'Decide' },
    own ? element('strong', {}, decisions[own]) : null,
    button('Accept', 'accept', [cell]), button('Reject', 'reject', [cell]),
    mates.length > 1 ? button(`Accept all ${mates.length} of ${cell.case}`, 'accept', mates, '-case') : null,
    alike.length > 1 ? button(`Accept all ${alike.length} with this cause`, 'accept', alike, '-cause') : null,
    alike.length > 1 ? button(`Reject all ${alike.length} with this cause`, 'reject', alike, '-cause') : null)];
}

function offerEnd() {
  if (!run.review) return;
  const bar = document.getElementById('review');
  bar.hidden = false;
  bar.append(element('span', { id: 'progress', role: 'status' }), ' ', element('button', {
    type: 'button', class: 'plain', onclick: async () => { await send('/done', {}); tell('The review has ended. You can close this page.'); },
  }, 'End the review'), element('pre', { id: 'told', role: 'alert' }));
  showProgress();
}
