import { languageNames, languages } from '@medeina/contract';
import { type MaterialKind, storedFiles } from './kind.ts';

/** A video with captions and a transcript. */
export const video: MaterialKind<'video'> = {
  // Watching it does.
  isCompletedByOpening: false,
  hasDuration: true,
  store: ({ source, poster, seconds, captions }, stored) => ({
    kind: 'video',
    source: stored(source),
    poster: poster === null ? null : stored(poster),
    seconds,
    captions: storedFiles(captions, stored),
  }),
  show: (
    { source, poster, seconds, captions },
    { sign, isOpen, transcript, watchedSeconds, positionSeconds },
  ) => ({
    module: 'video',
    video: isOpen
      ? {
          url: sign(source),
          mime: source.mime,
          poster: poster === null ? null : sign(poster),
          duration_seconds: seconds,
          captions: languages.flatMap((language) => {
            const file = captions[language];
            return file === undefined ? [] : [{ language, label: languageNames[language], url: sign(file) }];
          }),
          transcript,
          watched_seconds: watchedSeconds,
          position_seconds: positionSeconds,
        }
      : null,
  }),
};
