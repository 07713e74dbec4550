import type { ActivityState, AnswerValue, GivenValue } from '@medeina/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ActivityCallError, callActivity } from './calls.ts';
import type { Channel } from './channel.ts';
import { type GivenAnswer, isFormValue } from './protocol.ts';

/** What went wrong last: no connection, the launch has ended, the time or the attempts have, something is missing, or anything else. */
export type Failure = 'offline' | 'ended' | 'over' | 'incomplete' | 'failed';

export interface Activity {
  readonly state: ActivityState;
  /** How many milliseconds the server's clock is ahead of the device's. */
  readonly clockOffset: number;
  /** For calls about this activity alone. */
  readonly token: string;
  /** Answers of the attempt as the learner sees them. */
  readonly answers: Readonly<Record<string, GivenValue>>;
  /** How many answers the server has not got yet. */
  readonly unsaved: number;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly answer: (question: string, value: GivenValue) => void;
  /** Reads the state again. @returns whether it could be read. */
  readonly refresh: () => Promise<boolean>;
  /** Shows why a call failed. */
  readonly fail: (error: unknown) => void;
  /** Names the files that are not sent yet: those that would be lost if the session ended now. */
  readonly noteFiles: (names: readonly string[]) => void;
  /** Has the page around save a file on the device. */
  readonly saveFile: (url: string) => void;
  readonly start: () => void;
  /** Waits until every answer is saved, then ends the attempt. */
  readonly submit: () => void;
  readonly finish: () => void;
}

/** How long ending an attempt waits for answers on their way, in milliseconds. */
const savingPatience = 8_000;

function failureOf(error: unknown): Failure {
  const status = error instanceof ActivityCallError ? error.status : 500;
  if (status === 0) return 'offline';
  if (status === 403 || status === 404) return 'ended';
  if (status === 400) return 'incomplete';
  return status === 409 ? 'over' : 'failed';
}

/** The answer of a question; a form's signatures and checklists are none. */
export function plainAnswer(value: GivenValue | undefined): AnswerValue | undefined {
  return value === undefined || isFormValue(value) ? undefined : value;
}

function answersOf(state: ActivityState, unsent: readonly GivenAnswer[]): Record<string, GivenValue> {
  const answers: Record<string, GivenValue> = {};
  for (const { id, answer } of state.attempt?.questions ?? []) if (answer !== null) answers[id] = answer;
  for (const { attempt, question, answer } of unsent)
    if (attempt === state.attempt?.id) answers[question] = answer;
  return answers;
}

/** How far the clock is ahead by which a state that has just come was told. */
function offsetOf({ server_time: time }: ActivityState): number {
  return Date.parse(time) - Date.now();
}

/** An answer that the server has, and when it was heard of. */
interface SavedAnswer extends GivenAnswer {
  readonly place: number;
}

/** Answers that the page around keeps until the server has them, by question: the last given of each. */
class Outbox {
  private readonly waiting = new Map<string, GivenAnswer>();
  private readonly saved = new Map<string, SavedAnswer>();
  private places = 0;
  /** When the last answer was given, by the server's clock. */
  private last: number;
  private readonly channel: Channel;
  private readonly onChange: (count: number) => void;

  constructor(channel: Channel, onChange: (count: number) => void) {
    this.channel = channel;
    this.onChange = onChange;
    for (const given of channel.unsent) this.waiting.set(given.question, given);
    this.last = Math.max(0, ...channel.unsent.map(({ at }) => Date.parse(at)));
  }

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  /** The next place in the order of calls and of answers that were saved. */
  place(): number {
    this.places += 1;
    return this.places;
  }

  /** What a state that was asked for at a place may lack: the server may have read it before it saved these. */
  after(place: number): readonly GivenAnswer[] {
    const saved = [...this.saved.values()].filter((one) => one.place > place);
    return [...saved, ...this.waiting.values()];
  }

  /**
   * Hands an answer over at once: the document may be gone before its typing rests. It is given by the server's clock,
   * since the server keeps the later of two, such as of two devices; and after every other, however a clock is set.
   */
  add(answer: Omit<GivenAnswer, 'at'>, clockOffset: number): void {
    this.last = Math.max(this.last + 1, Date.now() + clockOffset);
    const given = { ...answer, at: new Date(this.last).toISOString() };
    this.waiting.set(given.question, given);
    this.channel.post({ type: 'answer', ...given });
    this.onChange(this.waiting.size);
  }

