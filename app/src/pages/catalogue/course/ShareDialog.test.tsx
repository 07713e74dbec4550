import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { ShareDialog } from './ShareDialog.tsx';

afterEach(cleanup);

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://medeina.example', false],
  ['https://localhost.example', false],
])('at %s the code says that a phone cannot open it: %s', (origin, isSaid) => {
  render(
    <IntlProvider locale="en" messages={messages}>
      <ShareDialog title="ALS" url={`${origin}/course-about/101`} onClose={() => undefined} />
    </IntlProvider>,
  );
  expect(screen.getByRole('textbox')).toHaveProperty('value', `${origin}/course-about/101`);
  expect(screen.queryAllByText(/leads to this computer alone/)).toHaveLength(isSaid ? 1 : 0);
});

test('each service gets the whole address, and the title where it takes one', () => {
  const url = 'https://medeina.example/course-about/101?lang=en';
  const title = 'ALS & BLS: “50 %” – ką daryti?';
  render(
    <IntlProvider locale="en" messages={messages}>
      <ShareDialog title={title} url={url} onClose={() => undefined} />
    </IntlProvider>,
  );
  const places = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
  const said = places.map((place) => [place.hostname, Object.fromEntries(place.searchParams)]);
  expect(said).toEqual([
    ['www.facebook.com', { u: url }],
    ['www.linkedin.com', { url }],
    ['x.com', { url, text: title }],
    ['', { subject: title, body: url }],
  ]);
  expect(places.at(-1)?.protocol).toBe('mailto:');
});
