import { expect, test } from 'vitest';
import { remembered } from './schedule.ts';

const day = 24 * 3600_000;
const evening = new Date('2026-03-02T21:40:00Z');
const inDays = (memory: { readonly asked_again_at: Date }, from: Date) =>
  Math.round((memory.asked_again_at.getTime() - from.getTime()) / day);

test('what was wrong comes back the next day, what was half right or right later', () => {
  const [wrong, half, right] = [0, 0.5, 1].map((share) => remembered(undefined, share, evening));
  expect(wrong?.asked_again_at.toISOString()).toBe('2026-03-03T00:00:00.000Z');
  expect(half?.asked_again_at.toISOString()).toBe('2026-03-04T00:00:00.000Z');
  expect(right?.asked_again_at.toISOString()).toBe('2026-03-05T00:00:00.000Z');
});

test('each right answer makes the pause longer, to half a year at most', () => {
  const pauses: number[] = [];
  let memory = remembered(undefined, 1, evening);
  for (let turn = 0; turn < 8; turn += 1) {
    const at = new Date(memory.asked_again_at.getTime() + day / 2);
    memory = remembered(memory, 1, at);
    pauses.push(inDays(memory, at));
  }
  expect(pauses.slice(0, 3).every((pause, turn) => pause > (pauses[turn - 1] ?? 2))).toBe(true);
  expect(Math.max(...pauses)).toBeLessThan(183);
  expect(pauses.at(-1)).toBeGreaterThan(170);
});

test('a wrong answer to what was known shortens the pause and counts as forgotten', () => {
  let memory = remembered(undefined, 1, evening);
  for (let turn = 0; turn < 3; turn += 1) memory = remembered(memory, 1, memory.asked_again_at);
  const before = memory.stability;
  const forgotten = remembered(memory, 0, memory.asked_again_at);
  expect(forgotten.stability).toBeLessThan(before / 3);
  expect(forgotten).toMatchObject({ lapses: 1, repetitions: memory.repetitions + 1 });
});

test('a device whose clock is slow does not answer before the last answer', () => {
  const known = remembered(undefined, 1, evening);
  const next = remembered(known, 1, new Date(evening.getTime() - day));
  expect(next.answered_at).toEqual(evening);
});
