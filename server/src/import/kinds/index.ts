import type { MaterialModule } from '@medeina/contract';
import { z } from 'zod';
import type { MaterialPlace } from '../material-files.ts';
import { document, resource } from './file.ts';
import type { ContentSource, KindOfFile } from './kind.ts';
import { link } from './link.ts';
import { page } from './page.ts';
import { calendar, extlmsroom } from './practice.ts';
import { quiz } from './quiz.ts';
import { algorithm, scenario } from './scenario.ts';
import { questionnaire, survey } from './survey.ts';
import { video } from './video.ts';

/** The kinds of material as course folders hold them: a new kind is a file here and a row. */
const kinds = {
  page,
  document,
  link,
  resource,
  video,
  quiz,
  survey,
  questionnaire,
  scenario,
  algorithm,
  calendar,
  extlmsroom,
} as const;

/** The JSON file of a material. */
export const materialFile = z.discriminatedUnion(
  'type',
  [
    page.shape,
    document.shape,
    link.shape,
    resource.shape,
    video.shape,
    quiz.shape,
    survey.shape,
    questionnaire.shape,
    scenario.shape,
    algorithm.shape,
    calendar.shape,
    extlmsroom.shape,
  ],
  {
    error:
      'must be page, document, link, resource, video, quiz, survey, questionnaire, scenario, algorithm, calendar or extlmsroom',
  },
);

type FileOf<Kind extends MaterialModule> = {
  [K in Kind]: { readonly type: K } & z.output<(typeof kinds)[K]['shape']>;
}[Kind];
const byType: { readonly [K in MaterialModule]: KindOfFile<K, z.ZodType<FileOf<K>>> } = kinds;

/** Reads the files of a material, and its content: undefined where a fault was reported. */
export async function readContent<Kind extends MaterialModule>(
  place: MaterialPlace,
  file: FileOf<Kind> & { readonly type: Kind },
): Promise<ContentSource<Kind> | undefined> {
  const kind: KindOfFile<Kind, z.ZodType<FileOf<Kind>>> = byType[file.type];
  return await kind.content(place, file);
}

/** Whether a material has Markdown: needed, where its author wrote any, or never. */
export function markdownOf(type: MaterialModule): 'needed' | 'optional' | 'none' {
  return byType[type].markdown;
}
