import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import type { Faults } from './faults.ts';
import type { FiguresByLanguage, FigureSource, TopicFigures } from './figures.ts';
import { readText } from './json-file.ts';
import type { MaterialPlace } from './material-files.ts';
import {
  type FigureReference,
  onlyPages,
  type Picture,
  picturesOf,
  richTextWithFigures,
} from './rich-text.ts';

/** What a material's Markdown says and shows. */
export interface TextSource {
  readonly html: Partial<Record<Language, string>>;
  readonly figures: FiguresByLanguage;
}

/**
 * The Markdown of a material, `<slug>.<language>.md`, in all languages or in none. Pages alone show figures.
 * @param markdown unknown where the material's kind is: then what is written may be that of a page.
 */
export async function readMarkdown(
  place: Omit<MaterialPlace, 'json'>,
  figuresOfTopic: TopicFigures,
  markdown: 'needed' | 'none' | 'optional' | 'unknown',
): Promise<TextSource> {
  const { root, folder, slug, faults } = place;
  const html: Partial<Record<Language, string>> = {};
  const figures: Partial<Record<Language, FigureSource[]>> = {};
  const fileIn = (language: Language): string => join(folder, `${slug}.${language}.md`);
  const isWritten = languages.some((language) => existsSync(join(root, fileIn(language))));
  if (markdown === 'none' || (markdown !== 'needed' && !isWritten)) return { html, figures };
  for (const language of languages) {
    const file = fileIn(language);
    const text = await readText(root, file, faults);
    if (text === undefined) {
      figuresOfTopic.missText();
      continue;
    }
    if (text.trim() === '') faults.add(file, 'This page is empty');
    const rich = richTextWithFigures(text);
    html[language] = rich.html;
    if (markdown === 'optional') {
      for (const { file: figure } of faultPictures(text, file, faults)) figuresOfTopic.mention(figure);
      continue;
    }
    faultMisplaced(rich.misplaced, file, figuresOfTopic, faults);
    figures[language] = await found(figuresOfTopic, file, language, rich.figures);
  }
  for (const figure of Object.values(figures).flat())
    if (figure.kind === 'picture') place.files.push(figure.small, figure.large);
  return { html, figures };
}

export function faultMisplaced(
  pictures: readonly Picture[],
  text: string,
  figures: TopicFigures,
  faults: Faults,
): void {
  for (const { file } of pictures) figures.mention(file);
  for (const line of new Set(pictures.map((picture) => picture.line)))
    faults.add(text, 'A figure must be a paragraph of its own', line);
}

/** Reports the pictures of a text that is shown without any. @returns them. */
export function faultPictures(text: string, file: string, faults: Faults): Picture[] {
  const pictures = picturesOf(text);
  for (const line of new Set(pictures.map((picture) => picture.line))) faults.add(file, onlyPages, line);
  return pictures;
}

async function found(
  topic: TopicFigures,
  text: string,
  language: Language,
  references: readonly FigureReference[],
): Promise<FigureSource[]> {
  const figures: FigureSource[] = [];
  for (const reference of references) {
    const figure = await topic.find(text, language, reference);
    if (figure !== undefined) figures.push(figure);
  }
  return figures;
}
