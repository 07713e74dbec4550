import type { MaterialKind } from '../kind.ts';
import { shownRecording, storedRecording } from './recording.ts';

/** A video with captions and a transcript. */
export const video: MaterialKind<'video'> = {
  // Watching it does.
  isCompletedByOpening: false,
  hasDuration: true,
  store: (source, stored) => ({ kind: 'video', ...storedRecording(source, stored) }),
  show: (content, reader) => ({
    module: 'video',
    video: reader.isOpen ? shownRecording(content, reader) : null,
  }),
};
