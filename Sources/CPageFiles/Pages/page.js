// Fills the page.
const summary = document.getElementById('summary');
summary.textContent = run.summary;
summary.className = run.isGood ? 'good' : 'bad';
document.title = 'Plumb: ' + run.summary;
document.getElementById('counts').textContent = run.notes.join(' · ');
fillFilters();
showList();
listen();
offerEnd();
follow();
