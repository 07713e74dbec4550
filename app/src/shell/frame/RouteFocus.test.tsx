import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en.json' with { type: 'json' };
import { TextPage } from './TextPage.tsx';
import { useHead } from '../head.tsx';
import { RouteFocus } from './RouteFocus.tsx';

const waiting = { data: undefined, error: undefined, mutate: () => Promise.resolve() };
const here = { ...waiting, data: '' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Home() {
  useHead({ title: 'Home' });
  return (
    <>
      <h1>Home</h1>
      <Link to="/terms">To the terms</Link>
    </>
  );
}

function Terms() {
  useHead({ title: 'Terms' });
  return <h1>Terms of use</h1>;
}

/** A site with a page whose words come when the test says so. */
function Site() {
  const [isThere, setThere] = useState(false);
  return (
    <MemoryRouter>
      <RouteFocus />
      <input aria-label="Search" />
      <button type="button" onClick={() => setThere(true)}>
        Answer
      </button>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route
            path="/terms"
            element={<TextPage answer={isThere ? here : waiting}>{() => <Terms />}</TextPage>}
          />
        </Routes>
      </main>
    </MemoryRouter>
  );
}

function open() {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Site />
    </IntlProvider>,
  );
  expect(document.title).toBe('Home · Medeina');
  fireEvent.click(screen.getByRole('link', { name: 'To the terms' }));
}

const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const arrived = messages['shell.arrived'].replace('{title}', 'Terms · Medeina');

test.each([50, 5000])('a page that answers after %i ms takes the focus and is spoken, once', async (time) => {
  open();
  const said: (string | null)[] = [];
  const status = screen.getByRole('status');
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  await wait(time);
  // Not the page that was left.
  expect(document.title).toBe('Medeina');
  answer();
  await wait(50);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Terms of use' }));
  expect(said).toEqual([arrived]);
  observer.disconnect();
});

test('the focus stays where the user moved it while a page was slow', async () => {
  open();
  await wait(5000);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  answer();
  await wait(50);
  expect(document.activeElement).toBe(search);
  expect(screen.getByRole('status').textContent).toBe(arrived);
});
