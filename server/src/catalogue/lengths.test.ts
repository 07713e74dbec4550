import { expect, test } from 'vitest';
import { lengthsOf } from './lengths.ts';

const hybrid = { format: 'hybrid', duration_hours: 14, theory_minutes: 126 } as const;

test('what is counted and the session stand as they are, whatever the course says of the whole', () => {
  expect(lengthsOf(hybrid, 720)).toEqual({ theory_minutes: 126, practice_minutes: 720 });
});

test('theory that is not studied here is what the practice leaves of the whole, and never below nothing', () => {
  const course = { ...hybrid, duration_hours: 6, theory_minutes: 0 };
  expect(lengthsOf(course, 195)).toEqual({ theory_minutes: 165, practice_minutes: 195 });
  expect(lengthsOf(course, 420)).toEqual({ theory_minutes: 0, practice_minutes: 420 });
});

test('practice without a session to come is what the theory leaves of the whole', () => {
  expect(lengthsOf(hybrid, null)).toEqual({ theory_minutes: 126, practice_minutes: 714 });
  expect(lengthsOf({ ...hybrid, duration_hours: 2 }, null)).toEqual({
    theory_minutes: 126,
    practice_minutes: 0,
  });
});

test('a course online is theory alone, one in the simulation room practice alone', () => {
  const online = { format: 'online', duration_hours: 3, theory_minutes: 0 } as const;
  expect(lengthsOf(online, null)).toEqual({ theory_minutes: 180, practice_minutes: 0 });
  expect(lengthsOf({ ...online, theory_minutes: 170 }, null)).toEqual({
    theory_minutes: 170,
    practice_minutes: 0,
  });
  const room = { format: 'simulation', duration_hours: 8, theory_minutes: 0 } as const;
  expect(lengthsOf(room, null)).toEqual({ theory_minutes: 0, practice_minutes: 480 });
  expect(lengthsOf(room, 450)).toEqual({ theory_minutes: 0, practice_minutes: 450 });
});

test('the parts of a hybrid course with neither theory here nor a session are not known', () => {
  expect(lengthsOf({ ...hybrid, theory_minutes: 0 }, null)).toEqual({
    theory_minutes: 0,
    practice_minutes: 0,
  });
});
