import type { Language } from '@medeina/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../../data/language.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import { sessionStore } from '../../session/store.ts';
import { ContactForm } from './ContactForm.tsx';

const subjects: Readonly<Record<string, readonly string[]>> = {
  'en-gb': ['Prices', 'Courses'],
  'ru-ru': ['Цены', 'Курсы'],
};

beforeEach(() => {
  vi.stubGlobal('fetch', (_path: string, options: RequestInit) => {
    const language = new Headers(options.headers).get('x-oc-merchant-language') ?? '';
    return Promise.resolve(new Response(JSON.stringify({ data: subjects[language] ?? [] })));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface FormProps {
  readonly language?: Language;
  readonly firstLine?: string;
}

function Form({ language = 'en', firstLine = '' }: FormProps) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
        <IntlProvider locale="en" messages={messages}>
          <MemoryRouter>
            <ContactForm label="Form" hint="" submit="Send" done={{ subject: '' }} firstLine={firstLine} />
          </MemoryRouter>
        </IntlProvider>
      </LanguageContext>
    </SWRConfig>
  );
}

test('the chosen subject stays chosen in another language', async () => {
  const { rerender } = render(<Form />);
  await screen.findByText('Courses');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Courses' } });
  rerender(<Form language="ru" />);
  await screen.findByText('Курсы');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Курсы');
});

test('the line that a message begins with changes its language, until something was typed', async () => {
  const { rerender } = render(<Form firstLine="Course: ALS" />);
  const message = screen.getByLabelText(messages['content.offer.message']);
  expect(message).toHaveProperty('value', 'Course: ALS\n');
  rerender(<Form language="ru" firstLine="Курс: ALS" />);
  expect(message).toHaveProperty('value', 'Курс: ALS\n');
  fireEvent.change(message, { target: { value: 'Курс: ALS\nДля восьми' } });
  rerender(<Form firstLine="Course: ALS" />);
  expect(message).toHaveProperty('value', 'Курс: ALS\nДля восьми');
  await screen.findByText('Courses');
});

const field = (id: keyof typeof messages) => screen.getByLabelText(messages[id]);

const enter = (firstname: string) =>
  act(() =>
    sessionStore.enter({
      session_id: firstname,
      expires_at: '2030-01-01T00:00:00Z',
      expires_in: 300,
      capabilities: [],
      customer: {
        customer_id: firstname.length,
        email: `${firstname}@pastas.example`,
        firstname,
        lastname: '',
        telephone: null,
        date_of_birth: null,
      },
    }),
  );

test('what was filled in for a person goes with them, what was typed stays', async () => {
  render(<Form />);
  enter('Tomas');
  const name = screen.getByLabelText(messages['content.offer.name']);
  const email = screen.getByLabelText(messages['content.form.email']);
  expect(name).toHaveProperty('value', 'Tomas');
  fireEvent.change(email, { target: { value: 'typed@pastas.example' } });
  enter('Greta');
  expect(name).toHaveProperty('value', 'Greta');
  await act(async () => sessionStore.leave());
  expect(name).toHaveProperty('value', '');
  expect(email).toHaveProperty('value', 'typed@pastas.example');
});

test('after a message the next one begins with whose it is', async () => {
  render(<Form />);
  enter('Tomas');
  await screen.findByText('Courses');
  for (const message of ['When does it begin?', 'And where?']) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Courses' } });
    fireEvent.change(field('content.offer.message'), { target: { value: message } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('content.offer.message')).toHaveProperty('value', ''));
    expect(field('content.offer.name')).toHaveProperty('value', 'Tomas');
    expect(field('content.form.email')).toHaveProperty('value', 'Tomas@pastas.example');
  }
});

test('what is written while a message is sent stays', async () => {
  render(<Form />);
  enter('Tomas');
  await screen.findByText('Courses');
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  const send = vi.fn<() => Promise<Response>>(() => promise);
  vi.stubGlobal('fetch', send);
  const message = field('content.offer.message');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Courses' } });
  fireEvent.change(message, { target: { value: 'When does it begin?' } });
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  fireEvent.change(message, { target: { value: 'When does it begin? And where?' } });
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer(Response.json({ data: [] }));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  expect(message).toHaveProperty('value', 'When does it begin? And where?');
});
