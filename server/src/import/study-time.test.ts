import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import type { ContentSource, QuestionsSource } from './kinds/kind.ts';
import type { QuestionSource } from './kinds/questions.ts';
import type { FileSource } from './material-files.ts';
import { studyMinutes } from './study-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'medeina-study-time-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string): FileSource => ({
  path: join(folder, name),
  name,
  mime: mediaTypeOf(name) ?? '',
});

const noText = { html: {}, figures: {} };
const inAll = (text: string) => ({ lt: text, en: text, ru: text });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const same = (minutes: number) => ({ lt: minutes, en: minutes, ru: minutes });

const common = { text: inAll('?'), marks: 1, explanation: null, required: true };
function times<Item>(count: number, item: (id: string) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(String(index)));
}
const numeric = (id: string): QuestionSource => ({
  ...common,
  id,
  type: 'numeric',
  answer: 1,
  tolerance: 0,
  unit: null,
});
const field = (id: string, kind: Extract<QuestionSource, { type: 'field' }>['field']): QuestionSource => ({
  ...common,
  id,
  type: 'field',
  section: 0,
  hint: null,
  conditions: [],
  field: kind,
});

const exercise = (questions: readonly QuestionSource[]): QuestionsSource => ({
  timeLimit: null,
  attempts: null,
  passPercent: null,
  isShuffled: false,
  isAnonymous: false,
  questions,
});

async function writePdf(name: string, pages: readonly string[]): Promise<FileSource> {
  const printed = new Pdf({ autoFirstPage: false });
  const output = createWriteStream(join(folder, name));
  printed.pipe(output);
  for (const text of pages) printed.addPage().text(text);
  printed.end();
  await finished(output);
  return file(name);
}

async function minutesOf(content: ContentSource) {
  return await studyMinutes(content, noText);
}

describe('exercises take as long as they have tasks, rounded up', () => {
  test('a minute for each question of a test', async () => {
    expect(await minutesOf({ kind: 'quiz', ...exercise(times(7, numeric)) })).toEqual(same(7));
  });

  test.each(['survey', 'questionnaire', 'dynamic_form'] as const)(
    'half a minute for each of a %s',
    async (kind) => {
      expect(await minutesOf({ kind, ...exercise(times(5, numeric)) })).toEqual(same(3));
    },
  );

  test('each step of a checklist counts', async () => {
    const steps = times(6, (id) => ({ id, text: inAll('step'), critical: false }));
    const checklist = field('list', { kind: 'checklist', marks: ['done'], parts: [{ title: null, steps }] });
    const questions = [checklist, field('day', { kind: 'date' })];
    expect(await minutesOf({ kind: 'dynamic_form', ...exercise(questions) })).toEqual(same(4));
  });

  test.each(['scenario', 'algorithm'] as const)('three quarters for each step of a %s', async (kind) => {
    const steps = times(5, (id) => ({
      id,
      title: inAll('step'),
      text: null,
      minutes: null,
      vitals: null,
      outcome: null,
      choices: [],
    }));
    expect(await minutesOf({ kind, ...exercise([{ ...common, id: 'path', type: 'path', steps }]) })).toEqual(
      same(4),
    );
  });
});

describe('files are read at 180 words a minute', () => {
  test('a PDF by the words of all its pages, in the language that it is read in', async () => {
    const lt = await writePdf('lt.pdf', [words(200), words(160)]);
    const en = await writePdf('en.pdf', [words(540)]);
    expect(await minutesOf({ kind: 'document', files: { lt, en } })).toEqual({ lt: 2, en: 3, ru: 3 });
  });

  test('a text or a table of values, and a minute at least', async () => {
    writeFileSync(join(folder, 'doses.csv'), 'age;dose\n1;10\n');
    const table = file('doses.csv');
    expect(await minutesOf({ kind: 'resource', files: { lt: table, en: table, ru: table } })).toEqual(
      same(1),
    );
  });

  test('a spreadsheet, a PDF without words, a broken one and far too long a text are the author’s to say', async () => {
    writeFileSync(join(folder, 'long.csv'), 'a;'.repeat(4_000_001));
    writeFileSync(join(folder, 'table.xlsx'), 'PK');
    writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 0123456789');
    const drawn = await writePdf('drawn.pdf', ['']);
    for (const lt of [file('table.xlsx'), file('broken.pdf'), file('long.csv'), drawn])
      expect(await minutesOf({ kind: 'resource', files: { lt } })).toBeUndefined();
  });
});

test('a link is the author’s to say', async () => {
  expect(await minutesOf({ kind: 'link', url: inAll('https://example.org') })).toBeUndefined();
});
