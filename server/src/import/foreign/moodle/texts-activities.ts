import type { Texts } from '../../shapes.ts';
import { asMarkdown, wordsOf } from '../html.ts';
import { mapTexts, orNothing } from '../localised.ts';
import { TextFiles } from '../material-names.ts';
import { linkedMaterials } from '../file-material.ts';
import type { ForeignMaterial } from '../model.ts';
import { NotHere } from '../not-here.ts';
import { shortened } from '../shortened.ts';
import { type ActivityReading, materialOf, type ReadActivity } from './activity.ts';
import { numberOf, valueOf } from './backup.ts';
import { filesOfArea, htmlTexts, markdownTexts } from './texts.ts';

/** Moodle's pages, labels and books: all of them are pages here. */

export const page: ReadActivity = async (reading) => {
  const { activity, backup, body, reader, notes } = reading;
  const names = new TextFiles(reading.slug);
  const files = filesOfArea(backup.files, activity.context, { component: 'mod_page', area: 'content' });
  const texts = await markdownTexts(body, 'content', reader, { files, names }, notes);
  return await pageOf(reading, texts, names);
};

export const label: ReadActivity = async (reading) => {
  const { activity, backup, body, reader, notes } = reading;
  const names = new TextFiles(reading.slug);
  const files = filesOfArea(backup.files, activity.context, { component: 'mod_label', area: 'intro' });
  const texts = await markdownTexts(body, 'intro', reader, { files, names }, notes);
  notes.changed('text between activities became a page');
  const title = mapTexts(htmlTexts(body, 'intro', reader, notes), (html, language) => {
    return shortened(wordsOf(headingIn(html) ?? html, notes)) || reading.facts.title[language];
  });
  return await pageOf({ ...reading, facts: { ...reading.facts, title } }, texts, names);
};

function headingIn(html: string): string | undefined {
  const from = html.search(/<h[1-6]\b/i);
  const to = html.toLowerCase().indexOf('</h', from);
  return from === -1 || to === -1 ? undefined : html.slice(from, to);
}

export const book: ReadActivity = async (reading) => {
  const { activity, backup, body, reader, notes } = reading;
  const names = new TextFiles(reading.slug);
  const chapters = (body.at('chapters')?.all('chapter') ?? [])
    .toSorted((one, other) => numberOf(one, 'pagenum') - numberOf(other, 'pagenum'))
    .filter((chapter) => {
      const isHidden = valueOf(chapter, 'hidden') === '1';
      if (isHidden) notes.changed(`its hidden chapter '${valueOf(chapter, 'title')}' did not come`);
      return !isHidden;
    });
  const parts: Texts[] = [];
  // One after the other: names of their files depend on who comes first.
  for (const chapter of chapters) {
    const item = chapter.attribute('id') ?? '';
    const files = filesOfArea(backup.files, activity.context, {
      component: 'mod_book',
      area: 'chapter',
      item,
    });
    const text = await markdownTexts(chapter, 'content', reader, { files, names }, notes);
    const heading = reader.name(valueOf(chapter, 'title'), notes, item);
    const mark = valueOf(chapter, 'subchapter') === '1' ? '###' : '##';
    parts.push(
      mapTexts(text, (content, language) => `${mark} ${asMarkdown(heading[language])}\n\n${content}`),
    );
  }
  notes.changed('its chapters became one page');
  const together = (language: keyof Texts): string => parts.map((part) => part[language]).join('\n\n');
  return await pageOf(reading, { lt: together('lt'), en: together('en'), ru: together('ru') }, names);
};

async function pageOf(reading: ActivityReading, texts: Texts, names: TextFiles): Promise<ForeignMaterial[]> {
  const markdown = orNothing(texts);
  if (markdown === null) throw new NotHere('there is nothing in it that can be shown here');
  const { slug, facts, notes } = reading;
  const page = materialOf(reading, { type: 'page', ...facts }, { markdown, files: names.figures });
  return [page, ...(await linkedMaterials(names, slug, notes))];
}
