import { afterEach, expect, test, vi } from 'vitest';
import { noticeId, texts } from './notice.ts';
import { register } from './register.ts';

/** A worker's side of the page, as far as the page asks for it. */
class Container extends EventTarget {
  readonly controller = null;
  readonly register = () => Promise.reject(new Error('refused'));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('that a page is a saved one is said by a region that stood before its words', async () => {
  vi.useFakeTimers();
  const container = new Container();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: container });
  document.documentElement.lang = 'en';
  await register();
  container.dispatchEvent(
    new MessageEvent('message', { data: { kind: 'kept', at: '2026-03-02T08:00:00Z' } }),
  );
  const notice = document.querySelector(`#${noticeId}`);
  expect([notice?.getAttribute('role'), notice?.textContent]).toEqual(['status', '']);
  vi.advanceTimersByTime(50);
  expect(notice?.isConnected).toBe(true);
  expect(notice?.textContent).toContain('This is what was saved');
  expect(notice?.querySelector('a')?.textContent).toBe(texts.en.again);
});
