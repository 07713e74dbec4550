import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { activityOf, surveyWith } from '../activity.fixtures.ts';
import { useUploads } from './useUploads.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The body of the server's refusals. */
const refusal = { code: 'refused', message: '', error: [], errors: {}, request_id: '' };

/** An upload that the test answers. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  name = '';
  isStopped = false;
  open(): void {}
  getResponseHeader(): string | null {
    return this.status === 503 ? '30' : null;
  }
  send(body: FormData): void {
    const file = body.get('file');
    this.name = file instanceof File ? file.name : '';
  }
  abort(): void {
    this.isStopped = true;
    this.end('abort');
  }
  /** The server has all of it. */
  arrive(): void {
    this.upload.dispatchEvent(new Event('load'));
  }
  answer(status: number, file?: number): void {
    this.status = status;
    this.response = file === undefined ? refusal : { success: true, file: { id: file } };
    this.end('load');
  }
  /** Something on the way answers in the server's place. */
  block(status: number): void {
    this.status = status;
    this.end('load');
  }
  lose(): void {
    this.end('error');
  }
  private end(type: string): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** A form with its uploads. Removals are answered with `removal`. */
function open(removal = 200) {
  const uploads: Upload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Upload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  const done: string[] = [];
  /** What the next times wait for that the form is read. */
  const reads: Promise<boolean>[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    done.push(`removal ${body}`);
    return Promise.resolve(Response.json({}, { status: removal }));
  });
  const activity = activityOf(surveyWith([], { id: 3 }), {
    refresh: () => {
      done.push('refresh');
      return reads.shift() ?? Promise.resolve(true);
    },
    fail: () => done.push('failure'),
  });
  const { result } = renderHook(() => useUploads(activity));
  return {
    done,
    pending: () => result.current.pending.map(({ file, isLeaving }) => (isLeaving ? 'leaving' : file.name)),
    states: () => result.current.pending.map(({ state }) => state),
    statuses: () => result.current.pending.map(({ status }) => status),
    add: (...names: string[]) =>
      act(() =>
        result.current.add(
          'photo',
          names.map((name) => new File(['x'], name)),
        ),
      ),
    remove: (name: string) =>
      act(() => {
        const one = result.current.pending.find(({ file }) => file.name === name);
        if (one !== undefined) result.current.remove(one.key);
      }),
    /** The upload of that place, once it has begun. */
    upload: async (place: number): Promise<Upload> => {
      await waitFor(() => expect(uploads.length).toBeGreaterThan(place));
      const upload = uploads[place];
      if (upload === undefined) throw new Error('It has not begun');
      return upload;
    },
    uploads,
    reads,
  };
}

const removal = `removal ${JSON.stringify({ token: 'token', attempt: 3, file: 12 })}`;

test('a file that is taken out on its way is stopped, and the next one goes on at once', async () => {
  const { done, pending, states, add, remove, upload } = open();
  add('a.png', 'b.png');
  const first = await upload(0);
  remove('a.png');
  expect(first.isStopped).toBe(true);
  const second = await upload(1);
  expect(second.name).toBe('b.png');
  expect(pending()).toEqual(['b.png']);
  expect(states()).toEqual(['uploading']);
  expect(done).toEqual([]);
});

test('a file that arrived though it was taken out is removed before the form is read, and sent, again', async () => {
  const { done, pending, add, remove, upload } = open();
  add('a.png');
  const sent = await upload(0);
  sent.arrive();
  remove('a.png');
  expect(sent.isStopped).toBe(false);
  expect(pending()).toEqual(['leaving']);
  sent.answer(200, 12);
  await waitFor(() => expect(pending()).toEqual([]));
  expect(done).toEqual([removal, 'refresh']);
});

test('a file that was taken out and cannot be removed is shown again', async () => {
  const { done, pending, add, remove, upload } = open(500);
  add('a.png');
  const sent = await upload(0);
  sent.arrive();
  remove('a.png');
  sent.answer(200, 12);
  await waitFor(() => expect(pending()).toEqual([]));
  expect(done).toEqual([removal, 'refresh', 'failure']);
});

test('where the answer about a file that was taken out is lost, the form shows whether it arrived', async () => {
  const { done, pending, add, remove, upload } = open();
  add('a.png');
  const sent = await upload(0);
  sent.arrive();
  remove('a.png');
  sent.lose();
  await waitFor(() => expect(pending()).toEqual([]));
  expect(done).toEqual(['refresh']);
});

test('a file that is taken out while the server is busy is not sent again', async () => {
  const { pending, add, remove, upload, uploads } = open();
  add('a.png', 'b.png');
  const refused = await upload(0);
  await act(async () => refused.answer(503));
  remove('a.png');
  const next = await upload(1);
  expect(next.name).toBe('b.png');
  await waitFor(() => expect(pending()).toEqual(['b.png']));
  expect(uploads).toHaveLength(2);
});

test('a file that arrived is listed until the form shows it', async () => {
  const { done, states, add, upload, reads } = open();
  reads.push(Promise.resolve(false));
  add('a.png');
  const sent = await upload(0);
  await act(async () => sent.answer(200, 12));
  await waitFor(() => expect(states()).toEqual(['failed']));
  window.dispatchEvent(new Event('online'));
  const again = await upload(1);
  await act(async () => again.answer(200, 12));
  await waitFor(() => expect(states()).toEqual([]));
  // The connection has the form read again, too.
  expect(done).toEqual(['refresh', 'refresh', 'refresh']);
});

test('what something on the way refuses was not answered by the server', async () => {
  const { done, statuses, add, upload } = open();
  add('a.png', 'b.png');
  const blocked = await upload(0);
  await act(async () => blocked.block(403));
  const refused = await upload(1);
  await act(async () => refused.answer(400));
  await waitFor(() => expect(statuses()).toEqual([0, 400]));
  expect(done).toEqual([]);
});

test('a file that is taken out before its turn is never sent', async () => {
  const { pending, add, remove, upload, uploads } = open();
  add('a.png', 'b.png', 'c.png');
  const first = await upload(0);
  remove('b.png');
  first.answer(200, 11);
  const next = await upload(1);
  expect(next.name).toBe('c.png');
  await waitFor(() => expect(pending()).toEqual(['c.png']));
  expect(uploads).toHaveLength(2);
});

test('a file that is taken out while the form is read with it is removed', async () => {
  const { done, pending, add, remove, upload, reads } = open();
  const { promise, resolve: read } = Promise.withResolvers<boolean>();
  reads.push(promise);
  add('a.png');
  const sent = await upload(0);
  sent.answer(200, 12);
  await waitFor(() => expect(done).toEqual(['refresh']));
  remove('a.png');
  read(true);
  await waitFor(() => expect(pending()).toEqual([]));
  expect(done).toEqual(['refresh', removal, 'refresh']);
});
