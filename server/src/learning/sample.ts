import type { Readable } from 'node:stream';
import type { Language, Sample } from '@medeina/contract';
import type { Executor } from '../platform/database.ts';
import type { Answer } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { KeptFiles } from '../platform/files/files.ts';
import { textWithFigures } from './figures.ts';
import { countedMinutes } from './kinds/index.ts';
import { shownRecording } from './kinds/video/recording.ts';
import { type FileRequest, sendFile } from './media.ts';
import { isSampleFile, readSample, type SampleFile } from './sample-store.ts';

/**
 * The free part of a course. Its answer is the same for everybody and is kept with its page, so its files have addresses
 * that do not end: each request asks again whether the file belongs to a free part.
 */
export async function findSample(executor: Executor, courseId: number, language: Language): Promise<Sample> {
  const row = await readSample(executor, courseId, language);
  if (row === undefined) throw new ProblemError('not_found');
  const { content, html } = row;
  const sign = ({ hash, name }: Pick<SampleFile, 'hash' | 'name'>): string =>
    `/samples/${String(courseId)}/${hash}/${encodeURIComponent(name)}`;
  const common = {
    id: row.id,
    title: row.title,
    topic: row.topic,
    duration: countedMinutes(row.module, row.duration_minutes),
  };
  if (content.kind === 'page')
    return { ...common, module: 'page', ...textWithFigures(html ?? '', row.figures ?? [], sign) };
  if (content.kind === 'video') {
    const video = shownRecording(content, {
      sign,
      transcript: html,
      watchedSeconds: 0,
      positionSeconds: 0,
    });
    return { ...common, module: 'video', description: row.description, video };
  }
  // The import marks no other kind as free; what is marked otherwise stays closed.
  throw new ProblemError('not_found');
}

/** Long enough for a visit, and short enough for a mark that is taken back. */
const keptFor = 'public, max-age=3600';

/** A file of the free part. */
export async function serveSampleFile(
  executor: Executor,
  files: KeptFiles,
  file: SampleFile,
  request: FileRequest,
): Promise<Answer<Readable>> {
  if (!(await isSampleFile(executor, file))) throw new ProblemError('not_found');
  return await sendFile(files, file.hash, request, keptFor);
}
