import { shownDocument } from '../document/document.ts';
import { storedFiles } from '../files.ts';
import type { MaterialKind } from '../kind.ts';
import { shownRecording, storedRecording } from '../video/recording.ts';

/** A recording with the document that it goes through. */
export const documentVideo: MaterialKind<'document_video'> = {
  // Watching it does.
  isCompletedByOpening: false,
  hasDuration: true,
  store: ({ recording, files, pageStarts }, stored) => ({
    kind: 'document_video',
    recording: storedRecording(recording, stored),
    files: storedFiles(files, stored),
    pageStarts,
  }),
  show: ({ recording, files, pageStarts }, reader) => ({
    module: 'document_video',
    document_video: reader.isOpen
      ? {
          video: shownRecording(recording, reader),
          document: shownDocument(files, reader),
          page_starts: [...pageStarts],
        }
      : null,
  }),
};
