import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/en.json' with { type: 'json' };
import { activityOf, surveyWith } from './activity.fixtures.ts';
import { Attempt } from './ActivityStages.tsx';

afterEach(cleanup);

/** A survey of these questions, which have to be answered. */
function Shown({ questions }: { readonly questions: readonly string[] }) {
  const state = surveyWith(
    questions.map((id) => ({
      id,
      type: 'text',
      text: `${id}?`,
      multiline: true,
      marks: 0,
      required: true,
      answer: null,
      result: null,
    })),
  );
  return (
    <IntlProvider locale="en" messages={messages}>
      <Attempt activity={activityOf(state)} isFirst />
    </IntlProvider>
  );
}

test('a question that has to be answered says so when it is sent without, and takes the focus', () => {
  render(<Shown questions={['only']} />);
  fireEvent.click(screen.getByRole('button', { name: messages['activity.submit'] }));
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('an attempt goes on where an import takes away questions before the one that is shown', () => {
  const { rerender } = render(<Shown questions={['first', 'second']} />);
  fireEvent.click(screen.getByRole('button', { name: messages['activity.next'] }));
  expect(screen.getByText('second?')).not.toBeNull();
  rerender(<Shown questions={['second']} />);
  expect(screen.getByText('second?')).not.toBeNull();
  expect(screen.getByRole('button', { name: messages['activity.submit'] })).not.toBeNull();
});
