import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll } from 'vitest';
import { pack as zip } from './packages.ts';

/** Backups of Moodle as its versions write them, small and by hand. */

/** Tests and restrictions changed with 2.7, the question bank with 4.0, and what draws a random question with 4.3. */
export type MoodleVersion = '2.6' | '3.9' | '4.1' | '5.1';

type Fields = Readonly<Record<string, boolean | number | readonly string[] | string | null | undefined>>;

type Attributes = Readonly<Record<string, number | string>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Elements by name; a string is text, an array a row of elements of raw XML, null what Moodle writes for it. */
function elements(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (value === null) return `<${name}>$@NULL@$</${name}>`;
      const content = typeof value === 'object' ? value.join('') : escaped(String(value));
      return `<${name}>${content}</${name}>`;
    })
    .join('');
}

function element(name: string, attributes: Attributes, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

interface Activity {
  readonly id: number;
  readonly kind: string;
  readonly fields: Fields;
  readonly module?: Fields;
  readonly grades?: Fields;
}

interface Section {
  readonly id: number;
  readonly fields: Fields;
  readonly activities: readonly Activity[];
}

interface Question {
  readonly id: number;
  readonly type: string;
  readonly fields: Fields;
  readonly plugin: string;
  /** Earlier wordings of it, of which the last counts. */
  readonly earlier?: string;
  /** Of its last wording; left out: it is ready. */
  readonly status?: 'draft' | 'hidden';
}

export interface BackupContents {
  readonly version: MoodleVersion;
  /** The course's id in its Moodle. */
  readonly id?: number;
  readonly course?: Fields;
  readonly sections: readonly Section[];
  readonly questions?: readonly Question[];
  readonly files?: readonly { readonly fields: Fields; readonly bytes: Uint8Array }[];
  readonly gradebook?: string;
  readonly groups?: string;
}

const releases = { '2.6': '2.6.11', '3.9': '3.9.20', '4.1': '4.1.9', '5.1': '5.1.3' } as const;

/** The files of a backup by their names in it. */
export function backupFiles(contents: BackupContents): Record<string, string | Uint8Array> {
  const { sections } = contents;
  const activities = sections.flatMap((section) =>
    section.activities.map((activity) => ({ ...activity, section: section.id })),
  );
  const files: Record<string, string | Uint8Array> = {
    'moodle_backup.xml': document(
      'moodle_backup',
      element(
        'information',
        {},
        elements({
          moodle_release: releases[contents.version],
          backup_date: 1_790_000_000,
          original_wwwroot: 'https://moodle.example',
          original_site_identifier_hash: '0123456789abcdef0123456789abcdef',
          original_course_id: contents.id ?? 7,
          original_course_contextid: 70,
          details: [element('detail', {}, elements({ type: 'course', format: 'moodle2' }))],
          contents: [
            elements({
              activities: activities.map(({ id, kind, fields, section }) =>
                element(
                  'activity',
                  {},
                  elements({
                    moduleid: id,
                    sectionid: section,
                    modulename: kind,
                    title: fields['name'] ?? kind,
                    directory: `activities/${kind}_${id}`,
                  }),
                ),
              ),
              sections: sections.map(({ id }) =>
                element('section', {}, elements({ sectionid: id, directory: `sections/section_${id}` })),
              ),
            }),
          ],
        }),
      ),
    ),
    'course/course.xml': document(
      'course',
      elements({
        shortname: 'BLS & AED',
        fullname: 'Gaivinimas: širdis & kvėpavimas < 4 min.',
        summary: '<p>Kaip <strong>gaivinti</strong> suaugusįjį ir kada kviesti pagalbą.</p>',
        summaryformat: 1,
        format: 'topics',
        showgrades: 1,
        visible: 1,
        lang: 'lt',
        timecreated: 1_780_000_000,
        category: [elements({ name: 'Skubioji pagalba' })],
        ...contents.course,
      }),
      { id: 7, contextid: 70 },
    ),
    'questions.xml': bank(contents),
    'files.xml': document(
      'files',
      (contents.files ?? [])
        .map(({ fields, bytes }, index) =>
          element(
            'file',
            { id: index },
            elements({ contenthash: sha1(bytes), filepath: '/', itemid: 0, ...fields }),
          ),
        )
        .join(''),
    ),
    'gradebook.xml': contents.gradebook ?? document('gradebook', ''),
    'groups.xml': contents.groups ?? document('groups', ''),
  };
  for (const { bytes } of contents.files ?? []) {
    const hash = sha1(bytes);
    files[`files/${hash.slice(0, 2)}/${hash}`] = bytes;
  }
  for (const [index, { id, fields, activities: within }] of sections.entries())
    files[`sections/section_${id}/section.xml`] = document(
      'section',
      elements({
        number: index,
        name: null,
        summary: '',
        summaryformat: 1,
        sequence: within.map((activity) => activity.id).join(','),
        visible: 1,
        availabilityjson: null,
        ...fields,
      }),
      { id },
    );
  for (const activity of activities) {
    const folder = `activities/${activity.kind}_${activity.id}`;
    // Ids of activities repeat: each kind counts by itself.
    const attributes = {
      id: 1,
      moduleid: activity.id,
      modulename: activity.kind,
      contextid: activity.id * 10,
    };
    files[`${folder}/${activity.kind}.xml`] = document(
      'activity',
      element(activity.kind, { id: 1 }, elements({ introformat: 1, ...activity.fields })),
      attributes,
    );
    files[`${folder}/module.xml`] = document(
      'module',
      elements({
        modulename: activity.kind,
        sectionid: activity.section,
        visible: 1,
        visibleoncoursepage: 1,
        completion: 0,
        completionview: 0,
        availability: null,
        ...activity.module,
      }),
      { id: activity.id },
    );
    files[`${folder}/grades.xml`] = document(
      'activity_gradebook',
      elements({
        grade_items:
          activity.grades === undefined
            ? []
            : [
                element(
                  'grade_item',
                  { id: activity.id },
                  elements({ itemtype: 'mod', itemnumber: 0, gradetype: 1, grademin: 0, ...activity.grades }),
                ),
              ],
      }),
    );
  }
  return files;
}

function document(root: string, content: string, attributes: Attributes = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, attributes, content)}`;
}

function bank({ version, questions = [] }: BackupContents): string {
  const isWithoutVersions = version === '2.6' || version === '3.9';
  const question = ({ id, type, fields, plugin, status }: Question): string =>
    element(
      'question',
      { id },
      elements({
        ...(isWithoutVersions ? { hidden: status === 'hidden' ? 1 : 0 } : {}),
        parent: 0,
        questiontextformat: 1,
        generalfeedbackformat: 1,
        qtype: type,
        ...fields,
      }) + element(`plugin_qtype_${type}_question`, {}, plugin),
    );
  const wording = (number: number, one: Question): string =>
    element(
      'question_versions',
      { id: one.id },
      elements({ version: number, status: one.status ?? 'ready', questions: [question(one)] }),
    );
  const entry = (one: Question): string => {
    const { earlier, status: _, ...ready } = one;
    const versions =
      earlier === undefined
        ? [wording(1, one)]
        : [wording(2, one), wording(1, { ...ready, fields: { ...one.fields, questiontext: earlier } })];
    return element('question_bank_entry', { id: one.id + 1000 }, elements({ question_version: versions }));
  };
  const held = isWithoutVersions
    ? elements({ questions: questions.map(question) })
    : elements({ question_bank_entries: questions.map(entry) });
  return document(
    'question_categories',
    element('question_category', { id: 50 }, elements({ name: 'Klausimai', parent: 0 }) + held),
  );
}

/** A place of a test, as the version writes it. */
export function slot(version: MoodleVersion, place: number, question: number | 'random', marks = 1): string {
  if (version === '2.6')
    return element(
      'question_instance',
      { id: place },
      elements({ question: question === 'random' ? 99 : question, grade: marks.toFixed(7) }),
    );
  const common = elements({ slot: place, maxmark: marks.toFixed(7) });
  if (version === '3.9')
    return element(
      'question_instance',
      {},
      common + elements({ questionid: question === 'random' ? 99 : question }),
    );
  const filter =
    version === '4.1'
      ? { questioncategoryid: 50, includingsubcategories: false }
      : {
          filter: {
            category: { jointype: 1, values: ['50'], filteroptions: { includesubcategories: false } },
          },
        };
  const reference =
    question === 'random'
      ? element('question_set_reference', {}, elements({ filtercondition: JSON.stringify(filter) }))
      : element('question_reference', {}, elements({ questionbankentryid: question + 1000, version: null }));
  return element('question_instance', {}, common + reference);
}

export function answers(
  rows: readonly (readonly [id: number, text: string, share: number, feedback?: string])[],
): string {
  return elements({
    answers: rows.map(([id, text, share, feedback = '']) =>
      element(
        'answer',
        { id },
        elements({ answertext: text, answerformat: 1, fraction: share, feedback, feedbackformat: 1 }),
      ),
    ),
  });
}

export { element as xmlElement, elements as xmlElements };

function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex');
}

/** A gzipped tar, as Moodle writes it. */
export async function tarGz(files: Readonly<Record<string, string | Uint8Array>>): Promise<Buffer> {
  const tar = pack();
  const bytes = buffer(tar);
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.finalize();
  return gzipSync(await bytes);
}

// Here, and not where an archive is written: within a test it would be too late for a hook.
const archives = mkdtempSync(join(tmpdir(), 'medeina-archive-'));
chmodSync(archives, 0o755);
afterAll(() => rmSync(archives, { recursive: true, force: true }));

/** Writes an archive under a name in a folder of its own. @returns its path. */
export function archiveFile(name: string, bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(archives, 'one-')), name);
  writeFileSync(path, bytes);
  return path;
}

export async function backupAt(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  as: 'tar' | 'zip' = 'tar',
): Promise<string> {
  return archiveFile(name, as === 'tar' ? await tarGz(files) : await zip(files));
}
