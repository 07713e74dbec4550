/** Writes custom-elements.json, the manifest that editors and documentation tools read (custom-elements-manifest 1.0.0). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MedeinaAttributes, MedeinaEvents } from '../src/elements/index.ts';

type Tag = keyof MedeinaAttributes;

interface About {
  readonly name: string;
  readonly description: string;
  /** Attributes of its own, besides those of all elements. */
  readonly attributes: Readonly<Record<string, readonly [type: string, description: string]>>;
  readonly events: readonly (keyof MedeinaEvents)[];
  readonly methods?: Readonly<Record<string, string>>;
}

const source = {
  src: ['string', 'The public address of the content, such as https://medeina.example/api/products/12.'],
  target: ['string', 'Where courses open, as on a link: `_blank`.'],
} as const;

/** Attributes of every element. */
const shared = {
  lang: ["'lt' | 'en' | 'ru'", 'Default: the surrounding `lang`, else Lithuanian.'],
  theme: [
    "'light' | 'dark' | 'system'",
    'A theme with its own ground. Default: light, on the page’s ground.',
  ],
} as const;

const loads = ['medeina-load', 'medeina-error'] as const;

export const elements: Readonly<Record<Tag, About>> = {
  'medeina-alerts': {
    name: 'MedeinaAlerts',
    description: 'Messages in the corner of the page, added by script.',
    attributes: {},
    events: [],
    methods: {
      add: 'Shows a message and returns its id: `add({ type, subject, message, timeout })`.',
      dismiss: 'Removes a message by its id.',
      clear: 'Removes all messages.',
    },
  },
  'medeina-calendar': {
    name: 'MedeinaCalendar',
    description: 'The dates of courses by month, and the courses of a chosen day.',
    attributes: source,
    events: [...loads, 'medeina-day', 'medeina-course-open'],
  },
  'medeina-course-card': {
    name: 'MedeinaCourseCard',
    description: 'One course.',
    attributes: { ...source, layout: ["'grid' | 'row' | 'compact'", 'Default: `grid`.'] },
    events: [...loads, 'medeina-course-open'],
  },
  'medeina-course-list': {
    name: 'MedeinaCourseList',
    description: 'A public catalogue with its filters.',
    attributes: {
      ...source,
      filters: ["'none'", 'Hides the filters.'],
      'page-size': ['number', 'Courses of a page. Default: 12.'],
    },
    events: [...loads, 'medeina-filter', 'medeina-course-open'],
  },
  'medeina-estimator': {
    name: 'MedeinaEstimator',
    description: 'The price of a group subscription.',
    attributes: {
      href: ['string', 'The address for requesting an offer, with `{people}` as placeholder.'],
      prices: ['string', 'Euros per person up to a number of people: `100:89 500:49`.'],
    },
    events: ['medeina-estimate'],
  },
  'medeina-qr': {
    name: 'MedeinaQr',
    description: 'A button that opens the QR code of an address, to go on with a phone.',
    attributes: {
      href: ['string', 'The address in the code.'],
      label: ['string', 'The words of the button. Default: “Continue on your phone”.'],
    },
    events: ['medeina-qr'],
  },
  'medeina-reviews': {
    name: 'MedeinaReviews',
    description: 'The reviews of a course.',
    attributes: source,
    events: loads,
  },
};

const details: Readonly<Record<keyof MedeinaEvents, readonly [detail: string, description: string]>> = {
  'medeina-load': ['{ total: number }', 'Content has loaded.'],
  'medeina-error': ['{ status: number, message: string }', 'Loading failed; 0 without a readable answer.'],
  'medeina-filter': [
    '{ category: number | undefined, filters: number[], sort: string }',
    'The reader changed a filter or the order.',
  ],
  'medeina-course-open': [
    '{ href: string }',
    'A course was pressed; `preventDefault()` keeps the page where it is.',
  ],
  'medeina-day': ['{ day: string, courses: { id: number, title: string }[] }', 'A day was chosen.'],
  'medeina-qr': ['{ open: boolean, href: string }', 'The code was opened or closed.'],
  'medeina-estimate': [
    '{ people: number, each: number, total: number }',
    'An offer was asked for; `preventDefault()` keeps the page where it is.',
  ],
};

const path = 'dist/elements/index.js';

export function makeCustomElements() {
  const all = Object.entries(elements);
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: all.map(([tagName, { name, description, attributes, events, methods = {} }]) => ({
          kind: 'class',
          customElement: true,
          name,
          tagName,
          description,
          superclass: { name: 'HTMLElement' },
          attributes: Object.entries({ ...attributes, ...shared }).map(([attribute, [text, words]]) => ({
            name: attribute,
            type: { text },
            description: words,
          })),
          events: events.map((event) => ({
            name: event,
            type: { text: `CustomEvent<${details[event][0]}>` },
            description: details[event][1],
          })),
          members: Object.entries(methods).map(([method, words]) => ({
            kind: 'method',
            name: method,
            description: words,
          })),
        })),
        exports: all.flatMap(([tagName, { name }]) => [
          { kind: 'js', name, declaration: { name, module: path } },
          { kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
        ]),
      },
    ],
  };
}

if (import.meta.main)
  writeFileSync(
    join(import.meta.dirname, '../custom-elements.json'),
    `${JSON.stringify(makeCustomElements(), null, 2)}\n`,
  );
