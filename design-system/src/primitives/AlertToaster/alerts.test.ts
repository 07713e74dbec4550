import { expect, test, vi } from 'vitest';
import { createAlertStore, timeOf } from './alerts.ts';

test('an alert stays five seconds per alert in the queue', () => {
  expect(timeOf({ id: '1', type: 'success', subject: 'Pavyko' }, 1)).toBe(5000);
  expect(timeOf({ id: '1', type: 'danger', subject: 'Klaida' }, 3)).toBe(15_000);
});

test('a warning stays unless it has a timeout', () => {
  expect(timeOf({ id: '1', type: 'warning', subject: 'Dėmesio' }, 1)).toBeUndefined();
  expect(timeOf({ id: '1', type: 'warning', subject: 'Dėmesio', timeout: 4000 }, 2)).toBe(4000);
  expect(timeOf({ id: '1', type: 'success', subject: 'Pavyko', timeout: 'keep' }, 2)).toBeUndefined();
});

test('the store adds, replaces repeated alerts and dismisses', () => {
  const store = createAlertStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  const first = store.add({ type: 'danger', subject: 'Klaida', message: 'Nepavyko' });
  const second = store.add({ type: 'danger', subject: 'Klaida', message: 'Nepavyko' });
  expect(second).not.toBe(first);
  expect(store.list()).toHaveLength(1);
  store.add({ type: 'success', subject: 'Pavyko' });
  store.dismiss(second);
  store.dismiss('unknown');
  expect(store.list().map((alert) => alert.subject)).toEqual(['Pavyko']);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  store.clear();
  expect(store.list()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('an alert with an action stays until it is answered', () => {
  expect(timeOf({ id: '1', type: 'success', subject: 'Pavyko', action: 'Eiti' }, 1)).toBeUndefined();
  expect(
    timeOf({ id: '1', type: 'danger', subject: 'Klaida', action: 'Kartoti', timeout: 4000 }, 1),
  ).toBeUndefined();
});

test('errors whose time is over go into the log, the newest first; others and closed ones do not', () => {
  const store = createAlertStore();
  const first = store.add({ type: 'danger', subject: 'Nepavyko išsaugoti' });
  const second = store.add({ type: 'danger', subject: 'Nėra ryšio', message: 'Bandykite vėliau' });
  const closed = store.add({ type: 'danger', subject: 'Klaida' });
  const success = store.add({ type: 'success', subject: 'Pavyko' });
  store.dismiss(closed);
  for (const id of [first, second, success, 'unknown']) store.expire(id);
  expect(store.list()).toEqual([]);
  expect(store.log().map(({ subject }) => subject)).toEqual(['Nėra ryšio', 'Nepavyko išsaugoti']);
  for (let count = 0; count < 25; count += 1)
    store.expire(store.add({ type: 'danger', subject: `Klaida ${count}` }));
  expect(store.log()).toHaveLength(20);
  expect(store.log()[0]?.subject).toBe('Klaida 24');
  store.clearLog();
  expect(store.log()).toEqual([]);
  store.expire(store.add({ type: 'danger', subject: 'Klaida' }));
  // Nothing of one person is left for the next.
  store.clear();
  expect(store.log()).toEqual([]);
});
