import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MedeinaProvider } from '../../styles/provider.tsx';
import { translations } from '../../styles/translations.ts';
import { RichText } from './RichText.tsx';

const row = '<tr><td title="<table>">a > b</td></tr>';
const html = `<p>Apie <b>x</b></p><table class="t"><caption id="own">Dozės</caption>${row}</table><TABLE>${row}</TABLE>`;

/** The server's markup, before hydration. */
function drawn(language: keyof typeof translations) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Text language={language} />);
  return place;
}

function Text({ language }: { language: keyof typeof translations }) {
  return (
    <MedeinaProvider locale={language} texts={translations[language]}>
      <RichText html={html} />
      <RichText html={html} />
    </MedeinaProvider>
  );
}

test('each table scrolls in a named group, in server HTML too', () => {
  for (const [language, name] of [
    ['lt', 'Lentelė'],
    ['en', 'Table'],
    ['ru', 'Таблица'],
  ] as const) {
    const groups = [...drawn(language).querySelectorAll('[role="group"]')];
    expect(groups.map((group) => [...group.children].map((child) => child.tagName))).toEqual(
      groups.map(() => ['TABLE']),
    );
    const names = groups.map((group) => {
      const id = group.getAttribute('aria-labelledby');
      const caption = [...group.querySelectorAll('caption')].find((one) => one.id === id);
      return group.getAttribute('aria-label') ?? caption?.textContent;
    });
    expect(names).toEqual(['Dozės', name, 'Dozės', name]);
    const ids = groups.map((group) => group.getAttribute('aria-labelledby')).filter(Boolean);
    expect(new Set(ids).size).toBe(2);
  }
});

test('what only looks like a table is left alone', () => {
  const cells = [...drawn('lt').querySelectorAll('td')];
  expect(cells.map((cell) => [cell.title, cell.textContent])).toEqual(cells.map(() => ['<table>', 'a > b']));
  const plain = '<p title="</table>">1 < 2, <tablet>x</tablet></p>';
  expect(renderToString(<RichText html={plain} />)).toContain(plain);
});

test('a group that scrolls is focusable after hydration', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const looks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        looks.push(look);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const place = drawn('lt');
  const root = await act(() => hydrateRoot(place, <Text language="lt" />));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const stops = () => [...place.querySelectorAll('[tabindex="0"]')].map((stop) => stop.getAttribute('role'));
  expect(stops()).toEqual(['group', 'group', 'group', 'group']);
  wide.mockReturnValue(0);
  for (const look of looks) look();
  expect(stops()).toEqual([]);
});
