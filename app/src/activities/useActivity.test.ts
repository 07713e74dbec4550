import type { ActivityState } from '@medeina/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { surveyWith } from './activity.fixtures.ts';
import type { Channel } from './channel.ts';
import type { DocumentMessage, PageMessage } from './protocol.ts';
import { useActivity } from './useActivity.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A survey with one question, as the server has it. */
function stateWith(answer: string, isOver = false): ActivityState {
  const question = { id: 'why', type: 'text', text: 'Why?', multiline: true } as const;
  return surveyWith([{ ...question, marks: 0, required: false, answer, result: null }], { is_over: isOver });
}

/** The body of the server's refusals. */
const refusal = { code: 'refused', message: '', error: [], errors: {}, request_id: '' };

/** The survey in its document. Calls are answered by the test, in the order that it wants. */
function open(unsent: Channel['unsent'] = []) {
  const calls: ((answer: ActivityState | { readonly status: number; readonly body?: object }) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    calls.push((answer) =>
      resolve(
        'status' in answer
          ? Response.json(answer.body ?? refusal, { status: answer.status })
          : Response.json({ data: answer }),
      ),
    );
    return promise;
  });
  const posted: DocumentMessage[] = [];
  const listeners: ((message: PageMessage) => void)[] = [];
  const given = () => posted.filter((message) => message.type === 'answer');
  const channel: Channel = {
    post: (message) => posted.push(message),
    listen: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    unsent,
    state: null,
  };
  const { result } = renderHook(() => useActivity(stateWith('It is'), 'token', channel));
  return {
    shown: () => result.current,
    /** Begins to read the state again; what it gives answers that call, and waits until it is taken. */
    read: () => {
      const read = result.current.refresh();
      const answer = calls.at(-1);
      return (state: ActivityState) =>
        act(async () => {
          answer?.(state);
          await read;
        });
    },
    write: (value: string) => act(() => result.current.answer('why', value)),
    /** When the answers were given, as the server is told. */
    moments: () => given().map(({ at }) => at),
    /** The page around says what came of the last answer. */
    settle: (type: PageMessage['type']) => {
      const last = given().at(-1);
      if (last === undefined) throw new Error('Nothing was answered');
      act(() => listeners.at(-1)?.({ type, question: last.question, at: last.at }));
    },
    /** Ends the attempt; what it gives answers the call, and then the one that follows. */
    submit: async (...answers: Parameters<(typeof calls)[number]>[0][]) => {
      const before = calls.length;
      act(() => result.current.submit());
      for (const [place, answer] of answers.entries()) {
        // The next call is made once the one before is answered.
        // oxlint-disable-next-line no-await-in-loop
        await waitFor(() => expect(calls).toHaveLength(before + place + 1));
        calls.at(-1)?.(answer);
      }
    },
  };
}

test('what was saved while the state was on its way is not lost to an older state', async () => {
  const { shown, read, write, settle } = open();
  const answer = read();
  write('It is too large');
  settle('answer-saved');
  await answer(stateWith('It is'));
  expect(shown().answers).toEqual({ why: 'It is too large' });
  // Asked for later, the server knows better, such as from another device.
  await read()(stateWith('It is heavy'));
  expect(shown().answers).toEqual({ why: 'It is heavy' });
});

test('what was refused while the state was on its way is not shown as saved', async () => {
  const { shown, read, write, settle } = open();
  const answer = read();
  write('It is too large');
  settle('answer-refused');
  await answer(stateWith('It is'));
  expect(shown().answers).toEqual({ why: 'It is' });
});

test('states that arrive out of order do not replace a later one', async () => {
  const { shown, read, submit } = open();
  const first = read();
  await read()(stateWith('It is heavy'));
  await first(stateWith('It is'));
  expect(shown().answers).toEqual({ why: 'It is heavy' });
  const late = read();
  await submit(stateWith('It is heavy', true));
  await waitFor(() => expect(shown().state.attempt?.is_over).toBe(true));
  await late(stateWith('It is heavy'));
  expect(shown().state.attempt?.is_over).toBe(true);
});

test('where something is missing, what the server asks by now is shown', async () => {
  const { shown, submit } = open();
  await submit({ status: 400 }, { ...stateWith('It is'), title: 'With one question more' });
  await waitFor(() => expect(shown().state.title).toBe('With one question more'));
  await waitFor(() => expect(shown().failure).toBe('incomplete'));
});

test('what something on the way refuses ends nothing, as where no answer came', async () => {
  const { shown, submit } = open();
  await submit({ status: 403, body: { error: 'blocked' } });
  await waitFor(() => expect(shown().failure).toBe('offline'));
});

/** By the device's clock. */
function setClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
}

test('answers are given by the clock of the server, and each later than the one before it', async () => {
  setClock('2026-11-24T07:55:00.000Z');
  const { read, write, moments } = open();
  write('It is');
  write('It is too');
  // The device's clock is put right meanwhile.
  setClock('2026-11-24T08:00:20.000Z');
  await read()({ ...stateWith('It is too'), server_time: '2026-11-24T08:00:20.000Z' });
  write('It is too large');
  // The one that is asked then is behind.
  await read()({ ...stateWith('It is too large'), server_time: '2026-11-24T08:00:10.000Z' });
  write('It is too large and heavy');
  expect(moments()).toEqual([
    '2026-11-24T08:00:00.000Z',
    '2026-11-24T08:00:00.001Z',
    '2026-11-24T08:00:20.000Z',
    '2026-11-24T08:00:20.001Z',
  ]);
});

test('an answer is later than one of an earlier visit that is still on its way', () => {
  setClock('2026-11-24T08:00:00.000Z');
  const { write, moments } = open([
    { attempt: 1, question: 'why', answer: 'It is', at: '2026-11-24T09:00:00.000Z' },
  ]);
  write('It is heavy');
  expect(moments()).toEqual(['2026-11-24T09:00:00.001Z']);
});
