import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MedeinaProvider, useMedeina } from './provider.tsx';

function Words() {
  const { texts } = useMedeina();
  return <p>{`${texts.close}, ${texts.page}`}</p>;
}

test.each([
  ['lt', 'Uždaryti, {page} puslapis'],
  ['ru-RU', 'Закрыть, Страница {page}'],
  ['en-GB', 'Close, Page {page}'],
  ['de', 'Close, Page {page}'],
])('the built-in texts follow the locale %s alone', (locale, words) => {
  const html = renderToString(
    <MedeinaProvider locale={locale}>
      <Words />
    </MedeinaProvider>,
  );
  expect(html).toContain(`<p>${words}</p>`);
});

test('what is inside is marked as in the locale of its words', () => {
  const html = renderToString(
    <MedeinaProvider locale="lt">
      <MedeinaProvider locale="ru">
        <Words />
      </MedeinaProvider>
    </MedeinaProvider>,
  );
  expect(html).toMatch(/^<div[^>]* lang="lt"[^>]*><div[^>]* lang="ru"[^>]*><p>Закрыть/u);
});

test('texts of the host replace the built-in ones, also inside, until the language changes', () => {
  const html = renderToString(
    <MedeinaProvider locale="lt" texts={{ close: 'Baigti' }}>
      <MedeinaProvider theme="dark" locale="lt">
        <Words />
      </MedeinaProvider>
      <MedeinaProvider locale="ru">
        <Words />
      </MedeinaProvider>
    </MedeinaProvider>,
  );
  expect(html).toContain('<p>Baigti, {page} puslapis</p>');
  expect(html).toContain('<p>Закрыть, Страница {page}</p>');
});
