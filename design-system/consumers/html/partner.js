// What the elements tell the page, for whoever looks.
const told = [];
globalThis.told = told;
const names = [
  'medeina-load',
  'medeina-error',
  'medeina-filter',
  'medeina-course-open',
  'medeina-estimate',
  'medeina-day',
  'medeina-qr',
];
for (const name of names) {
  document.addEventListener(name, (event) => {
    told.push({ name, from: event.target.id, detail: event.detail });
    if (name === 'medeina-course-open' || name === 'medeina-estimate') event.preventDefault();
  });
}
