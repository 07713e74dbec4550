import { languageNames, languages, type VideoContent } from '@medeina/contract';
import type { Recording } from '../../../import/kinds/video/recording.ts';
import type { FileSource } from '../../../import/material-files.ts';
import type { StoredFile, StoredRecording } from '../../material-content.ts';
import { storedFiles } from '../files.ts';
import type { Reader } from '../kind.ts';

export function storedRecording(
  { source, poster, seconds, hasSound, captions }: Recording,
  stored: (file: FileSource) => StoredFile,
): StoredRecording {
  return {
    source: stored(source),
    poster: poster === null ? null : stored(poster),
    seconds,
    hasSound,
    captions: storedFiles(captions, stored),
  };
}

export function shownRecording(
  { source, poster, seconds, hasSound, captions }: StoredRecording,
  {
    sign,
    transcript,
    watchedSeconds,
    positionSeconds,
  }: Pick<Reader, 'positionSeconds' | 'sign' | 'transcript' | 'watchedSeconds'>,
): VideoContent {
  return {
    url: sign(source),
    mime: source.mime,
    poster: poster === null ? null : sign(poster),
    duration_seconds: seconds,
    has_sound: hasSound ?? true,
    captions: languages.flatMap((language) => {
      const file = captions[language];
      return file === undefined ? [] : [{ language, label: languageNames[language], url: sign(file) }];
    }),
    transcript,
    // Of a longer one that an import has replaced, more may have been watched.
    watched_seconds: Math.min(watchedSeconds, Math.ceil(seconds)),
    position_seconds: positionSeconds,
  };
}
