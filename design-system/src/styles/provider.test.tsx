import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill } from '../internal/fill.ts';
import { MedeinaProvider, useMedeina } from './provider.tsx';

function Words() {
  const { texts } = useMedeina();
  return <p>{`${texts.close}, ${fill(texts.page, { page: 2 })}`}</p>;
}

test.each([
  ['lt', 'Uždaryti, 2 puslapis'],
  ['ru-RU', 'Закрыть, Страница 2'],
  ['en-GB', 'Close, Page 2'],
  ['de', 'Close, Page 2'],
])('the built-in texts follow the locale %s alone', (locale, words) => {
  const html = renderToString(
    <MedeinaProvider locale={locale}>
      <Words />
    </MedeinaProvider>,
  );
  expect(html).toContain(`<p>${words}</p>`);
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
  expect(html).toContain('<p>Baigti, 2 puslapis</p>');
  expect(html).toContain('<p>Закрыть, Страница 2</p>');
});
