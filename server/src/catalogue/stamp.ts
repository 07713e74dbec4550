import type { Context } from '../platform/context.ts';
import { selectionOf } from './selection-store.ts';

/** Names the state that the catalogue's answers follow from: another name, other answers. */
export function catalogueStamp(context: Context): () => Promise<string> {
  const selection = selectionOf(context);
  return async () => {
    // What is popular changes without a version of its own: whoever asks for the selection has it followed.
    await selection.get();
    return selection.stamp;
  };
}
