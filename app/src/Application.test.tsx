import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Application } from './Application.tsx';
import { onUnshownFailure } from './data/client.ts';
import { plainConfig } from './data/config.ts';
import { LanguageContext, type LanguageValue } from './data/language.ts';
import { bringMessages } from './languages.ts';
import en from './messages/en.json' with { type: 'json' };
import lt from './messages/lt.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };

vi.mock(import('./languages.ts'), async (original) => ({
  ...(await original()),
  bringMessages: vi.fn<typeof bringMessages>(),
}));

vi.stubGlobal('__PATTERNS__', '/assets/patterns');

afterEach(cleanup);

/** The words of each language come when they are let go. */
function holdWords() {
  const held = {
    lt: Promise.withResolvers<typeof lt>(),
    en: Promise.withResolvers<typeof en>(),
    ru: Promise.withResolvers<typeof ru>(),
  };
  vi.mocked(bringMessages).mockImplementation((language) => held[language].promise);
  return held;
}

function open() {
  let value: LanguageValue | undefined;
  const Words = () => {
    value = useContext(LanguageContext);
    return <FormattedMessage id="shell.login" />;
  };
  const router = createMemoryRouter([{ path: '/', element: <Words /> }]);
  render(
    <Application language="lt" messages={lt} config={plainConfig} answers={{}}>
      <RouterProvider router={router} />
    </Application>,
  );
  return { choose: (next: 'lt' | 'en' | 'ru') => act(() => value?.setLanguage(next)) };
}

test('the language that was chosen last is shown, whichever words come first', async () => {
  const held = holdWords();
  const { choose } = open();
  choose('ru');
  choose('en');
  await act(() => Promise.resolve(held.en.resolve(en)));
  await screen.findByText(en['shell.login']);
  await act(() => Promise.resolve(held.ru.resolve(ru)));
  expect(screen.queryByText(ru['shell.login'])).toBeNull();
  expect(document.documentElement.lang).toBe('en');
});

test('a language that fails to load is reported, and the page stays as it is', async () => {
  const held = holdWords();
  const told = vi.fn<() => void>();
  const stop = onUnshownFailure(told);
  const { choose } = open();
  choose('ru');
  held.ru.reject(new TypeError('lost'));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.getByText(lt['shell.login'])).toBeDefined();
  stop();
});

/** A message without its value, one that is not there, and one that is right. */
const words = (
  <>
    <p>
      <FormattedMessage id="common.page" />
    </p>
    <p>
      <FormattedMessage id="common.nowhere" />
    </p>
    <p>
      <FormattedMessage id="common.page" values={{ page: 2 }} />
    </p>
  </>
);

test('a message that is missing, or misses a value, is logged and leaves the page as it is', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const router = createMemoryRouter([{ path: '/', element: words }]);
  render(
    <Application language="lt" messages={lt} config={plainConfig} answers={{}}>
      <RouterProvider router={router} />
    </Application>,
  );
  await screen.findByText('2 puslapis');
  screen.getByText(lt['common.page']);
  screen.getByText('common.nowhere');
  const said = told.mock.calls.map(([words]) => String(words));
  expect(said).toEqual([
    expect.stringContaining('"common.page"'),
    expect.stringContaining('"common.nowhere"'),
  ]);
});
