import { sql } from 'kysely';
import type { OpenPicture } from '@medeina/contract';
import type {
  ChapterSource,
  ChapterWords,
  InformationSource,
  PictureSource,
} from '../import/information-folder.ts';
import type { SiteSource } from '../import/site-folder.ts';
import type { SlideSource } from '../import/slides-file.ts';
import { endOfDay, jsonb, startOfDay } from '../platform/sql.ts';
import type { Executor } from '../platform/database.ts';

/** Writing the site's own words. A file says all of its kind: what it no longer names goes. */

/** Where a slide's picture is served. */
export interface SlideAddresses {
  readonly image: string;
  readonly imageMobile: string;
}

/** @param pictures addresses of those that came as files. */
export async function saveSlides(
  executor: Executor,
  slides: NonNullable<SiteSource['slides']>,
  pictures: ReadonlyMap<SlideSource, SlideAddresses>,
): Promise<void> {
  await sql`delete from slides`.execute(executor);
  for (const [position, slide] of slides.entries()) {
    const texts = {
      label: slide.label,
      title: slide.title,
      text: slide.text,
      link_text: slide.link_text,
      link_text2: slide.link_text2,
    };
    const kept = pictures.get(slide);
    await sql`
      insert into slides (id, position, tone, image, image_mobile, texts, link, link2, shown_from, shown_until)
      values (${slide.id}, ${position}, ${slide.tone}, ${kept?.image ?? slide.image ?? null}, ${kept?.imageMobile ?? null},
        ${jsonb(texts)}, ${slide.link ?? null}, ${slide.link2 ?? null}, ${startOfDay(slide.from)}, ${endOfDay(slide.until)})`.execute(
      executor,
    );
  }
}

/** The place of a banner that names none: the home page. */
const homePlace = 8;

export async function saveBanners(
  executor: Executor,
  banners: NonNullable<SiteSource['banners']>,
): Promise<void> {
  await sql`delete from banners`.execute(executor);
  for (const [position, banner] of banners.entries()) {
    const texts = { title: banner.title, text: banner.text, link_text: banner.link_text };
    await sql`
      insert into banners (id, place, position, image, texts, link, shown_from, shown_until)
      values (${banner.id}, ${banner.place ?? homePlace}, ${position}, ${banner.image ?? null}, ${jsonb(texts)},
        ${banner.link ?? null}, ${startOfDay(banner.from)}, ${endOfDay(banner.until)})`.execute(executor);
  }
}

export async function saveDiscounts(
  executor: Executor,
  discounts: NonNullable<SiteSource['discounts']>,
): Promise<void> {
  await sql`delete from discount_banners`.execute(executor);
  for (const [position, discount] of discounts.entries()) {
    const texts = { title: discount.title, description: discount.description, link_text: discount.link_text };
    await sql`
      insert into discount_banners (id, position, discount, color, image, texts, link, shown_from, shown_until)
      values (${discount.id}, ${position}, ${discount.discount}, ${discount.color ?? null}, ${discount.image ?? null},
        ${jsonb(texts)}, ${discount.link ?? null}, ${startOfDay(discount.from)}, ${endOfDay(discount.until)})`.execute(
      executor,
    );
  }
}

export async function saveContactSubjects(
  executor: Executor,
  subjects: NonNullable<SiteSource['contactSubjects']>,
): Promise<void> {
  await sql`delete from contact_subjects`.execute(executor);
  for (const [position, subject] of subjects.entries()) {
    await sql`
      insert into contact_subjects (key, position, name, shopping)
      values (${subject.key}, ${position}, ${jsonb(subject.name)}, ${subject.shopping ?? null})`.execute(
      executor,
    );
  }
}

/** Where a picture of an information page is served. */
export type PictureAddresses = Pick<OpenPicture, 'large_url' | 'url'>;

/** Pages one by one: a folder that holds one page leaves the others alone. */
export async function saveInformation(
  executor: Executor,
  pages: readonly InformationSource[],
  pictures: ReadonlyMap<PictureSource, PictureAddresses>,
): Promise<void> {
  const wordsOf = ({ figures, ...words }: ChapterWords) => ({
    ...words,
    figures: figures.flatMap((figure) => {
      const addresses = pictures.get(figure);
      const { kind, id, caption, alternative, width, height } = figure;
      return addresses === undefined ? [] : [{ kind, id, caption, alternative, width, height, ...addresses }];
    }),
  });
  const chaptersOf = (chapters: readonly ChapterSource[]) =>
    chapters.map(({ children, ...words }) => ({ ...wordsOf(words), children: children.map(wordsOf) }));
  for (const page of pages) {
    const chapters = {
      lt: chaptersOf(page.chapters.lt),
      en: chaptersOf(page.chapters.en),
      ru: chaptersOf(page.chapters.ru),
    };
    await sql`
      insert into information_pages (id, bottom, position, updated, title, description, chapters)
      values (${page.id}, ${page.bottom}, ${page.id}, ${page.updated}, ${jsonb(page.title)},
        ${jsonb(page.description ?? {})}, ${jsonb(chapters)})
      on conflict (id) do update set
        bottom = excluded.bottom, position = excluded.position, updated = excluded.updated, title = excluded.title,
        description = excluded.description, chapters = excluded.chapters`.execute(executor);
  }
}
