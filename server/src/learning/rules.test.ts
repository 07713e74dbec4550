import { expect, test } from 'vitest';
import { judge } from './completion.ts';
import { pickProduct } from './enrolments.ts';
import { noPractice } from './practice/sessions.ts';
import type { MaterialRow } from './store.ts';
import { buildTheory, type Site } from './theory.ts';

const offer = { price_cents: 0, special_cents: null, starts_at: null, capacity: null };
const input = { source: 'free' } as const;
const free = { ...offer, id: 1 };
const paid = { ...offer, id: 2, price_cents: 5000 };
const firstSession = { ...offer, id: 3, starts_at: new Date('2030-01-01T07:00:00Z'), capacity: 2 };
const secondSession = { ...offer, id: 4, starts_at: new Date('2030-02-01T07:00:00Z'), capacity: 2 };
const specialOffer = { ...offer, id: 5, price_cents: 5000, special_cents: 0 };

test('enrolling in a free course picks its undated product, else its only session', () => {
  expect(pickProduct([firstSession, free], input).id).toBe(1);
  expect(pickProduct([firstSession, paid], input).id).toBe(3);
  expect(pickProduct([specialOffer], input).id).toBe(5);
});

test('with several sessions, the person must choose one', () => {
  expect(() => pickProduct([firstSession, secondSession], input)).toThrow('bad_input');
  expect(pickProduct([firstSession, secondSession], { ...input, productId: 4 }).id).toBe(4);
  expect(() => pickProduct([firstSession], { ...input, productId: 99 })).toThrow('bad_input');
});

test('a paid course needs an offer, unless the operator enrols', () => {
  expect(() => pickProduct([paid], input)).toThrow('offer_needed');
  expect(() => pickProduct([free, paid], { ...input, productId: 2 })).toThrow('offer_needed');
  expect(pickProduct([paid], { source: 'operator' }).id).toBe(2);
  expect(() => pickProduct([], input)).toThrow('conflict');
});

const page = { kind: 'page' } as const;
const document = { kind: 'document', files: {} } as const;
const video = {
  kind: 'video',
  source: { hash: '', size: 1, name: '', mime: 'video/webm' },
  poster: null,
  seconds: 9,
  captions: {},
} as const;
const hvp = { kind: 'hvp', packages: {}, passPercent: null } as const;

test('a learner can tick and untick manual materials', () => {
  expect(judge({ completion: 1, is_open: true, content: page }, 1, true)).toBe('complete');
  expect(judge({ completion: 1, is_open: true, content: page }, 0, true)).toBe('open again');
  expect(judge({ completion: 1, is_open: false, content: page }, 0, true)).toBe('open again');
});

test('opening completes automatic materials except videos, and none can be unticked', () => {
  expect(judge({ completion: 2, is_open: true, content: document }, 1, true)).toBe('complete');
  expect(judge({ completion: 2, is_open: true, content: video }, 1, true)).toBe('leave');
  expect(() => judge({ completion: 2, is_open: true, content: page }, 0, true)).toThrow('conflict');
  // Its player says when a package was gone through. Where there is none, nothing more can be asked.
  expect(judge({ completion: 2, is_open: true, content: hvp }, 1, true)).toBe('leave');
  expect(judge({ completion: 2, is_open: true, content: hvp }, 1, false)).toBe('complete');
});

test('a forum is completed by what its author says', () => {
  const forum = { completion: 2, is_open: true } as const;
  expect(judge({ ...forum, content: { kind: 'forum', completedBy: 'posting' } }, 1, true)).toBe('leave');
  expect(judge({ ...forum, content: { kind: 'forum', completedBy: 'opening' } }, 1, true)).toBe('complete');
});

test('untracked and locked materials cannot be completed', () => {
  expect(() => judge({ completion: 0, is_open: true, content: page }, 1, true)).toThrow('conflict');
  expect(() => judge({ completion: 1, is_open: false, content: page }, 1, true)).toThrow('material_locked');
});

function row(id: number, facts: Partial<MaterialRow> = {}): MaterialRow {
  return {
    id,
    module: 'page',
    completion: 1,
    title: `Material ${id}`,
    description: null,
    duration_minutes: 10,
    requires: [],
    content: { kind: 'page' },
    is_completed: false,
    watched_seconds: null,
    position_seconds: null,
    page: null,
    transcript: null,
    section_id: 1,
    section_title: 'Section',
    topic_id: 1,
    topic_title: 'Topic 1',
    topic_description: null,
    ...facts,
  };
}

const site: Site = {
  language: 'lt',
  sign: (file) => `/media/${file.name}`,
  hasPlayer: true,
  practice: noPractice,
};

test('a course shows its progress, the condition of each locked material, and the next material', () => {
  const theory = buildTheory(
    [
      row(1, { is_completed: true }),
      row(2, { completion: 0 }),
      row(3, { requires: [4] }),
      row(4, { section_id: 2 }),
      row(5, { topic_id: 2, topic_title: 'Topic 2', section_id: 3, requires: [3, 4] }),
    ],
    { ...site, language: 'en' },
  );
  const [first, second] = theory.topics;
  expect(theory.progress).toEqual({ done: 1, total: 4 });
  expect(first).toMatchObject({
    duration: 40,
    duration_left: 30,
    completed: { done: 1, total: 3 },
    availability_status: true,
  });
  expect(first?.sections.map((section) => section.parts.length)).toEqual([3, 1]);
  expect(first?.sections[0]?.parts[2]).toMatchObject({
    availability_status: false,
    availability_information: 'Opens when you complete: Material 4',
  });
  expect(second).toMatchObject({
    availability_status: false,
    availability_information: 'Opens when you complete: Material 3, Material 4',
  });
  expect(theory.current).toMatchObject({ course_module_id: 4, topic_number: 1, section_id: 2 });
});

test('a finished course has no next material', () => {
  expect(buildTheory([row(1, { is_completed: true })], site).current).toBeNull();
  expect(buildTheory([], site)).toEqual({
    topics: [],
    progress: { done: 0, total: 0 },
    current: null,
  });
});

function stored(name: string) {
  return { hash: name, size: 1, name, mime: 'application/pdf' };
}

test('a file is offered in the learner’s language, else in an available one; a locked material has none', () => {
  const content = { kind: 'document', files: { en: stored('a.en.pdf'), ru: stored('a.ru.pdf') } } as const;
  const parts = (language: 'lt' | 'ru') =>
    buildTheory(
      [row(1, { module: 'document', content }), row(2, { module: 'document', content, requires: [1] })],
      { ...site, language },
    ).topics[0]?.sections[0]?.parts;
  expect(parts('ru')?.[0]).toMatchObject({ document: { url: '/media/a.ru.pdf', language: 'ru' } });
  expect(parts('lt')?.[0]).toMatchObject({ document: { url: '/media/a.en.pdf', language: 'en' } });
  expect(parts('lt')?.[1]).toMatchObject({ document: null });
});
