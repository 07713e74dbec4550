import type {
  Banner,
  ChapterBlock,
  DiscountBanner,
  InformationPage,
  InformationReference,
  Language,
  OpenPicture,
  Slide,
} from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { fillFigures, pictureMarkup } from '../platform/figure-markup.ts';
import { type Conditional, holding, someHolds } from './conditions-store.ts';

/** Reading the site's own words. */

type Texts = Readonly<Record<Language, string>> | null | undefined;
type TextsOf<Names extends string> = Readonly<Partial<Record<Names, Texts>>>;

function pick(texts: Texts, language: Language): string | null {
  return texts?.[language] ?? null;
}

/** What the home page shows for a time is between its days. */
const isShown = sql`coalesce(shown_from <= now(), true) and coalesce(shown_until > now(), true)`;

/** @param isMobile asks for the pictures of a phone, where there are. */
export async function readSlides(
  executor: Executor,
  language: Language,
  isMobile: boolean,
): Promise<Slide[]> {
  const { rows } = await sql<{
    id: number;
    tone: 'dark' | 'light';
    image: string | null;
    image_mobile: string | null;
    texts: TextsOf<'label' | 'link_text' | 'link_text2' | 'text' | 'title'>;
    link: string | null;
    link2: string | null;
  }>`select id, tone, image, image_mobile, texts, link, link2 from slides where ${isShown} order by position, id`.execute(
    executor,
  );
  return rows.map(({ texts, id, tone, image, image_mobile, link, link2 }) => ({
    id,
    tone,
    image: isMobile ? (image_mobile ?? image) : image,
    image_mobile,
    link,
    link2,
    label: pick(texts.label, language),
    title: pick(texts.title, language) ?? '',
    text: pick(texts.text, language),
    link_text: pick(texts.link_text, language),
    link_text2: pick(texts.link_text2, language),
  }));
}

/** @returns undefined when the site has no such place. */
export async function readBanners(
  executor: Executor,
  place: number,
  language: Language,
): Promise<Banner[] | undefined> {
  const { rows } = await sql<{
    id: number;
    image: string | null;
    texts: TextsOf<'link_text' | 'text' | 'title'>;
    link: string | null;
  }>`select id, image, texts, link from banners where place = ${place} and ${isShown} order by position, id`.execute(
    executor,
  );
  if (rows.length === 0 && place !== homePlace) return undefined;
  return rows.map(({ texts, id, image, link }) => ({
    id,
    image,
    link,
    title: pick(texts.title, language) ?? '',
    text: pick(texts.text, language),
    link_text: pick(texts.link_text, language),
  }));
}

/** The home page is there even when it has no banner. */
const homePlace = 8;

export async function readDiscounts(executor: Executor, language: Language): Promise<DiscountBanner[]> {
  const { rows } = await sql<{
    id: number;
    discount: number;
    color: string | null;
    image: string | null;
    texts: TextsOf<'description' | 'link_text' | 'title'>;
    link: string | null;
  }>`select id, discount, color, image, texts, link from discount_banners where ${isShown} order by position, id`.execute(
    executor,
  );
  return rows.map(({ texts, id, discount, color, image, link }) => ({
    id,
    discount,
    color,
    image,
    link,
    title: pick(texts.title, language) ?? '',
    description: pick(texts.description, language),
    link_text: pick(texts.link_text, language),
  }));
}

export async function readInformationList(
  executor: Executor,
  language: Language,
  { bottomOnly, shopping }: { readonly bottomOnly: boolean; readonly shopping: boolean },
): Promise<InformationReference[]> {
  const { rows } = await sql<InformationReference>`
    select id, title ->> ${language} as title from information_pages
    where (bottom or not ${bottomOnly}) and ${someHolds(sql`chapters -> ${language}`, shopping)} order by position, id`.execute(
    executor,
  );
  return rows;
}

/** A block as it is kept: its rows too may be for one kind of site. */
type BlockRow = Conditional &
  (
    | Exclude<ChapterBlock, { kind: 'rows' }>
    | (Omit<RowsBlock, 'rows'> & { readonly rows: readonly (Conditional & RowsBlock['rows'][number])[] })
  );
type RowsBlock = Extract<ChapterBlock, { kind: 'rows' }>;

interface ChapterRow extends Conditional {
  readonly title: string;
  readonly description: string | null;
  readonly content: string;
  readonly image: string | null;
  /** What was imported before chapters had any lacks these two. */
  readonly figures?: readonly OpenPicture[];
  readonly blocks?: readonly BlockRow[];
  readonly children?: readonly ChapterRow[];
}

function chapterOf({ title, description, content, image, figures = [] }: ChapterRow, id: number) {
  const filled = fillFigures(content, figures, pictureMarkup);
  return { id, title, description, content: filled, image, figures: [...figures] };
}

/** What of the blocks holds for the site; a list of which no row does says nothing. */
function blocksOf(blocks: readonly BlockRow[], shopping: boolean): ChapterBlock[] {
  return holding(blocks, shopping).flatMap((kept): ChapterBlock[] => {
    const { shopping: _, ...block } = kept;
    if (block.kind !== 'rows') return [block];
    const rows = holding(block.rows, shopping).map(({ title, text, link }) => ({ title, text, link }));
    return rows.length === 0 ? [] : [{ ...block, rows }];
  });
}

export async function readInformation(
  executor: Executor,
  id: number,
  { language, shopping }: { readonly language: Language; readonly shopping: boolean },
): Promise<InformationPage | undefined> {
  const {
    rows: [row],
  } = await sql<{
    id: number;
    title: string;
    description: string | null;
    updated: string | null;
    chapters: readonly ChapterRow[] | null;
  }>`
    select id, title ->> ${language} as title, description ->> ${language} as description, updated,
      chapters -> ${language} as chapters
    from information_pages where id = ${id} and ${someHolds(sql`chapters -> ${language}`, shopping)}`.execute(
    executor,
  );
  if (row === undefined) return undefined;
  const chapters = holding(row.chapters ?? [], shopping);
  // Those of the page are counted first: addresses name them by their place.
  let last = chapters.length;
  return {
    ...row,
    chapters: chapters.map((chapter, index) =>
      Object.assign(chapterOf(chapter, index + 1), {
        blocks: blocksOf(chapter.blocks ?? [], shopping),
        children: holding(chapter.children ?? [], shopping).map((child) => chapterOf(child, ++last)),
      }),
    ),
  };
}