  /** The page has done with an answer; a later one to the same question waits on. */
  settle(question: string, at: string, isSaved: boolean): void {
    const given = this.waiting.get(question);
    if (given?.at !== at) return;
    this.waiting.delete(question);
    if (isSaved) this.saved.set(question, { ...given, place: this.place() });
    this.onChange(this.waiting.size);
  }

  /** Whether everything arrived in time. */
  async isEmptyWithin(milliseconds: number): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (!this.isEmpty && Date.now() < end)
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    return this.isEmpty;
  }
}

/** A test or a survey in its document. */
export function useActivity(initial: ActivityState, token: string, channel: Channel): Activity {
  const [state, setState] = useState(initial);
  const [clockOffset, setClockOffset] = useState(() => offsetOf(initial));
  const [answers, setAnswers] = useState(() => answersOf(initial, channel.unsent));
  const [unsaved, setUnsaved] = useState(channel.unsent.length);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const outbox = useMemo(() => new Outbox(channel, setUnsaved), [channel]);
  const latest = useRef(initial);
  /** The place of the state that is shown. */
  const shown = useRef(0);

  const take = useCallback(
    // What came of an act is newer than any call under way.
    (next: ActivityState, place = outbox.place()) => {
      // Calls may be answered out of order.
      if (place < shown.current) return;
      shown.current = place;
      const wasCompleted = latest.current.completed;
      latest.current = next;
      setState(next);
      setClockOffset(offsetOf(next));
      setAnswers(answersOf(next, outbox.after(place)));
      if (next.completed && !wasCompleted)
        channel.post({ type: 'activity-completion', module: next.module, id: next.id, state: 1 });
    },
    [channel, outbox],
  );

  const files = useRef<readonly string[]>([]);
  const noteFiles = useCallback((names: readonly string[]) => {
    files.current = names;
  }, []);

  const fail = useCallback(
    (error: unknown) => {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason === 'ended') channel.post({ type: 'session-ended', files: files.current });
    },
    [channel],
  );

  const read = useCallback(async () => {
    const place = outbox.place();
    take(await callActivity('learning.activity.state', { token }), place);
  }, [take, outbox, token]);

  const refresh = useCallback(async () => {
    try {
      await read();
      setFailure(undefined);
      return true;
    } catch (error) {
      if (failureOf(error) === 'ended') fail(error);
      return false;
    }
  }, [read, fail]);

  useEffect(
    () =>
      channel.listen(({ type, question, at }) => {
        outbox.settle(question, at, type === 'answer-saved');
        // What the server refused is not what it has: show that. Of a case it tells what came of each choice.
        const kind = latest.current.attempt?.questions.find(({ id }) => id === question)?.type;
        if (type === 'answer-refused' || kind === 'path') void refresh();
      }),
    [channel, outbox, refresh],
  );

  useEffect(() => {
    const onVisible = () => {
      // Another tab or device may have gone on with it.
      if (document.visibilityState === 'visible' && outbox.isEmpty) void refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [outbox, refresh]);

  const run = useCallback(
    async (act: () => Promise<void>) => {
      setBusy(true);
      setFailure(undefined);
      try {
        await act();
      } catch (error) {
        fail(error);
      } finally {
        setBusy(false);
      }
    },
    [fail],
  );

  return {
    state,
    clockOffset,
    token,
    answers,
    unsaved,
    isBusy,
    failure,
    answer: (question, value) => {
      const attempt = latest.current.attempt?.id;
      if (attempt === undefined) return;
      setAnswers((known) => ({ ...known, [question]: value }));
      outbox.add({ attempt, question, answer: value }, clockOffset);
    },
    start: () => void run(async () => take(await callActivity('learning.activity.start', { token }))),
    submit: () =>
      void run(async () => {
        const attempt = latest.current.attempt?.id;
        if (attempt === undefined) return;
        if (!(await outbox.isEmptyWithin(savingPatience))) throw new ActivityCallError(0);
        try {
          take(await callActivity('learning.activity.submit', { token, attempt }));
        } catch (error) {
          // What is missing may be new since the page was opened.
          if (failureOf(error) === 'incomplete') await read().catch(() => undefined);
          throw error;
        }
      }),
    refresh,
    fail,
    noteFiles,
    saveFile: (url) => channel.post({ type: 'save-file', url }),
    finish: () => channel.post({ type: 'form-finished' }),
  };
}
