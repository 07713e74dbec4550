/* Runs in the pages of `medeina preview`: hears of imports, shows faults over the page, and loads it anew. */

/** The version that this page was made from. */
const shown = Number(new URL(import.meta.url).searchParams.get('version'));

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 1rem 1.5rem; border-top: 4px solid #b3261e; background: #fff; color: #1c1b1f;
    font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 -4px 24px rgb(0 0 0 / 30%); }
  h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li + li { margin-top: .5rem; }
  code { font: .9375rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; color: #8c1d18; }
`);
const place = document.createElement('section');
place.setAttribute('role', 'alert');
place.lang = 'en';
const inside = place.attachShadow({ mode: 'open' });
inside.adoptedStyleSheets = [style];

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function show(faults) {
  if (faults.length === 0) {
    place.remove();
    return;
  }
  const list = document.createElement('ul');
  for (const { file, line, column, message } of faults) {
    const item = document.createElement('li');
    item.append(element('code', `${file}:${line}:${column}`), ` ${message}`);
    list.append(item);
  }
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  inside.replaceChildren(element('h2', `${count}; this page shows the folder as it was before`), list);
  document.documentElement.append(place);
}

const events = new EventSource('/preview/events');
events.addEventListener('message', ({ data }) => {
  const { version, faults } = JSON.parse(data);
  if (version === shown) show(faults);
  else location.reload();
});
