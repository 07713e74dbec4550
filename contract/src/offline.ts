import type { Path } from './endpoint.ts';
import { paths } from './paths.ts';

const kept = Object.values<Path>(paths)
  .filter(({ offline }) => offline)
  .map(({ path }) => {
    const pattern = path.replaceAll('{id}', String.raw`\d+`).replaceAll(/\{\w+\}/g, String.raw`[\w-]+`);
    return new RegExp(`^${pattern}$`);
  });

/** Whether the answer of the call at a path is kept for reading offline. */
export function isKeptOffline(path: string): boolean {
  return kept.some((pattern) => pattern.test(path));
}
