import { headerNames, type Language, languageTags, type RecallQuestion } from '@medeina/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LanguageContext } from '../../data/language.ts';
import { Asking, pass, withPerson } from '../../data/person.fixtures.tsx';
import en from '../../messages/en.json' with { type: 'json' };
import lt from '../../messages/lt.json' with { type: 'json' };
import { customer, session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { Page } from './DashboardPage.tsx';

withPerson();

const asked: RecallQuestion = {
  card: 1,
  repetition: 1,
  due_at: '2020-01-01T00:00:00.000Z',
  course: { id: 5, title: 'Kraujavimas' },
  question: {
    type: 'single',
    id: 'kuris',
    text: 'Kuris spaudimas?',
    marks: 1,
    required: true,
    answer: null,
    result: null,
    options: [{ id: 'a', text: 'Tiesioginis' }],
  },
  key: { type: 'single', right: ['a'] },
  right: null,
  explanation: null,
  words: {},
};

/** Answers as the server does, in Lithuanian alone: whoever asks in another language waits. */
function serve(): void {
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    if (new Headers(headers).get(headerNames.language) !== languageTags.lt)
      return new Promise(() => undefined);
    if (path.includes('/recall'))
      return Promise.resolve(Response.json({ data: { is_on: true, questions: [asked], next_at: null } }));
    return Promise.resolve(Response.json({ data: [], current_page: 1, last_page: 1, total: 0 }));
  });
}

/** A page in Lithuanian, with a button for English. */
function Site({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('lt');
  return (
    <LanguageContext value={{ language, setLanguage, fallback: {} }}>
      <IntlProvider locale={language} messages={language === 'lt' ? lt : en}>
        <button type="button" onClick={() => setLanguage('en')}>
          English
        </button>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

function open(): void {
  const router = createMemoryRouter([{ path: '/dashboard', Component: Page }], {
    initialEntries: ['/dashboard'],
  });
  render(
    <Asking>
      <Site>
        <RouterProvider router={router} />
      </Site>
    </Asking>,
  );
}

const inEnglish = () => fireEvent.click(screen.getByRole('button', { name: 'English' }));

async function begin(): Promise<void> {
  serve();
  open();
  await pass(2000);
  fireEvent.click(screen.getByRole('button', { name: lt['learning.recall.begin'] }));
  await act(() => vi.dynamicImportSettled());
  await pass(100);
  fireEvent.click(screen.getByRole('radio', { name: 'Tiesioginis' }));
}

test('a sitting goes on in another language, with what was chosen', async () => {
  await begin();
  inEnglish();
  await pass(2000);
  expect(screen.getByRole('radio', { name: 'Tiesioginis' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: en['learning.recall.check'] })).toBeDefined();
});

test('nothing of it is shown to another person', async () => {
  await begin();
  inEnglish();
  act(() => sessionStore.enter({ ...session, customer: { ...customer, customer_id: 8 } }));
  await pass(2000);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(asked.question.text)).toBeNull();
});
