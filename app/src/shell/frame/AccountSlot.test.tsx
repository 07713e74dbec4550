import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Asking, pass, withPerson } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { AccountSlot } from './AccountSlot.tsx';

withPerson();

test('who logs out on the home page by its menu is still in the page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [], redirect_url: null })));
  render(
    <IntlProvider locale="en" messages={messages}>
      <Asking>
        <MemoryRouter>
          <AccountSlot />
          <main tabIndex={-1}>Home</main>
        </MemoryRouter>
      </Asking>
    </IntlProvider>,
  );
  const menu = screen.getByRole('button');
  menu.focus();
  fireEvent.click(menu);
  await pass(100);
  // The menu's popover is drawn by the browser alone.
  const out = screen.getByRole('menuitem', { name: 'Sign out', hidden: true });
  act(() => out.focus());
  fireEvent.click(out);
  await pass(5000);
  expect(screen.getByRole('link', { name: messages['shell.login'] })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
