import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import type { FiguresByLanguage, FigureSource, TopicFigures } from './figures.ts';
import { readText } from './json-file.ts';
import type { MaterialPlace } from './material-files.ts';
import { type FigureReference, richTextWithFigures } from './rich-text.ts';

/** What a material's Markdown says and shows. */
export interface TextSource {
  readonly html: Partial<Record<Language, string>>;
  readonly figures: FiguresByLanguage;
}

/** The Markdown of a material, `<slug>.<language>.md`, in all languages or in none. Pages alone show figures. */
export async function readMarkdown(
  place: Omit<MaterialPlace, 'json'>,
  figuresOfTopic: TopicFigures,
  markdown: 'needed' | 'optional' | 'none',
): Promise<TextSource> {
  const { root, folder, slug, faults } = place;
  const html: Partial<Record<Language, string>> = {};
  const figures: Partial<Record<Language, FigureSource[]>> = {};
  const fileIn = (language: Language): string => join(folder, `${slug}.${language}.md`);
  const isWritten = languages.some((language) => existsSync(join(root, fileIn(language))));
  if (markdown === 'none' || (markdown === 'optional' && !isWritten)) return { html, figures };
  for (const language of languages) {
    const file = fileIn(language);
    const text = await readText(root, file, faults);
    if (text === undefined) continue;
    if (text.trim() === '') faults.add(file, 'This page is empty');
    const rich = richTextWithFigures(text);
    html[language] = rich.html;
    for (const line of rich.misplaced) faults.add(file, 'A figure must be a paragraph of its own', line);
    if (markdown === 'needed') figures[language] = await found(figuresOfTopic, file, language, rich.figures);
    else for (const { line } of rich.figures) faults.add(file, 'Only pages show figures', line);
  }
  for (const figure of Object.values(figures).flat())
    if (figure.kind === 'picture') place.files.push(figure.small, figure.large);
  return { html, figures };
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
