import { describe, expect, it } from 'vitest';
import { course, page, topic } from './course.fixtures.ts';
import { coursePath } from './coursePath.ts';
import {
  completesByOpening,
  findMaterial,
  materialAfter,
  nextMaterial,
  withCompletion,
  withUnsent,
} from './course.ts';

const sample = () =>
  course([
    topic(1, [page(11, { completed: true }), page(12, { completion: 0 }), page(13)]),
    topic(2, [page(21, { open: false }), page(22)]),
  ]);

describe('a completion', () => {
  it('changes the material and every count above it', () => {
    const after = withCompletion(sample(), 13, true);
    expect(findMaterial(after, 13)?.material.completed).toBe(true);
    expect(after.completed).toEqual({ done: 2, total: 4 });
    expect(after.theory[0]?.completed).toEqual({ done: 2, total: 2 });
    expect(after.theory[0]?.sections[0]?.completed).toEqual({ done: 2, total: 2 });
    expect(after.theory[0]?.duration_left).toBe(10);
    expect(after.theory[1]).toBe(after.theory[1]);
  });

  it('taken back leaves things as they were', () => {
    expect(withCompletion(withCompletion(sample(), 13, true), 13, false)).toEqual(sample());
  });

  it('opens a completed course again where it is taken back', () => {
    const completed = { ...sample(), completed_at: '2026-02-01T00:00:00Z' };
    expect(withCompletion(completed, 13, true).completed_at).not.toBeNull();
    expect(withCompletion(completed, 11, false).completed_at).toBeNull();
  });

  it('counts nothing for what is not tracked, nor twice', () => {
    expect(withCompletion(sample(), 12, true).completed).toEqual({ done: 1, total: 4 });
    expect(withCompletion(sample(), 11, true).completed).toEqual({ done: 1, total: 4 });
    expect(withCompletion(sample(), 999, true)).toEqual(sample());
  });

  it('that waits to be sent is shown, of this course alone', () => {
    const entry = { kind: 'completion', module: 'page', id: 13, state: 1, courseId: 101 } as const;
    expect(withUnsent(sample(), [entry]).completed.done).toBe(2);
    expect(withUnsent(sample(), [{ ...entry, courseId: 102 }]).completed.done).toBe(1);
  });
});

describe('the way through a course', () => {
  it('goes on at the first that is open, tracked and not completed', () => {
    expect(nextMaterial(sample())?.material.id).toBe(13);
    expect(nextMaterial(withCompletion(sample(), 13, true))?.material.id).toBe(22);
    expect(nextMaterial(withCompletion(withCompletion(sample(), 13, true), 22, true))).toBeUndefined();
  });

  it('leads past what is locked', () => {
    expect(materialAfter(sample(), 13)?.material.id).toBe(22);
    expect(materialAfter(sample(), 22)).toBeUndefined();
  });

  it('knows what completes by opening', () => {
    expect(completesByOpening(page(1, { completion: 2 }))).toBe(true);
    expect(completesByOpening(page(1, { completion: 1 }))).toBe(false);
  });

  it('has addresses', () => {
    expect(coursePath(101)).toBe('/course/101/theory');
    expect(coursePath(101, 'general')).toBe('/course/101/general');
    expect(coursePath(101, 'theory', { topic: 5, material: 12 })).toBe('/course/101/theory/5?material=12');
  });
});
