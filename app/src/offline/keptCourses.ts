import type { Language } from '@medeina/contract';
import { callKey, keptHeader, seenCaches, shellKey } from './protocol.ts';

/** A course of the user's that can be read offline. */
export interface KeptCourse {
  readonly path: string;
  readonly title: string;
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** The course's title in a saved answer. */
function titleOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined;
  return typeof data.title === 'string' ? data.title : undefined;
}

/** A user's courses that are saved on this device, the last seen first. Called by the worker and by pages. */
export async function keptCourses(owner: number, language: Language): Promise<KeptCourse[]> {
  const cache = await caches.open(seenCaches.calls);
  // Without the saved shell a course cannot be shown.
  if ((await cache.match(shellKey(owner, language, 'course'))) === undefined) return [];
  const prefix = callKey(owner, language, '/api/courses/purchased/');
  const paths = (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  });
  const found = await Promise.all(
    paths
      .filter((path) => path.startsWith(prefix))
      .toReversed()
      .map(async (path) => {
        const response = await cache.match(path);
        const title = titleOf(await response?.json());
        if (response === undefined || title === undefined) return [];
        const at = response.headers.get(keptHeader) ?? '';
        const [, id, environment] =
          /^(\d+)(?:\?environment=([a-z0-9-]+))?$/.exec(path.slice(prefix.length)) ?? [];
        if (id === undefined) return [];
        const place = environment === undefined ? id : `${environment}/${id}`;
        return [{ path: `/course/${place}/theory`, title, at }];
      }),
  );
  return found.flat();
}
