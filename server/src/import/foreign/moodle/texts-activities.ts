import type { Texts } from '../../shapes.ts';
import { asMarkdown, wordsOf } from '../html.ts';
import { mapTexts } from '../localised.ts';
import { TextFiles } from '../material-names.ts';
import { pageMaterials } from '../file-material.ts';
import { ItemNotes } from '../report.ts';
import { shortened } from '../shortened.ts';
import type { ReadActivity } from './activity.ts';
import { numberOf, valueOf } from './backup.ts';
import { filesOfArea, htmlTexts, markdownTexts } from './texts.ts';

/** Moodle's pages, labels and books: all of them are pages here. */

export const page: ReadActivity = async (reading) => {
  const { activity, backup, body, reader, notes } = reading;
  const names = new TextFiles(reading.slug);
  const files = filesOfArea(backup.files, activity.context, { component: 'mod_page', area: 'content' });
  const texts = await markdownTexts(body, 'content', reader, { files, names }, notes);
  return await pageMaterials(reading, texts, names);
};

export const label: ReadActivity = async (reading) => {
  const { activity, backup, body, reader, notes } = reading;
  const names = new TextFiles(reading.slug);
  const files = filesOfArea(backup.files, activity.context, { component: 'mod_label', area: 'intro' });
  const texts = await markdownTexts(body, 'intro', reader, { files, names }, notes);
  notes.changed('text between activities became a page');
  // What no title can hold is in the page, which tells what became of it.
  const untold = new ItemNotes('', '');
  const title = mapTexts(htmlTexts(body, 'intro', reader, untold), (html, language) => {
    return shortened(wordsOf(headingIn(html) ?? html, untold)) || reading.facts.title[language];
  });
  return await pageMaterials({ ...reading, facts: { ...reading.facts, title } }, texts, names);
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
  return await pageMaterials(reading, { lt: together('lt'), en: together('en'), ru: together('ru') }, names);
};
