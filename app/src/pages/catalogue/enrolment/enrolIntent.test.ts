import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGuest } from '../../../session/guest.ts';
import { rememberIntent, takeIntent } from './enrolIntent.ts';

describe('the course that somebody was about to start', () => {
  beforeEach(() => sessionStorage.clear());

  it('is taken once', () => {
    rememberIntent({ course: 101, product: 1011 });
    expect(takeIntent(101)).toEqual({ course: 101, product: 1011 });
    expect(takeIntent(101)).toBeUndefined();
  });

  it('is of this course alone and ends after half an hour', () => {
    rememberIntent({ course: 101, product: undefined }, 0);
    expect(takeIntent(102, 0)).toBeUndefined();
    rememberIntent({ course: 101, product: undefined }, 0);
    expect(takeIntent(101, 31 * 60_000)).toBeUndefined();
    rememberIntent({ course: 101, product: undefined }, 0);
    expect(takeIntent(101, 29 * 60_000)).toEqual({ course: 101, product: undefined });
  });

  it('ends with a logout: who comes next has chosen nothing', () => {
    rememberIntent({ course: 101, product: 1011 });
    forgetGuest();
    expect(takeIntent(101)).toBeUndefined();
  });

  it('survives nonsense in the storage', () => {
    sessionStorage.setItem('medeina-enrol', '[[');
    expect(takeIntent(101)).toBeUndefined();
  });
});
