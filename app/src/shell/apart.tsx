/**
 * Parts of a page whose code comes apart from the page's, because few pages or visitors need it. The server draws them
 * at once and names their files in the document, which then brings their styles and asks for their code. The browser
 * takes such a page over when that code is there: React would draw anew what it cannot take over yet.
 */
import { type ComponentType, lazy, useState } from 'react';

let drawnFiles: Set<string> | undefined;

/**
 * Collects on the server which parts are drawn, by the names that the build's manifest has for their files. Drawing is
 * synchronous, so it collects those of one page.
 */
export function collectApart<Result>(files: Set<string>, draw: () => Result): Result {
  drawnFiles = files;
  try {
    return draw();
  } finally {
    drawnFiles = undefined;
  }
}

const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A part whose code comes apart.
 * @param load brings its code; in the browser the part suspends until it is there.
 * @param drawn the part itself, on the server.
 */
export function apart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  drawn?: ComponentType<Props>,
): ComponentType<Props> {
  let here = drawn;
  const bring = async () => {
    here = await load();
    return here;
  };
  loaders.set(file, bring);
  const Late: ComponentType<Props> = lazy(async () => ({ default: await bring() }));
  return function Apart(props) {
    drawnFiles?.add(file);
    // What is shown stays the same component: another would begin with a state of its own.
    const [Part] = useState(() => here ?? Late);
    return <Part {...props} />;
  };
}

/** Brings the code of the parts that the server drew, in the order in which it drew them: some stand in others. */
export async function bringApart(files: readonly string[]): Promise<void> {
  for (const file of files)
    await loaders
      .get(file)?.()
      .catch(() => undefined);
}
