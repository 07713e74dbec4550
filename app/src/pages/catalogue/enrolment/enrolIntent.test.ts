import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGuest } from '../../../session/guest.ts';
import { type EnrolIntent, rememberIntent, takeIntent } from './enrolIntent.ts';

const start = (product: number | undefined): EnrolIntent => ({
  course: 101,
  product,
  wish: 'start',
  afterLink: false,
});

describe('the course that somebody was about to start', () => {
  beforeEach(() => sessionStorage.clear());

  it('is taken once', () => {
    rememberIntent(start(1011));
    expect(takeIntent(101)).toEqual(start(1011));
    expect(takeIntent(101)).toBeUndefined();
  });

  it('is of this course alone and ends after half an hour', () => {
    rememberIntent(start(undefined), 0);
    expect(takeIntent(102, 0)).toBeUndefined();
    rememberIntent(start(undefined), 0);
    expect(takeIntent(101, 31 * 60_000)).toBeUndefined();
    rememberIntent(start(undefined), 0);
    expect(takeIntent(101, 29 * 60_000)).toEqual(start(undefined));
  });

  it('keeps what was wanted, and whether it waits for a link', () => {
    const intent: EnrolIntent = { course: 101, product: undefined, wish: 'offer', afterLink: true };
    rememberIntent(intent);
    expect(takeIntent(101)).toEqual(intent);
  });

  it('ends with a logout: who comes next has chosen nothing', () => {
    rememberIntent(start(1011));
    forgetGuest();
    expect(takeIntent(101)).toBeUndefined();
  });

  it('survives nonsense in the storage', () => {
    sessionStorage.setItem('medeina-enrol', '[[');
    expect(takeIntent(101)).toBeUndefined();
  });
});
