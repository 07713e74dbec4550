import { basename, join } from 'node:path';
import { type ChapterBlock, chapterIcons, type Language, languages } from '@medeina/contract';
import { z } from 'zod';
import { dayOf } from './dates.ts';
import type { Faults } from './faults.ts';
import { type FigureSource, TopicFigures } from './figures.ts';
import { readJson, readText } from './json-file.ts';
import { faultMisplaced } from './material-text.ts';
import { foldersIn } from './readable.ts';
import { richTextWithFigures } from './rich-text.ts';
import { condition, type Condition, key, number, texts, type Texts, when } from './shapes.ts';

/** A picture of a chapter, from `figures/` beside its text. */
export type PictureSource = Extract<FigureSource, { kind: 'picture' }>;

/** What a chapter and a part of one have in one language, as the database keeps it. */
export interface ChapterWords extends Condition {
  readonly title: string;
  readonly description: string | null;
  readonly content: string;
  readonly image: string | null;
  readonly figures: readonly PictureSource[];
}

/** A chapter in one language; chapters nest one level. */
export interface ChapterSource extends ChapterWords {
  readonly blocks: readonly (ChapterBlock & Condition)[];
  readonly children: readonly ChapterWords[];
}

/** An information page: `content/information/<id>/page.json` names its chapters, whose texts are `<file>.<language>.md`. */
export interface InformationSource {
  readonly id: number;
  readonly title: Texts;
  readonly description: Texts | null;
  readonly bottom: boolean;
  readonly updated: string | null;
  readonly chapters: Readonly<Record<Language, readonly ChapterSource[]>>;
}

const chapterFields = {
  ...condition,
  file: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and hyphens' }),
  title: texts,
  description: texts.nullable().optional(),
  image: z
    .string()
    .regex(/^\/(?!\/)/, { error: 'must be a place of this site (/…): pages load no picture from elsewhere' })
    .nullable()
    .optional(),
};
const chapterPart = z.strictObject(chapterFields);

const row = z.strictObject({
  title: texts,
  text: texts.optional(),
  link: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/, {
      error: 'must be a place of this site (/…) or begin with https:, mailto: or tel:',
    })
    .optional(),
});
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('step'), ...condition }),
  z.strictObject({ kind: z.literal('plate'), category: key, ...condition }),
  z.strictObject({ kind: z.literal('icon'), icon: z.enum(chapterIcons), ...condition }),
  z.strictObject({
    kind: z.literal('room'),
    roles: z.array(row).length(3, { error: 'must be three' }),
    ...condition,
  }),
  z.strictObject({
    kind: z.literal('rows'),
    numbered: z.boolean().optional(),
    rows: z.array(row.extend(condition)).min(1, { error: 'must not be empty' }),
    ...condition,
  }),
]);

/** `page.json`. */
export const pageFile = z.strictObject({
  id: number,
  key: z.string().optional(),
  bottom: z.boolean().optional(),
  updated: when.nullable().optional(),
  title: texts,
  meta: z.strictObject({ title: texts.optional(), description: texts.optional() }).optional(),
  chapters: z.array(
    z.strictObject({
      ...chapterFields,
      blocks: z.array(block).optional(),
      children: z.array(chapterPart).optional(),
    }),
  ),
});

export async function readInformation(
  root: string,
  today: string,
  faults: Faults,
): Promise<InformationSource[]> {
  const folder = join('content', 'information');
  const pages: InformationSource[] = [];
  for (const name of await foldersIn(root, folder, faults)) {
    const page = await readPage(root, name, basename(name), today, faults);
    if (page !== undefined) pages.push(page);
  }
  return pages;
}

async function readPage(
  root: string,
  folder: string,
  name: string,
  today: string,
  faults: Faults,
): Promise<InformationSource | undefined> {
  const json = await readJson(root, join(folder, 'page.json'), pageFile, faults);
  if (json === undefined) return undefined;
  const { value } = json;
  if (String(value.id) !== name) json.fault(['id'], `must be the name of its folder, ${name}`);
  const chapters: Record<Language, ChapterSource[]> = { lt: [], en: [], ru: [] };
  const place: Place = { root, folder, figures: new TopicFigures(root, folder, faults), faults };
  for (const chapter of value.chapters) {
    for (const language of languages) {
      const children: ChapterWords[] = [];
      for (const child of chapter.children ?? []) children.push(await readWords(place, child, language));
      chapters[language].push({
        ...(await readWords(place, chapter, language)),
        blocks: (chapter.blocks ?? []).map((one) => blockIn(one, language)),
        children,
      });
    }
  }
  await place.figures.checkUnused();
  return {
    id: value.id,
    title: value.title,
    description: value.meta?.description ?? null,
    bottom: value.bottom ?? false,
    updated: value.updated == null ? null : dayOf(value.updated, today),
    chapters,
  };
}

/** Where a page's texts and pictures are. */
interface Place {
  readonly root: string;
  readonly folder: string;
  readonly figures: TopicFigures;
  readonly faults: Faults;
}

async function readWords(
  { root, folder, figures, faults }: Place,
  { file, shopping, title, description, image }: z.output<typeof chapterPart>,
  language: Language,
): Promise<ChapterWords> {
  const name = join(folder, `${file}.${language}.md`);
  const text = await readText(root, name, faults);
  const rich = richTextWithFigures(text ?? '', `${file}-figure`);
  if (text === undefined) figures.missText();
  faultMisplaced(rich.misplaced, name, figures, faults);
  const pictures: PictureSource[] = [];
  for (const reference of rich.figures) {
    const figure = await figures.find(name, language, reference);
    if (figure?.kind === 'picture') pictures.push(figure);
    else if (figure !== undefined) faults.add(name, 'Information pages show pictures only', reference.line);
  }
  return {
    shopping,
    title: title[language],
    description: description?.[language] ?? null,
    content: rich.html,
    image: image ?? null,
    figures: pictures,
  };
}

/** The pictures of a page, in all its languages. */
export function picturesOf({ chapters }: InformationSource): PictureSource[] {
  return languages.flatMap((language) =>
    chapters[language].flatMap(({ figures, children }) => [
      ...figures,
      ...children.flatMap((child) => child.figures),
    ]),
  );
}

const rowIn = ({ title, text, link }: z.output<typeof row>, language: Language) => ({
  title: title[language],
  text: text?.[language] ?? null,
  link: link ?? null,
});

/** A block with its words in one language. */
function blockIn(source: z.output<typeof block>, language: Language): ChapterBlock & Condition {
  switch (source.kind) {
    case 'room':
      return {
        kind: 'room',
        shopping: source.shopping,
        roles: source.roles.map((one) => rowIn(one, language)),
      };
    case 'rows':
      return {
        kind: 'rows',
        shopping: source.shopping,
        numbered: source.numbered ?? false,
        rows: source.rows.map((one) => ({ ...rowIn(one, language), shopping: one.shopping })),
      };
    default:
      return source;
  }
}
