import { hasSound, videoSeconds } from '../../media.ts';
import {
  type FilesByLanguage,
  type FileSource,
  type MaterialPlace,
  readCaptions,
  readFile,
} from '../../material-files.ts';
import { fileName } from '../../shapes.ts';

/** A video with its picture and its captions. */
export interface Recording {
  readonly source: FileSource;
  readonly poster: FileSource | null;
  readonly seconds: number;
  readonly hasSound: boolean;
  readonly captions: FilesByLanguage;
}

/** The fields of a recording in the JSON file of its material. */
export const recordingFields = { source: fileName, poster: fileName.optional() };

interface Given {
  readonly source: string;
  readonly poster?: string | undefined;
  readonly duration_minutes?: number | undefined;
}

/** @returns undefined where a fault was reported. */
export async function readRecording(place: MaterialPlace, given: Given): Promise<Recording | undefined> {
  const source = await readFile(place, ['source'], given.source);
  if (source === undefined) return undefined;
  const seconds = (await videoSeconds(source.path)) ?? (given.duration_minutes ?? 0) * 60;
  if (seconds === 0) place.json.fault(['source'], 'does not tell its length; give duration_minutes');
  const captions = await readCaptions(place);
  const poster = given.poster === undefined ? undefined : await readFile(place, ['poster'], given.poster);
  return { source, poster: poster ?? null, seconds, hasSound: await hasSound(source.path), captions };
}
