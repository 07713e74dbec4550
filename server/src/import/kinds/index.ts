import type { MaterialModule } from '@medeina/contract';
import { z } from 'zod';
import type { MaterialPlace } from '../material-files.ts';
import { certificate } from './certificate.ts';
import { documentVideo } from './document-video/document-video.ts';
import { document } from './document/document.ts';
import { dynamicForm } from './dynamic-form/dynamic-form.ts';
import { forum } from './forum/forum.ts';
import { hvp } from './hvp/hvp.ts';
import type { ContentSource, KindOfFile } from './kind.ts';
import { link } from './link/link.ts';
import { page } from './page/page.ts';
import { calendar, extlmsroom } from './practice.ts';
import { quiz } from './quiz/quiz.ts';
import { resource } from './resource/resource.ts';
import { algorithm, scenario } from './scenario/scenario.ts';
import { questionnaire, survey } from './survey/survey.ts';
import { video } from './video/video.ts';

/** The kinds of material as course folders hold them: a new kind is a folder here and a row. */
const kinds = {
  page,
  document,
  document_video: documentVideo,
  link,
  resource,
  video,
  quiz,
  survey,
  questionnaire,
  scenario,
  algorithm,
  dynamic_form: dynamicForm,
  calendar,
  extlmsroom,
  hvp,
  forum,
  certificate,
} as const;

/** The JSON file of a material. */
export const materialFile = z.discriminatedUnion(
  'type',
  [
    page.shape,
    document.shape,
    documentVideo.shape,
    link.shape,
    resource.shape,
    video.shape,
    quiz.shape,
    survey.shape,
    questionnaire.shape,
    scenario.shape,
    algorithm.shape,
    dynamicForm.shape,
    calendar.shape,
    extlmsroom.shape,
    hvp.shape,
    forum.shape,
    certificate.shape,
  ],
  {
    error: `must be one of ${Object.keys(kinds).join(', ')}`,
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

/** Whether it can be the part of a course that anybody may look into. */
export function canBeFree(type: MaterialModule): boolean {
  return byType[type].canBeFree ?? false;
}

/** Whether a material has Markdown: needed, where its author wrote any, or never. */
export function markdownOf(type: MaterialModule): 'needed' | 'optional' | 'none' {
  return byType[type].markdown;
}
