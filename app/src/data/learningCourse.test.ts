import type { Material, PurchasedDetail, Topic } from '@medeina/contract';
import { describe, expect, it } from 'vitest';
import {
  completesByOpening,
  coursePath,
  findMaterial,
  materialAfter,
  nextMaterial,
  withCompletion,
  withUnsent,
} from './learningCourse.ts';

function page(
  id: number,
  more: { completion?: 0 | 1 | 2; completed?: boolean; open?: boolean } = {},
): Material {
  return {
    id,
    course_module_id: id,
    title: `Material ${String(id)}`,
    description: null,
    completion: more.completion ?? 1,
    completed: more.completed ?? false,
    readonly: false,
    duration: 10,
    is_group: false,
    availability_status: more.open ?? true,
    availability_information: null,
    module: 'page',
  };
}

function topic(id: number, parts: Material[]): Topic {
  const tracked = parts.filter((part) => part.completion !== 0);
  const completed = { done: tracked.filter((part) => part.completed).length, total: tracked.length };
  const duration = parts.length * 10;
  return {
    id,
    title: `Topic ${String(id)}`,
    description: null,
    duration,
    duration_left: duration - completed.done * 10,
    completed,
    availability_status: true,
    availability_information: null,
    sections: [{ id: id * 10, title: 'Section', completed, duration, parts }],
  };
}

function course(theory: Topic[]): PurchasedDetail {
  const sum = (key: 'done' | 'total') => theory.reduce((count, one) => count + one.completed[key], 0);
  return {
    id: 101,
    lmsCourseId: 101,
    shortname: 'ALS',
    environment: 'extlms',
    title: 'Course',
    image: null,
    category: { category_id: 61, key: 'emergency', name: 'Emergency' },
    format: 'hybrid',
    date: null,
    endDate: null,
    enrolled: '2026-01-01T00:00:00Z',
    last_opened: null,
    completed: { done: sum('done'), total: sum('total') },
    completed_at: null,
    grade: null,
    certificate: false,
    current: null,
    shortDescription: '',
    fullDescription: '',
    abilities: [],
    overview: { title: '', description: '', items: [] },
    theory,
    activities: [],
    products: [],
    awards: [],
    courseSubjects: [],
    faq: [],
    reviews: { rating: 0, count: 0, distribution: [] },
    can_review: false,
    showGrades: true,
    duration_hours: 1,
  };
}

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
    expect(coursePath({ id: 101 })).toBe('/course/101/theory');
    expect(coursePath({ id: 101, environment: 'pmp' }, 'general')).toBe('/course/pmp/101/general');
    expect(coursePath({ id: 101 }, 'theory', { topic: 5, material: 12 })).toBe(
      '/course/101/theory/5?material=12',
    );
  });
});
