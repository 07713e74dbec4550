import type { ActivityState } from '@medeina/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/en.json' with { type: 'json' };
import { Attempt } from './ActivityStages.tsx';
import type { Activity } from './useActivity.ts';

afterEach(cleanup);

/** A survey of as many questions, which have to be answered. */
function stateOf(ids: readonly string[]): ActivityState {
  return {
    module: 'survey',
    id: 7,
    course_id: 1,
    title: 'Survey',
    language: 'en',
    intro: null,
    facts: { questions: ids.length, time_limit: null, attempts: 1, pass_percent: null, anonymous: false },
    completed: false,
    server_time: '2026-11-24T08:00:00.000Z',
    results: [],
    attempts_left: 0,
    attempt: {
      id: 1,
      number: 1,
      deadline: null,
      is_over: false,
      sections: [],
      questions: ids.map((id) => ({
        id,
        type: 'text',
        text: `${id}?`,
        multiline: true,
        marks: 0,
        required: true,
        answer: null,
        result: null,
      })),
    },
  };
}

function Shown({ questions }: { readonly questions: readonly string[] }) {
  const activity: Activity = {
    state: stateOf(questions),
    clockOffset: 0,
    token: 'token',
    answers: {},
    unsaved: 0,
    isBusy: false,
    failure: undefined,
    answer: () => undefined,
    refresh: () => Promise.resolve(true),
    fail: () => undefined,
    noteFiles: () => undefined,
    saveFile: () => undefined,
    start: () => undefined,
    submit: () => undefined,
    finish: () => undefined,
  };
  return (
    <IntlProvider locale="en" messages={messages}>
      <Attempt activity={activity} isFirst />
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
