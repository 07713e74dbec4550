import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, makeQueue, merge } from './queue.ts';
import type { Outcome, QueueStorage, Unsent } from './queue.ts';

const tick = (id: number, state: 0 | 1 = 1): Unsent => ({
  kind: 'completion',
  module: 'page',
  id,
  state,
  courseId: 101,
});
const stretch = (id: number, from: number, to: number): Unsent => ({
  kind: 'watched',
  id,
  from,
  to,
  courseId: 101,
});

const recall = (repetition: number, answer: string): Unsent => ({
  kind: 'recall',
  id: 1,
  courseId: 101,
  repetition,
  answer,
  at: '2026-03-02T08:00:00.000Z',
});

const progress = (more: Partial<Extract<Unsent, { kind: 'progress' }>>): Unsent => ({
  kind: 'progress',
  id: 5,
  courseId: 101,
  at: '2026-03-02T08:00:00.000Z',
  ...more,
});

function memory(): QueueStorage {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
}

describe('merging', () => {
  it('keeps where one stopped last, and the best that was reached', () => {
    const later = '2026-03-02T08:05:00.000Z';
    const known = [progress({ state: '{"round":1}', percent: 80 })];
    expect(merge(known, progress({ at: later, state: '{"round":2}' }))).toEqual([
      progress({ at: later, state: '{"round":2}', percent: 80 }),
    ]);
    expect(merge(known, progress({ at: later, percent: 40 }))).toEqual([
      progress({ at: later, state: '{"round":1}', percent: 80 }),
    ]);
    expect(merge(known, progress({ id: 6, page: 3 }))).toHaveLength(2);
  });

  it('keeps the last word on a material', () => {
    expect(merge([tick(1, 1), tick(2)], tick(1, 0))).toEqual([tick(2), tick(1, 0)]);
  });

  it('joins stretches that touch and leaves others alone', () => {
    expect(merge([stretch(1, 0, 10), stretch(1, 40, 50), stretch(2, 0, 10)], stretch(1, 10.2, 20))).toEqual([
      stretch(1, 40, 50),
      stretch(2, 0, 10),
      stretch(1, 0, 20),
    ]);
  });

  it('takes the first answer to a question that came back, and the one to its next repetition', () => {
    const once = merge([], recall(1, 'a'));
    expect(merge(once, recall(1, 'b'))).toEqual([recall(1, 'a')]);
    expect(merge(once, recall(2, 'b'))).toEqual([recall(1, 'a'), recall(2, 'b')]);
    const storage = memory();
    makeQueue(storage).add(recall(1, 'a'));
    expect(makeQueue(storage).entries()).toEqual([recall(1, 'a')]);
  });

  it('of too many gives up the oldest stretches, and ticks only where there is nothing else', () => {
    const many = Array.from({ length: 499 }, (_, place) => tick(place + 100));
    const full = merge([tick(1), ...many.slice(1), stretch(1, 0, 10)], stretch(2, 0, 10));
    expect(full).toEqual([tick(1), ...many.slice(1), stretch(2, 0, 10)]);
    expect(merge(full, tick(2))).toEqual([tick(1), ...many.slice(1), tick(2)]);
    expect(merge([tick(1), ...many], tick(2))).toEqual([...many, tick(2)]);
  });
});

describe('the queue', () => {
  it('loses nothing while the server cannot be reached', async () => {
    const storage = memory();
    const queue = makeQueue(storage);
    queue.add(tick(1));
    queue.add(tick(2));
    await queue.flush(() => Promise.resolve('later'));
    expect(makeQueue(storage).entries()).toEqual([tick(1), tick(2)]);
  });

  it('sends in order, drops what the server refuses, and stops where it must wait', async () => {
    const queue = makeQueue(memory());
    for (const id of [1, 2, 3, 4]) queue.add(tick(id));
    const outcomes: Outcome[] = ['sent', 'refused', 'later'];
    const sent: number[] = [];
    await queue.flush((entry) => {
      sent.push(entry.id);
      return Promise.resolve(outcomes.shift() ?? 'later');
    });
    expect(sent).toEqual([1, 2, 3]);
    expect(queue.entries()).toEqual([tick(3), tick(4)]);
  });

  it('goes past what the server stumbles over', async () => {
    const queue = makeQueue(memory());
    for (const id of [1, 2]) queue.add(tick(id));
    await queue.flush((entry) => Promise.resolve(entry.id === 1 ? 'skip' : 'sent'));
    expect(queue.entries()).toEqual([tick(1)]);
  });

  it('keeps a change that was made while its elder was under way', async () => {
    const queue = makeQueue(memory());
    queue.add(tick(1, 1));
    let first = true;
    const sent: Unsent[] = [];
    await queue.flush((entry) => {
      if (first) queue.add(tick(1, 0));
      first = false;
      sent.push(entry);
      return Promise.resolve('sent');
    });
    expect(sent).toEqual([tick(1, 1), tick(1, 0)]);
    expect(queue.entries()).toEqual([]);
  });

  it('survives a storage with something else in it', () => {
    expect(makeQueue({ read: () => '{"kind":3}', write: () => undefined }).entries()).toEqual([]);
    expect(makeQueue({ read: () => 'nonsense', write: () => undefined }).entries()).toEqual([]);
    expect(
      makeQueue({ read: () => '[{"kind":"watched","id":1}]', write: () => undefined }).entries(),
    ).toEqual([]);
  });

  it('runs once at a time', async () => {
    const queue = makeQueue(memory());
    queue.add(tick(1));
    let calls = 0;
    const send = () => {
      calls += 1;
      return Promise.resolve<Outcome>('sent');
    };
    await Promise.all([queue.flush(send), queue.flush(send)]);
    expect(calls).toBe(1);
  });

  it('sends nothing that another tab has sent meanwhile', async () => {
    const storage = memory();
    const queue = makeQueue(storage);
    queue.add(tick(1, 1));
    const other = makeQueue(storage);
    await other.flush(() => Promise.resolve('sent'));
    other.add(tick(1, 0));
    await other.flush(() => Promise.resolve('sent'));
    const heard = vi.fn<() => void>();
    queue.subscribe(heard);
    const sent: Unsent[] = [];
    await queue.flush((entry) => {
      sent.push(entry);
      return Promise.resolve('sent');
    });
    expect(sent).toEqual([]);
    expect(queue.entries()).toEqual([]);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('the storage of the browser', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('does not bring back what another tab has taken out', () => {
    const storage = browserStorage('queue');
    storage.write('[1]');
    browserStorage('queue').write('[]');
    expect(storage.read()).toBeNull();
  });

  it('holds on to what it could not write', () => {
    const storage = browserStorage('queue');
    storage.write('[1]');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    storage.write('[1,2]');
    expect(storage.read()).toBe('[1,2]');
    vi.restoreAllMocks();
    storage.write('[1,2,3]');
    expect(localStorage.getItem('queue')).toBe('[1,2,3]');
    expect(storage.read()).toBe('[1,2,3]');
  });
});
